import { inItemStates, inOrderStates } from '#server/booking/states.ts'
import { oneRow, type Connection } from '#server/kernel/database.ts'

export interface OrdersOfPerson {
  orders: number
  /** Bookings that have not ended and may still take place. */
  ahead: number
  /** With a tax invoice, which has to be retained. */
  invoices: number
  /** With the address, but of another person's account. */
  ofOthers: number
}

/** The orders of an account, and those without one that have the address. `userId` null: no account. */
export function countOrdersOfPerson(
  connection: Connection,
  { userId, email }: { userId: number | null; email: string },
): Promise<OrdersOfPerson> {
  return oneRow<OrdersOfPerson>(connection, {
    name: 'desk.count_of_person',
    text: `select count(*) filter (where o.is_own) as orders, count(*) filter (where not o.is_own) as "ofOthers",
        count(*) filter (where o.is_own and o.invoice_number is not null) as invoices,
        coalesce(sum((select count(*) from order_item i where i.order_id = o.id and o.is_own and i.ends_at > rihla_now()
          and i.status ${inItemStates('live')} and o.status ${inOrderStates('upcoming')})), 0)::bigint as ahead
      from (select id, status, invoice_number, user_id is null or user_id is not distinct from $1::bigint as is_own
        from orders where lower(email) = lower($2)
        union select id, status, invoice_number, true from orders where user_id = $1::bigint) o`,
    values: [userId, email],
  })
}
