import { beforeAll, describe, expect, test } from 'vitest'
import { claimOrders } from '#server/booking/desk/bulk-queries.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, readOrder, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { reserved } from '#test/support/staff.ts'
import { carryOutBulkActs } from './carry-out-bulk-acts.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
/** Two that can be paid by link, and a confirmed one. */
let later: string[]
let paid: string

beforeAll(async () => {
  const { context } = fixtures
  people = await peopleOfDesk(context)
  later = [(await reserved(context)).reference, (await reserved(context)).reference]
  paid = (await paidOrder(context)).reference
  await followOrderEvents(context)
})

interface Result extends Body {
  isOver: boolean
  counts: { waiting: number; done: number; refused: number }
  orders: { reference: string; state: string; error: string }[]
}
const ask = (person: TestPerson, route: string, body?: unknown) => askDesk(fixtures.context, person, route, body)
const begin = (person: TestPerson, task: Body, references: string[] | null, query = '') =>
  ask(person, `POST /bulk${query}`, { task, references })
const resultOf = async (person: TestPerson, id: unknown, query = '') =>
  (await ask(person, `GET /bulk/${String(id)}${query}`)).body as Result
/** Begins an act and carries it out. */
async function done(person: TestPerson, task: Body, references: string[] | null, query = ''): Promise<Result> {
  const { status, body } = await begin(person, task, references, query)
  expect([status, body['code']]).toEqual([200, undefined])
  await carryOutBulkActs(fixtures.context)
  return resultOf(person, body['id'])
}
const entriesOf = async (action: string, reference: string) =>
  fixtures.context.db.rows<{ by: number; before: Body; after: Body }>({
    name: 'test.bulk_entries',
    text: `select staff_id as by, before, after from audit_entry where action = $1 and after ->> 'reference' = $2 order by id`,
    values: [action, reference],
  })
/** The rows that a process claimed before it was killed are due again. */
const expireClaims = () =>
  fixtures.context.db.rows({ name: 'test.expire_claims', text: 'update bulk_act_order set next_at = rihla_now()' })

