import { durationChange } from '#domain/duration.ts'
import { itemSets } from '#domain/item-states.ts'
import { writeMovedNote } from '#domain/moved-note.ts'
import type { PartyChange, PartyLine } from '#domain/party.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { effects } from '#server/booking/effects.ts'
import type { BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { paidFor } from '#server/booking/orders/quote-rebooking.ts'
import type { NewParty } from '#server/cart/price-dates.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents } from './change-items.ts'
import { insertRebooking, insertRebookingMails, insertStaffRebookingMail } from './rebook-queries.ts'

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

interface Move {
  /** As it was before. */
  booking: BookingToMove
  to: { localDate: string; localTime: string; party: NewParty | null; duration: number | null }
  by: Mover
  /** In minor units of the order's currency. */
  priceMinor: number
  refundMinor: number
  /** What was paid for a dearer date. */
  chargedMinor: number
  wasUnpaid?: boolean
}

/** Writes the history, the mails and the notices of a booking that was moved. Returns the id of the rebooking. */
export async function recordMove(tx: Tx, { booking, to, by, ...sums }: Move): Promise<number> {
  const { id: itemId, orderId, localDate, localTime, status } = booking
  const isBuyer = by.actor === 'buyer'
  const party = partyChange(booking, to.party)
  const duration = durationChange(booking, to.duration)
  const rebookingId = await insertRebooking(tx, {
    ...sums,
    itemId,
    fromDate: localDate,
    fromTime: localTime,
    toDate: to.localDate,
    toTime: to.localTime,
    paidMinor: paidFor(booking),
    party,
    duration,
    byStaff: !isBuyer,
  })
  const { reason } = isBuyer ? effects.rebooked : effects.rebookedByStaff
  const note = writeMovedNote({ from: booking, to, reason: by.reason })
  await insertEvents(tx, orderId, by.actor, [{ itemId, from: status, to: status, reason, note, party, duration }])
  if (isBuyer) await insertRebookingMails(tx, rebookingId)
  else await insertStaffRebookingMail(tx, { rebookingId, reason: by.reason })
  await queueChangeNotices(tx, {
    orderId,
    bookingId: itemId,
    change: itemSets.unanswered.includes(status) ? 'asked' : 'rebooked',
    byStaffId: by.staffId,
  })
  return rebookingId
}
