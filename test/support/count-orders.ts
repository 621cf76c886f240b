import type { Db } from '#server/kernel/database.ts'

/** Makes messages that a dead process had leased due again, as five minutes later. */
export async function endLeases(db: Db): Promise<void> {
  await db.rows({ name: 'test.end_leases', text: 'update outbox set next_at = rihla_now() where sent_at is null' })
}

export interface Counted {
  /** Paid orders that are neither confirmed nor refunded. */
  lost: string[]
  /** Payments that the provider has received, without a booking or a refund. */
  keptWithoutBooking: string[]
  /** Carts that were booked more than once and orders that were paid more than once. */
  duplicates: string[]
  sold: number
  confirmedPlaces: number
  held: number
  heldByOrders: number
  mails: { messages: number; orders: number }
}

/** Compares the sandbox's payments, the orders, the departure's row and the outbox, for all orders of a departure. */
export async function countOrders(db: Db, departureId: number, paid: string[]): Promise<Counted> {
  const rows = await db.rows<{
    reference: string
    cart: number | null
    status: string
    places: number
    held: number
    mails: number
    captures: number
    isRefunded: boolean
  }>({
    name: 'test.count_orders',
    text: `select o.reference, o.cart_id as cart, o.status, i.places,
        (select coalesce(sum(h.places), 0)::int from hold h where h.order_id = o.id and h.status = 'held') as held,
        (select count(*)::int from mailbox_message m join outbox x on x.id = m.outbox_id
          where x.kind = 'order_confirmed' and x.payload ->> 'reference' = o.reference) as mails,
        (select count(*)::int from payment p join sandbox_session s on s.reference = p.provider_reference
          where p.order_id = o.id and s.status = 'complete') as captures,
        (select coalesce(sum(s.refunded_minor) = sum(s.amount_minor), false) from payment p join sandbox_session s on s.reference = p.provider_reference
          where p.order_id = o.id and s.status = 'complete') as "isRefunded"
      from orders o join order_item i on i.order_id = o.id where i.departure_id = $1`,
    values: [departureId],
  })
  const [departure] = await db.rows<{ sold: number; held: number }>({
    name: 'test.sold_and_held',
    text: 'select sold, held from departure where id = $1',
    values: [departureId],
  })
  const strangers = await db.rows<{ reference: string }>({
    name: 'test.money_of_nobody',
    text: `select s.reference from sandbox_session s where s.status = 'complete' and s.refunded_minor < s.amount_minor
        and not exists (select from payment p where p.provider_reference = s.reference)`,
  })
  const confirmed = rows.filter(({ status }) => status === 'confirmed')
  const settled = new Set(
    rows.filter((row) => row.status === 'confirmed' || row.isRefunded).map((row) => row.reference),
  )
  const carts = confirmed.flatMap(({ cart }) => (cart === null ? [] : [cart]))
  return {
    lost: paid.filter((reference) => !settled.has(reference)),
    keptWithoutBooking: [
      ...rows.filter((row) => row.captures > 0 && !settled.has(row.reference)).map((row) => row.reference),
      ...strangers.map(({ reference }) => reference),
    ],
    duplicates: [
      ...carts.filter((cart, at) => carts.indexOf(cart) !== at).map((cart) => `cart ${cart}`),
      ...rows.filter(({ captures }) => captures > 1).map(({ reference }) => reference),
    ],
    sold: departure?.sold ?? 0,
    confirmedPlaces: confirmed.reduce((sum, row) => sum + row.places, 0),
    held: departure?.held ?? 0,
    heldByOrders: rows.reduce((sum, row) => sum + row.held, 0),
    mails: {
      messages: rows.reduce((sum, row) => sum + row.mails, 0),
      orders: confirmed.filter((row) => row.mails === 1).length,
    },
  }
}
