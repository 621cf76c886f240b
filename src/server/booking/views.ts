import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { DeclineReason } from '#domain/decline-reason.ts'
import type { Duration } from '#domain/duration.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { Words } from '#domain/locale.ts'
import type { MeetingPoint } from '#domain/meeting-point.ts'
import type { PartyLine } from '#domain/party.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import { countItemsSql, isCartAsOrderedSql, itemsOfOrderSql } from '#server/cart/cart-of-order.sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import {
  DATE_CHANGE,
  DECLINE_OF_CHANGE,
  ORDER,
  REFUND,
  inOrderStates,
  inItemStates,
  inPaymentStates,
  IS_PAYABLE,
  IS_PAYMENT_OPEN,
  durationOfChange,
} from './states.ts'
import { reasonSql } from './event-reasons.ts'
import { FORMER_REFERENCE, LATER_ORDER } from './orders/renumbered.sql.ts'
import { IS_BOOKED_AGAIN } from './orders/is-booked-again.ts'

/*
 * The one read model of an order, for the pages, the mails, the export and the outcome of a checkout. The tax invoice adds what only it says
 * (orders/tax-invoice-query.ts).
 */

export interface BookingDetails {
  id: number
  status: ItemState
  productTitle: Words
  optionTitle: Words
  slugs: Words
  citySlugs: Words
  cityName: Words
  picture: PictureRow | null
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  zone: string
  rate: 'once' | 'daily' | 'nightly'
  /** The nights or days; 1 of what is not sold by them. */
  nightsOrDays: number
  travellers: number
  /** The travellers, as the buyer said it where units are shared. Null: not asked, or never said. */
  partySize: number | null
  lines: {
    kind: 'unit' | 'extra' | 'pickup' | 'date_change'
    title: Words
    quantity: number
    unitMinor: number
    totalMinor: number
    originalTotalMinor: number
  }[]
  /** Of a booking whose people were changed: the units and extras now. Null: those of its lines. */
  party: PartyLine[] | null
  totalMinor: number
  originalMinor: number
  discountMinor: number
  refundedMinor: number
  /** Of refunds that are recorded and have not arrived. */
  refundDueMinor: number
  pickup: { name: Words; address: Words; minutesBefore: number } | null
  /** That the buyer chose; null: never asked. */
  guideLanguage: string | null
  meetingPoint: MeetingPoint
  /** The name of its supplier. */
  host: Words
  /** A point each. */
  knowBeforeYouGo: { ar: string[]; en: string[] }
  /** What to bring. */
  bring: { ar: string[]; en: string[] }
  cancellation: CancellationRule[]
  /** Empty without one. */
  specialRequest: string
  ticketCode: string
  /** How often its date or people were changed, and what was refunded for that. */
  rebookings: number
  rebookedMinor: number
  /** Those that cost something or were refunded, the first one first. `changedAt` is in ISO 8601. */
  changes: { changedAt: string; refundMinor: number; chargedMinor: number }[]
  /** A dearer date, or more people or nights, which it gets when the difference is paid. */
  dateChange: {
    id: number
    localDate: string
    localTime: string
    /** Null: for the same people. */
    party: PartyLine[] | null
    /** Null: for as many nights or days. */
    duration: Duration | null
    priceMinor: number
    differenceMinor: number
    expiresAt: string
    /** The buyer has paid, and the provider is working on it. */
    isPaying: boolean
    /** Of the last card that was tried; null: it was not declined. */
    declineReason: DeclineReason | null
  } | null
  /** Booked at the catalogue's price, not by quote. */
  hasChoice: boolean
  /** Quantities by the id of the unit, as they are now; null of a quote. */
  people: Record<string, number> | null
  /** Its units as they are now, and how many people its option takes; null of a quote. */
  sizedUnits: { kind: string; travellers: number; quantity: number }[] | null
  optionCapacity: number
  /** Its supplier has to confirm each date. */
  needsAnswer: boolean
  /** Its ticket was redeemed. */
  isUsed: boolean
  /** It could not be booked, and the same can be chosen for another date. */
  canRetry: boolean
}

