import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Locale } from '#domain/locale.ts'
import type { QuoteState } from '#domain/quote-states.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { QUOTE, inQuoteStates } from './states.ts'

export interface QuoteRow {
  number: number
  priceMinor: number
  currency: string
  travellers: number
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  includes: Partial<Words>
  message: string
  validUntil: string
}

export interface QuoteRequestRow {
  id: number
  reference: string
  siteId: number
  userId: number | null
  language: Locale
  status: QuoteState
  requestedAt: Date
  productId: number
  productTitle: Words
  productCurrency: string
  durationMinutes: number
  /** The policy of the booking: the product's, or, once accepted, the one at acceptance. */
  cancellation: CancellationRule[]
  slugs: Words
  citySlugs: Words
  cityName: Words
  zone: string
  picture: PictureRow | null
  wishedDate: string | null
  isFlexible: boolean
  travellers: number
  budgetMinor: number | null
  currency: string | null
  message: string
  /** The person who wrote it for the guest; null: the guest did. */
  writtenBy: string | null
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  reason: string
  quote: QuoteRow | null
  order: { id: number; reference: string; status: OrderState; method: string; holdExpiresAt: string } | null
  now: Date
}

const selectRequest = `
  select q.id, q.reference, q.site_id as "siteId", q.user_id as "userId", q.language, q.status, q.created_at as "requestedAt",
    p.id as "productId", p.title as "productTitle", p.currency as "productCurrency", p.duration_minutes as "durationMinutes",
    coalesce((select i.cancellation from order_item i where q.status = ${QUOTE.booked} and i.order_id = q.order_id limit 1), p.cancellation) as cancellation,
    jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en) as slugs, jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as "citySlugs",
    c.name as "cityName", c.zone, ${firstPicture} as picture,
    q.wished_date as "wishedDate", q.is_flexible as "isFlexible", q.travellers, q.budget_minor as "budgetMinor", q.currency, q.message,
    (select s.name from staff s where s.id = q.written_by) as "writtenBy",
    q.first_name as "firstName", q.last_name as "lastName", q.email, q.country_code as "countryCode", q.phone, q.reason,
    (select jsonb_build_object('number', f.number, 'priceMinor', f.price_minor, 'currency', f.currency, 'travellers', f.travellers,
        'localDate', f.local_date, 'localTime', f.local_time, 'startsAt', f.starts_at, 'endsAt', f.ends_at, 'includes', f.includes,
        'message', f.message, 'validUntil', f.valid_until)
      from quote f where f.quote_request_id = q.id and f.number = q.quote_number) as quote,
    (select jsonb_build_object('id', o.id, 'reference', o.reference, 'status', o.status, 'method', o.payment_method,
        'holdExpiresAt', o.hold_expires_at) from orders o where o.id = q.order_id) as "order",
    rihla_now() as now
  from quote_request q join product p on p.id = q.product_id join city c on c.id = p.city_id`

export async function findQuote(connection: Connection, reference: string): Promise<QuoteRequestRow | undefined> {
  const rows = await connection.rows<QuoteRequestRow>({
    name: 'quotes.quote',
    text: `${selectRequest} where q.reference = $1`,
    values: [reference],
  })
  return rows[0]
}

/** Of the account, or with one of the references. */
export function listQuotesOfVisitor(
  connection: Connection,
  { userId, references, siteId }: { userId: number | null; references: string[]; siteId: number },
): Promise<QuoteRequestRow[]> {
  return connection.rows<QuoteRequestRow>(
    named({
      name: 'quotes.of_visitor',
      text: `${selectRequest} where (q.user_id = :userId::bigint or q.reference = any (:references::text[])) and q.site_id = :siteId
        order by q.id desc limit 100`,
      values: { userId, references, siteId },
    }),
  )
}

/** All requests of a person, the latest first: of the account, and those without one that have the address. Null: none. */
export function listQuotesOfPerson(
  connection: Connection,
  { userId, email }: { userId: number | null; email: string | null },
): Promise<QuoteRequestRow[]> {
  return connection.rows<QuoteRequestRow>({
    name: 'quotes.of_person',
    text: `${selectRequest} where q.user_id = $1::bigint or q.user_id is null and lower(q.email) = lower($2::text) order by q.id desc`,
    values: [userId, email],
  })
}

