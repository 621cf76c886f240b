import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { putPromo, type PromoRefusalView, type PromoView } from './calls.ts'

interface PromoFieldProps {
  /** What was entered and is kept; null: nothing. */
  code: string | null
  discountMinor: number
  /** The discount was reduced, because the remaining amount must be large enough to be charged. */
  isLowered: boolean
  currency: string
  /** Why the kept code does not help. */
  refusal: PromoRefusalView | null
  /** What another call said of it, in words: the order was refused because of the code. */
  fault?: string | null
  /** The code that is kept has changed, and takes this off. */
  onChange: (promo: PromoView) => void | Promise<void>
}

/** Field for a promo code, with its discount or the reason why there is none, and a remove button. */
export function PromoField({
  code,
  discountMinor,
  isLowered,
  currency,
  refusal,
  fault = null,
  onChange,
}: PromoFieldProps) {
  const t = useTranslations('checkout.promo')
  const locale = useLocale()
  const wordsOf = useRefusalWords()
  const [isBusy, setIsBusy] = useState(false)
  const [tried, setTried] = useState<{ code: string; words: string } | null>(null)

  const put = async (entered: string | null) => {
    setIsBusy(true)
    try {
      const promo = await putPromo(locale, entered)
      setTried(null)
      await onChange(promo)
    } catch (error) {
      setTried({ code: entered ?? '', words: wordsOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  if (code !== null && refusal === null)
    return (
      <div>
        <div className="flex items-center justify-between gap-3 rounded-field bg-success/10 p-3 text-success">
          <span>
            <bdi className="font-semibold break-all">{code}</bdi> · −
            <MoneyText money={{ amountMinor: discountMinor, currency }} />
          </span>
          <Button kind="third" isLoading={isBusy} onClick={() => void put(null)} className="shrink-0">
            {t('remove')}
          </Button>
        </div>
        {isLowered && <p className="mt-1.5 text-sm text-ink-soft">{t('lowered')}</p>}
        {fault !== null && (
          <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            {fault}
          </p>
        )}
      </div>
    )
  const words = tried?.words ?? (refusal ? wordsOf(new CallError(409, refusal)) : undefined)
  return (
    <form
      method="post"
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const entered = new FormData(event.currentTarget).get('promo')
        const text = typeof entered === 'string' ? entered.trim() : ''
        if (text !== '' || code !== null) void put(text === '' ? null : text)
      }}
    >
      <Field
        key={code}
        name="promo"
        label={t('label')}
        defaultValue={tried?.code ?? code ?? ''}
        error={words}
        autoComplete="off"
        dir="ltr"
        maxLength={64}
        className="min-w-[min(8rem,100%)] flex-1"
      />
      {/* Beside the field, under the height of its label. */}
      <Button type="submit" kind="outlined" isLoading={isBusy} className="mt-8">
        {t('apply')}
      </Button>
    </form>
  )
}
