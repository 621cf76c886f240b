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
import { isDayOf } from '#server/booking/is-today.sql.ts'
import { ITEM } from '#server/booking/states.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

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
  const code = ticketCodeOf(input.code)
  const isFirst = await setTicketRedeemed(context.db, { code, staff: input.staff, at: null })
  const row = await getTicket(context, input.code)
  if (isFirst) return viewTicket(row, input.locale)
  const state = stateOf(row)
  // Its day began between the two statements.
  const refusal = state === 'valid' ? codes.not_today : codes[state]
  throw new ApiError('conflict', refusal, { usedAt: row.redeemedAt?.toISOString() ?? null })
}

/**
 * Marks a ticket as used, now or `at` an earlier moment of its days. The second of two concurrent calls waits for the row
 * and then finds it used.
 */
export async function setTicketRedeemed(
  connection: Connection,
  { code, staff, at }: { code: string; staff: string; at: Date | null },
): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'orders.redeem_ticket',
      text: `with used as (
        update order_item i set redeemed_at = coalesce(:at::timestamptz, rihla_now()), redeemed_by = :staff, arrived = i.travellers, updated_at = now()
        where i.ticket_code = :code and i.status = ${ITEM.confirmed} and i.redeemed_at is null
          and ${isDayOf('coalesce(:at::timestamptz, rihla_now())')}
        returning i.id, i.order_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select order_id, id, null, 'redeemed', ${reasonSql('ticket_shown')}, 'staff:' || :staff from used returning id`,
      values: { code, staff, at },
    }),
  )
  return rows.length > 0
}
