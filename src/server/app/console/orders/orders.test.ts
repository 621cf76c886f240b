import { beforeAll, describe, expect, test } from 'vitest'
import { anonymiseOrders } from '#server/booking/orders/anonymise-orders.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { orderOf, uniqueEmail } from '#test/support/buyer.ts'
import type { TestPerson } from '#test/support/console.ts'
import {
  addItemOfOther,
  askDesk,
  paidOrder,
  peopleOfDesk,
  placedOrder,
  readOrder,
  suppliersOfDesk,
  type Body,
} from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { onHold, reserved } from '#test/support/staff.ts'

interface Row {
  reference: string
  guest: string | null
  money: string | null
  amountMinor: number
  assignee: string | null
}

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let supplier: { id: number; other: number }
const orders = { held: '', later: '', paid: '', atCheckout: '', transfer: '' }

beforeAll(async () => {
  const { context } = fixtures
  supplier = await suppliersOfDesk(context)
  people = await peopleOfDesk(context)
  orders.held = (await onHold(context)).reference
  orders.later = (await reserved(context)).reference
  orders.paid = (await paid()).reference
  orders.atCheckout = (await placed()).reference
  orders.transfer = (await placed({ method: 'bank_transfer' })).reference
  await followOrderEvents(context)
})

const ask = (person: TestPerson, route: string, body?: unknown) => askDesk(fixtures.context, person, route, body)
const read = (person: TestPerson, reference: string) => readOrder(fixtures.context, person, reference)
const placed = (change: Body = {}) => placedOrder(fixtures.context, change)
const paid = (change: Body = {}) => paidOrder(fixtures.context, change)
const list = async (query = '', person = people.owner) => {
  const { status, body } = await ask(person, `GET /orders${query}`)
  expect([query, status, body['code']]).toEqual([query, 200, undefined])
  return body as { rows: Row[]; count: number; next: string | null }
}
const references = async (query = '', person = people.owner) =>
  (await list(query, person)).rows.map((row) => row.reference)

/** Copies of an order, as failed ones. */
async function copies(count: number): Promise<void> {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.copies',
    text: `with copies as (
        insert into orders (reference, site_id, content_hash, status, payment_method, currency, original_minor, total_minor, language,
          first_name, last_name, email, country_code, phone, hold_expires_at, created_at)
        select 'RH-COPY' || n || '-' || (select count(*) from orders), site_id, content_hash, 'failed', 'pay_later', currency, original_minor, total_minor, language,
          first_name, last_name, email, country_code, phone, hold_expires_at + n % 7 * interval '1 hour', created_at
        from orders, generate_series(1, $2::int) n where reference = $1 returning id, reference),
      items as (
        insert into order_item (order_id, position, status, product_id, option_id, departure_id, product_title, option_title, local_date,
          local_time, starts_at, ends_at, zone, travellers, places, lines, list_currency, list_total_minor, original_minor, total_minor,
          cancellation, ticket_code)
        select c.id, 0, 'failed', i.product_id, i.option_id, i.departure_id, i.product_title, i.option_title, i.local_date, i.local_time,
          i.starts_at, i.ends_at, i.zone, i.travellers, i.places, i.lines, i.list_currency, i.list_total_minor, i.original_minor, i.total_minor,
          i.cancellation, c.reference
        from copies c, order_item i join orders o on o.id = i.order_id where o.reference = $1)
      insert into order_event (order_id, to_status, reason, actor) select id, 'failed', 'rejected', 'system' from copies`,
    values: [orders.held, count],
  })
  await followOrderEvents(context)
}

