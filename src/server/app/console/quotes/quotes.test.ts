import { beforeAll, expect, test } from 'vitest'
import { followOrder } from '#server/booking/order-follower.ts'
import { acceptQuote } from '#server/quotes/accept-quote.ts'
import { oneRow } from '#server/kernel/database.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { acceptanceOf, answeredQuote, requestedQuote, sampleQuoteAnswer } from '#test/support/quotes.ts'

const fixtures = useFixtures()
let support: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
})

const ask = (route: string, body?: unknown, person = support) => askDesk(fixtures.context, person, route, body)
const listed = async (query = '') =>
  (await ask(`GET /quotes${query}`)).body as { rows: Body[]; count: number; next: number | null }
const references = async (query = '') => (await listed(query)).rows.map(({ reference }) => reference)
const offerFor = (reference: string, seen = { state: 'received', number: 0 }) => {
  const { reference: _, ...offer } = sampleQuoteAnswer(reference)
  return { ...offer, seen }
}
const mailsAbout = (reference: string, kind: string) =>
  fixtures.context.db.rows<{ recipient: string }>({
    name: 'test.quote_mails',
    text: `select recipient from outbox where payload ->> 'reference' = $1 and kind = $2`,
    values: [reference, kind],
  })

test('lists those that wait by age, and the others by the latest', async () => {
  const [first, second] = [await requestedQuote(fixtures.context), await requestedQuote(fixtures.context)]
  const [older, newer] = [await answeredQuote(fixtures.context), await answeredQuote(fixtures.context)]
  expect(await references()).toEqual([first, second])
  expect(await references('?state=answered')).toEqual([newer, older])
  expect(await listed()).toMatchObject({
    count: 2,
    next: null,
    rows: [{ guest: 'سارة العلي', travellers: 4, price: null, message: 'نحتفل بتخرج ابنتنا.' }, {}],
  })
  expect((await listed('?state=answered')).rows[0]).toMatchObject({ price: { amountMinor: 125_500, currency: 'BHD' } })
  expect((await ask('GET /quotes?state=nowhere')).status).toBe(422)
})

test('pages through more than fifty', async () => {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.copy_requests',
    text: `insert into quote_request (reference, site_id, product_id, status, language, is_flexible, travellers, message, first_name, last_name,
        email, country_code)
      select 'RQ-COPY' || n, site_id, product_id, 'declined_by_buyer', language, true, 2, '', 'A', 'B', 'a@example.com', 'BH'
      from quote_request, generate_series(1, 60) n where id = (select min(id) from quote_request)`,
  })
  const page = await listed('?state=unbooked')
  expect([page.rows.length, page.count]).toEqual([50, 60])
  const rest = await listed(`?state=unbooked&after=${page.next}`)
  expect([rest.rows.length, rest.next]).toEqual([10, null])
  const all = [...page.rows, ...rest.rows].map(({ reference }) => reference)
  expect(new Set(all).size).toBe(60)
})

test('answers a request with the price, the words and the validity; the guest gets the mail, the log the entry', async () => {
  const { context } = fixtures
  const reference = await requestedQuote(context)
  const { body: before } = await ask(`GET /quotes/${reference}`)
  expect(before).toMatchObject({ state: 'received', acts: ['answer', 'decline'], quotes: [], currency: 'BHD' })
  const { status, body } = await ask(`POST /quotes/${reference}/answer`, offerFor(reference))
  expect([status, body['state']]).toEqual([200, 'answered'])
  expect(body['quotes']).toMatchObject([
    { number: 1, price: { amountMinor: 125_500, currency: 'BHD' }, travellers: 4, message: 'أهلًا بكم.' },
  ])
  expect(await mailsAbout(reference, 'quote_answered')).toHaveLength(1)
  const entry = await oneRow<Body>(context.db, {
    name: 'test.quote_entry',
    text: `select a.staff_id as "staffId", a.before, a.after from audit_entry a join quote_request q on q.id = a.subject_id
      where a.action = 'quote.answered' and a.subject_kind = 'quote' and q.reference = $1`,
    values: [reference],
  })
  expect(entry).toMatchObject({ staffId: support.staffId, before: { state: 'received' }, after: { quote: reference } })
})

