import { BadgePercent, CircleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { describedBy, FieldError, inputClass } from '#web/ui/field.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { PromoRefusalView } from './calls.ts'

interface PromoFieldProps {
  /** The cart's code; null: none. */
  code: string | null
  discountMinor: number
  /** The discount was reduced, because the remaining amount must be large enough to be charged. */
  isLowered: boolean
  currency: string
  /** Why the cart's code takes nothing off. */
  refusal: PromoRefusalView | null
  /** Why the order was refused because of the code, in words. */
  errorText?: string | null
  /** How many of the activities the code is for. */
  covered?: { count: number; of: number }
  /** Enters a code, or takes it back with null, and shows what that takes off; rejects with the refusal. */
  onPut: (code: string | null) => Promise<unknown>
}

/** Field for a promo code, with its discount or the reason why there is none, and a remove button. */
export function PromoField({
  code,
  discountMinor,
  isLowered,
  currency,
  refusal,
  errorText = null,
  covered,
  onPut,
}: PromoFieldProps) {
  const t = useTranslations('checkout.promo')
  const wordsOf = useApiErrorWords()
  const { isPending, run } = useAction()
  const [tried, setTried] = useState<{ code: string; words: string } | null>(null)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  const put = async (entered: string | null) => {
    const explain = (error: unknown) => {
      setTried({ code: entered ?? '', words: wordsOf(error) })
      input.current?.focus()
      return null
    }
    const isPut = await run(() => onPut(entered), { explain })
    if (isPut) setTried(null)
  }

  if (code !== null && refusal === null)
    return (
      <div>
        <div className="flex items-center justify-between gap-3 rounded-field bg-success/10 py-1.5 ps-3 pe-1 text-success">
          <p role="status" className="flex min-w-0 items-start gap-2 py-1.5 leading-snug">
            <BadgePercent aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0">
              {t.rich('saves', {
                amount: () => (
                  <span className="font-semibold">
                    <MoneyText money={{ amountMinor: discountMinor, currency }} />
                  </span>
                ),
                code: () => <bdi className="font-semibold wrap-anywhere">{code}</bdi>,
              })}
              {covered !== undefined && covered.count < covered.of && (
                <span className="block text-sm">{t('covers', covered)}</span>
              )}
            </span>
          </p>
          <Button kind="third" isLoading={isPending} onClick={() => void put(null)} className="shrink-0">
            {t('remove')}
          </Button>
        </div>
        {isLowered && <p className="mt-1.5 text-sm text-ink-soft">{t('lowered')}</p>}
        {errorText !== null && (
          <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            {errorText}
          </p>
        )}
      </div>
    )
  const words = tried?.words ?? (refusal ? wordsOf(new CallError(409, refusal)) : undefined)
  const clear = () => {
    if (input.current) input.current.value = ''
    input.current?.focus()
    setTried(null)
    if (code !== null) void put(null)
  }
  return (
    <form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        const text = formText(new FormData(event.currentTarget), 'promo').trim()
        if (text !== '' || code !== null) void put(text === '' ? null : text)
      }}
    >
      <label htmlFor={id} className="col-span-2 font-medium">
        {t('label')}
      </label>
      <input
        ref={input}
        key={code}
        id={id}
        name="promo"
        defaultValue={tried?.code ?? code ?? ''}
        aria-invalid={words === undefined ? undefined : true}
        aria-describedby={describedBy(id, undefined, words)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        className={inputClass}
      />
      <Button type="submit" kind="outlined" isLoading={isPending}>
        {t('apply')}
      </Button>
      {words !== undefined && (
        <div className="col-span-2">
          <FieldError id={id} error={words} />
          <p className="ms-5.5 mt-0.5 text-sm text-ink-soft">
            {t('orWithout')}{' '}
            <button type="button" onClick={clear} className="text-primary underline underline-offset-4">
              {t(code === null ? 'another' : 'remove')}
            </button>
          </p>
        </div>
      )}
    </form>
  )
}
