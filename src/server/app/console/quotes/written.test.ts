import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { acceptQuote } from '#server/quotes/accept-quote.ts'
import { oneRow } from '#server/kernel/database.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { acceptanceOf, quotableProduct, sampleQuoteAnswer } from '#test/support/quotes.ts'

const fixtures = useFixtures()
let support: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
})

const ask = (route: string, body?: unknown, person = support) => askDesk(fixtures.context, person, route, body)

async function sample() {
  const { priceMinor, localDate, localTime, includes, message, validDays } = sampleQuoteAnswer('')
  return {
    key: randomUUID(),
    productId: await quotableProduct(fixtures.context.db),
    firstName: 'سارة',
    lastName: 'العلي',
    email: `${randomUUID()}@example.com`,
    phoneNumber: '+966501234567',
    language: 'ar',
    travellers: 6,
    priceMinor,
    localDate,
    localTime,
    includes,
    message,
    validDays,
  }
}
const rowOf = (reference: unknown) =>
  oneRow<{
    requests: number
    country: string
    phone: string
    mails: { kind: string; recipient: string; language: string }[]
    entries: string[]
  }>(fixtures.context.db, {
    name: 'test.written_quote',
    text: `select q.country_code as country, q.phone,
        (select count(*) from quote_request x where x.email = q.email) as requests,
        (select jsonb_agg(jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'language', m.language)) from outbox m
          where m.payload ->> 'reference' = q.reference) as mails,
        array(select a.action from audit_entry a where a.subject_kind = 'quote' and a.subject_id = q.id) as entries
      from quote_request q where q.reference = $1`,
    values: [reference],
  })

test('a quote for a caller is a request with its answer: one mail, one entry, and who wrote it', async () => {
  const quote = await sample()
  const { status, body } = await ask('POST /quotes', quote)
  expect(status).toBe(200)
  const { reference } = body
  expect(await rowOf(reference)).toEqual({
    requests: 1,
    country: 'SA',
    phone: '+966501234567',
    // None to the operator. The writer's console is in English, the guest chose Arabic.
    mails: [{ kind: 'quote_answered', recipient: quote.email, language: 'ar' }],
    entries: ['quote.written'],
  })
  const { body: shown } = await ask(`GET /quotes/${String(reference)}`)
  expect(shown).toMatchObject({
    state: 'answered',
    writtenBy: 'Layla Hassan',
    travellers: 6,
    wishedDate: quote.localDate,
    guest: { name: 'سارة العلي', email: quote.email },
    quotes: [{ number: 1, price: { amountMinor: 125_500, currency: 'BHD' }, travellers: 6 }],
  })
  const { rows } = (await ask('GET /quotes?state=answered')).body as { rows: Body[] }
  expect(rows.find((one) => one['reference'] === reference)).toMatchObject({ writtenBy: 'Layla Hassan' })
})

test('the guest accepts it by its link as any quote', async () => {
  const { context } = fixtures
  const { reference } = (await ask('POST /quotes', await sample())).body
  const placed = await acceptQuote(context, await acceptanceOf(context, String(reference)))
  expect(placed.paymentUrl).toBeTruthy()
  expect((await ask(`GET /quotes/${String(reference)}`)).body).toMatchObject({
    state: 'accepted',
    order: { reference: placed.reference },
  })
})

test('pressed twice, at once or later, it is one quote and one mail; its key takes no other quote', async () => {
  const quote = await sample()
  const answers = await Promise.all([1, 2].map(() => ask('POST /quotes', quote)))
  const again = await ask('POST /quotes', quote)
  const references = new Set([...answers, again].map(({ body }) => body['reference']))
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(references.size).toBe(1)
  expect(await rowOf([...references][0])).toMatchObject({
    requests: 1,
    mails: [{ kind: 'quote_answered' }],
    entries: ['quote.written'],
  })
  const other = await ask('POST /quotes', { ...quote, priceMinor: 99_000 })
  expect([other.status, other.body['code']]).toEqual([422, 'quotes.key_reused'])
})

