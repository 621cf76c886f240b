import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'

/** When the bookings of an order take place, the earliest first: one or two in full, of more the first. */
export function SeeYou({ coming }: { coming: Pick<OutcomeView['items'][number], 'localDate' | 'localTime'>[] }) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const [first, second] = coming
  if (!first) return null
  const date = formatDate(first.localDate, locale)
  const time = formatTime(first.localTime, locale)
  if (!second) return t('seeYou', { date, time })
  if (coming.length > 2) return t('seeYouMany', { count: coming.length, date, time })
  const nextTime = formatTime(second.localTime, locale)
  return first.localDate === second.localDate
    ? t('seeYouTwiceThatDay', { date, time, nextTime })
    : t('seeYouTwice', { date, time, nextDate: formatDate(second.localDate, locale), nextTime })
}
