import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'

interface PromoFieldProps {
  promo: { code: string; discountMinor: number } | null
  /** The code that was tried, and why it was refused, in words. */
  tried: string
  refusal: string | null
  currency: string
  onApply: (code: string | null) => Promise<void>
}

/** A code, whether it helps, and a way to take it back. */
export function PromoField({ promo, tried, refusal, currency, onApply }: PromoFieldProps) {
  const t = useTranslations('checkout.promo')
  const [isBusy, setIsBusy] = useState(false)
  const apply = async (code: string | null) => {
    setIsBusy(true)
    await onApply(code)
    setIsBusy(false)
  }
  if (promo)
    return (
      <div className="flex items-center justify-between gap-3 rounded-field bg-success/10 p-3 text-success">
        <span>
          <bdi className="font-semibold">{promo.code}</bdi> · −
          <MoneyText money={{ amountMinor: promo.discountMinor, currency }} />
        </span>
        <Button kind="third" isLoading={isBusy} onClick={() => void apply(null)}>
          {t('remove')}
        </Button>
      </div>
    )
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const code = new FormData(event.currentTarget).get('promo')
        if (typeof code === 'string' && code.trim() !== '') void apply(code.trim())
      }}
    >
      <Field
        name="promo"
        label={t('label')}
        defaultValue={tried}
        error={refusal ?? undefined}
        autoComplete="off"
        dir="ltr"
        maxLength={64}
        className="flex-1"
      />
      <Button type="submit" kind="outlined" isLoading={isBusy} className={refusal === null ? '' : 'mb-7'}>
        {t('apply')}
      </Button>
    </form>
  )
}
