import { formatDate, formatTime, onClockOf } from './date-words.ts'
import { listOf } from './list-of.ts'
import type { Locale } from './locale.ts'

interface Clock {
  localDate: string
  localTime: string
}

interface Begin extends Clock {
  pickup: Clock | null
}

/**
 * The time at which people have to be ready on the day of their booking ('HH:MM', on the place's clock): the time of the
 * pick-up if there is one on that day, otherwise the start.
 */
export function timeToBeReady({ localDate, localTime, pickup }: Begin): string {
  return pickup !== null && pickup.localDate === localDate ? pickup.localTime : localTime
}

/** The start in words, if people are picked up before it on its day; otherwise null. */
export function laterStart(begin: Begin, locale: Locale): string | null {
  return begin.pickup?.localDate === begin.localDate ? startAfterPickup(begin, locale) : null
}

/** When people have to be ready, as an instant in ISO 8601: the pick-up, also of the evening before, or the start. */
export function readyAt({ startsAt, pickup, ...start }: Begin & { startsAt: string }): string {
  if (pickup === null) return startsAt
  const onClock = ({ localDate, localTime }: Clock) => Date.parse(`${localDate}T${localTime}Z`)
  return new Date(Date.parse(startsAt) - (onClock(start) - onClock(pickup))).toISOString()
}

/** The start in words, with its day if the pick-up is on another one; null without a pick-up before the start. */
export function startAfterPickup({ pickup, ...start }: Begin, locale: Locale): string | null {
  if (pickup === null || (pickup.localDate === start.localDate && pickup.localTime === start.localTime)) return null
  const time = formatTime(start.localTime, locale)
  return pickup.localDate === start.localDate ? time : listOf([formatDate(start.localDate, locale), time], locale)
}

/** A booking's times at another start: its pick-up comes as long before that as now. */
export function movedTimes<Start extends { startsAt: string; localDate: string; localTime: string }>(
  booking: Begin & { startsAt: string; zone: string },
  to: Start,
): Start & { pickup: Clock | null } {
  if (booking.pickup === null) return { ...to, pickup: null }
  const before = Date.parse(booking.startsAt) - Date.parse(readyAt(booking))
  return { ...to, pickup: onClockOf(new Date(Date.parse(to.startsAt) - before).toISOString(), booking.zone) }
}
