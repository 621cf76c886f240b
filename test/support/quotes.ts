import { randomUUID } from 'node:crypto'
import { answerQuote, type AnswerQuoteInput } from '#server/quotes/answer-quote.ts'
import { findQuote } from '#server/quotes/quote-query.ts'
import { quoteKey } from '#server/quotes/quote-key.ts'
import { requestQuote, type RequestQuoteInput } from '#server/quotes/request-quote.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { createVisitor } from './fixtures.ts'

/** A demo activity without fixed prices, in a currency with three decimals, for parties of any size. */
export async function quotableProduct(db: Db): Promise<number> {
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'test.quotable',
    text: `update product set least_travellers = null, most_travellers = null where pricing_per = 'quote' and currency = 'BHD'
      returning id`,
  })
  return id
}

/** A valid request with a unique email and network address, so that no limit applies. */
export async function sampleQuoteRequest(db: Db): Promise<RequestQuoteInput> {
  return {
    visitor: { ...(await createVisitor(db)), address: randomUUID() },
    locale: 'ar',
    idempotencyKey: randomUUID(),
    productId: await quotableProduct(db),
    wishedDate: '',
    isFlexible: true,
    travellers: 4,
    budget: '',
    message: 'نحتفل بتخرج ابنتنا.',
    firstName: 'سارة',
    lastName: 'العلي',
    email: `${randomUUID()}@example.com`,
    countryCode: 'SA',
    phoneNumber: '0501234567',
    website: '',
  }
}

/** A valid quote. Each has its own start time, because departures of one product at one time are shared. */
export function sampleQuoteAnswer(reference: string): AnswerQuoteInput {
  nextMinute += 1
  return {
    reference,
    priceMinor: 125_500,
    localDate: Temporal.Now.plainDateISO('UTC').add({ days: 30 }).toString(),
    localTime: `09:${String(nextMinute % 60).padStart(2, '0')}`,
    travellers: null,
    includes: { ar: 'مرشد معماري\nقهوة' },
    message: 'أهلًا بكم.',
    validDays: 7,
  }
}

let nextMinute = 0

export async function acceptanceOf(context: PaymentContext, reference: string) {
  return {
    visitor: await createVisitor(context.db),
    locale: 'ar' as const,
    reference,
    key: quoteKey(context.configuration, reference),
    quoteNumber: 1,
    method: 'card' as const,
    acceptsTerms: true,
  }
}

/** Ends the validity of the quote without running the job that expires it. */
export async function endQuote(db: Db, reference: string): Promise<void> {
  await db.rows({
    name: 'test.end_quote',
    text: `update quote f set valid_until = rihla_now() - interval '1 second' from quote_request q
      where q.id = f.quote_request_id and q.reference = $1`,
    values: [reference],
  })
}

export async function requestedQuote(
  context: PaymentContext,
  change: Partial<RequestQuoteInput> = {},
): Promise<string> {
  return (await requestQuote(context, { ...(await sampleQuoteRequest(context.db)), ...change })).reference
}

/** Requests a quote and answers it. Returns the reference. */
export async function answeredQuote(context: PaymentContext): Promise<string> {
  const reference = await requestedQuote(context)
  await answerQuote(context, sampleQuoteAnswer(reference))
  return reference
}

export async function statusOfQuote({ db }: PaymentContext, reference: string): Promise<string | undefined> {
  return (await findQuote(db, reference))?.status
}

/** Every order of the quote, with the departure it is for. */
export function ordersOf(db: Db, reference: string) {
  return db.rows<{ reference: string; status: string; departureId: number; totalMinor: number; currency: string }>({
    name: 'test.quote_orders',
    text: `select o.reference, o.status, i.departure_id as "departureId", o.total_minor as "totalMinor", o.currency
      from idempotency_key k join orders o on o.reference = k.answer ->> 'reference' join order_item i on i.order_id = o.id
      where k.scope = 'quote-order:' || $1::text order by o.id`,
    values: [reference],
  })
}

/**
 * Plans a departure of the quote's product at the quote's time. It can be booked until it starts, or for
 * `cutoffInHours`.
 */
export async function planAt(
  db: Db,
  reference: string,
  { capacity, cutoffInHours = null }: { capacity: number; cutoffInHours?: number | null },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'test.planned',
    text: `with o as (
        insert into option (product_id, code, position, title, description, duration_minutes, capacity)
        select product_id, $3, 1, '{"ar": "جولة", "en": "Tour"}', '{"ar": "", "en": ""}', 60, 20 from quote_request where reference = $1
        returning id)
      insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      select o.id, f.local_date, f.local_time, f.starts_at, f.ends_at, coalesce(rihla_now() + make_interval(hours => $4), f.starts_at), $2
      from o, quote_request q join quote f on f.quote_request_id = q.id where q.reference = $1 returning id`,
    values: [reference, capacity, randomUUID(), cutoffInHours],
  })
  return id
}
