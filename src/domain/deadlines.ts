const HOUR = 3600
const DAY = 24 * HOUR

/** The longest time that seats are held without payment (docs/rules/waiting.md). */
const PAY_LATER_AT_MOST = 30 * DAY
/** A dearer date keeps the seats of both dates. */
const DATE_CHANGE_AT_MOST = 7 * DAY

/** Seconds until the first activity of an order starts, and until its booking closes. */
export interface TimeUntilStart {
  untilStart: number
  untilCutoff: number
}

/**
 * How long seats are held for a pay-later order, in seconds: until a day before the first start or until the
 * cutoff, at most 30 days. Null if less than an hour is left: pay later is then not offered.
 */
export function payLaterSeconds({ untilStart, untilCutoff }: TimeUntilStart): number | null {
  const seconds = Math.floor(Math.min(PAY_LATER_AT_MOST, untilStart - DAY, untilCutoff))
  return seconds < HOUR ? null : seconds
}

/**
 * How long a supplier has to answer, in seconds: two days, at most half of the time until the start, so that the buyer
 * can pay in the other half.
 */
export function answerSeconds({ untilStart }: TimeUntilStart): number {
  return Math.floor(Math.max(0, Math.min(2 * DAY, untilStart / 2)))
}

/**
 * How long a buyer has to pay after the supplier confirmed, in seconds: a day, at most half of the time until the
 * start.
 */
export function linkSeconds({ untilStart }: TimeUntilStart): number {
  return Math.floor(Math.max(0, Math.min(DAY, untilStart / 2)))
}

/**
 * How long a buyer has to pay the difference of a dearer date by link, in seconds: as a pay-later order if there is time
 * and at most a week, else as after a supplier's answer. `untilStart`: of the date that starts first, because the booking cannot be moved
 * once it has begun.
 */
export function dateChangeSeconds(time: TimeUntilStart): number {
  const wanted = payLaterSeconds(time) ?? linkSeconds(time)
  return Math.min(DATE_CHANGE_AT_MOST, wanted, Math.floor(Math.max(0, time.untilCutoff)))
}

/** How an unpaid order waits. `accepted`: for its payment, after a supplier's answer, and not as a pay-later order. */
export type Waiting = 'pay_later' | 'accepted' | 'unanswered'

/**
 * How long an unpaid order keeps its seats after one of its bookings was changed, in seconds: as an order of its dates of now would, but at most 30 days
 * from when it began to wait, so that changing again and again does not hold seats for ever. A supplier that is asked anew gets the time of a new
 * request. Null: less than an hour would be left, and less than before. `time`: of all its bookings after the change; `untilDeadline`: as it is now.
 */
export function secondsAfterChange(input: {
  waiting: Waiting
  isAskedAnew: boolean
  time: TimeUntilStart
  untilDeadline: number
  sinceWaiting: number
}): number | null {
  const { waiting, isAskedAnew, time, untilDeadline, sinceWaiting } = input
  const mostSeconds = PAY_LATER_AT_MOST - sinceWaiting
  const seconds = Math.floor(
    waiting === 'pay_later'
      ? Math.min(payLaterSeconds(time) ?? 0, mostSeconds)
      : waiting === 'accepted'
        ? Math.min(linkSeconds(time), time.untilCutoff, untilDeadline)
        : Math.min(answerSeconds(time), isAskedAnew ? mostSeconds : untilDeadline),
  )
  return seconds < HOUR && seconds < Math.floor(untilDeadline) ? null : seconds
}