export interface QuoteInboxRow {
  id: number
  reference: string
  status: QuoteState
  language: Locale
  requestedAt: Date
  productTitle: Words
  cityName: Words
  name: string
  wishedDate: string | null
  isFlexible: boolean
  travellers: number
  budgetMinor: number | null
  currency: string | null
  /** The latest quote. */
  priceMinor: number | null
  priceCurrency: string | null
  validUntil: Date | null
  /** The beginning. */
  message: string
  writtenBy: string | null
  assignee: string | null
}

/** `staffId` null: unassigned requests. */
export interface OfAssignee {
  staffId: number | null
}

const INBOX = `q.status = any (:states::text[])
  and (not :isOfAssignee::boolean or q.assignee_id is not distinct from :assigneeId::bigint)` as const
const ofAssignee = (wanted: OfAssignee | null) => ({
  isOfAssignee: wanted !== null,
  assigneeId: wanted?.staffId ?? null,
})

interface InboxWish {
  states: readonly QuoteState[]
  /** Null: all requests. */
  assignee: OfAssignee | null
}

/** Requests in these states after `after`, by id: the oldest first if `sign` is 1, the newest first if it is -1. */
export function listInboxQuotes(
  connection: Connection,
  { assignee, ...input }: InboxWish & { sign: 1 | -1; after: number | null; most: number },
): Promise<QuoteInboxRow[]> {
  return connection.rows<QuoteInboxRow>(
    named({
      name: 'quotes.inbox',
      text: `select q.id, q.reference, q.status, q.language, q.created_at as "requestedAt", p.title as "productTitle", c.name as "cityName",
          q.first_name || ' ' || q.last_name as name, q.wished_date as "wishedDate", q.is_flexible as "isFlexible", q.travellers,
          q.budget_minor as "budgetMinor", q.currency, f.price_minor as "priceMinor", f.currency as "priceCurrency",
          f.valid_until as "validUntil", left(q.message, 160) as message, w.name as assignee, v.name as "writtenBy"
        from quote_request q join product p on p.id = q.product_id join city c on c.id = p.city_id
          left join quote f on f.quote_request_id = q.id and f.number = q.quote_number left join staff w on w.id = q.assignee_id
          left join staff v on v.id = q.written_by
        where ${INBOX} and (:after::bigint is null or :sign::int * q.id > :sign::int * :after)
        order by :sign::int * q.id limit :most`,
      values: { ...input, ...ofAssignee(assignee) },
    }),
  )
}

export async function countInboxQuotes(
  connection: Connection,
  { assignee, ...input }: InboxWish & { most: number },
): Promise<number> {
  const [row] = await connection.rows<{ count: number }>(
    named({
      name: 'quotes.inbox_count',
      text: `select count(*) as count from (select from quote_request q where ${INBOX} limit :most) counted`,
      values: { ...input, ...ofAssignee(assignee) },
    }),
  )
  return row?.count ?? 0
}

/** All quotes of a request, the latest first. */
export function listQuotesOfRequest(
  connection: Connection,
  requestId: number,
): Promise<(QuoteRow & { madeAt: Date })[]> {
  return connection.rows({
    name: 'quotes.of_request',
    text: `select number, price_minor as "priceMinor", currency, travellers, local_date as "localDate", local_time as "localTime",
        starts_at::text as "startsAt", ends_at::text as "endsAt", includes, message, valid_until::text as "validUntil", created_at as "madeAt"
      from quote where quote_request_id = $1 order by number desc`,
    values: [requestId],
  })
}

/** Requests that are not over, oldest first. */
export function listOpenQuotes(connection: Connection): Promise<QuoteRequestRow[]> {
  return connection.rows<QuoteRequestRow>({
    name: 'quotes.open',
    text: `${selectRequest} where q.status ${inQuoteStates('open')} order by q.id limit 500`,
  })
}
