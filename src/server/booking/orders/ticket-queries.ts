import type { ItemState } from '#domain/item-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { ITEM } from '#server/booking/states.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'

export interface TicketRow {
  status: ItemState
  /** False: it has no ticket. */
  wasConfirmed: boolean
  isToday: boolean
  redeemedAt: Date | null
  productTitle: Words
  optionTitle: Words
  localDate: string
  localTime: string
  zone: string
  travellers: number
  firstName: string
}

/** Between the day of its start and the day of its end, on its city's calendar. */
const IS_TODAY = `(rihla_now() at time zone i.zone)::date
  between (i.starts_at at time zone i.zone)::date and (i.ends_at at time zone i.zone)::date`

export async function findTicket(connection: Connection, code: string): Promise<TicketRow | undefined> {
  const rows = await connection.rows<TicketRow>({
    name: 'orders.ticket',
    text: `select i.status, i.status = ${ITEM.confirmed} or exists (select from order_event e
          where e.order_id = o.id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}) as "wasConfirmed",
        ${IS_TODAY} as "isToday", i.redeemed_at as "redeemedAt", i.product_title as "productTitle", i.option_title as "optionTitle",
        i.local_date as "localDate", i.local_time as "localTime", i.zone, i.travellers, o.first_name as "firstName"
      from order_item i join orders o on o.id = i.order_id where i.ticket_code = $1`,
    values: [code],
  })
  return rows[0]
}

/** Marks a ticket as used, once: of two calls at once the second waits for the row and then finds it used. */
export async function setTicketRedeemed(connection: Connection, code: string, staff: string): Promise<boolean> {
  const rows = await connection.rows({
    name: 'orders.redeem_ticket',
    text: `with used as (
        update order_item i set redeemed_at = rihla_now(), redeemed_by = $2, updated_at = now()
        where i.ticket_code = $1 and i.status = ${ITEM.confirmed} and i.redeemed_at is null and ${IS_TODAY}
        returning i.id, i.order_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select order_id, id, null, 'redeemed', ${reasonSql('ticket_shown')}, 'staff:' || $2 from used returning id`,
    values: [code, staff],
  })
  return rows.length > 0
}