describe('the list', () => {
  test('has the newest first, without abandoned checkouts', async () => {
    expect(await references()).toEqual([orders.transfer, orders.paid, orders.later, orders.held])
    expect(await references('?state=awaiting_payment&method=card')).toEqual([orders.atCheckout])
  })

  const today = () => new Date().toISOString().slice(0, 10)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  test.each([
    ['?state=awaiting_supplier', ['held']],
    ['?state=awaiting_supplier,pay_later', ['later', 'held']],
    ['?money=paid', ['paid']],
    ['?money=unpaid&method=pay_later', ['later']],
    ['?method=bank_transfer', ['transfer']],
    ['?language=en', []],
    ['?language=ar&method=card', ['paid', 'held']],
    ['?site=pearl', []],
    ['?queue=on_hold', ['held']],
    ['?queue=pay_later', ['later']],
    ['?queue=transfers', ['transfer']],
    ['?queue=late', []],
    [() => `?madeFrom=${today()}`, ['transfer', 'paid', 'later', 'held']],
    [() => `?madeTo=${day(-1)}`, []],
    [() => `?startTo=${day(1)}`, []],
    [() => `?startFrom=${day(1)}&startTo=${day(90)}`, ['transfer', 'paid', 'later', 'held']],
    [() => `?supplier=${supplier.id}`, ['transfer', 'paid', 'later', 'held']],
    [() => `?supplier=${supplier.other}`, []],
    ['?sort=start&state=awaiting_supplier,pay_later', ['held', 'later']],
  ] as const)('filter %s', async (query, expected) => {
    const text = typeof query === 'string' ? query : query()
    const found = await references(text)
    const wanted = expected.map((name: keyof typeof orders) => orders[name])
    expect(text.includes('sort=start') ? found.toSorted() : found).toEqual(
      text.includes('sort=start') ? wanted.toSorted() : wanted,
    )
    expect((await list(text)).count).toBe(expected.length)
  })

  test('filters by the assigned person', async () => {
    await ask(people.support, `PUT /orders/${orders.later}/assignee`, {
      staffId: people.support.staffId,
      seenStaffId: null,
    })
    expect(await references(`?assignee=${people.support.staffId}`)).toEqual([orders.later])
    expect(await references(`?assignee=${people.owner.staffId}`)).toEqual([])
  })

  test.each([
    '?state=lost',
    '?money=paid,',
    '?site=' + 'x'.repeat(301),
    '?after=1',
    '?startFrom=tomorrow',
    '?sort=name',
  ])('refuses %s', async (query) => expect((await ask(people.owner, `GET /orders${query}`)).status).toBe(422))

  test.each(['made', 'start', 'due'])('goes on after its last row, by %s', async (sort) => {
    await copies(60)
    const all: string[] = []
    for (let after: string | null = null, page = 0; page === 0 || after !== null; page += 1) {
      const { rows, next } = await list(`?sort=${sort}${after === null ? '' : `&after=${after}`}`)
      all.push(...rows.map((row) => row.reference))
      after = next
    }
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe((await list()).count)
  })
})

describe('the scope', () => {
  test('a supplier sees the orders with its activities, with its own sums, and no others exist', async () => {
    const [row] = (await list('?state=confirmed', people.office)).rows
    expect(row).toMatchObject({
      reference: orders.paid,
      guest: 'سارة العلي',
      money: null,
      amountMinor: 25_000,
      assignee: null,
    })
    expect(await references('', people.stranger)).toEqual([])
    expect(await ask(people.stranger, `GET /orders/${orders.paid}`)).toMatchObject({
      status: 404,
      body: { code: 'console.not_found' },
    })
    const order = await read(people.office, orders.paid)
    expect(order).toMatchObject({
      sums: null,
      money: null,
      paymentMethod: null,
      guest: { email: null },
      acts: ['note'],
      assignee: null,
    })
    expect(order.timeline.map(({ kind }) => kind)).not.toContain('payment')
    expect(order.timeline.map(({ kind }) => kind)).not.toContain('mail')
  })

  test('two suppliers of one order each see their own activities', async () => {
    const { context } = fixtures
    const { reference } = await paid()
    const { id } = await orderOf(context.db, reference)
    await addItemOfOther(context, id)
    await refreshOrderRows(context.db, [id])
    expect((await read(people.owner, reference)).items).toHaveLength(2)
    const own = await read(people.office, reference)
    expect(own.items).toHaveLength(1)
    expect((await references('?state=confirmed', people.office))[0]).toBe(reference)
    expect((await list('?state=confirmed', people.office)).rows[0]?.amountMinor).toBe(own.items[0]?.['totalMinor'])
  })

  test('an activity with a pick-up says when, on the clock of its city, also the day before', async () => {
    const { context } = fixtures
    const pickedUp = async (minutes: number) => {
      await context.db.rows({
        name: 'test.pickup',
        text: `update order_item i set local_date = '2030-03-02', local_time = '00:30', starts_at = '2030-03-01T21:30:00Z', ends_at = '2030-03-01T23:30:00Z', zone = 'Asia/Bahrain',
            pickup = jsonb_build_object('name', '{"ar": "فندق", "en": "Hotel"}'::jsonb, 'address', '{"ar": "", "en": ""}'::jsonb, 'minutesBefore', $2::int)
          from orders o where o.id = i.order_id and o.reference = $1`,
        values: [orders.later, minutes],
      })
      return (await read(people.office, orders.later)).items[0]?.['pickup']
    }
    expect(await pickedUp(10)).toEqual({ name: { ar: 'فندق', en: 'Hotel' }, localDate: '2030-03-02', localTime: '00:20' }) // prettier-ignore
    expect(await pickedUp(45)).toMatchObject({ localDate: '2030-03-01', localTime: '23:45' })
  })

  test('its phone is shown from 30 days before to 10 after', async () => {
    const { context } = fixtures
    const phoneAt = async (days: number) => {
      await context.db.rows({
        name: 'test.move_start',
        text: `update order_item i set starts_at = rihla_now() + make_interval(days => $2), ends_at = rihla_now() + make_interval(days => $2)
          from orders o where o.id = i.order_id and o.reference = $1`,
        values: [orders.later, days],
      })
      return (await read(people.office, orders.later)).guest?.['phone']
    }
    for (const [days, isShown] of [
      [31, false],
      [29, true],
      [-9, true],
      [-11, false],
    ] as const)
      // prettier-ignore
      expect([days, await phoneAt(days)]).toEqual([days, isShown ? '+966501234567' : null])
  })

  test('without the permission to see guests no guest is named or found by name', async () => {
    for (const person of [people.analyst, people.books]) {
      expect((await list('', person)).rows.every(({ guest }) => guest === null)).toBe(true)
      expect((await read(person, orders.paid)).guest).toBeNull()
      expect((await ask(person, `GET /find?q=${encodeURIComponent('سارة')}`)).body).toEqual({ orders: [] })
    }
  })

  test.each(['money=paid', 'method=card', 'supplier=1', 'assignee=1', 'queue=late', 'queue=transfers'])(
    'a supplier may not filter by %s',
    async (query) => expect(await ask(people.office, `GET /orders?${query}`)).toMatchObject({ status: 403 }),
  )
})