test('two people answer at once: the second gets an error, and the guest gets one mail', async () => {
  const reference = await requestedQuote(fixtures.context)
  const answers = await Promise.all([1, 2].map(() => ask(`POST /quotes/${reference}/answer`, offerFor(reference))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('quotes.quote_changed')
  expect(await mailsAbout(reference, 'quote_answered')).toHaveLength(1)
  const late = await ask(`POST /quotes/${reference}/decline`, {
    reason: 'no boat',
    seen: { state: 'received', number: 0 },
  })
  expect([late.status, late.body['code']]).toEqual([409, 'quotes.quote_changed'])
})

test('refuses a price that cannot be paid, a day that is over and too many days, by field, and changes nothing', async () => {
  const reference = await requestedQuote(fixtures.context)
  const wrong = { ...offerFor(reference), priceMinor: 125_505, localDate: '2020-01-01', validDays: 0 }
  const { status, body } = await ask(`POST /quotes/${reference}/answer`, wrong)
  expect([status, body['code']]).toEqual([422, 'quotes.answer_invalid'])
  expect(body['fields']).toEqual([
    { field: 'price', code: 'step' },
    { field: 'date', code: 'past' },
    { field: 'validDays', code: 'range' },
  ])
  expect((await ask(`GET /quotes/${reference}`)).body).toMatchObject({ state: 'received', quotes: [] })
})

test('declines with a reason; a later quote replaces the refusal', async () => {
  const reference = await requestedQuote(fixtures.context)
  const declined = await ask(`POST /quotes/${reference}/decline`, {
    reason: 'لا موعد متاح',
    seen: { state: 'received', number: 0 },
  })
  expect(declined.body).toMatchObject({ state: 'declined_by_operator', reason: 'لا موعد متاح', acts: ['answer'] })
  expect(await mailsAbout(reference, 'quote_declined')).toHaveLength(1)
  const seen = { state: 'declined_by_operator', number: 0 }
  expect((await ask(`POST /quotes/${reference}/answer`, offerFor(reference, seen))).body).toMatchObject({
    state: 'answered',
  })
})

test('has no acts while the guest pays and once it is booked, but a link to the order', async () => {
  const { context } = fixtures
  const reference = await answeredQuote(context)
  const order = await acceptQuote(context, await acceptanceOf(context, reference))
  expect((await ask(`GET /quotes/${reference}`)).body).toMatchObject({
    state: 'accepted',
    acts: [],
    order: { reference: order.reference },
  })
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.order_of_quote',
    text: 'select order_id as id from quote_request where reference = $1',
    values: [reference],
  })
  await context.db.transaction((tx) => followOrder(tx, id, 'booked'))
  expect((await ask(`GET /quotes/${reference}`)).body).toMatchObject({ state: 'booked', acts: [] })
  expect(await references('?state=booked')).toEqual([reference])
})

test('names no guest to a role that sees none', async () => {
  const { context } = fixtures
  const person = await staffPerson(context, 'support')
  const without = `update role set permissions = array_remove(permissions, 'guests.read') where code = 'support'`
  await context.db.rows({ name: 'test.without_guests', text: without })
  const reference = await requestedQuote(context)
  expect((await ask(`GET /quotes/${reference}`, undefined, person)).body).toMatchObject({ guest: null })
  const { body } = await ask('GET /quotes', undefined, person)
  expect((body as { rows: Body[] }).rows.map(({ guest }) => guest)).not.toContain('سارة العلي')
  await context.db.rows({
    name: 'test.with_guests',
    text: `update role set permissions = permissions || '{guests.read}' where code = 'support'`,
  })
})
