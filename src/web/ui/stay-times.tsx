import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'

interface StayTimesProps {
  stay: { localDate: string; localTime: string; endsAt: string; zone: string }
}

/** For a line of parts with dots between: when a stay begins and ends, on its place's clock, 'Check-in Fri 12 Dec, 3:00 pm · Check-out Sun 14 Dec, 11:00 am'. */
export function StayTimes({ stay: { localDate, localTime, endsAt, zone } }: StayTimesProps) {
  const c = useTranslations('common.stay')
  const locale = useLocale()
  const end = onClockOf(endsAt, zone)
  const words = (date: string, time: string) => listOf([formatDate(date, locale), formatTime(time, locale)], locale)
  return (
    <>
      <span suppressHydrationWarning>{c('checkInAt', { time: words(localDate, localTime) })}</span>
      <span suppressHydrationWarning>{c('checkOutAt', { time: words(end.localDate, end.localTime) })}</span>
    </>
  )
}
