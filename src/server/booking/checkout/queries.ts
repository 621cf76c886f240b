import type { CancellationRule } from '#domain/cancellation.ts'
import type { DeclineReason } from '#domain/decline-reason.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import { IS_BOOKED_AGAIN } from '#server/booking/orders/is-booked-again.ts'
import type { Connection } from '#server/kernel/database.ts'
import { ORDER, REFUND, inOrderStates, inItemStates, inPaymentStates } from '#server/booking/states.ts'

export interface PlacedOrder {
  orderId: number
  reference: string
  status: OrderState
  contentHash: Buffer
  isHoldOver: boolean
}

const columns = `o.id as "orderId", o.reference, o.status, o.content_hash as "contentHash", o.hold_expires_at <= rihla_now() as "isHoldOver"`

export async function findOrderByKey(
  connection: Connection,
  scope: string,
  key: string,
): Promise<(PlacedOrder & { requestHash: Buffer }) | undefined> {
  const rows = await connection.rows<PlacedOrder & { requestHash: Buffer }>({
    name: 'checkout.order_by_key',
    text: `select ${columns}, k.request_hash as "requestHash"
      from idempotency_key k join orders o on o.reference = k.answer ->> 'reference' where k.scope = $1 and k.key = $2`,
    values: [scope, key],
  })
  return rows[0]
}

export interface OrderOfCart extends PlacedOrder {
  /** What was ordered is still in a cart: the order left it there until it is paid. */
  isInCart: boolean
}

/** The open order of a cart, and those that book what is in it or have booked it. */
export function findOrdersInTheWay(
  connection: Connection,
  cart: { tokenHash: Buffer | null; intents: string[] },
): Promise<OrderOfCart[]> {
  return connection.rows<OrderOfCart>({
    name: 'checkout.orders_in_the_way',
    text: `select ${columns}, o.cart_id is not null as "isInCart" from orders o
      where o.cart_id = (select id from cart where token_hash = $1) and o.status ${inOrderStates('at_checkout')}
        or o.id in (select order_id from order_item where intent = any ($2::uuid[]) and status ${inItemStates('live')})`,
    values: [cart.tokenHash, cart.intents],
  })
}

/** The payments of an order that a buyer may still be paying, by id. */
export async function findOpenPayments(connection: Connection, orderId: number): Promise<number[]> {
  const rows = await connection.rows<{ id: number }>({
    name: 'checkout.open_payments',
    text: `select id from payment where order_id = $1 and status ${inPaymentStates('open')}`,
    values: [orderId],
  })
  return rows.map(({ id }) => id)
}

export interface OrderStanding {
  orderId: number
  siteId: number
  reference: string
  status: OrderState
  paymentStatus: PaymentState | null
  paymentId: number | null
  hasDeclinedTry: boolean
  declineReason: DeclineReason | null
  isTransfer: boolean
  now: Date
  isByLink: boolean
  email: string
  currency: string
  totalMinor: number
  holdExpiresAt: Date
  userId: number | null
  /** Of all its payments, minor units. */
  capturedMinor: number
  /** It can be paid by a link because its supplier has confirmed it. */
  isAccepted: boolean
  /** What was ordered is still in the cart: the order left it there. */
  isInCart: boolean
  items: {
    id: number
    citySlugs: { ar: string; en: string }
    canRetry: boolean
    status: ItemState
    cityName: { ar: string; en: string }
    startsAt: string
    cancellation: CancellationRule[]
    /** Refunded, or recorded to be. */
    refundMinor: number
    productTitle: { ar: string; en: string }
    optionTitle: { ar: string; en: string }
    localDate: string
    localTime: string
    zone: string
    travellers: number
    totalMinor: number
    lines: {
      kind: 'unit' | 'extra' | 'pickup'
      title: { ar: string; en: string }
      quantity: number
      unitMinor: number
      totalMinor: number
      originalTotalMinor: number
    }[]
  }[]
}

export async function findStanding(connection: Connection, reference: string): Promise<OrderStanding | undefined> {
  const rows = await connection.rows<OrderStanding>({
    name: 'checkout.standing',
    text: `select o.id as "orderId", o.site_id as "siteId", o.reference, o.status, p.status as "paymentStatus", p.id as "paymentId", coalesce(p.has_declined_try, false) as "hasDeclinedTry", p.decline_reason as "declineReason",
        rihla_now() as now, o.payment_method = 'bank_transfer' as "isTransfer", o.payable_since is not null as "isByLink", o.email, o.currency,
        o.total_minor as "totalMinor", o.hold_expires_at as "holdExpiresAt", o.user_id as "userId", o.cart_id is not null as "isInCart",
        o.payable_since is not null and exists (select from order_event where order_id = o.id and from_status = ${ORDER.awaiting_supplier}) as "isAccepted",
        (select coalesce(sum(captured_minor), 0)::bigint from payment where order_id = o.id) as "capturedMinor",
        (select jsonb_agg(jsonb_build_object('id', i.id, 'status', i.status, 'productTitle', i.product_title,
            'optionTitle', i.option_title, 'localDate', i.local_date, 'localTime', i.local_time, 'zone', i.zone,
            'travellers', i.travellers, 'totalMinor', i.total_minor, 'refundMinor', i.refunded_minor + (
              select coalesce(sum(r.amount_minor), 0) from refund r where r.order_item_id = i.id and r.status <> ${REFUND.succeeded}),
            'lines', i.lines,
            'cityName', c.name, 'startsAt', i.starts_at, 'cancellation', i.cancellation, 'citySlugs', jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en),
            'canRetry', i.choice is not null and i.status ${inItemStates('lost')} and not ${IS_BOOKED_AGAIN}) order by i.position)
           from order_item i join product q on q.id = i.product_id join city c on c.id = q.city_id where i.order_id = o.id) as items
      from orders o left join lateral (
        select id, status, has_declined_try, decline_reason from payment where order_id = o.id order by attempt desc limit 1) p on true
      where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}

export interface ItemToRetry {
  optionId: number
  departureId: number
  localDate: string
  duration: number
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  intent: string
}

/** An item of the order that could not be booked, and that no other order has booked or keeps places for. */
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
