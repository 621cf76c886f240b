import { CalendarClock, CreditCard, Landmark, Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutView } from './calls.ts'

const icons = { card: CreditCard, bank_transfer: Landmark, pay_later: CalendarClock }

/** The payment methods of a cart or quote. With a total of zero there is nothing to choose. */
export function PaymentMethods({
  methods,
  chosen,
  cardRefusal = null,
  isFree = false,
  needsConfirmation = false,
}: {
  methods: CheckoutView['methods']
  /** Why cards are not offered. */
  cardRefusal?: CheckoutView['cardRefusal']
  chosen: string
  isFree?: boolean
  /** A host answers first: nothing is paid now, whatever the method. */
  needsConfirmation?: boolean
}) {
  const t = useTranslations('checkout.methods')
  const locale = useLocale()
  if (isFree) return <p className="rounded-card border border-line-strong p-4">{t('nothing')}</p>
  if (needsConfirmation && methods.length > 0)
    return (
      <Notice kind="info" title={t('afterConfirmation.title')}>
        <p className="text-sm">{t('afterConfirmation.text')}</p>
      </Notice>
    )
  const refusal = cardRefusal === null ? null : t(`cardRefusal.${cardRefusal}`)
  if (methods.length === 0)
    return <Notice kind="warning" title={refusal === null || cardRefusal === 'currency' ? t('none') : refusal} />
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">{t('title')}</legend>
      {refusal !== null && <p className="text-sm text-ink-soft">{refusal}</p>}
      {methods.map((method) => {
        const Icon = icons[method.code]
        return (
          <label
            key={method.code}
            className="flex cursor-pointer items-start gap-[min(1rem,4vw)] rounded-card border border-line-strong p-[min(1rem,4vw)] hover:border-primary has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="method"
              value={method.code}
              defaultChecked={method.code === chosen}
              className="mt-1 size-[20px] shrink-0 accent-primary"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{t(`${method.code}.title`)}</span>
              <span className="block text-sm text-ink-soft">
                {t(`${method.code}.text`)}
                {method.isSandbox && ` ${t('sandbox')}`}
                {method.holdMinutes !== null &&
                  ` ${(method.code === 'pay_later' ? laterWords : holdWords)(method.holdMinutes, t)}`}
              </span>
              {method.pageLanguage !== null && method.pageLanguage !== locale && (
                <span className="mt-1 flex items-start gap-2 text-sm">
                  <Languages aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" strokeWidth={1.75} />
                  {t('otherLanguage')}
                </span>
              )}
            </span>
            <Icon aria-hidden className="size-[24px] shrink-0 text-primary" strokeWidth={1.75} />
          </label>
        )
      })}
    </fieldset>
  )
}

/** Above two hours, whole hours are precise enough. */
function holdWords(minutes: number, t: ReturnType<typeof useTranslations<'checkout.methods'>>): string {
  return minutes > 120 ? t('holdHours', { hours: Math.floor(minutes / 60) }) : t('holdMinutes', { minutes })
}

/** Above two days, whole days are precise enough. */
function laterWords(minutes: number, t: ReturnType<typeof useTranslations<'checkout.methods'>>): string {
  const hours = Math.floor(minutes / 60)
  return hours > 48 ? t('laterDays', { days: Math.floor(hours / 24) }) : t('laterHours', { hours })
}