export interface OrderDetails {
  orderId: number
  reference: string
  siteId: number
  userId: number | null
  invoiceNumber: number | null
  purchaseId: string | null
  status: OrderState
  bookedAt: Date
  holdExpiresAt: Date
  /** To be paid, or paid, by a transfer from the buyer's bank. */
  isTransfer: boolean
  /** The transfer is awaited: none of it, or not all, has arrived, and no card has paid instead. */
  isTransferAwaited: boolean
  /** It can be paid until holdExpiresAt. */
  isPayable: boolean
  /** The link that was mailed opens its payment page, while it is payable. */
  isByLink: boolean
  /** It can be paid by a link because its supplier has confirmed it. */
  isAccepted: boolean
  /** It ended because its buyer started another checkout. */
  isReplaced: boolean
  /** Of the order that this one replaced; null: none. */
  formerReference: string | null
  /** Of an order that was replaced: the latest with the same bookings. */
  laterOrder: { reference: string; accessVersion: number } | null
  /** Whether the ordered items are still in the cart. */
  isInCart: boolean
  /** Of the latest attempt, as the next two; null before there is one. */
  paymentId: number | null
  paymentStatus: PaymentState | null
  hasDeclinedTry: boolean
  declineReason: DeclineReason | null
  now: Date
  /** A payment is open; a transfer counts once a part of it was received. */
  isPaymentOpen: boolean
  /** Of all its payments, minor units. */
  capturedMinor: number
  currency: string
  originalMinor: number
  discountMinor: number
  totalMinor: number
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  /** The buyer gets messages by WhatsApp too. */
  isToldByWhatsapp: boolean
  /** Of orderAccessToken. */
  accessVersion: number
  /** The name on the invoice, if the guest's was changed after it was issued. */
  invoiceName: string | null
  bookings: BookingDetails[]
}

const detailsWith = (columns = '') => `
  select ${columns} o.id as "orderId", o.reference, o.site_id as "siteId", o.user_id as "userId", o.invoice_number as "invoiceNumber",
    latest.provider_reference as "purchaseId",
    o.status, o.created_at as "bookedAt", o.hold_expires_at as "holdExpiresAt",
    o.payment_method = 'bank_transfer' as "isTransfer",
    exists (select from payment p where p.order_id = o.id and p.provider = 'bank_transfer' and p.status ${inPaymentStates('open')}) as "isTransferAwaited", ${IS_PAYABLE} as "isPayable",
    o.payable_since is not null as "isByLink", o.cart_id is not null as "isInCart",
    o.payable_since is not null and exists (select from order_event where order_id = o.id and from_status = ${ORDER.awaiting_supplier}) as "isAccepted",
    exists (select from order_event e where e.order_id = o.id and e.order_item_id is null and e.reason = ${reasonSql('replaced')}) as "isReplaced",
    ${FORMER_REFERENCE} as "formerReference", ${LATER_ORDER} as "laterOrder",
    latest.id as "paymentId", latest.status as "paymentStatus", coalesce(latest.has_declined_try, false) as "hasDeclinedTry", latest.decline_reason as "declineReason",
    rihla_now() as now,
    ${IS_PAYMENT_OPEN} as "isPaymentOpen",
    (select coalesce(sum(p.captured_minor), 0)::bigint from payment p where p.order_id = o.id) as "capturedMinor",
    o.currency, o.original_minor as "originalMinor", o.discount_minor as "discountMinor", o.total_minor as "totalMinor", o.first_name as "firstName", o.last_name as "lastName", o.email, o.country_code as "countryCode", o.phone, o.whatsapp <> 'nothing' as "isToldByWhatsapp", o.access_version as "accessVersion", o.invoice_name as "invoiceName",
    (select jsonb_agg(jsonb_build_object('id', i.id, 'status', i.status, 'productTitle', i.product_title, 'optionTitle', i.option_title,
        'slugs', jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en), 'citySlugs', jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en),
        'cityName', c.name, 'picture', ${firstPicture},
        'localDate', i.local_date, 'localTime', i.local_time, 'startsAt', i.starts_at, 'endsAt', i.ends_at, 'zone', i.zone, 'rate', p.rate, 'nightsOrDays', i.duration,
        'travellers', i.travellers, 'partySize', i.party_size, 'lines', i.lines, 'party', i.party, 'totalMinor', i.total_minor, 'originalMinor', i.original_minor,
        'discountMinor', i.discount_minor, 'refundedMinor', i.refunded_minor,
        'refundDueMinor', (select coalesce(sum(r.amount_minor), 0) from refund r where r.order_item_id = i.id and r.status <> ${REFUND.succeeded}),
        'pickup', i.pickup, 'guideLanguage', i.guide_language, 'specialRequest', i.special_request, 'meetingPoint', p.meeting_point, 'host', s.name, 'knowBeforeYouGo', p.know_before_you_go, 'bring', p.bring,
        'cancellation', i.cancellation, 'ticketCode', i.ticket_code, 'isUsed', i.redeemed_at is not null,
        'rebookings', (select count(*) from rebooking b where b.order_item_id = i.id),
        'rebookedMinor', (select coalesce(sum(b.refund_minor), 0) from rebooking b where b.order_item_id = i.id),
        'changes', (select coalesce(jsonb_agg(jsonb_build_object('changedAt', b.created_at, 'refundMinor', b.refund_minor, 'chargedMinor', b.charged_minor) order by b.id), '[]')
          from rebooking b where b.order_item_id = i.id and b.refund_minor + b.charged_minor > 0),
        'dateChange', (select jsonb_build_object('id', c.id, 'localDate', c.local_date, 'localTime', c.local_time, 'party', c.party -> 'lines', 'duration', ${durationOfChange('p')}, 'priceMinor', c.price_minor,
          'differenceMinor', c.difference_minor, 'expiresAt', c.expires_at, 'isPaying', exists (select from payment p where p.date_change_id = c.id and p.is_under_way
            and p.status ${inPaymentStates('open')}), 'declineReason', ${DECLINE_OF_CHANGE}) from date_change c where c.order_item_id = i.id and c.state = ${DATE_CHANGE.open}),
        'hasChoice', i.choice is not null, 'people', i.choice -> 'units', 'optionCapacity', (select n.capacity from option n where n.id = i.option_id),
        'sizedUnits', (select jsonb_agg(jsonb_build_object('kind', u.kind, 'travellers', u.travellers, 'quantity', (i.choice -> 'units' ->> u.id::text)::integer))
          from unit u where u.option_id = i.option_id and i.choice -> 'units' ->> u.id::text is not null), 'needsAnswer', p.confirmation = 'supplier',
        'canRetry', i.choice is not null and i.status ${inItemStates('lost')} and not ${IS_BOOKED_AGAIN}) order by i.starts_at, i.position)
      from order_item i join product p on p.id = i.product_id join city c on c.id = p.city_id join supplier s on s.id = p.supplier_id where i.order_id = o.id) as bookings
  from orders o left join lateral (
    select id, provider_reference, status, has_declined_try, decline_reason from payment where order_id = o.id and date_change_id is null
    order by (o.status ${inOrderStates('booked')} and status ${inPaymentStates('settled')}) desc, attempt desc limit 1) latest on true`

