import { describe, expect, test } from 'vitest'
import type { Visitor } from '#server/kernel/visitor.ts'
import { composeMail } from '#server/notifications/compose-mail.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { mailsOf } from '#test/support/buyer.ts'
import {
  acceptanceOf,
  answeredQuote,
  endQuote,
  ordersOf,
  requestedQuote,
  sampleQuoteAnswer,
  sampleQuoteRequest,
  statusOfQuote,
} from '#test/support/quotes.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { acceptQuote } from './accept-quote.ts'
import { answerQuote } from './answer-quote.ts'
import { declineQuote } from './decline-quote.ts'
import { listRequests } from './list-requests.ts'
import { findQuote } from './quote-query.ts'
import { readQuoteForm } from './read-quote-form.ts'
import { readQuote } from './read-quotes.ts'
import { requestQuote, type RequestQuoteInput } from './request-quote.ts'
import { expireQuotes } from './queries.ts'
import { declineQuoteAsBuyer } from './decline-quote-as-buyer.ts'

const fixtures = useFixtures()

const requested = (change: Partial<RequestQuoteInput> = {}) => requestedQuote(fixtures.context, change)
const answered = () => answeredQuote(fixtures.context)
const outboxOf = (db: Db, reference: string) =>
  db.rows<Parameters<typeof composeMail>[1]>({
    name: 'test.quote_outbox',
    text: `select id, kind, recipient, language, payload, attempts from outbox where payload ->> 'reference' = $1 order by id`,
    values: [reference],
  })
const statusOf = (reference: string) => statusOfQuote(fixtures.context, reference)

describe('a quote request', () => {
  test('is stored, and mailed to the buyer and the operator', async () => {
    const reference = await requested({ budget: '١٥٠٠٫٥', wishedDate: sampleQuoteAnswer('').localDate })
    expect(reference).toMatch(/^RQ-[2-9A-Z]{8}$/)
    expect(await mailsOf(fixtures.context.db, reference)).toEqual(['quote_received', 'quote_request'])
    expect(await findQuote(fixtures.context.db, reference)).toMatchObject({
      status: 'received',
      phone: '+966501234567',
      budgetMinor: (await sampleQuoteRequest(fixtures.context.db)).visitor.currency === 'BHD' ? 1_500_500 : 150_050,
      travellers: 4,
    })
    expect((await listRequests(fixtures.context)).map((one) => one.reference)).toContain(reference)
  })

  test.each([
    ['firstName', { firstName: ' ' }, 'required'],
    ['email', { email: 'sara@' }, 'format'],
    ['phoneNumber', { phoneNumber: '12' }, 'format'],
    ['message', { message: 'x'.repeat(2001) }, 'too_long'],
    ['wishedDate', { isFlexible: false }, 'required'],
    ['wishedDate', { wishedDate: '2020-01-01' }, 'range'],
    ['wishedDate', { wishedDate: '2099-01-01' }, 'range'],
    ['wishedDate', { wishedDate: '2027-02-30' }, 'format'],
    ['travellers', { travellers: 0 }, 'range'],
    ['travellers', { travellers: 51 }, 'range'],
    ['budget', { budget: 'a lot' }, 'format'],
    ['budget', { budget: '0' }, 'format'],
  ])('is refused at %s: %j', async (field, change, code) => {
    await expect(requested(change)).rejects.toMatchObject({
      code: 'quotes.fields_invalid',
      details: { fields: [{ field, code }] },
    })
  })

  test.each([
    { least: 6, most: 40, travellers: 5, isAccepted: false },
    { least: 6, most: 40, travellers: 6, isAccepted: true },
    { least: 6, most: 40, travellers: 40, isAccepted: true },
    { least: 6, most: 40, travellers: 41, isAccepted: false },
    { least: 6, most: null, travellers: 5, isAccepted: false },
    { least: 6, most: null, travellers: 50, isAccepted: true },
    { least: 6, most: null, travellers: 51, isAccepted: false },
    { least: 60, most: null, travellers: 60, isAccepted: true },
    { least: null, most: 8, travellers: 1, isAccepted: true },
    { least: null, most: 8, travellers: 9, isAccepted: false },
    { least: null, most: 80, travellers: 80, isAccepted: true },
  ])('from a party of $travellers to a host who takes $least to $most', async ({ least, most, ...request }) => {
    const { db } = fixtures.context
    const sample = await sampleQuoteRequest(db)
    await db.rows({
      name: 'test.limit_party',
      text: 'update product set least_travellers = $1, most_travellers = $2 where id = $3',
      values: [least, most, sample.productId],
    })
    const { travellers, isAccepted } = request
    const sent = requestQuote(fixtures.context, { ...sample, travellers })
    await (isAccepted
      ? expect(sent).resolves.toMatchObject({ reference: expect.stringMatching(/^RQ-/) })
      : expect(sent).rejects.toMatchObject({ details: { fields: [{ field: 'travellers', code: 'range' }] } }))
  })

  test('may be without a message', async () => {
    const reference = await requested({ message: ' \n' })
    expect(await findQuote(fixtures.context.db, reference)).toMatchObject({ message: '' })
  })

  test("may be for today on the city's clock", async () => {
    const { context } = fixtures
    const request = await sampleQuoteRequest(context.db)
    const { firstDate } = await readQuoteForm(context, request)
    const dayBefore = Temporal.PlainDate.from(firstDate).subtract({ days: 1 }).toString()
    expect(await requested({ wishedDate: firstDate, isFlexible: false })).toMatch(/^RQ-/)
    await expect(requested({ wishedDate: dayBefore })).rejects.toMatchObject({ code: 'quotes.fields_invalid' })
  })

  test('is refused for a product with fixed prices', async () => {
    const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
      name: 'test.priced',
      text: `select min(id) as id from product where pricing_per = 'person'`,
    })
    await expect(requested({ productId: id })).rejects.toMatchObject({ code: 'quotes.product_unknown' })
  })

  test('is one request if repeated with its key, and refused with the same key and other content', async () => {
    const { context } = fixtures
    const request = await sampleQuoteRequest(context.db)
    const answers = await Promise.all([1, 2, 3].map(() => requestQuote(context, request)))
    expect(new Set(answers.map((one) => one.reference)).size).toBe(1)
    expect(await mailsOf(context.db, answers[0]?.reference ?? '')).toHaveLength(2)
    await expect(requestQuote(context, { ...request, message: 'other' })).rejects.toMatchObject({
      code: 'quotes.key_reused',
    })
  })

  test('is acknowledged but not stored if its honeypot is filled', async () => {
    const reference = await requested({ website: 'https://spam.example' })
    expect(reference).toMatch(/^RQ-/)
    expect(await findQuote(fixtures.context.db, reference)).toBeUndefined()
  })

  test.each([
    ['network', 10, (visitor: Visitor) => ({ visitor })],
    ['email address', 5, () => ({ email: 'one.mailbox@example.com' })],
  ])('from one %s is refused after %i in an hour', async (_, most, change) => {
    const { visitor } = await sampleQuoteRequest(fixtures.context.db)
    for (let count = 0; count < most; count++) await requested(change(visitor))
    await expect(requested(change(visitor))).rejects.toMatchObject({ code: 'quotes.too_many_requests' })
  })
})

