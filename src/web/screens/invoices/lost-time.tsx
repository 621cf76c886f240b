import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import type { BookingView } from '#web/features/orders/calls.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { SeenDate } from './use-rebooking-dates.ts'

interface LostTimeProps {
  /** As it was seen for other people or nights. */
  date: SeenDate
  rate: BookingView['rate']
  /** Seats; null: not counted by people. */
  needed: number | null
}

/** A chosen time that does not take the people or nights that were chosen after it. */
export function LostTime({ date, rate, needed }: LostTimeProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const day = formatDate(date.localDate, locale)
  const when = rate === 'once' ? listOf([day, formatTime(date.localTime, locale)], locale) : day
  const isTooFew = rate === 'once' && needed !== null && needed > date.seatsLeft
  return (
    <Notice
      kind="warning"
      title={isTooFew ? t('tooFewAt', { when, count: date.seatsLeft }) : t('notAt', { when })}
      isUrgent
    >
      <p>{t('chosenBefore')}</p>
    </Notice>
  )
}
