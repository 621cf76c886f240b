import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import {
  getTicket,
  stateOf,
  ticketCodeOf,
  viewTicket,
  type TicketState,
} from '#server/booking/orders/read-ticket-state.ts'
import { IS_TODAY } from '#server/booking/is-today.sql.ts'
import { ITEM } from '#server/booking/states.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import type { Connection } from '#server/kernel/database.ts'

const codes = {
  cancelled: 'orders.ticket_cancelled',
  not_today: 'orders.ticket_not_today',
  used: 'orders.ticket_used',
} as const

/**
 * Redeems a ticket once, also if it is scanned several times at once. Throws ApiError `orders.ticket_unknown`, `orders.ticket_cancelled`,
 * `orders.ticket_not_today` and `orders.ticket_used`, which says when.
 */
export async function redeemTicket(
  context: Context,
  input: { code: string; locale: Locale; staff: string },
): Promise<TicketState> {
  const isFirst = await setTicketRedeemed(context.db, ticketCodeOf(input.code), input.staff)
  const row = await getTicket(context, input.code)
  if (isFirst) return viewTicket(row, input.locale)
  const state = stateOf(row)
  // Its day began between the two statements.
  const code = state === 'valid' ? codes.not_today : codes[state]
  throw new ApiError('conflict', code, { usedAt: row.redeemedAt?.toISOString() ?? null })
}

/** Marks a ticket as used. The second of two concurrent calls waits for the row and then finds it used. */
export async function setTicketRedeemed(connection: Connection, code: string, staff: string): Promise<boolean> {
  const rows = await connection.rows({
    name: 'orders.redeem_ticket',
    text: `with used as (
        update order_item i set redeemed_at = rihla_now(), redeemed_by = $2, arrived = i.travellers, updated_at = now()
        where i.ticket_code = $1 and i.status = ${ITEM.confirmed} and i.redeemed_at is null and ${IS_TODAY}
        returning i.id, i.order_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select order_id, id, null, 'redeemed', ${reasonSql('ticket_shown')}, 'staff:' || $2 from used returning id`,
    values: [code, staff],
  })
  return rows.length > 0
}
