import type { Locale, Words } from '#domain/locale.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import { TAKE_SEATS } from '#server/availability/seats.sql.ts'
import { CLEAR_PROMO_CODE, REMOVE_ORDERED_LINES } from '#server/cart/ordered-lines.sql.ts'
import { COUNT_BUYER, COUNT_CODE, INSERT_REDEMPTION } from '#server/cart/promotions/redemptions.sql.ts'
import type { Statement } from '#server/kernel/database.ts'
import { ORDER, PAYMENT, inOrderStates, inItemStates } from '#server/booking/states.ts'
import { CLAIM_IDEMPOTENCY_KEY } from '#server/booking/idempotency-key.sql.ts'
import { INSERT_HOLDS } from '#server/booking/seats.sql.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import type { ReservationLimit } from '#server/booking/checkout/reservation-limits.ts'

/** The seats of one departure for the item at `position`; a stay of several days has one per day. */
export interface SeatRequest {
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
  /** Null for an order that is not made from a cart. */
  cartKey: Buffer | null
  language: Locale
  status: 'awaiting_payment' | 'awaiting_supplier' | 'pay_later' | 'confirmed'
  /** Also the reason of its last event. */
  paymentMethod: PaymentMethodCode
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
  /** Which messages are copied to WhatsApp. */
  whatsapp: 'nothing' | 'answers' | 'everything'
  /** How long the seats are held, in seconds of the database's clock. */
  holdSeconds: number
  /** The mail that the buyer gets at once; null while a payment page is open. */
  mailKind: CopiedMessageKind | null
  /** Gets a mail about an order that is not paid at once; null sends none. */
  operatorEmail: string | null
  /** The cart items that this order removes; if one is gone or was changed, nothing is reserved. Null leaves the cart as it is until the payment. */
  emptiesCart: number[] | null
  payment: { provider: string; attemptKey: string } | null
  items: ItemToRecord[]
  seatRequests: SeatRequest[]
  /** Of the buyer's open orders; empty for the order of an accepted quote. */
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
  /** With `partySize` the same. */
  travellers: number
  partySize: number | null
  places: number
  lines: unknown
  listCurrency: string
  /** The supplier's price, before discounts, minor units of listCurrency. */
  listTotalMinor: number
  rateMicros: number
  rateAsOf: string | null
  /** Of the conversion. */
  marginBasisPoints: number
  originalMinor: number
  discountMinor: number
  totalMinor: number
  cancellation: unknown
  pickup: unknown
  /** Empty without one. */
  specialRequest: string
  /** As in the cart; null for an accepted quote. */
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  /** As in the cart; null: never asked. */
  guideLanguage: string | null
  ticketCode: string
  /** Of the cart item: an intent has at most one live booking. Null for an accepted quote. */
  intent: string | null
}

export interface RecordedOrder {
  orderId: number
  holdExpiresAt: Date
  /** Null when nothing is paid now. */
  paymentId: number | null
  paymentCreatedAt: Date | null
}

/** The statement fails with RH001 and one of these as its message. */
export type ReserveRefusal =
  | 'order_in_the_way'
  | 'sold_out'
  | 'code_used_up'
  | 'code_used_by_you'
  | 'cart_changed'
  | 'too_many_open'
  | 'too_many_requests'
const refuse = (code: ReserveRefusal) => `refuse('${code}')`

/** The statement's only parameter, as JSON. */
interface OrderRecord extends Omit<OrderToRecord, 'payment'> {
  paymentProvider: string | null
  attemptKey: string | null
  /** Counts towards the limit of unpaid orders: no payment page is opened at once. */
  isUnpaid: boolean
}

/** The SQL types that a field may be read as. */
type SqlType<Value> = [Value] extends [string | null]
  ? 'text' | 'uuid' | 'date' | 'timestamptz'
  : [Value] extends [number | null]
    ? 'int' | 'bigint'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Buffer | null]
        ? 'bytea'
        : [Value] extends [number[] | null]
          ? 'bigint[]'
          : 'jsonb'

/** The column definition list of `jsonb_to_record`. A missing, additional or wrongly typed field does not compile. */
function columnsOf<Fields>(types: { [Field in keyof Fields]-?: SqlType<Fields[Field]> }): string {
  return Object.entries(types)
    .map(([field, type]) => `"${field}" ${type as string}`)
    .join(', ')
}