describe('the finder', () => {
  const find = async (text: string, person = people.owner) =>
    ((await ask(person, `GET /find?q=${encodeURIComponent(text)}`)).body as { orders: Row[] }).orders.map(
      (row) => row.reference,
    )

  test('finds an order by name, email, phone, reference, ticket and bank number', async () => {
    const { context } = fixtures
    const email = uniqueEmail()
    const { reference } = await paid({
      firstName: 'عبد الرحمن',
      lastName: 'القحطاني',
      email,
      phoneNumber: '0555987123',
    })
    await followOrderEvents(context)
    const { session } = await orderOf(context.db, reference)
    const { ticket } = await oneRow<{ ticket: string }>(context.db, {
      name: 'test.ticket',
      text: 'select ticket_code as ticket from order_item i join orders o on o.id = i.order_id where o.reference = $1',
      values: [reference],
    })
    for (const text of [
      'عبدالرحمن',
      'قحطاني عبد',
      email.slice(0, 12),
      '7123',
      '٥٥٥٩٨٧١٢٣',
      reference.slice(3),
      ticket,
      session,
    ])
      expect([text, await find(text)]).toEqual([text, [reference]])
    expect(await find('القحطاني', people.office)).toEqual([reference])
    expect(await find('القحطاني', people.stranger)).toEqual([])
    for (const text of ['7123', email, ticket, session]) expect(await find(text, people.office)).toEqual([])
  })

  test('returns twenty of a common name, what begins next first', async () => {
    const found = await find('سارة')
    expect(found).toHaveLength(20)
    const { next } = await oneRow<{ next: string[] }>(fixtures.context.db, {
      name: 'test.next_of_name',
      text: `select array(select o.reference from orders o join order_row r on r.order_id = o.id
        cross join lateral (select r.first_start > rihla_now() - interval '12 hours'
          and o.status in ('awaiting_payment', 'awaiting_supplier', 'pay_later', 'confirmed', 'partially_confirmed') as ahead) a
        where o.first_name = 'سارة' and o.status not in ('draft', 'on_hold')
        order by a.ahead desc, case when a.ahead then r.first_start end, o.id desc limit 20) as next`,
    })
    expect(found).toEqual(next)
  })

  test('an anonymised buyer is no longer found, and their notes are deleted', async () => {
    const { context } = fixtures
    const email = uniqueEmail()
    const { reference } = await placed({ firstName: 'Zubaida', email, method: 'pay_later' })
    await followOrderEvents(context)
    await ask(people.owner, `POST /orders/${reference}/notes`, { text: 'Zubaida calls back' })
    expect(await find('zubaida')).toEqual([reference])
    await context.db.rows({
      name: 'test.leave_order',
      text: `update orders set owner_left_at = rihla_now(), status = 'expired' where reference = $1`,
      values: [reference],
    })
    await context.db.rows({
      name: 'test.over',
      text: `update order_item i set status = 'expired' from orders o where o.id = i.order_id and o.reference = $1`,
      values: [reference],
    })
    await context.db.rows({
      name: 'test.no_mails',
      text: `update outbox set sent_at = rihla_now() where sent_at is null`,
    })
    await context.db.transaction(anonymiseOrders)
    expect(await find('zubaida')).toEqual([])
    expect(await find(email)).toEqual([])
    expect(await find(reference)).toEqual([reference])
    expect((await read(people.owner, reference)).timeline.map(({ kind }) => kind)).not.toContain('note')
  })
})
