import type { ItemState } from '#domain/item-states.ts'
import { effects } from '#server/booking/effects.ts'
import { lockDepartures, releaseSeatsOfChange } from '#server/booking/seats.sql.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents } from './change-items.ts'
import { findOpenChange, setChangeEnded, type DateChange } from './date-change-queries.ts'
import { lockSeatsOf } from './rebook-queries.ts'

/** Whose change ends, and by whom. */
interface Ending {
  booking: { id: number; status: ItemState }
  orderId: number
  actor: 'system' | 'buyer' | `staff:${string}`
}

/** Releases the seats of an open change, whose departures must be locked. Money that arrives afterwards is refunded. */
export async function releaseDateChange(tx: Tx, changeId: number): Promise<void> {
  await releaseSeatsOfChange(tx, changeId)
  await setChangeEnded(tx, changeId)
}

/** As releaseDateChange, with the event. */
export async function endDateChange(tx: Tx, change: DateChange, { booking, orderId, actor }: Ending): Promise<void> {
  await releaseDateChange(tx, change.id)
  const { id: itemId, status } = booking
  const note = `\u2066${change.localDate} ${change.localTime}\u2069`
  const { reason } = effects.dateChangeEnded
  await insertEvents(tx, orderId, actor, [{ itemId, from: status, to: status, reason, note }])
}

/** As endDateChange, for the booking of an order that is locked. Locks the departures of the booking and of the change. */
export async function endOpenChange(tx: Tx, ending: Ending): Promise<DateChange | undefined> {
  const { id } = ending.booking
  const change = await findOpenChange(tx, id)
  if (!change) return undefined
  await lockDepartures(tx, [...new Set([...(await lockSeatsOf(tx, id)), ...change.dayIds])])
  await endDateChange(tx, change, ending)
  return change
}
