import { payLaterSeconds } from '#domain/deadlines.ts'
import { timeUntilStart, type Times } from '#domain/time-until-start.ts'

/** Seconds for which a pay-later order holds its seats; null if one of the activities does not allow it or starts too soon. */
export function payLaterHoldSeconds(rows: readonly (Times & { payLater: boolean })[]): number | null {
  return rows.length > 0 && rows.every((row) => row.payLater) ? payLaterSeconds(timeUntilStart(rows)) : null
}
