import type { Locale, Words } from '#domain/locale.ts'
import type { QuoteState } from '#domain/quote-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { CLAIM_IDEMPOTENCY_KEY } from '#server/booking/idempotency-key.sql.ts'
import { inOrderStates, ORDER } from '#server/booking/states.ts'
import { QUOTE } from './states.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { ofQuote, ofRequest } from './quote-messages.ts'
import type { QuoteRow } from './quote-query.ts'

/** Product `p` is priced on request and can be sold. */
export const IS_QUOTABLE = `is_offered(p.status, p.sold_until) and p.pricing_per = 'quote'` as const

export interface QuotableProduct {
  zone: string
  /** The city's day. */
  today: string
  /** The party that the host takes; null without a limit. */
  leastTravellers: number | null
  mostTravellers: number | null
}

export async function findQuotableProduct(
  connection: Connection,
  input: { productId: number; supplierId: number | null },
): Promise<QuotableProduct | undefined> {
  const rows = await connection.rows<QuotableProduct>({
    name: 'quotes.product',
    text: `select c.zone, (rihla_now() at time zone c.zone)::date::text as today,
        p.least_travellers as "leastTravellers",
        coalesce(p.most_travellers, (select max(o.capacity) from option o where o.product_id = p.id and o.is_listed)) as "mostTravellers"
      from product p join city c on c.id = p.city_id
      where p.id = $1 and ${IS_QUOTABLE} and ($2::bigint is null or p.supplier_id = $2)`,
    values: [input.productId, input.supplierId],
  })
  return rows[0]
}

export async function findRequestByKey(
  connection: Connection,
  scope: string,
  key: string,
): Promise<{ reference: string; requestHash: Buffer } | undefined> {
  const rows = await connection.rows<{ reference: string; requestHash: Buffer }>({
    name: 'quotes.request_by_key',
    text: `select answer ->> 'reference' as reference, request_hash as "requestHash" from idempotency_key where scope = $1 and key = $2`,
    values: [scope, key],
  })
  return rows[0]
}

export interface NewRequest {
  scope: string
  key: string
  requestHash: Buffer
  reference: string
  siteId: number
  productId: number
  userId: number | null
  language: Locale
  wishedDate: string | null
  isFlexible: boolean
  travellers: number
  budgetMinor: number | null
  currency: string
  message: string
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  operatorEmail: string | null
}

/** Stores a request with its mails to buyer and operator in one statement. Returns false if its key was used before. */
export async function insertRequest(connection: Connection, request: NewRequest): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'quotes.insert_request',
      text: `with input as (
        select :scope::text as scope, :key::text as key, :requestHash::bytea as "requestHash", :reference::text as reference),
      key as (${CLAIM_IDEMPOTENCY_KEY}),
      stored as (
        insert into quote_request (reference, site_id, product_id, user_id, language, wished_date, is_flexible, travellers, budget_minor,
          currency, message, first_name, last_name, email, country_code, phone)
        select :reference, :siteId, :productId, :userId, :language, :wishedDate::date, :isFlexible, :travellers, :budgetMinor,
          :currency, :message, :firstName, :lastName, :email, :countryCode, :phone from key
        returning reference, language, email),
      mails as (
        ${queueMessages(
          { ...ofRequest, kind: 'quote_received', from: 'stored' },
          { ...ofRequest, kind: 'quote_request', recipient: ':operatorEmail', from: 'stored' },
        )})
      select reference from stored`,
      values: request,
    }),
  )
  return rows.length > 0
}

/** Every change of a quote's state locks its row first, which serialises acceptances. */
export async function lockQuote(tx: Tx, reference: string): Promise<void> {
  await tx.rows({
    name: 'quotes.lock',
    text: 'select id from quote_request where reference = $1 for update',
    values: [reference],
  })
}

