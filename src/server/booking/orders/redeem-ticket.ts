import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getTicket, stateOf, ticketCodeOf, viewTicket, type TicketState } from './read-ticket-state.ts'
import { setTicketRedeemed } from './ticket-queries.ts'

const codes = {
  cancelled: 'orders.ticket_cancelled',
  not_today: 'orders.ticket_not_today',
  used: 'orders.ticket_used',
} as const

/**
 * Lets a ticket's travellers in, once, however many guides scan it at the same moment. Throws ApiError `orders.ticket_unknown`,
 * `orders.ticket_cancelled`, `orders.ticket_not_today` and `orders.ticket_used`, which says when.
 */
export async function redeemTicket(
  context: Context,
  input: { code: string; locale: Locale; staff: string },
): Promise<TicketState> {
  const isFirst = await setTicketRedeemed(context.db, ticketCodeOf(input.code), input.staff)
  const row = await getTicket(context, input.code)
  if (isFirst) return viewTicket(row, input.locale)
  const state = stateOf(row)
  // It was not good a moment ago, and is now: its day has just begun.
  const code = state === 'valid' ? codes.not_today : codes[state]
  throw new ApiError('conflict', code, { usedAt: row.redeemedAt?.toISOString() ?? null })
}
