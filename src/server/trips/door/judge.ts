import { judgeTicket, type Verdict } from '#domain/check-in.ts'
import { onClockOf } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import type { TicketToCheckIn } from '#server/trips/ticket-queries.ts'

/** Judges a ticket at a moment. A booking that never was one is unknown. */
export function judge(ticket: TicketToCheckIn | undefined, at: Date | undefined): Verdict {
  if (!ticket || !at) return 'unknown'
  const isUnpaid = itemSets.unpaid.includes(ticket.status)
  if (!isUnpaid && !ticket.wasConfirmed) return 'unknown'
  const state = isUnpaid ? 'unpaid' : itemSets.booked.includes(ticket.status) ? 'booked' : 'cancelled'
  const { firstDay, lastDay, isOfTrip, zone } = ticket
  const { localDate } = onClockOf(at.toISOString(), zone)
  return judgeTicket({ state, isRedeemed: ticket.redeemedAt !== null, firstDay, lastDay, isOfTrip }, localDate)
}
