import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { freeSeats, sellNewSeats } from '#server/booking/seats.sql.ts'
import type { NewParty } from '#server/cart/price-dates.ts'
import type { Tx } from '#server/kernel/database.ts'
import { moveItem, type NewDate } from './rebook-queries.ts'
import { recordMove, type Mover } from './record-move.ts'

/**
 * Changes a paid booking to a date whose departures are locked, and to other people or nights, with the event, the mails and the notices. Returns the id
 * of the rebooking. `chargedMinor`: what was paid for a dearer date; the caller writes its effect on the price, and the refund
 * of a cheaper one.
 */
export async function moveBooking(
  tx: Tx,
  { booking, to, cancellation, by, ...money }: {
    booking: BookingToMove
    to: NewDate & { dayIds: number[]; party: NewParty | null; duration: number | null }
    cancellation: CancellationRule[]
    by: Mover
    priceMinor: number
    refundMinor: number
    chargedMinor: number
  }, // prettier-ignore
): Promise<number> {
  const { id: itemId, orderId } = booking
  const places = to.party?.places ?? booking.places
  await freeSeats(tx, [itemId])
  await sellNewSeats(tx, { orderId, itemId, departureIds: to.dayIds, places })
  await moveItem(tx, { itemId, to, party: to.party, duration: to.duration, cancellation })
  return recordMove(tx, { booking, to, by, ...money })
}