export async function insertQuote(tx: Tx, quote: Omit<QuoteRow, 'number'> & { requestId: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'quotes.insert_quote',
      text: `with answered as (
        update quote_request set status = ${QUOTE.answered}, quote_number = quote_number + 1, reason = '', updated_at = now()
        where id = :requestId returning id, reference, language, email, quote_number),
      offered as (
        insert into quote (quote_request_id, number, price_minor, currency, travellers, local_date, local_time, starts_at, ends_at,
          includes, message, valid_until)
        select id, quote_number, :priceMinor, :currency, :travellers, :localDate, :localTime, :startsAt, :endsAt,
          :includes::jsonb, :message, :validUntil from answered)
      ${queueMessages({ ...ofQuote, kind: 'quote_answered', from: 'answered' })}`,
      values: quote,
    }),
  )
}

/** Changes the state of a locked quote and writes one message per quote to `recipient`. */
export async function setStatus(
  tx: Tx,
  change: {
    requestId: number
    status: QuoteState
    reason: string
    /** Null: no message. */
    mailKind: 'quote_declined' | 'quote_declined_by_buyer' | null
    /** Null: the buyer. */
    recipient: string | null
  },
): Promise<void> {
  await tx.rows(
    named({
      name: 'quotes.set_status',
      text: `with changed as (
        update quote_request set status = :status, reason = :reason, updated_at = now() where id = :requestId
        returning reference, language, email, quote_number)
      ${queueMessages({ ...ofQuote, kind: ':mailKind', recipient: 'coalesce(:recipient, email)', from: 'changed' })}`,
      values: change,
    }),
  )
}

export interface DepartureToTake {
  departureId: number
  optionId: number
  optionTitle: Words
}

export interface PlannedDeparture extends DepartureToTake {
  /** The cutoff. */
  cutoffAt: Date
}

/** The departure of an option on sale at that instant, the one with most seats left first. */
export async function findDeparture(
  connection: Connection,
  input: { productId: number; startsAt: string },
): Promise<PlannedDeparture | undefined> {
  const rows = await connection.rows<PlannedDeparture>({
    name: 'quotes.departure',
    text: `select d.id as "departureId", o.id as "optionId", o.title as "optionTitle", d.cutoff_at as "cutoffAt"
      from departure d join option o on o.id = d.option_id
      where o.product_id = $1 and o.is_listed and d.starts_at = $2 and d.is_open
      order by d.capacity - d.held - d.sold desc, d.id limit 1`,
    values: [input.productId, input.startsAt],
  })
  return rows[0]
}

export async function setAccepted(tx: Tx, requestId: number, orderId: number): Promise<void> {
  await tx.rows({
    name: 'quotes.accepted',
    text: `update quote_request set status = ${QUOTE.accepted}, order_id = $2, updated_at = now() where id = $1`,
    values: [requestId, orderId],
  })
}

/** Expires the quotes whose time has passed, of one request or of all (null), and notifies their buyers once. */
export async function expireQuotes(connection: Connection, reference: string | null): Promise<void> {
  await connection.rows({
    name: 'quotes.expire',
    text: `with due as (
        select q.id from quote_request q join quote f on f.quote_request_id = q.id and f.number = q.quote_number
        where ($1::text is null or q.reference = $1) and q.status = ${QUOTE.answered} and f.valid_until <= rihla_now()
        for update of q),
      expired as (
        update quote_request q set status = ${QUOTE.expired}, updated_at = now() from due where q.id = due.id
        returning q.reference, q.language, q.email, q.quote_number)
      ${queueMessages({ ...ofQuote, kind: 'quote_expired', from: 'expired' })}`,
    values: [reference],
  })
}

/** Quotes that did not follow their orders. */
export function listStrayQuotes(
  connection: Connection,
): Promise<{ reference: string; orderId: number; outcome: 'booked' | 'ended' }[]> {
  return connection.rows({
    name: 'quotes.stray',
    text: `select q.reference, o.id as "orderId", case when o.confirmed_at is null then 'ended' else 'booked' end as outcome
      from quote_request q join orders o on o.id = q.order_id
      where q.status <> ${QUOTE.booked} and o.confirmed_at is not null and o.status ${inOrderStates('paid')}
        or q.status = ${QUOTE.accepted} and (o.status ${inOrderStates('unsuccessful')} or o.status = ${ORDER.cancelled} and o.confirmed_at is null)`,
  })
}
