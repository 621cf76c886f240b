import { lockDepartures, releaseSeatsOfChange } from '#server/booking/seats.sql.ts'
import type { Tx } from '#server/kernel/database.ts'
import { findOpenChange, setChangeEnded, type DateChange } from './date-change-queries.ts'
import { lockSeatsOf } from './rebook-queries.ts'

/** Ends an open change and releases its seats, whose departures must be locked. Money that arrives afterwards is refunded. */
export async function endDateChange(tx: Tx, changeId: number): Promise<void> {
  await releaseSeatsOfChange(tx, changeId)
  await setChangeEnded(tx, changeId)
}

/** As endDateChange, for the booking of an order that is locked. Locks the departures of the booking and of the change. */
export async function endOpenChange(tx: Tx, itemId: number): Promise<DateChange | undefined> {
  const change = await findOpenChange(tx, itemId)
  if (!change) return undefined
  await lockDepartures(tx, [...new Set([...(await lockSeatsOf(tx, itemId)), ...change.dayIds])])
  await endDateChange(tx, change.id)
  return change
}