/** The account's orders on a site: upcoming ones first, the nearest first, then past and cancelled ones, the latest first. */
export function listOrdersOnSite(
  connection: Connection,
  { userId, siteId }: { userId: number; siteId: number },
): Promise<OrderDetails[]> {
  return connection.rows<OrderDetails>({
    name: 'orders.invoices_of_user',
    text: `${detailsWith()} cross join lateral (
        select min(starts_at) filter (where ends_at > rihla_now() and status ${inItemStates('live')}) as next, max(starts_at) as last
        from order_item where order_id = o.id) t
      where o.user_id = $1 and o.site_id = $2 and o.status ${inOrderStates('listed')}
      order by t.next nulls last, t.last desc, o.id desc limit 200`,
    values: [userId, siteId],
  })
}

export async function findOrder(connection: Connection, reference: string): Promise<OrderDetails | undefined> {
  const rows = await connection.rows<OrderDetails>({
    name: 'orders.invoice',
    text: `${detailsWith()} where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}

/** Those that exist, in the order of the references. */
export function findOrders(connection: Connection, references: string[]): Promise<OrderDetails[]> {
  return connection.rows<OrderDetails>({
    name: 'orders.invoices_of_device',
    text: `${detailsWith()} where o.reference = any ($1::text[]) order by array_position($1::text[], o.reference)`,
    values: [references],
  })
}

export interface OrderBesideCart extends OrderDetails {
  /** Of the visitor's cart, as it is now. */
  cartCount: number
  /** Ids of its items that the order was made of. */
  cartItems: number[]
  /** It has all of them, with the same choice. */
  isCartAsOrdered: boolean
}

/** As `findOrder`, with the visitor's cart. `cartKey` null: none. */
export async function findOrderBesideCart(
  connection: Connection,
  { reference, cartKey }: { reference: string; cartKey: Buffer | null },
): Promise<OrderBesideCart | undefined> {
  const rows = await connection.rows<OrderBesideCart>({
    name: 'orders.beside_cart',
    text: `${detailsWith(`${countItemsSql('$2::bytea')} as "cartCount", ${itemsOfOrderSql('$2::bytea', 'o.id')} as "cartItems",
      ${isCartAsOrderedSql('$2::bytea', 'o.id')} as "isCartAsOrdered",`)} where o.reference = $1`,
    values: [reference, cartKey],
  })
  return rows[0]
}

/** A page of a person's orders, newest first: those of the account, and those without one that have the address. Null: none. */
export function listOrdersOfPerson(
  connection: Connection,
  input: { userId: number | null; email: string | null; most: number; from: number },
): Promise<OrderDetails[]> {
  return connection.rows<OrderDetails>(
    named({
      name: 'orders.of_person',
      text: `${detailsWith()} where o.user_id = :userId::bigint or o.user_id is null and lower(o.email) = lower(:email::text) order by o.id desc limit :most offset :from`,
      values: input,
    }),
  )
}
