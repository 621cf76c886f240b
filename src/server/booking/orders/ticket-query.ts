import type { ItemState } from '#domain/item-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { IS_TODAY } from '#server/booking/is-today.sql.ts'
import { ITEM } from '#server/booking/states.ts'

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
