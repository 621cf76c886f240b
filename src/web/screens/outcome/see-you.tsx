import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'

type Item = OutcomeView['items'][number]
interface Coming extends Pick<Item, 'localDate' | 'localTime' | 'cityName'> {
  ticket: Pick<NonNullable<Item['ticket']>, 'pickup'> | null
  /** Instead of a ticket before the payment. */
  held?: Pick<NonNullable<Item['held']>, 'pickup'> | null
}

/** Bookings in the order in which people have to be ready for them: a pick-up can come before an earlier start. */
export function inOrderOfReadiness<Booked extends Coming>(bookings: readonly Booked[]): Booked[] {
  const readyAt = (booked: Booked) => `${booked.localDate} ${readyTimeOf(booked)}`
  return bookings.toSorted((a, b) => readyAt(a).localeCompare(readyAt(b)))
}

const readyTimeOf = ({ ticket, held, ...item }: Coming) =>
  timeToBeReady({ ...item, pickup: (ticket ?? held)?.pickup ?? null })

/**
 * When people have to be ready for the bookings of an order, the earliest first: one or two in full, of more the first. In
 * several cities each time has its own.
 */
export function SeeYou({ coming }: { coming: Coming[] }) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const [first, second] = coming
  if (!first) return null
  const date = formatDate(first.localDate, locale)
  const isOneCity = coming.every(({ cityName }) => cityName === first.cityName)
  const readyAt = (item: Coming) => {
    const time = formatTime(readyTimeOf(item), locale)
    return isOneCity ? time : `${time} (\u2068${item.cityName}\u2069)`
  }
  const time = readyAt(first)
  if (!second) return t('seeYou', { date, time })
  if (coming.length > 2) return t('seeYouMany', { count: coming.length, date, time })
  const nextTime = readyAt(second)
  return first.localDate === second.localDate
    ? t('seeYouTwiceThatDay', { date, time, nextTime })
    : t('seeYouTwice', { date, time, nextDate: formatDate(second.localDate, locale), nextTime })
}