const orderColumns = columnsOf<OrderRecord>({
  key: 'text',
  scope: 'text',
  requestHash: 'bytea',
  contentHash: 'bytea',
  reference: 'text',
  siteId: 'bigint',
  userId: 'bigint',
  cartKey: 'bytea',
  language: 'text',
  status: 'text',
  paymentMethod: 'text',
  currency: 'text',
  originalMinor: 'bigint',
  discountMinor: 'bigint',
  totalMinor: 'bigint',
  promoCodeId: 'bigint',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  countryCode: 'text',
  phone: 'text',
  whatsapp: 'text',
  holdSeconds: 'int',
  mailKind: 'text',
  operatorEmail: 'text',
  emptiesCart: 'bigint[]',
  paymentProvider: 'text',
  attemptKey: 'text',
  items: 'jsonb',
  seatRequests: 'jsonb',
  limits: 'jsonb',
  isUnpaid: 'boolean',
})

const itemColumns = columnsOf<ItemToRecord>({
  position: 'int',
  productId: 'bigint',
  optionId: 'bigint',
  departureId: 'bigint',
  status: 'text',
  productTitle: 'jsonb',
  optionTitle: 'jsonb',
  localDate: 'date',
  localTime: 'text',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  zone: 'text',
  duration: 'int',
  travellers: 'int',
  partySize: 'int',
  places: 'int',
  lines: 'jsonb',
  listCurrency: 'text',
  listTotalMinor: 'bigint',
  rateMicros: 'bigint',
  rateAsOf: 'date',
  marginBasisPoints: 'int',
  originalMinor: 'bigint',
  discountMinor: 'bigint',
  totalMinor: 'bigint',
  cancellation: 'jsonb',
  pickup: 'jsonb',
  specialRequest: 'text',
  choice: 'jsonb',
  guideLanguage: 'text',
  ticketCode: 'text',
  intent: 'uuid',
})

const seatColumns = columnsOf<SeatRequest>({ departureId: 'bigint', places: 'int', position: 'int' })

function recordOf({ payment, ...order }: OrderToRecord): OrderRecord {
  return {
    ...order,
    paymentProvider: payment?.provider ?? null,
    attemptKey: payment?.attemptKey ?? null,
    isUnpaid: payment === null || order.mailKind !== null,
  }
}

/** As PostgreSQL reads it: bytes in hex, and without lone surrogates, which `jsonb` refuses and a text parameter replaces. */
function toJson(record: OrderRecord): string {
  return JSON.stringify(record, function (this: Record<string, unknown>, field, value: unknown) {
    const raw = this[field]
    if (Buffer.isBuffer(raw)) return `\\x${raw.toString('hex')}`
    return typeof value === 'string' ? value.toWellFormed() : value
  })
}

const { pay_later, awaiting_supplier } = effects.placed
const ofNewOrder = {
  fact: 'input.reference',
  language: 'input.language',
  payload: `jsonb_build_object('reference', input.reference)`,
}
const toOperator = { ...ofNewOrder, recipient: 'input."operatorEmail"' }

/**
 * Takes every seat of a cart and records the order, its items, holds, events and payment in one statement, all or nothing
 * (docs/rules/places-and-holds.md).
 *
 * Locks departures in id order, then the promo code, its buyer, the cart: each CTE reads the one before, because data-modifying CTEs run in no
 * order of their own. A key that was used before takes nothing and returns no row. What ends the statement with RH001 is in ReserveRefusal;
 * 'order_in_the_way' is found before anything is locked.
 *
 * PostgreSQL estimates 100 rows for `jsonb_to_recordset`, which may cost a join with a large table its index: use `= any (array(…))`.
 */
