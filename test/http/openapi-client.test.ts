import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { ApiDocument } from '#server/kernel/api-document.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { openapiClient } from '#test/support/openapi-client.ts'
import { quotableProduct, sampleQuoteAnswer } from '#test/support/quotes.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as ApiDocument
const host = 'localhost:3000'
const guest = {
  firstName: 'Sara',
  lastName: 'Ali',
  email: 'client@example.com',
  countryCode: 'SA',
  phoneNumber: '0501234567',
}
type Send = Parameters<typeof openapiClient>[1]

async function newSend(): Promise<Send> {
  const app = await buildFrontApp(fixtures.context)
  return async (path, wish) => app.request(`http://${host}${path}`, { ...wish, headers: { host, ...wish.headers } })
}

/** Approves the payment on the sandbox's page. */
async function approve(send: Send, next: unknown): Promise<void> {
  const { kind, url } = next as { kind: string; url: string }
  expect(kind).toBe('payment')
  const answer = await send(new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=no_webhook',
  })
  expect(answer.status).toBe(303)
}

describe('a client generated from openapi.json, with a cookie jar and no other headers', () => {
  test('books, pays and cancels', async () => {
    const send = await newSend()
    const call = openapiClient(document, send)
    const { id, optionId, units } = await createDeparture(fixtures.context.db, {
      option: 'bahrain-fort/sunset',
      capacity: 4,
    })
    const query = { locale: 'en' }
    const item = { optionId, departureId: id, units: { [String(units['adult'])]: 1 } }
    const first = await call('postCartItems', { query, body: item })
    const [{ id: itemId } = { id: 0 }] = first.body['items'] as { id: number }[]
    const cart = await call('patchCartItemsId', { path: { id: itemId }, query, body: { units: { ...item.units, [String(units['adult'])]: 2 } } }) // prettier-ignore
    expect(cart.status).toBe(200)
    const order = {
      ...guest,
      method: 'card',
      acceptsTerms: true,
      seenTotalMinor: cart.body['totalMinor'],
      seenCurrency: cart.body['currency'],
    }
    const placed = await call('postCheckout', {
      query,
      header: { 'idempotency-key': crypto.randomUUID() },
      body: order,
    })
    expect(placed.status).toBe(200)
    await approve(send, placed.body['next'])
    const outcome = await call('getCheckoutOutcome', { query })
    expect(outcome.body).toMatchObject({ outcome: 'booked', reference: placed.body['reference'] })

    const reference = String(placed.body['reference'])
    const keyed = { locale: 'en', key: String(outcome.body['key']) }
    const invoice = await call('getInvoicesReference', { path: { reference }, query: keyed })
    const [{ id: bookingId } = { id: 0 }] = invoice.body['bookings'] as { id: number }[]
    const path = { reference, bookingId }
    const preview = await call('getInvoicesReferenceBookingsBookingIdCancellation', { path, query: keyed })
    const cancelled = await call('postInvoicesReferenceBookingsBookingIdCancellation', {
      path,
      query: keyed,
      body: { seenRefundMinor: preview.body['refundMinor'] },
    })
    expect(cancelled.status).toBe(200)
    expect(cancelled.body['bookings']).toMatchObject([{ status: 'cancelled' }])
  })

  test('requests a quote, accepts it and pays', async () => {
    const send = await newSend()
    const call = openapiClient(document, send)
    const requested = await call('postQuotes', {
      query: { locale: 'en' },
      header: { 'idempotency-key': crypto.randomUUID() },
      body: {
        ...guest,
        productId: await quotableProduct(fixtures.context.db),
        wishedDate: '',
        isFlexible: true,
        travellers: 4,
        budget: '',
        message: 'A graduation.',
        website: '',
      },
    })
    expect(requested.status).toBe(200)
    const reference = String(requested.body['reference'])
    await answerQuote(fixtures.context, sampleQuoteAnswer(reference))
    const path = { reference }
    const query = { locale: 'en', key: String(requested.body['key']) }
    const quote = await call('getQuotesReference', { path, query })
    const quoteNumber = (quote.body['quote'] as { number: number }).number
    const placed = await call('postQuotesReferenceAccept', {
      path,
      query,
      body: { quoteNumber, method: 'card', acceptsTerms: true },
    })
    await approve(send, placed.body['next'])
    const outcome = await call('getCheckoutOutcome', { query: { reference: String(placed.body['reference']) } })
    expect(outcome.body).toMatchObject({ outcome: 'booked' })
  })

  test.each([
    [{ locale: 'en' }, {}, 'Not found', 'This post doesn’t exist.'],
    [{ locale: 'ar' }, { 'accept-language': 'en' }, 'غير موجود', 'هذه المقالة غير موجودة'],
    [{}, { 'accept-language': 'en-GB' }, 'Not found', 'This post doesn’t exist.'],
    [{}, {}, 'غير موجود', 'هذه المقالة غير موجودة'],
  ])('receives errors in the language of the request: %j %j', async (query, header, title, detail) => {
    const send = await newSend()
    const call = openapiClient(document, send)
    const refused = await call('getPostsSlug', { path: { slug: 'none' }, query, header })
    expect(refused).toMatchObject({ status: 404, body: { title, status: 404, code: 'content.post_unknown' } })
    expect(refused.body['detail']).toContain(detail)
  })
})
