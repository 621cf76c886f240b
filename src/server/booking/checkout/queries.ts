import type { OrderState } from '#domain/order-states.ts'
import type { OrderedItem } from './place-order-input.ts'
import { IS_BOOKED_AGAIN } from '#server/booking/orders/is-booked-again.ts'
import { oneRow, type Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { inOrderStates, inItemStates } from '#server/booking/states.ts'

export interface EarlierOrder {
  orderId: number
  reference: string
  status: OrderState
  contentHash: Buffer
  totalMinor: number
  /** A part of its content was cancelled or changed since. */
  isReduced: boolean
  isHoldOver: boolean
  /** Whether a cart still has the ordered items: they stay in it until the order is paid. */
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
    conflict: { cartKey: Buffer | null; items: { intent: string | null }[] } | null
  },
): Promise<EarlierOrder[]> {
  return connection.rows<EarlierOrder>(
    named({
      name: 'checkout.earlier_orders',
      text: `with of_key as (
        select o.id, k.request_hash from idempotency_key k join orders o on o.reference = k.answer ->> 'reference'
        where k.scope = :scope and k.key = :key)
      select o.id as "orderId", o.reference, o.status, o.content_hash as "contentHash", o.total_minor as "totalMinor",
        exists (select from order_item i where i.order_id = o.id and i.status ${inItemStates('called_off')})
          or exists (select from order_item i join rebooking b on b.order_item_id = i.id where i.order_id = o.id) as "isReduced", o.hold_expires_at <= rihla_now() as "isHoldOver",
        o.cart_id is not null as "isInCart", k.request_hash as "requestHash"
      from orders o left join of_key k on k.id = o.id
      where o.id in (
        select id from of_key
        union all
        select x.id from cart c join orders x on x.cart_id = c.id where c.key = :cartKey and x.status ${inOrderStates('at_checkout')}
        union all
        select order_id from order_item where intent = any (:intents::uuid[]) and status ${inItemStates('live')})`,
      values: {
        scope,
        key,
        cartKey: conflict?.cartKey ?? null,
        intents: conflict?.items.flatMap(({ intent }) => (intent === null ? [] : [intent])) ?? [],
      },
    }),
  )
}

export interface ItemToRetry {
  optionId: number
  departureId: number
  localDate: string
  duration: number
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  guideLanguage: string | null
  partySize: number | null
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
    text: `select option_id as "optionId", departure_id as "departureId", local_date as "localDate", duration, choice,
        guide_language as "guideLanguage", party_size as "partySize", intent
      from order_item i where order_id = $1 and id = $2 and status ${inItemStates('lost')} and not ${IS_BOOKED_AGAIN}`,
    values: [orderId, itemId],
  })
  return rows[0]
}

export interface UnpaidOrder {
  promoCode: string | null
  alsoByWhatsapp: boolean
  /** Special requests by the id of the cart's item. */
  requests: Record<string, string>
  /** Where guests are picked up, likewise. */
  pickupPlaces: Record<string, string>
  ordered: OrderedItem[]
}

/** What an order says besides its guest, to place it again. */
export async function findUnpaidOrder(connection: Connection, orderId: number): Promise<UnpaidOrder> {
  return oneRow<UnpaidOrder>(connection, {
    name: 'checkout.unpaid_order',
    text: `select p.code as "promoCode", o.whatsapp = 'everything' as "alsoByWhatsapp",
      coalesce((select jsonb_object_agg(c.id, i.special_request) from order_item i join cart_item c on c.intent = i.intent
        where i.order_id = o.id and i.special_request <> ''), '{}') as requests,
      coalesce((select jsonb_object_agg(c.id, i.pickup -> 'name' ->> 'en') from order_item i join cart_item c on c.intent = i.intent
        where i.order_id = o.id and i.pickup ? 'isWritten'), '{}') as "pickupPlaces",
      (select jsonb_agg(jsonb_build_object('intent', i.intent, 'optionId', i.option_id, 'departureId', i.departure_id, 'duration', i.duration,
        'choice', i.choice, 'guideLanguage', i.guide_language)) from order_item i where i.order_id = o.id) as ordered
    from orders o left join promo_code p on p.id = o.promo_code_id where o.id = $1`,
    values: [orderId],
  })
}

/** The phone number of the account's latest order that has one. */
export async function findLatestPhone(
  connection: Connection,
  userId: number,
): Promise<{ countryCode: string; phoneNumber: string } | undefined> {
  const rows = await connection.rows<{ countryCode: string; phoneNumber: string }>({
    name: 'checkout.latest_phone',
    text: `select country_code as "countryCode", phone as "phoneNumber" from orders
      where user_id = $1 and phone <> '' order by created_at desc limit 1`,
    values: [userId],
  })
  return rows[0]
}
