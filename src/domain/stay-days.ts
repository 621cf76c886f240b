import { addDays } from './add-days.ts'

/** What a stay or rental that begins on a day can be. */
export interface StayLimits {
  /** The fewest and the most days or nights. */
  least: number
  most: number
  /** How many of the days or nights in a row, from the first one on, are free. */
  free: number
  /** Days between the last paid one and the end: 1 for a stay, whose check-out day is not paid. */
  daysAfter: number
}

/** The day on which so many days or nights end: a stay's check-out, a rental's return. */
export const endOfStay = (start: string, duration: number, { daysAfter }: Pick<StayLimits, 'daysAfter'>): string =>
  addDays(start, duration - 1 + daysAfter)

/** The days or nights from `start` to an end; none or fewer if it is no later day. */
export const lengthOfStay = (start: string, end: string, { daysAfter }: Pick<StayLimits, 'daysAfter'>): number =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1 - daysAfter

export type EndRefusal = 'too_short' | 'too_long' | 'not_free'

/** Why a stay that begins on `start` cannot end on `end`; null if it can. */
export function endRefusal(start: string, end: string, limits: StayLimits): EndRefusal | null {
  const length = lengthOfStay(start, end, limits)
  if (length < limits.least) return 'too_short'
  if (length > limits.most) return 'too_long'
  return length > limits.free ? 'not_free' : null
}

export interface StayChoice {
  start: string | null
  /** Whether the next tap on a later day chooses the end. */
  isEndNext: boolean
}

export type StayTap = { part: 'start' } | { part: 'end'; duration: number } | { part: 'none'; reason: EndRefusal }

/**
 * What a tap on a day of the calendar chooses. The first is the start, the second on a later day the end, if the stay
 * can end then; an earlier day is another start. A rental of one day ends on its start: that day, tapped again, is its end.
 */
export function tapOnDay({ start, isEndNext }: StayChoice, day: string, limits: StayLimits): StayTap {
  if (start === null || !isEndNext || day < start) return { part: 'start' }
  const reason = endRefusal(start, day, limits)
  if (reason === null) return { part: 'end', duration: lengthOfStay(start, day, limits) }
  return day === start ? { part: 'start' } : { part: 'none', reason }
}
