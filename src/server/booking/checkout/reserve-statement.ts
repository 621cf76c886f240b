import type { Locale, Words } from '#domain/locale.ts'
import type { Statement } from '#server/kernel/database.ts'
import { ORDER, inOrderStates, inItemStates } from '#server/booking/states.ts'
import { insertHolds, TAKE_SEATS } from '#server/booking/seats.sql.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql, type EventReason } from '#server/booking/event-reasons.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import type { ReservationLimit } from './reservation-limits.ts'

/** One place-taking: so many places of one departure for the item at `position`. */
export interface Wanted {
  departureId: number
  places: number
  position: number
}

export interface OrderToRecord {
  key: string
  scope: string
  requestHash: Buffer
  contentHash: Buffer
  reference: string
  siteId: number
  userId: number | null
  /** Null: not of a cart. */
  cartTokenHash: Buffer | null
  language: Locale
  status: 'awaiting_payment' | 'awaiting_supplier' | 'pay_later' | 'confirmed'
  /** The reason of its last event too. */
  paymentMethod: Extract<EventReason, 'card' | 'bank_transfer' | 'pay_later'>
  currency: string
  originalMinor: number
  discountMinor: number
  totalMinor: number
  promoCodeId: number | null
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  specialRequests: string
  /** What the buyer is told by WhatsApp beside the mail. */
  whatsapp: 'nothing' | 'answers' | 'everything'
  /** How long the places are kept, in seconds of the database's clock. */
  holdSeconds: number
  /** What the buyer is written at once; null while a payment page is open. */
  mailKind: CopiedMessageKind | null
  /** Who is told of an order that nobody pays at once; null tells nobody. */
  operatorEmail: string | null
  /** The cart's items that leave it with this order, all of them or nothing is taken; null leaves the cart until the money is there. */
  emptiesCart: number[] | null
  payment: { provider: string; attemptKey: string } | null
  items: ItemToRecord[]
  wanted: Wanted[]
  /** Of the buyer's open orders; empty for an order that the operator has offered. */
  limits: ReservationLimit[]
}

export interface ItemToRecord {
  position: number
  productId: number
  optionId: number
  departureId: number
  status: 'pending' | 'approved'
  productTitle: Words
  optionTitle: unknown
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  zone: string
  duration: number
  travellers: number
  places: number
  lines: unknown
  listCurrency: string
  rateMicros: number
  rateAsOf: string | null
  originalMinor: number
  discountMinor: number
  totalMinor: number
  cancellation: unknown
  pickup: unknown
  /** As the cart has it; null when it was arranged by an offer. */
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  ticketCode: string
  /** Of the cart's item: at most one live booking of an intent exists. Null when it was arranged by an offer. */
  intent: string | null
}

/** What the statement gives. */
export interface RecordedOrder {
  orderId: number
  holdExpiresAt: Date
  /** Null when nothing is paid now. */
  paymentId: number | null
  paymentCreatedAt: Date | null
}

/** What ends the statement from inside, as the message of an RH001. */
export type ReserveRefusal =
  | 'order_in_the_way'
  | 'sold_out'
  | 'code_used_up'
  | 'code_used_by_you'
  | 'cart_changed'
  | 'too_many_open'
const refuse = (code: ReserveRefusal) => `refuse('${code}')`

/** The conditions that keep a promo code's limits. */
export const CODE_GUARD = 'and (c.limit_total is null or c.used < c.limit_total)'
export const BUYER_GUARD = 'where b.used < coalesce((select allowed from promo), b.used + 1)'

const { pay_later, awaiting_supplier } = effects.placed
const ofNewOrder = { fact: '$4', language: '$10', payload: `jsonb_build_object('reference', $4::text)` }

