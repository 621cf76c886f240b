import { payLaterSeconds } from '#domain/deadlines.ts'
import { timeUntilStart, type Times } from './time-until-start.ts'

/** For how many seconds the places of a cart are held for a buyer who pays later. Null when that is not offered, for one of its activities or for its time. */
export function payLaterHoldSeconds(rows: readonly (Times & { payLater: boolean })[]): number | null {
  return rows.length > 0 && rows.every((row) => row.payLater) ? payLaterSeconds(timeUntilStart(rows)) : null
}