describe('a quote', () => {
  test("says the day of its request on the clock of the activity's city, as an order does", async () => {
    const { context } = fixtures
    const reference = await answered()
    await context.db.rows({
      name: 'test.requested_after_midnight',
      text: `update quote_request set created_at = '2026-11-30 23:10+00' where reference = $1`,
      values: [reference],
    })
    expect(await readQuote(context, await acceptanceOf(context, reference))).toMatchObject({
      requestedOn: '2026-12-01',
    })
  })

  test('is accessible through its link only', async () => {
    const { context } = fixtures
    const reference = await answered()
    const input = await acceptanceOf(context, reference)
    expect(await readQuote(context, input)).toMatchObject({
      status: 'answered',
      quote: {
        number: 1,
        price: { amountMinor: 125_500, currency: 'BHD' },
        localTime: expect.stringMatching(/^09:/),
        travellers: 4,
      },
    })
    for (const key of [undefined, 'x.y', (await acceptanceOf(context, await answered())).key])
      await expect(readQuote(context, { ...input, key })).rejects.toMatchObject({ code: 'quotes.quote_unknown' })
    expect(await mailsOf(context.db, reference)).toEqual(['quote_received', 'quote_request', 'quote_answered'])
  })

  test.each([
    ['price', { priceMinor: 0 }],
    ['price', { priceMinor: 125_505 }],
    ['date', { localDate: '2026-02-30' }],
    ['date', { localDate: '2020-01-01' }],
    ['time', { localTime: '9am' }],
    ['validDays', { validDays: 0 }],
    ['travellers', { travellers: 0 }],
  ])('with a wrong %s is refused: %j', async (field, change) => {
    const reference = await requested()
    await expect(answerQuote(fixtures.context, { ...sampleQuoteAnswer(reference), ...change })).rejects.toMatchObject({
      code: 'quotes.answer_invalid',
      details: { fields: [expect.objectContaining({ field })] },
    })
    expect(await statusOf(reference)).toBe('received')
  })

  test('is not valid beyond its start', async () => {
    const reference = await requested()
    await answerQuote(fixtures.context, { ...sampleQuoteAnswer(reference), validDays: 90 })
    const { quote } = (await findQuote(fixtures.context.db, reference)) ?? {}
    expect(new Date(quote?.validUntil ?? '')).toEqual(new Date(quote?.startsAt ?? '-'))
  })

  test('is replaced by a newer one, which must be seen before it is accepted', async () => {
    const { context } = fixtures
    const reference = await answered()
    await answerQuote(context, { ...sampleQuoteAnswer(reference), priceMinor: 99_000 })
    const seen = await acceptanceOf(context, reference)
    await expect(acceptQuote(context, seen)).rejects.toMatchObject({ code: 'quotes.quote_changed' })
    const { reference: order } = await acceptQuote(context, { ...seen, quoteNumber: 2 })
    expect(await ordersOf(context.db, reference)).toMatchObject([{ reference: order, totalMinor: 99_000 }])
  })

  test('expires with one message, and cannot be accepted until it is renewed', async () => {
    const { context } = fixtures
    const reference = await answered()
    await endQuote(context.db, reference)
    await expect(acceptQuote(context, await acceptanceOf(context, reference))).rejects.toMatchObject({
      code: 'quotes.expired',
    })
    await expireQuotes(context.db, null)
    await expireQuotes(context.db, null)
    expect(await statusOf(reference)).toBe('expired')
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'quote_expired')).toHaveLength(1)
    await answerQuote(context, sampleQuoteAnswer(reference))
    expect(await statusOf(reference)).toBe('answered')
  })

  test('can be declined by the buyer with one message to the operator, and by the operator with a reason', async () => {
    const { context } = fixtures
    const reference = await answered()
    const input = await acceptanceOf(context, reference)
    await expect(declineQuoteAsBuyer(context, { ...input, quoteNumber: null })).rejects.toMatchObject({
      code: 'quotes.quote_changed',
    })
    expect(await declineQuoteAsBuyer(context, input)).toMatchObject({ status: 'declined_by_buyer' })
    expect(await declineQuoteAsBuyer(context, input)).toMatchObject({ status: 'declined_by_buyer' })
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'quote_declined_by_buyer')).toHaveLength(1)
    await expect(acceptQuote(context, input)).rejects.toMatchObject({ code: 'quotes.not_open' })

    const other = await requested()
    await declineQuote(context, { reference: other, reason: 'البيت مغلق للترميم.' })
    expect(await readQuote(context, await acceptanceOf(context, other))).toMatchObject({
      status: 'declined_by_operator',
      reason: 'البيت مغلق للترميم.',
    })
  })
})