/**
 * Takes every place of a cart and records the order, its items, holds, events and payment in one statement,
 * all or nothing (docs/rules/places-and-holds.md).
 *
 * Locks departures in id order, then the promo code, its buyer, the cart: each CTE reads the one before, because data-modifying CTEs run in no
 * order of their own. A key that was used before takes nothing and gives no row. An open order of the same cart, or a live booking of the same
 * intents, ends the statement with RH001 'order_in_the_way' before anything is locked, too few places with 'sold_out', a promo code that has
 * just run out with 'code_used_up' or 'code_used_by_you'.
 */
export function takeAndRecord(order: OrderToRecord): Statement {
  return {
    name: 'checkout.take_and_record',
    text: `
with key as (
  insert into idempotency_key (scope, key, request_hash, answer)
  values ($1, $2, $3, jsonb_build_object('reference', $4::text))
  on conflict do nothing returning 1 as fresh),
wanted as (
  select w."departureId" as departure_id, sum(w.places)::int as places
  from jsonb_to_recordset($5::jsonb) as w("departureId" bigint, places int, position int), key
  group by w."departureId"),
in_the_way as (
  select 1 from orders o join cart c on c.id = o.cart_id, key where c.token_hash = $9 and o.status ${inOrderStates('at_checkout')}
  union all
  select 1 from key, jsonb_to_recordset($24::jsonb) as w(intent uuid) join order_item i on i.intent = w.intent
  where i.status ${inItemStates('live')}),
locked as materialized (
  select d.id from departure d where d.id in (select departure_id from wanted) and not exists (select from in_the_way)
  order by d.id for no key update),
taken as (${TAKE_SEATS}),
promo as (
  update promo_code c set used = c.used + 1
  where c.id = $6::bigint and exists (select from key) and (select count(*) from taken) = (select count(*) from wanted) ${CODE_GUARD}
  returning c.id, case when c.first_order_only then 1 else c.limit_per_buyer end as allowed),
promo_of_buyer as (
  insert into promo_buyer as b (promo_code_id, buyer, used) select id, lower($19), 1 from promo
  on conflict (promo_code_id, buyer) do update set used = b.used + 1 ${BUYER_GUARD}
  returning b.promo_code_id),
forgotten as (
  update cart set promo_code = null from key
  where token_hash = $9 and $29::bigint[] is not null and (select count(*) from promo_of_buyer) >= 0 returning id),
emptied as (
  delete from cart_item i using forgotten c where c.id = i.cart_id and i.id = any ($29::bigint[]) returning i.id),
all_taken as (
  select case
    when exists (select from in_the_way) then ${refuse('order_in_the_way')}
    when (select count(*) from taken) < (select count(*) from wanted) then ${refuse('sold_out')}
    when $6::bigint is not null and not exists (select from promo) and exists (select from key) then ${refuse('code_used_up')}
    when exists (select from promo) and not exists (select from promo_of_buyer) then ${refuse('code_used_by_you')}
    when (select count(*) from emptied) < coalesce(cardinality($29::bigint[]), 0) and exists (select from key) then ${refuse('cart_changed')}
    when exists (select from key) and not may_reserve($32::jsonb, (select sum(places)::int from wanted), $33) then ${refuse('too_many_open')}
    else true end as yes),
new_order as (
  insert into orders (reference, site_id, user_id, cart_id, language, status, payment_method, currency, original_minor,
    discount_minor, total_minor, promo_code_id, first_name, last_name, email, country_code, phone, special_requests, whatsapp, hold_expires_at,
    content_hash, payable_since, tax)
  select $4, $7, $8, (select id from cart where token_hash = $9 and $29::bigint[] is null), $10, $11, $12, $13, $14, $15, $16, $6, $17, $18, $19, $20, $21, $22, $31,
    rihla_now() + make_interval(secs => $23), $27, case when $11 = ${ORDER.pay_later} then rihla_now() end,
    (select tax from site where id = $7)
  from key, all_taken where all_taken.yes
  returning id, hold_expires_at),
new_items as (
  insert into order_item (order_id, position, product_id, option_id, departure_id, status, product_title, option_title, local_date,
    local_time, starts_at, ends_at, zone, duration, travellers, places, lines, list_currency, rate_micros, rate_as_of,
    original_minor, discount_minor, total_minor, cancellation, pickup, choice, ticket_code, intent)
  select o.id, i.position, i."productId", i."optionId", i."departureId", i.status, i."productTitle", i."optionTitle", i."localDate",
    i."localTime", i."startsAt", i."endsAt", i.zone, i.duration, i.travellers, i.places, i.lines, i."listCurrency", i."rateMicros",
    i."rateAsOf", i."originalMinor", i."discountMinor", i."totalMinor", i.cancellation, i.pickup, nullif(i.choice, 'null'), i."ticketCode",
    coalesce(i.intent, gen_random_uuid())
  from new_order o, jsonb_to_recordset($24::jsonb) as i(position int, "productId" bigint, "optionId" bigint, "departureId" bigint,
    status text, "productTitle" jsonb, "optionTitle" jsonb, "localDate" date, "localTime" text, "startsAt" timestamptz,
    "endsAt" timestamptz, zone text, duration int, travellers int, places int, lines jsonb, "listCurrency" text, "rateMicros" bigint,
    "rateAsOf" date, "originalMinor" bigint, "discountMinor" bigint, "totalMinor" bigint, cancellation jsonb, pickup jsonb, choice jsonb,
    "ticketCode" text, intent uuid)
  returning id, position),
new_holds as (${insertHolds('jsonb_to_recordset($5::jsonb)')}),
new_redemption as (
  insert into promo_redemption (promo_code_id, order_id, buyer_email) select p.id, o.id, $19 from promo p, new_order o),
new_reservation as (
  insert into open_reservation (key, order_id, places, is_unpaid, created_at)
  select l.key, o.id, (select sum(places)::int from wanted), $33, rihla_now()
  from new_order o, jsonb_to_recordset($32::jsonb) as l(key text)),
new_events as (
  insert into order_event (order_id, from_status, to_status, reason, actor)
  select o.id, e.was, e.becomes, e.reason, 'buyer' from new_order o,
    (values (null, 'draft', ${reasonSql('checkout')}), ('draft', 'on_hold', ${reasonSql('places_taken')}), ('on_hold', $11, $12)) as e(was, becomes, reason)),
new_payment as (
  insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, currency)
  select o.id, $25, 1, $26, 'created', $16, $13 from new_order o where $25::text is not null
  returning id, created_at),
new_mail as (
  ${queueMessages(
    { ...ofNewOrder, kind: '$28', recipient: '$19', copy: { phone: '$21', wish: '$31' }, from: 'new_order' },
    { ...ofNewOrder, kind: pay_later.operator, recipient: '$30', from: `new_order where $11 = ${ORDER.pay_later}` },
    {
      ...ofNewOrder,
      kind: awaiting_supplier.operator,
      recipient: '$30',
      from: `new_order where $11 = ${ORDER.awaiting_supplier}`,
    },
  )})
select o.id as "orderId", o.hold_expires_at as "holdExpiresAt", p.id as "paymentId", p.created_at as "paymentCreatedAt"
from new_order o left join new_payment p on true`,
    values: [
      order.scope,
      order.key,
      order.requestHash,
      order.reference,
      JSON.stringify(order.wanted),
      order.promoCodeId,
      order.siteId,
      order.userId,
      order.cartTokenHash,
      order.language,
      order.status,
      order.paymentMethod,
      order.currency,
      order.originalMinor,
      order.discountMinor,
      order.totalMinor,
      order.firstName,
      order.lastName,
      order.email,
      order.countryCode,
      order.phone,
      order.specialRequests,
      order.holdSeconds,
      JSON.stringify(order.items),
      order.payment?.provider ?? null,
      order.payment?.attemptKey ?? null,
      order.contentHash,
      order.mailKind,
      order.emptiesCart,
      order.operatorEmail,
      order.whatsapp,
      JSON.stringify(order.limits),
      order.payment === null || order.mailKind !== null,
    ],
  }
}
