import type { z } from '@hono/zod-openapi'
import { itemSets } from '#domain/item-states.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { ticketStateSchema } from './contract.ts'
import { findTicket, type TicketRow } from './ticket-query.ts'

export type TicketState = z.infer<typeof ticketStateSchema>

/** Enough for a guide who scans the tickets of a bus; far too few to guess codes of 79 random bits. */
const LIMIT = { key: 'ticket', most: 120, windowSeconds: 60 }

/**
 * Whether a ticket is valid now, with what a guide needs and no more of the buyer than an initial. Throws ApiError `orders.ticket_unknown` (also
 * for a booking that was never confirmed) and `orders.too_many_tickets`.
 */
export async function readTicketState(
  context: Context,
  input: { code: string; locale: Locale; address: string },
): Promise<TicketState> {
  await countAttempts(context.db, 'orders.too_many_tickets', networkLimits(input.address, LIMIT))
  return viewTicket(await getTicket(context, input.code), input.locale)
}

/** Throws ApiError `orders.ticket_unknown`. */
export async function getTicket(context: Context, code: string): Promise<TicketRow> {
  const row = await findTicket(context.db, ticketCodeOf(code))
  if (!row?.wasConfirmed) throw new ApiError('missing', 'orders.ticket_unknown')
  return row
}

/** Normalises a code that was scanned, or typed in groups. */
export function ticketCodeOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** `used` before `not_today`: a guest who returns the next day learns the reason. */
export function stateOf(row: TicketRow): TicketState['state'] {
  if (!itemSets.booked.includes(row.status)) return 'cancelled'
  if (row.redeemedAt !== null) return 'used'
  return row.isToday ? 'valid' : 'not_today'
}

export function viewTicket(row: TicketRow, locale: Locale): TicketState {
  return {
    state: stateOf(row),
    title: row.productTitle[locale],
    optionTitle: row.optionTitle[locale],
    localDate: row.localDate,
    localTime: row.localTime,
    zone: row.zone,
    travellers: row.travellers,
    // A grapheme: a letter with its marks, in any script.
    initial: [...new Intl.Segmenter(locale).segment(row.firstName.trim())][0]?.segment ?? '',
    usedAt: row.redeemedAt?.toISOString() ?? null,
  }
}
