import { useLocale, useTranslations } from 'use-intl'
import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { listOf } from '#domain/list-of.ts'
import { formatMoney } from '#domain/money.ts'
import type { BookingView, InvoiceView, RebookingDate } from '#web/features/orders/calls.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { UnpaidTerms } from '#web/features/orders/unpaid-terms.tsx'

interface Changed {
  invoice: InvoiceView
  booking: BookingView
}

/** Nothing is charged or refunded when it is changed. */
export const isUnpaid = ({ status }: BookingView): boolean => itemSets.unpaid.includes(status)
/** Its host is asked about the change. */
export const isRequest = ({ status }: BookingView): boolean => itemSets.unanswered.includes(status)

/** What is to be paid after the change of an unpaid booking: of the whole order, which is paid together. */
export function useAmountToPay({ invoice, booking }: Changed) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const count = invoice.bookings.filter(({ status }) => itemSets.live.includes(status)).length
  return ({ differenceMinor }: RebookingDate) => {
    const amountMinor = invoice.totalMinor + differenceMinor
    const sum = `\u2068${formatMoney({ amountMinor, currency: invoice.currency }, locale)}\u2069`
    if (isRequest(booking)) return t('toPayOnAnswer', { sum })
    if (differenceMinor === 0) return t('toPayStill', { sum })
    return t(count > 1 ? 'toPayForOrder' : 'toPay', { sum })
  }
}

/** That nothing is charged now, until when it is to be paid or answered, and what cancelling costs. */
export function UnpaidChangeTerms({ invoice, booking, chosen }: Changed & { chosen: RebookingDate }) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const { zone, cityName } = booking
  const deadline = deadlineOnClock(chosen.heldUntil ?? chosen.startsAt, zone)
  const { localDate, localTime } = deadline
  const until = `\u2068${listOf([formatDate(localDate, locale), formatTime(localTime, locale)], locale)}\u2069`
  const key = isRequest(booking) ? 'askedUntil' : invoice.payBy === null ? 'answeredUntil' : 'payUntil'
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium">
        {t(key, { until, city: cityName })} <OwnTime of={deadline} />
      </p>
      <UnpaidTerms step={chosen.cancellation} zone={zone} cityName={cityName} />
      <p className="text-sm text-ink-soft">{t('releaseUnpaid')}</p>
    </div>
  )
}