test('every wrong field is named at once, and nothing is stored', async () => {
  const quote = await sample()
  const wrong = { ...quote, firstName: ' ', email: 'sara@', phoneNumber: '12', priceMinor: 125_505, localDate: '2020-01-01', travellers: 0 } // prettier-ignore
  const { status, body } = await ask('POST /quotes', wrong)
  expect([status, body['code']]).toEqual([422, 'quotes.answer_invalid'])
  expect((body['fields'] as { field: string }[]).map(({ field }) => field)).toEqual([
    'firstName',
    'email',
    'phoneNumber',
    'price',
    'date',
    'travellers',
  ])
  const stored = await fixtures.context.db.rows({
    name: 'test.requests_of_key',
    text: 'select 1 from idempotency_key where key = $1',
    values: [quote.key],
  })
  expect(stored).toEqual([])
  // The key is free for the corrected quote.
  expect((await ask('POST /quotes', quote)).status).toBe(200)
})

test('a local number is one of the activity’s country', async () => {
  const { reference } = (await ask('POST /quotes', { ...(await sample()), phoneNumber: '33123456' })).body
  expect(await rowOf(reference)).toMatchObject({ country: 'BH', phone: '+97333123456' })
})

test('only activities priced on request can be chosen, by a part of title, city or supplier', async () => {
  const { db } = fixtures.context
  const found = async (q: string) =>
    ((await ask(`GET /quotes/products?q=${encodeURIComponent(q)}&locale=en`)).body as { products: { id: number }[] })
      .products
  const own = await quotableProduct(db)
  const all = await found('')
  expect(all.map(({ id }) => id)).toContain(own)
  const [named] = all.filter(({ id }) => id === own) as unknown as [{ title: { ar: string }; city: { en: string } }]
  expect((await found(named.title.ar)).map(({ id }) => id)).toEqual([own])
  expect((await found(named.city.en.toUpperCase())).map(({ id }) => id)).toContain(own)
  expect(await found('100%')).toEqual([])
  const { id: priced } = await oneRow<{ id: number }>(db, {
    name: 'test.priced_product',
    text: `select min(id) as id from product where pricing_per = 'person' and status = 'published'`,
  })
  const { status, body } = await ask('POST /quotes', { ...(await sample()), productId: priced })
  expect([status, body['code']]).toEqual([404, 'quotes.product_unknown'])
})

test.each([
  ['withdrawn', 'draft', null],
  ['past its last day of sale', 'published', Temporal.Now.plainDateISO('UTC').subtract({ days: 3 }).toString()],
])('an activity that is %s takes no quote', async (_, status, expiresOn) => {
  const { db } = fixtures.context
  const quote = await sample()
  const before = await oneRow<{ status: string; expiresOn: string | null }>(db, {
    name: 'test.sale_before',
    text: 'select status, expires_on::text as "expiresOn" from product where id = $1',
    values: [quote.productId],
  })
  const setSale = (values: [status: string, expiresOn: string | null]) =>
    db.rows({
      name: 'test.set_sale',
      text: 'update product set status = $2, expires_on = $3::date where id = $1',
      values: [quote.productId, ...values],
    })
  onTestFinished(async () => {
    await setSale([before.status, before.expiresOn])
  })
  await setSale([status, expiresOn])
  const refused = await ask('POST /quotes', quote)
  const { body: listed } = await ask('GET /quotes/products?q=&locale=en')
  expect([refused.status, refused.body['code']]).toEqual([404, 'quotes.product_unknown'])
  expect((listed['products'] as { id: number }[]).map(({ id }) => id)).not.toContain(quote.productId)
})

test('a written quote is valid until it starts at the latest', async () => {
  const localDate = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
  const { reference } = (await ask('POST /quotes', { ...(await sample()), localDate, validDays: 30 })).body
  const row = await oneRow<{ isCapped: boolean }>(fixtures.context.db, {
    name: 'test.validity',
    text: `select x.valid_until = x.starts_at as "isCapped" from quote x join quote_request q on q.id = x.quote_request_id where q.reference = $1`,
    values: [reference],
  })
  expect(row.isCapped).toBe(true)
})

test('a person writes at most thirty in an hour', async () => {
  const person = await staffPerson(fixtures.context, 'support')
  await fixtures.context.db.rows({
    name: 'test.many_quotes',
    text: `insert into rate_limit (key, window_start, points)
      values ('quotes by ' || $1::text, to_timestamp(floor(extract(epoch from rihla_now()) / 3600) * 3600), 30)`,
    values: [person.staffId],
  })
  const { status, body } = await ask('POST /quotes', await sample(), person)
  expect([status, body['code']]).toEqual([429, 'quotes.too_many_requests'])
})
