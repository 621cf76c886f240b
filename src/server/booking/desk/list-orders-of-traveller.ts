import { inOrderStates } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { listDeskRows, type DeskRow } from './list-orders.ts'

const MOST = 200

/** The placed orders of an address and of its account: those to come first, the next one on top, then the latest. */
export async function listOrdersOfTraveller(
  { db }: Context,
  { email, userId }: { email: string; userId: number | null },
): Promise<{ rows: DeskRow[]; ahead: number }> {
  const ids = await db.rows<{ id: number; isAhead: boolean }>({
    name: 'desk.of_traveller',
    text: `select o.id, coalesce(r.first_start > rihla_now() and o.status ${inOrderStates('upcoming')}, false) as "isAhead"
      from (select id, status from orders where lower(email) = lower($1) union select id, status from orders where user_id = $2::bigint) o
        join order_row r on r.order_id = o.id
      where r.is_placed
      order by 2 desc, case when r.first_start > rihla_now() and o.status ${inOrderStates('upcoming')} then r.first_start end, r.first_start desc, o.id desc
      limit ${MOST}`,
    values: [email, userId],
  })
  const rows = await listDeskRows(
    db,
    ids.map(({ id }) => id),
  )
  return { rows, ahead: ids.filter(({ isAhead }) => isAhead).length }
}
