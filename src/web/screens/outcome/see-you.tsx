import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'

type Item = OutcomeView['items'][number]
interface Coming extends Pick<Item, 'localDate' | 'localTime'> {
  ticket: Pick<NonNullable<Item['ticket']>, 'pickup'> | null
}

/** When people have to be ready for the bookings of an order, the earliest first: one or two in full, of more the first. */
export function SeeYou({ coming }: { coming: Coming[] }) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const [first, second] = coming
  if (!first) return null
  const date = formatDate(first.localDate, locale)
  const readyAt = ({ ticket, ...item }: Coming) =>
    formatTime(timeToBeReady({ ...item, pickup: ticket?.pickup ?? null }), locale)
  const time = readyAt(first)
  if (!second) return t('seeYou', { date, time })
  if (coming.length > 2) return t('seeYouMany', { count: coming.length, date, time })
  const nextTime = readyAt(second)
  return first.localDate === second.localDate
    ? t('seeYouTwiceThatDay', { date, time, nextTime })
    : t('seeYouTwice', { date, time, nextDate: formatDate(second.localDate, locale), nextTime })
}
