import type { Context } from '#server/kernel/context.ts'
import { listDeskRows, type DeskRow } from './list-orders.ts'

const MOST = 10

/** The newest ten placed orders of an address. */
export async function listOrdersOfEmail({ db }: Context, email: string): Promise<DeskRow[]> {
  const rows = await db.rows<{ id: number }>({
    name: 'desk.of_email',
    text: `select o.id from orders o join order_row r on r.order_id = o.id
      where lower(o.email) = lower($1) and r.is_placed order by o.id desc limit ${MOST}`,
    values: [email],
  })
  return listDeskRows(
    db,
    rows.map(({ id }) => id),
  )
}
