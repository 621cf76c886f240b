import type { Context as HonoContext } from 'hono'
import { inOrderStates } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { Env } from '#server/kernel/http.ts'
import { MAX_ORDERS, namedOrders, withOrder } from './order-access-cookie.ts'

/** Gives the visitor's browser access to an order without its key: a payment page returns to an address that has none. */
export async function rememberOrder(
  c: HonoContext<Env>,
  context: Context,
  order: { reference: string; accessVersion?: number },
): Promise<void> {
  const cookie = await orderCookie(context, c.get('visitor').orderAccessCookie, order)
  writeCookie(c, 'order', cookie, context.configuration.isSecure)
}

/** The value of the cookie with one more order. A full one loses an order that was not booked or was cancelled before one that is. */
export async function orderCookie(
  { db, configuration }: Context,
  before: string | null,
  { reference, accessVersion = 0 }: { reference: string; accessVersion?: number },
): Promise<string> {
  const named = namedOrders(before)
  const lasting = named.length < MAX_ORDERS || named.includes(reference) ? named : await findLasting(db, named)
  return withOrder(configuration, before, reference, accessVersion, (one) => !lasting.includes(one))
}

async function findLasting(connection: Connection, references: string[]): Promise<string[]> {
  const rows = await connection.rows<{ reference: string }>({
    name: 'orders.lasting',
    text: `select reference from orders where reference = any ($1::text[]) and not status ${inOrderStates('unbooked')}`,
    values: [references],
  })
  return rows.map(({ reference }) => reference)
}
