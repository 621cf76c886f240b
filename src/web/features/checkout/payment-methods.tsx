import { CalendarClock, CreditCard, Landmark, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutView } from './calls.ts'
import { CardMarks } from './card-marks.tsx'
import { deadlineWords, type Deadline } from './deadline-words.ts'
import { OwnTime } from '#web/lib/own-time.tsx'

const icons = { card: CreditCard, bank_transfer: Landmark, pay_later: CalendarClock }

/** The payment methods of a cart or quote. With a total of zero there is nothing to choose. */
export function PaymentMethods({
  methods,
  chosen,
  gone = null,
  currency,
  onChoose,
  cardRefusal = null,
  isFree = false,
  freeUntil = null,
  answer = null,
  isCompact = false,
}: {
  methods: CheckoutView['methods']
  /** Why cards are not offered. */
  cardRefusal?: CheckoutView['cardRefusal']
  chosen: string
  /** What the buyer had chosen and is not offered any more. */
  gone?: MethodCode | null
  /** What a card is charged in; with it, the names of accepted cards are shown. */
  currency?: string
  onChoose?: (code: MethodCode) => void
  isFree?: boolean
  /** Until when the order can be cancelled free of charge; null without such a time. */
  freeUntil?: Deadline | null
  /** Of the host, who confirms first: nothing is paid now, whatever the method. */
  answer?: ReactNode
  /** Explains only the chosen method, and not the card, which the buyer has just used. */
  isCompact?: boolean
}) {
  const t = useTranslations('checkout.methods')
  const locale = useLocale()
  if (isFree)
    return (
      <div className="grid gap-2 rounded-card border border-line-strong p-4">
        <p>{t(answer === null ? 'nothing' : 'nothingAfterConfirmation')}</p>
        {answer !== null && <p className="text-sm">{answer}</p>}
      </div>
    )
  if (answer !== null && methods.length > 0)
    return (
      <Notice kind="info" title={t('afterConfirmation.title')}>
        <p className="text-sm">{t('afterConfirmation.text')}</p>
        <p className="mt-2 text-sm">{answer}</p>
      </Notice>
    )
  const hasCard = methods.some(({ code }) => code === 'card')
  const refusal = cardRefusal === null ? null : t(`cardRefusal.${cardRefusal}`)
  if (methods.length === 0)
    return <Notice kind="warning" title={refusal === null || cardRefusal === 'currency' ? t('none') : refusal} />
  return (
    <fieldset className={`grid grid-cols-1 ${isCompact ? 'gap-2' : 'gap-3'}`}>
      <legend className="sr-only">{t('title')}</legend>
      {refusal !== null && <p className="text-sm text-ink-soft">{refusal}</p>}
      {gone !== null && <Notice kind="warning" title={t('gone', { method: t(`${gone}.title`) })} isUrgent />}
      {methods.map((method) => {
        const Icon = icons[method.code]
        return (
          <label
            key={method.code}
            className={`flex cursor-pointer items-start gap-[min(1rem,4vw)] rounded-card border border-line-strong px-[min(1rem,4vw)] ${isCompact ? 'py-2.5' : 'py-[min(1rem,4vw)]'} hover:border-primary has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${isCompact ? 'has-checked:[&_[data-terms]]:block' : ''}`}
          >
            <input
              type="radio"
              name="method"
              value={method.code}
              defaultChecked={method.code === chosen}
              // React leaves out a `change` back to the value that it saw last, though the draft set another in between.
              onInput={() => onChoose?.(method.code)}
              className="mt-1 size-[20px] shrink-0 accent-primary"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{t(`${method.code}.title`)}</span>
              {method.code === 'pay_later' && <span className="block text-sm font-medium">{t('pay_later.text')}</span>}
              {(!isCompact || method.code !== 'card') && (
                <span data-terms className={`${isCompact ? 'hidden' : 'block'} text-sm text-ink-soft`}>
                  {method.code === 'pay_later' ? (
                    <>
                      {t('heldUntil', deadlineWords(method.heldUntil, locale))} <OwnTime of={method.heldUntil} />
                      {/* Free cancellation can end before the payment deadline. */}
                      {freeUntil && isBefore(freeUntil, method.heldUntil) && (
                        <span className="block">{t('freeOncePaid', deadlineWords(freeUntil, locale))}</span>
                      )}
                    </>
                  ) : (
                    <>
                      {t(`${method.code}.text`)}
                      {method.isSandbox && ` ${t('sandbox')}`}{' '}
                      {method.code === 'bank_transfer'
                        ? `${t('transferUntil', deadlineWords(method.heldUntil, locale))} ${t('transferAbroad', { card: hasCard ? 'yes' : 'no' })}`
                        : method.holdMinutes !== null && holdWords(method.holdMinutes, t)}{' '}
                      {method.code === 'bank_transfer' && <OwnTime of={method.heldUntil} />}
                    </>
                  )}
                </span>
              )}
              {method.code === 'card' && currency !== undefined && <CardMarks currency={currency} />}
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
const holdWords = (minutes: number, t: ReturnType<typeof useTranslations<'checkout.methods'>>): string =>
  minutes <= 120 ? t('holdMinutes', { minutes }) : t('holdHoursToPay', { hours: Math.floor(minutes / 60) })

type MethodCode = CheckoutView['methods'][number]['code']

// The cities may have different clocks.
const isBefore = (one: Deadline, other: Deadline) => Date.parse(one.at) < Date.parse(other.at)
