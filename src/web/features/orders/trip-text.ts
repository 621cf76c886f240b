import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { mapsLink } from '#domain/maps-link.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { BookingView } from './calls.ts'

export type SharedTrip = Pick<
  BookingView,
  | 'title'
  | 'cityName'
  | 'citySlug'
  | 'slug'
  | 'localDate'
  | 'localTime'
  | 'endsAt'
  | 'zone'
  | 'rate'
  | 'meetingPoint'
  | 'pickup'
>

/**
 * What companions need to know, without the price paid and the ticket: what, when (of a stay or rental until when), where,
 * when to be at the meeting point, and the way. `byWords`: from when to be there before the start.
 */
export function tripText(
  trip: SharedTrip,
  locale: Locale,
  byWords: (values: { time: string; count: number }) => string,
): string {
  const { title, localDate, meetingPoint, pickup, rate } = trip
  const time = timeToBeReady(trip)
  const when =
    rate === 'once'
      ? `${formatDate(localDate, locale)} · ${formatTime(time, locale)}`
      : timesOf({ ...trip, localTime: time }, locale, '')
  const { early } = meetingPoint
  const by =
    early && pickup === null ? [byWords({ time: formatTime(early.localTime, locale), count: early.minutes })] : []
  return [title, when, (pickup ?? meetingPoint).name, ...by, mapsLink(trip)].join('\n')
}