test('a request without a quote can be withdrawn by its buyer, with one message to the operator', async () => {
  const { context } = fixtures
  const reference = await requested()
  const input = { ...(await acceptanceOf(context, reference)), quoteNumber: null }
  expect(await declineQuoteAsBuyer(context, input)).toMatchObject({ status: 'declined_by_buyer', quote: null })
  expect(await declineQuoteAsBuyer(context, input)).toMatchObject({ status: 'declined_by_buyer' })
  const [mail, ...others] = (await outboxOf(context.db, reference)).filter(
    ({ kind }) => kind === 'quote_declined_by_buyer',
  )
  expect(others).toEqual([])
  expect((mail && (await composeMail(context, mail)))?.text).toContain('سحب')
  // The operator answered in the same moment, or writes to the guest later.
  await answerQuote(context, sampleQuoteAnswer(reference))
  expect(await statusOf(reference)).toBe('answered')
})

describe('the mails of a quote', () => {
  test.each(['ar', 'en'] as const)(
    'are in %s, with a link for the buyer and the request for the operator',
    async (locale) => {
      const { context } = fixtures
      const reference = await requested({ locale })
      await answerQuote(context, sampleQuoteAnswer(reference))
      const rows = await outboxOf(context.db, reference)
      const [received, toStaff, quote] = await Promise.all(rows.map((row) => composeMail(context, row)))
      const path = locale === 'ar' ? '/quotes/' : '/en/quotes/'
      expect(received?.text).toContain(`${path}${reference}?key=`)
      expect(quote?.text).toContain('125.50')
      expect(quote?.text).toContain('مرشد معماري')
      expect(toStaff).toMatchObject({ replyTo: expect.stringContaining('@example.com') })
      expect(toStaff?.text).toContain('نحتفل بتخرج ابنتنا.')
      expect(toStaff?.text).not.toContain('key=')

      await declineQuote(context, { reference, reason: '' })
      const stale = rows[2] && (await composeMail(context, rows[2]))
      expect(stale).toBeNull()
    },
  )
})
