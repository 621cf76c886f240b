import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { oneRow } from '#server/kernel/database.ts'
import { acceptQuote } from '#server/quotes/accept-quote.ts'
import { staffPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, readOrder, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { acceptanceOf, answeredQuote } from '#test/support/quotes.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let reference: string

beforeAll(async () => {
  const { context } = fixtures
  people = await peopleOfDesk(context)
  reference = (await paidOrder(context)).reference
  await followOrderEvents(context)
})

test('the marketplace’s people see how to reach the host of each activity, a supplier’s people do not', async () => {
  const { context } = fixtures
  const contact = await oneRow<Body>(context.db, {
    name: 'test.contact',
    text: `select u.email, u.phone from product p join supplier u on u.id = p.supplier_id where p.code = 'bahrain-fort'`,
  })
  const contactsFor = async (person: (typeof people)['owner']) =>
    (await readOrder(context, person, reference)).items.map((item) => item['supplierContact'])
  expect(await contactsFor(people.support)).toEqual([contact])
  expect(contact).toMatchObject({ email: expect.stringContaining('@'), phone: expect.stringMatching(/^\+/) })
  expect(await contactsFor(people.office)).toEqual([null])
})

test('an order by quote names its request to people who answer quotes', async () => {
  const { context } = fixtures
  const request = await answeredQuote(context)
  const placed = await acceptQuote(context, await acceptanceOf(context, request))
  await followOrderEvents(context)
  const quoteFor = async (person: (typeof people)['owner'], order = placed.reference) =>
    (await readOrder(context, person, order))['quote']
  const { supplierId } = await oneRow<{ supplierId: number }>(context.db, {
    name: 'test.supplier_of_quote',
    text: `select p.supplier_id as "supplierId" from quote_request q join product p on p.id = q.product_id where q.reference = $1`,
    values: [request],
  })
  expect(await quoteFor(people.support)).toBe(request)
  expect(await quoteFor(people.finance)).toBeNull()
  expect(await quoteFor(await staffPerson(context, 'supplier_office', supplierId))).toBeNull()
  expect(await quoteFor(people.support, reference)).toBeNull()
  const sold = async (order: string) => (await readOrder(context, people.support, order)).items[0]?.['isByQuote']
  expect([await sold(placed.reference), await sold(reference)]).toEqual([true, false])
})

test('a message that was not sent says why, to people who see guests, when it was given up', async () => {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.unsent',
    text: `insert into outbox (kind, channel, dedupe_key, recipient, language, payload, attempts, created_at, failed_at, last_error)
      select 'order_reminder', 'email', 'test:unsent:' || error, 'guest@example.com', 'en', jsonb_build_object('reference', $1::text), 60,
        rihla_now() - interval '9 hours', $2::timestamptz, error
      from unnest('{550 mailbox full,no longer true}'::text[]) as error`,
    values: [reference, '2026-11-20T08:00:00Z'],
  })
  const unsentFor = async (person: (typeof people)['owner']) =>
    (await readOrder(context, person, reference)).timeline
      .filter((entry) => entry['mail'] === 'order_reminder')
      .map(({ at, state, error }) => ({ at, state, error }))
  const at = '2026-11-20T08:00:00.000Z'
  expect(await unsentFor(people.support)).toEqual([
    { at, state: 'failed', error: '550 mailbox full' },
    { at, state: 'outdated', error: '' },
  ])
  expect((await unsentFor(people.analyst)).map(({ error }) => error)).toEqual(['', ''])
  const { messages } = (await askDesk(context, people.owner, 'GET /health')).body as { messages: Body[] }
  expect(messages.find(({ error }) => error === '550 mailbox full')).toMatchObject({ order: reference })
})
