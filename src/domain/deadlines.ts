const HOUR = 3600
const DAY = 24 * HOUR

/** Seconds from now to the first activity of an order: to its start, and to the end of its sale. */
export interface Ahead {
  untilStart: number
  untilCutoff: number
}

/**
 * For how many seconds places are kept for a buyer who pays later (D8): until a day before the first start or until its sale ends, at most a
 * week. Null when less than an hour is left: then it is not offered.
 */
export function payLaterSeconds({ untilStart, untilCutoff }: Ahead): number | null {
  const seconds = Math.floor(Math.min(7 * DAY, untilStart - DAY, untilCutoff))
  return seconds < HOUR ? null : seconds
}

/** For how many seconds a supplier is waited for: two days, and never longer than half of the time to the start, so that the buyer can pay in the other half. */
export function answerSeconds({ untilStart }: Ahead): number {
  return Math.floor(Math.max(0, Math.min(2 * DAY, untilStart / 2)))
}

/** How many seconds a buyer has to pay by the link that they were sent when the supplier had confirmed: a day, at most half of the time to the start. */
export function linkSeconds({ untilStart }: Ahead): number {
  return Math.floor(Math.max(0, Math.min(DAY, untilStart / 2)))
}
