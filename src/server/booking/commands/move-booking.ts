import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { writeMovedNote } from '#domain/moved-note.ts'
import type { PartyChange, PartyLine } from '#domain/party.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { effects } from '#server/booking/effects.ts'
import type { BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { paidFor } from '#server/booking/orders/quote-rebooking.ts'
import { freeSeats, sellNewSeats } from '#server/booking/seats.sql.ts'
import type { NewParty } from '#server/cart/price-dates.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents } from './change-items.ts'
import {
  insertRebooking,
  insertRebookingMails,
  insertStaffRebookingMail,
  moveItem,
  type NewDate,
} from './rebook-queries.ts'

/** Who moves a booking. */
export interface Mover {
  actor: 'buyer' | `staff:${string}`
  /** Null: the buyer. */
  staffId: number | null
  /** What staff wrote to the buyer. */
  reason: string
}

/** Null: the same people. */
export function partyChange(booking: BookingToMove, party: NewParty | null): PartyChange | null {
  const of = (lines: PartyLine[]) => lines.map(({ kind, title, quantity }) => ({ kind, title, quantity }))
  return party && { from: of(booking.party), to: of(party.lines) }
}

/**
 * Changes a paid booking to a date whose departures are locked, and to other people, with the event, the mails and the notices. Returns the id
 * of the rebooking. `chargedMinor`: what was paid for a dearer date; the caller writes its effect on the price, and the refund
 * of a cheaper one.
 */
export async function moveBooking(
  tx: Tx,
  { booking, to, cancellation, by, ...money }: {
    booking: BookingToMove
    to: NewDate & { dayIds: number[]; party: NewParty | null }
    cancellation: CancellationRule[]
    by: Mover
    priceMinor: number
    refundMinor: number
    chargedMinor: number
  }, // prettier-ignore
): Promise<number> {
  const { id: itemId, orderId, localDate, localTime, status } = booking
  const places = to.party?.places ?? booking.places
  const party = partyChange(booking, to.party)
  await freeSeats(tx, [itemId])
  await sellNewSeats(tx, { orderId, itemId, departureIds: to.dayIds, places })
  await moveItem(tx, { itemId, to, party: to.party, cancellation })
  const isBuyer = by.actor === 'buyer'
  const rebookingId = await insertRebooking(tx, {
    ...money,
    itemId,
    fromDate: localDate,
    fromTime: localTime,
    toDate: to.localDate,
    toTime: to.localTime,
    paidMinor: paidFor(booking),
    party,
    byStaff: !isBuyer,
  })
  const { reason } = isBuyer ? effects.rebooked : effects.rebookedByStaff
  const note = writeMovedNote({ from: booking, to, reason: by.reason })
  await insertEvents(tx, orderId, by.actor, [{ itemId, from: status, to: status, reason, note, party }])
  if (isBuyer) await insertRebookingMails(tx, rebookingId)
  else await insertStaffRebookingMail(tx, { rebookingId, reason: by.reason })
  await queueChangeNotices(tx, { orderId, bookingId: itemId, change: 'rebooked', byStaffId: by.staffId })
  return rebookingId
}