describe('acts on many orders', () => {
  test('each order gets its result, its mail and its entry in the log', async () => {
    const result = await done(people.support, { act: 'payment_link' }, [later[0] ?? '', paid, later[1] ?? ''])
    expect(result).toMatchObject({ isOver: true, counts: { waiting: 0, done: 2, refused: 1 } })
    expect(result.orders).toEqual([
      { reference: later[0], state: 'done', error: '' },
      { reference: paid, state: 'refused', error: 'orders.not_payable' },
      { reference: later[1], state: 'done', error: '' },
    ])
    for (const reference of later) {
      expect(await entriesOf('order.link_sent', reference)).toMatchObject([{ by: people.support.staffId }])
      expect(await mailsOf(fixtures.context.db, reference)).toContain('order_payment_link')
    }
    expect(await entriesOf('order.link_sent', paid)).toEqual([])
  })

  test('all that match the filters are assigned, and the log says what they were', async () => {
    const result = await done(
      people.support,
      { act: 'assign', staffId: people.owner.staffId },
      null,
      '?state=pay_later',
    )
    expect(result.counts.refused).toBe(0)
    expect(result.orders.map(({ reference }) => reference)).toEqual(expect.arrayContaining(later))
    expect(result.orders.map(({ reference }) => reference)).not.toContain(paid)
    expect(await readOrder(fixtures.context, people.support, later[0] ?? '')).toMatchObject({
      assignee: { id: people.owner.staffId },
    })
    expect(await entriesOf('order.assigned', later[0] ?? '')).toMatchObject([
      { by: people.support.staffId, before: { assignee: '' }, after: { assignee: 'Layla Hassan' } },
    ])
    const begun = await oneRow<{ after: Body }>(fixtures.context.db, {
      name: 'test.bulk_begun',
      text: `select after from audit_entry where action = 'order.bulk_begun' order by id desc limit 1`,
    })
    expect(begun.after).toEqual({ act: 'assign', orders: result.orders.length, filters: 'state=pay_later' })
    // Nothing changes, so nothing is recorded.
    expect((await done(people.support, { act: 'assign', staffId: people.owner.staffId }, later)).counts.done).toBe(2)
    expect(await entriesOf('order.assigned', later[0] ?? '')).toHaveLength(1)
    expect((await done(people.support, { act: 'assign', staffId: null }, later)).counts.done).toBe(2)
    expect(await readOrder(fixtures.context, people.support, later[0] ?? '')).toMatchObject({ assignee: null })
  })

  test('five mails an hour hold for each order, by one act or by many', async () => {
    const own = (await paidOrder(fixtures.context)).reference
    await followOrderEvents(fixtures.context)
    for (let time = 1; time <= 4; time += 1)
      expect((await done(people.support, { act: 'resend' }, [own])).counts.done).toBe(1)
    expect(await ask(people.support, `POST /orders/${own}/confirmation`)).toMatchObject({ status: 200 })
    expect((await done(people.owner, { act: 'resend' }, [own, later[0] ?? ''])).orders).toEqual([
      { reference: own, state: 'refused', error: 'console.too_many_mails' },
      { reference: later[0], state: 'refused', error: 'console.nothing_to_send' },
    ])
    expect(await entriesOf('order.confirmation_sent', own)).toHaveLength(5)
  })

  test('only the marketplace’s people who change orders act, on orders that exist', async () => {
    for (const person of [people.finance, people.analyst, people.office])
      expect(await begin(person, { act: 'resend' }, [paid])).toMatchObject({ status: 403 })
    const missing = { status: 404, body: { code: 'console.not_found' } }
    expect(await begin(people.support, { act: 'resend' }, [paid, 'RH-22222222'])).toMatchObject(missing)
    expect(await begin(people.support, { act: 'assign', staffId: people.office.staffId }, [paid])).toMatchObject(
      missing,
    )
    expect(await begin(people.support, { act: 'resend' }, null, '?startFrom=2199-01-01')).toMatchObject({
      status: 409,
      body: { code: 'console.no_orders' },
    })
    expect(await begin(people.support, { act: 'cancel' }, [paid])).toMatchObject({ status: 422 })
  })

  test('more than 5,000 orders are refused before anything happens', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.many_orders',
      text: `with many as (insert into orders overriding system value
          select (jsonb_populate_record(o, jsonb_build_object('id', 900000 + n, 'reference', 'RH-M' || n, 'invoice_number', null))).*
          from orders o, generate_series(1, 5001) n where o.reference = $1 returning id)
        insert into order_row select (jsonb_populate_record(r, jsonb_build_object('order_id', many.id, 'first_start', '2199-06-01T09:00:00Z', 'start_date', '2199-06-01'))).*
        from many, order_row r join orders o on o.id = r.order_id where o.reference = $1`,
      values: [paid],
    })
    expect(await begin(people.support, { act: 'resend' }, null, '?startFrom=2199-01-01')).toMatchObject({
      status: 409,
      body: { code: 'console.too_many_orders' },
    })
    await context.db.rows({ name: 'test.no_many', text: 'delete from orders where id > 900000' })
  })

  test('only the person who began an act can read its result, also later', async () => {
    const person = await staffPerson(fixtures.context, 'support')
    const { body } = await begin(person, { act: 'resend' }, [paid])
    await carryOutBulkActs(fixtures.context)
    const path = `/bulk/${String(body['id'])}`
    expect(await ask(people.owner, `GET ${path}`)).toMatchObject({ status: 404 })
    expect(await ask(people.owner, `POST ${path}/stop`)).toMatchObject({ status: 404 })
    expect((await ask(person, 'GET /bulk')).body).toMatchObject({ acts: [{ id: body['id'], act: 'resend' }] })
    expect((await resultOf(person, body['id'], '?state=refused')).orders).toEqual([])
    expect((await resultOf(person, body['id'], '?state=done')).orders).toHaveLength(1)
  })

  test('a person has one act at a time, and stops it', async () => {
    const person = await staffPerson(fixtures.context, 'support')
    const { body } = await begin(person, { act: 'payment_link' }, later)
    expect(await begin(person, { act: 'resend' }, [paid])).toMatchObject({
      status: 409,
      body: { code: 'console.bulk_busy' },
    })
    expect(await ask(person, `POST /bulk/${String(body['id'])}/stop`)).toMatchObject({ status: 200 })
    await carryOutBulkActs(fixtures.context)
    expect((await resultOf(person, body['id'])).orders).toMatchObject([
      { state: 'refused', error: 'console.bulk_stopped' },
      { state: 'refused', error: 'console.bulk_stopped' },
    ])
    expect(await begin(person, { act: 'resend' }, [paid])).toMatchObject({ status: 200 })
    await carryOutBulkActs(fixtures.context)
  })

  test('an interrupted act continues, and handles no order twice', async () => {
    const { context } = fixtures
    const person = await staffPerson(context, 'support')
    const own = (await paidOrder(context)).reference
    const other = (await paidOrder(context)).reference
    await followOrderEvents(context)
    const { body } = await begin(person, { act: 'resend' }, [own, other])
    // A process that claims both rows and is killed.
    expect(await claimOrders(context.db, 50)).toHaveLength(2)
    await carryOutBulkActs(context)
    expect(await resultOf(person, body['id'])).toMatchObject({ isOver: false, counts: { waiting: 2 } })
    await expireClaims()
    // Two processes at once, each of which believes that the rows are its own.
    await Promise.all([carryOutBulkActs(context), expireClaims().then(() => carryOutBulkActs(context))])
    await expireClaims()
    await carryOutBulkActs(context)
    expect(await resultOf(person, body['id'])).toMatchObject({ isOver: true, counts: { done: 2 } })
    for (const reference of [own, other]) {
      expect(await entriesOf('order.confirmation_sent', reference)).toHaveLength(1)
      expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'order_confirmed')).toHaveLength(2)
    }
  })

  test('two people at the same time: each order has a result for each', async () => {
    const { context } = fixtures
    const [one, two] = [await staffPerson(context, 'support'), await staffPerson(context, 'support')]
    const begun = await Promise.all([
      begin(one, { act: 'assign', staffId: one.staffId }, later),
      begin(two, { act: 'assign', staffId: two.staffId }, later),
    ])
    await Promise.all([carryOutBulkActs(context), carryOutBulkActs(context)])
    expect((await resultOf(one, begun[0].body['id'])).counts).toEqual({ waiting: 0, done: 2, refused: 0 })
    expect((await resultOf(two, begun[1].body['id'])).counts).toEqual({ waiting: 0, done: 2, refused: 0 })
    const { assignee } = await readOrder(context, people.support, later[0] ?? '')
    expect([one.staffId, two.staffId]).toContain((assignee as { id: number }).id)
  })

  test('an act stops when the access of its person has changed', async () => {
    const { context } = fixtures
    const person = await staffPerson(context, 'support')
    const { body } = await begin(person, { act: 'payment_link' }, later)
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.membership_of',
      text: 'select id from membership where staff_id = $1',
      values: [person.staffId],
    })
    expect(await ask(people.owner, `PUT /memberships/${id}`, { role: 'analyst' })).toMatchObject({ status: 200 })
    await carryOutBulkActs(context)
    const rows = await context.db.rows<{ state: string; error: string }>({
      name: 'test.bulk_rows',
      text: 'select state, error from bulk_act_order where bulk_act_id = $1',
      values: [body['id']],
    })
    expect(rows).toEqual([
      { state: 'refused', error: 'console.access_changed' },
      { state: 'refused', error: 'console.access_changed' },
    ])
  })
})
