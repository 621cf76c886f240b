import type { OrderState } from '#domain/order-states.ts'
import { IS_BOOKED_AGAIN } from '#server/booking/orders/is-booked-again.ts'
import type { Connection } from '#server/kernel/database.ts'
import { inOrderStates, inItemStates, inPaymentStates } from '#server/booking/states.ts'

export interface EarlierOrder {
  orderId: number
  reference: string
  status: OrderState
  contentHash: Buffer
  isHoldOver: boolean
  /** What was ordered is still in a cart: the order left it there until it is paid. */
  isInCart: boolean
  /** Of the request that made it, if that had this key; null for other orders. */
  requestHash: Buffer | null
}

/** The order of an idempotency key. With `conflict`, an order that could not be recorded, also the orders that conflict with it. */
export function findEarlierOrders(
  connection: Connection,
  {
    scope,
    key,
    conflict,
  }: {
    scope: string
    key: string
    conflict: { cartTokenHash: Buffer | null; items: { intent: string | null }[] } | null
  },
): Promise<EarlierOrder[]> {
  return connection.rows<EarlierOrder>({
    name: 'checkout.earlier_orders',
    text: `with of_key as (
        select o.id, k.request_hash from idempotency_key k join orders o on o.reference = k.answer ->> 'reference'
        where k.scope = $1 and k.key = $2)
      select o.id as "orderId", o.reference, o.status, o.content_hash as "contentHash", o.hold_expires_at <= rihla_now() as "isHoldOver",
        o.cart_id is not null as "isInCart", k.request_hash as "requestHash"
      from orders o left join of_key k on k.id = o.id
      where o.id in (
        select id from of_key
        union all
        select x.id from cart c join orders x on x.cart_id = c.id where c.token_hash = $3 and x.status ${inOrderStates('at_checkout')}
        union all
        select order_id from order_item where intent = any ($4::uuid[]) and status ${inItemStates('live')})`,
    values: [
      scope,
      key,
      conflict?.cartTokenHash ?? null,
      conflict?.items.flatMap(({ intent }) => (intent === null ? [] : [intent])) ?? [],
    ],
  })
}

/** Ids of an order's open payments. */
export async function findOpenPayments(connection: Connection, orderId: number): Promise<number[]> {
  const rows = await connection.rows<{ id: number }>({
    name: 'checkout.open_payments',
    text: `select id from payment where order_id = $1 and status ${inPaymentStates('open')}`,
    values: [orderId],
  })
  return rows.map(({ id }) => id)
}

export interface ItemToRetry {
  optionId: number
  departureId: number
  localDate: string
  duration: number
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  intent: string
}

/** An item of the order that could not be booked, and that no other order books or has booked. */
export async function findItemToRetry(
  connection: Connection,
  orderId: number,
  itemId: number,
): Promise<ItemToRetry | undefined> {
  const rows = await connection.rows<ItemToRetry>({
    name: 'checkout.item_to_retry',
    text: `select option_id as "optionId", departure_id as "departureId", local_date as "localDate", duration, choice, intent
      from order_item i where order_id = $1 and id = $2 and status ${inItemStates('lost')} and not ${IS_BOOKED_AGAIN}`,
    values: [orderId, itemId],
  })
  return rows[0]
}