export function reserveAndInsert(order: OrderToRecord): Statement {
  return {
    name: 'checkout.take_and_record',
    text: `
with input as materialized (
  select * from jsonb_to_record($1::jsonb) as r(${orderColumns})),
items as materialized (
  select i.* from input, jsonb_to_recordset(input.items) as i(${itemColumns})),
seats as materialized (
  select w."departureId" as departure_id, w.places, w.position from input, jsonb_to_recordset(input."seatRequests") as w(${seatColumns})),
new_key as (${CLAIM_IDEMPOTENCY_KEY}),
wanted as (
  select s.departure_id, sum(s.places)::int as places from seats s, new_key group by s.departure_id),
in_the_way as (
  select 1 from input, new_key, cart c join orders o on o.cart_id = c.id
  where c.key = input."cartKey" and o.status ${inOrderStates('at_checkout')}
  union all
  select 1 from new_key, order_item i where i.intent = any (array(select intent from items)) and i.status ${inItemStates('live')}),
locked as materialized (
  select d.id from departure d where d.id = any (array(select departure_id from wanted)) and not exists (select from in_the_way)
  order by d.id for no key update),
taken as (${TAKE_SEATS}),
promo as (${COUNT_CODE}),
promo_of_buyer as (${COUNT_BUYER}),
cleared as (${CLEAR_PROMO_CODE}),
emptied as (${REMOVE_ORDERED_LINES}),
all_taken as (
  select case
    when exists (select from in_the_way) then ${refuse('order_in_the_way')}
    when (select count(*) from taken) < (select count(*) from wanted) then ${refuse('sold_out')}
    when "promoCodeId" is not null and not exists (select from promo) and exists (select from new_key) then ${refuse('code_used_up')}
    when exists (select from promo) and not exists (select from promo_of_buyer) then ${refuse('code_used_by_you')}
    when (select count(*) from emptied) < coalesce(cardinality("emptiesCart"), 0) and exists (select from new_key) then ${refuse('cart_changed')}
    when exists (select from new_key)
      and not may_reserve(limits, (select sum(places)::int from wanted), "isUnpaid", status = ${ORDER.awaiting_supplier}) then
      case when status = ${ORDER.awaiting_supplier} then ${refuse('too_many_requests')} else ${refuse('too_many_open')} end
    else true end as yes
  from input),
ordered_cart as (
  -- Locked, so that a cart that is being deleted is left out instead of failing the foreign key.
  select c.id from cart c, input where c.key = input."cartKey" and "emptiesCart" is null for key share of c),
new_order as (
  insert into orders (reference, site_id, user_id, cart_id, language, status, payment_method, currency, original_minor,
    discount_minor, total_minor, promo_code_id, first_name, last_name, email, country_code, phone, whatsapp,
    hold_expires_at, content_hash, payable_since, tax)
  select reference, "siteId", "userId", (select id from ordered_cart), language, status,
    "paymentMethod", currency, "originalMinor", "discountMinor", "totalMinor", "promoCodeId", "firstName", "lastName", email, "countryCode",
    phone, whatsapp, rihla_now() + make_interval(secs => "holdSeconds"), "contentHash",
    case when status = ${ORDER.pay_later} then rihla_now() end, (select tax from site where id = "siteId")
  from new_key, all_taken, input where all_taken.yes
  returning id, hold_expires_at),
new_items as (
  insert into order_item (order_id, position, product_id, option_id, departure_id, status, product_title, option_title, local_date,
    local_time, starts_at, ends_at, zone, duration, travellers, party_size, places, lines, list_currency, list_total_minor, rate_micros,
    rate_as_of, margin_basis_points,
    original_minor, discount_minor, total_minor, cancellation, pickup, special_request, choice, guide_language, ticket_code, intent)
  select o.id, i.position, i."productId", i."optionId", i."departureId", i.status, i."productTitle", i."optionTitle", i."localDate",
    i."localTime", i."startsAt", i."endsAt", i.zone, i.duration, i.travellers, i."partySize", i.places, i.lines, i."listCurrency", i."listTotalMinor", i."rateMicros",
    i."rateAsOf", i."marginBasisPoints",
    i."originalMinor", i."discountMinor", i."totalMinor", i.cancellation, i.pickup, i."specialRequest", i.choice, i."guideLanguage", i."ticketCode", coalesce(i.intent, gen_random_uuid())
  from new_order o, items i
  returning id, position),
new_holds as (${INSERT_HOLDS}),
new_redemption as (${INSERT_REDEMPTION}),
new_reservation as (
  insert into open_reservation (key, order_id, places, is_unpaid, created_at)
  select l.key, o.id, (select sum(places)::int from wanted), input."isUnpaid", rihla_now()
  from new_order o, input, jsonb_to_recordset(input.limits) as l(key text)),
new_events as (
  insert into order_event (order_id, from_status, to_status, reason, actor)
  select o.id, e.was, e.becomes, e.reason, 'buyer' from new_order o, input, lateral
    (values (null, ${ORDER.draft}, ${reasonSql('checkout')}), (${ORDER.draft}, ${ORDER.on_hold}, ${reasonSql('places_taken')}),
      (${ORDER.on_hold}, input.status, input."paymentMethod")) as e(was, becomes, reason)),
new_payment as (
  insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, currency)
  select o.id, "paymentProvider", 1, "attemptKey", ${PAYMENT.created}, "totalMinor", currency from new_order o, input where "paymentProvider" is not null
  returning id, created_at),
new_mail as (
  ${queueMessages(
    {
      ...ofNewOrder,
      kind: 'input."mailKind"',
      recipient: 'input.email',
      copy: { phone: 'input.phone', wish: 'input.whatsapp' },
      from: 'new_order, input',
    },
    { ...toOperator, kind: pay_later.operator, from: `new_order, input where input.status = ${ORDER.pay_later}` },
    {
      ...toOperator,
      kind: awaiting_supplier.operator,
      from: `new_order, input where input.status = ${ORDER.awaiting_supplier}`,
    },
  )})
select o.id as "orderId", o.hold_expires_at as "holdExpiresAt", p.id as "paymentId", p.created_at as "paymentCreatedAt"
from new_order o left join new_payment p on true`,
    values: [toJson(recordOf(order))],
  }
}
