import { beforeAll, describe, expect, test } from 'vitest'
import { unitsInQuery } from '#domain/party.ts'
import { oneRow } from '#server/kernel/database.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { mailsOf } from '#test/support/buyer.ts'
import type { TestPerson } from '#test/support/console.ts'
import {
  addItemOfOther,
  askDesk,
  paidOrder,
  peopleOfDesk,
  placedOrder,
  readOrder,
  type Body,
} from '#test/support/desk.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { onHold, reserved } from '#test/support/staff.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
const orders = { paid: '' }

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
  orders.paid = (await paid()).reference
  await followOrderEvents(fixtures.context)
})

const ask = (person: TestPerson, route: string, body?: unknown) => askDesk(fixtures.context, person, route, body)
const read = (person: TestPerson, reference: string) => readOrder(fixtures.context, person, reference)
const placed = (change: Body = {}) => placedOrder(fixtures.context, change)
const paid = (change: Body = {}) => paidOrder(fixtures.context, change)
const references = async (query: string) =>
  ((await ask(people.owner, `GET /orders${query}`)).body as { rows: { reference: string }[] }).rows.map(
    (row) => row.reference,
  )
const auditOf = (action: string) =>
  fixtures.context.db.rows<{ reference: string; by: number }>({
    name: 'test.audit_of',
    text: `select after ->> 'reference' as reference, staff_id as by from audit_entry where action = $1 order by id`,
    values: [action],
  })

describe('acts', () => {
  test('a request is answered once, by the first of two people, and the row is written at once', async () => {
    const { reference } = await onHold(fixtures.context)
    await followOrderEvents(fixtures.context)
    const answers = await Promise.all([
      ask(people.support, `POST /orders/${reference}/confirm`),
      ask(people.owner, `POST /orders/${reference}/reject`, { reason: 'القارب في الصيانة' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('orders.already_answered')
    const { state, acts } = await read(people.owner, reference)
    expect(['awaiting_payment', 'failed']).toContain(state)
    expect(acts).not.toContain('confirm')
    expect(await references('?queue=on_hold')).not.toContain(reference)
    const entries = [...(await auditOf('order.confirmed')), ...(await auditOf('order.rejected'))]
    expect(entries.filter((entry) => entry.reference === reference)).toHaveLength(1)
  })

  test('a supplier answers its own request, and another supplier cannot', async () => {
    const { reference } = await onHold(fixtures.context)
    await followOrderEvents(fixtures.context)
    expect(await ask(people.stranger, `POST /orders/${reference}/confirm`)).toMatchObject({ status: 404 })
    expect(await ask(people.finance, `POST /orders/${reference}/confirm`)).toMatchObject({ status: 403 })
    expect((await read(people.office, reference)).acts).toEqual(['confirm', 'reject', 'note'])
    const answer = await ask(people.office, `POST /orders/${reference}/reject`, { reason: 'القارب في الصيانة' })
    expect(answer).toMatchObject({ status: 200, body: { state: 'failed', acts: ['note'] } })
    expect(await mailsOf(fixtures.context.db, reference)).toContain('order_rejected')
  })

  test('a request with activities of others is answered by the marketplace', async () => {
    const { reference, orderId } = await onHold(fixtures.context)
    await followOrderEvents(fixtures.context)
    await addItemOfOther(fixtures.context, orderId)
    expect((await read(people.office, reference)).acts).toEqual(['note'])
    expect(await ask(people.office, `POST /orders/${reference}/confirm`)).toMatchObject({
      status: 409,
      body: { code: 'console.several_suppliers' },
    })
    expect(await ask(people.support, `POST /orders/${reference}/confirm`)).toMatchObject({ status: 200 })
  })

  test('the payment link and the confirmation are mailed at most five times an hour', async () => {
    const { context } = fixtures
    const later = (await reserved(context)).reference
    const booked = (await paid()).reference
    await followOrderEvents(context)
    expect((await read(people.support, later)).acts).toEqual(['payment_link', 'note', 'assign', 'guest'])
    expect((await read(people.support, booked)).acts).toEqual(['resend', 'note', 'assign', 'guest'])
    for (let time = 1; time <= 6; time += 1) {
      const [link, mail] = [
        await ask(people.support, `POST /orders/${later}/payment-link`),
        await ask(people.support, `POST /orders/${booked}/confirmation`),
      ]
      expect([link.status, mail.status]).toEqual(time < 6 ? [200, 200] : [429, 429])
    }
    expect((await mailsOf(context.db, booked)).filter((kind) => kind === 'order_confirmed')).toHaveLength(6)
    expect((await auditOf('order.confirmation_sent')).filter(({ reference }) => reference === booked)).toHaveLength(5)
    expect(await ask(people.support, `POST /orders/${later}/confirmation`)).toMatchObject({
      status: 409,
      body: { code: 'console.nothing_to_send' },
    })
    expect(await ask(people.support, `POST /orders/${booked}/payment-link`)).toMatchObject({
      status: 409,
      body: { code: 'orders.not_payable' },
    })
  })

  test('a note of the marketplace is not seen by suppliers unless it is for them', async () => {
    const answer = await ask(people.support, `POST /orders/${orders.paid}/notes`, { text: 'Calls back at noon' })
    expect((answer.body as { timeline: Body[] }).timeline.at(-1)).toMatchObject({
      kind: 'note',
      who: 'Layla Hassan',
      text: 'Calls back at noon',
    })
    expect(JSON.stringify(await read(people.office, orders.paid))).not.toContain('noon')
    const shared = { text: 'The guest uses a wheelchair', isForSuppliers: true }
    await ask(people.support, `POST /orders/${orders.paid}/notes`, shared)
    const notesOf = async (person: TestPerson) =>
      (await read(person, orders.paid)).timeline.filter(({ kind }) => kind === 'note').map(({ text }) => text)
    expect(await notesOf(people.office)).toEqual(['The guest uses a wheelchair'])
    expect(await notesOf(people.finance)).toEqual(['Calls back at noon', 'The guest uses a wheelchair'])
    // Without the permission to see guests, whom a note may name.
    expect(await notesOf(people.books)).toEqual([])
    expect(await ask(people.analyst, `POST /orders/${orders.paid}/notes`, { text: 'Hello' })).toMatchObject({
      status: 403,
    })
    expect(
      JSON.stringify(
        await fixtures.context.db.rows({
          name: 'test.note_entry',
          text: `select after from audit_entry where action = 'order.note_added'`,
        }),
      ),
    ).not.toContain('noon')
  })

  test('a note of a supplier is seen by its people and the marketplace, and by no other supplier', async () => {
    const { context } = fixtures
    const { reference } = await paid()
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.order_of_notes',
      text: 'select id from orders where reference = $1',
      values: [reference],
    })
    await followOrderEvents(context)
    await addItemOfOther(context, id)
    await refreshOrderRows(context.db, [id])
    const notesOf = async (person: TestPerson) =>
      (await read(person, reference)).timeline.filter(({ kind }) => kind === 'note')
    const note = { text: 'The boat is late', isForSuppliers: true }
    const answer = await ask(people.office, `POST /orders/${reference}/notes`, note)
    expect(answer).toMatchObject({ status: 200, body: { sums: null } })
    expect(await notesOf(people.office)).toMatchObject([{ text: 'The boat is late', who: 'Layla Hassan' }])
    expect(await notesOf(people.support)).toMatchObject([
      { text: 'The boat is late', supplier: expect.objectContaining({ en: expect.any(String) as string }) as object },
    ])
    expect(await notesOf(people.stranger)).toEqual([])
    expect(await ask(people.stranger, `POST /orders/${orders.paid}/notes`, { text: 'Hello' })).toMatchObject({
      status: 404,
    })
    expect(await ask(people.books, `POST /orders/${reference}/notes`, { text: 'Hello' })).toMatchObject({ status: 403 })
  })

  test('an order is assigned to a person of the marketplace, and unassigned', async () => {
    const { owner, support, office } = people
    const assign = (staffId: number | null, seenStaffId: number | null, who = support) =>
      ask(who, `PUT /orders/${orders.paid}/assignee`, { staffId, seenStaffId })
    expect((await assign(owner.staffId, null)).body).toMatchObject({ assignee: { id: owner.staffId } })
    expect(await assign(office.staffId, owner.staffId)).toMatchObject({ status: 404 })
    expect((await assign(support.staffId, owner.staffId, owner)).body).toMatchObject({ assignee: { id: support.staffId } }) // prettier-ignore
    expect((await assign(null, support.staffId)).body).toMatchObject({ assignee: null })
  })

  test('the second of two simultaneous assignments gets an error with the assignee and who assigned the order', async () => {
    const { owner, support } = people
    const assign = (staffId: number | null, seenStaffId: number | null, who = support) =>
      ask(who, `PUT /orders/${orders.paid}/assignee`, { staffId, seenStaffId })
    const conflict = (current: object | null) => ({
      status: 409,
      body: {
        code: 'console.assignee_changed',
        current,
        by: expect.stringMatching(/./),
        at: expect.stringMatching(/Z$/),
      },
    })
    const answers = await Promise.all([assign(owner.staffId, null, owner), assign(support.staffId, null)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = answers[0]?.status === 200 ? owner : support
    const second = first === owner ? support : owner
    expect(answers.find(({ status }) => status === 409)).toMatchObject(conflict({ id: first.staffId }))
    // Somebody unassigned it meanwhile; somebody assigned it to the same person.
    await assign(null, first.staffId)
    expect(await assign(second.staffId, first.staffId)).toMatchObject(conflict(null))
    expect(await assign(second.staffId, null)).toMatchObject({ status: 200 })
    const entries = (await auditOf('order.assigned')).length
    expect(await assign(second.staffId, null)).toMatchObject({ status: 200 })
    expect(await assign(null, null)).toMatchObject(conflict({ id: second.staffId }))
    expect(await assign(null, first.staffId)).toMatchObject({ status: 409 })
    expect(await auditOf('order.assigned')).toHaveLength(entries)
    expect((await assign(null, second.staffId)).body).toMatchObject({ assignee: null })
  })

  test('cancelling shows the refund first, refuses a different one, refunds and notifies the guest', async () => {
    const { context } = fixtures
    const { reference } = await paid()
    await followOrderEvents(context)
    const [item] = (await read(people.support, reference)).items
    const path = `/orders/${reference}/items/${String(item?.['id'])}`
    expect(await ask(people.analyst, `GET ${path}/cancellation`)).toMatchObject({ status: 403 })
    const { body: quote } = await ask(people.support, `GET ${path}/cancellation`)
    expect(quote).toMatchObject({ isPaid: true, paidMinor: 25_000 })
    const refundMinor = Number(quote['refundMinor'])
    const cancel = (sumMinor: number, person = people.support) =>
      ask(person, `POST ${path}/cancel`, { reason: 'الرياح قوية', refund: 'policy', refundMinor: sumMinor })
    expect(await cancel(refundMinor + 1)).toMatchObject({ status: 409, body: { code: 'orders.cancellation_changed' } })
    expect(await cancel(refundMinor, people.office)).toMatchObject({ status: 403 })
    const answer = await cancel(refundMinor)
    expect(answer).toMatchObject({ status: 200, body: { state: 'cancelled', money: 'refund_due' } })
    const mails = await context.db.rows<{ note: string }>({
      name: 'test.note_of_mail',
      text: `select payload ->> 'note' as note from outbox where kind = 'booking_cancelled' and payload ->> 'reference' = $1`,
      values: [reference],
    })
    expect(mails).toEqual([{ note: 'الرياح قوية' }])
    expect(await mailsOf(context.db, reference)).not.toContain('staff_cancelled')
    const entries = (await auditOf('order.item_cancelled')).filter((entry) => entry.reference === reference)
    expect(entries).toEqual([{ reference, by: people.support.staffId }])
    // Again: nothing is left to cancel.
    await cancel(refundMinor)
    expect((await read(people.support, reference)).timeline.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test('changing the date shows what it costs, needs a right to waive it, and is in the timeline and the log', async () => {
    const { context } = fixtures
    const { reference } = await paid()
    await followOrderEvents(context)
    const [item] = (await read(people.support, reference)).items
    expect(item).toMatchObject({ canRebook: true })
    expect((await read(people.finance, reference)).items[0]).toMatchObject({ canRebook: false })
    const to = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { near } = await oneRow<{ near: string }>(context.db, {
      name: 'test.dearer_far',
      text: `update departure set adjust_basis_points = 2000, local_date = local_date + 25, starts_at = starts_at + interval '25 days',
        ends_at = ends_at + interval '25 days' where id = $1 returning local_date as near`,
      values: [to.id],
    })
    const path = `/orders/${reference}/items/${String(item?.['id'])}`
    expect(await ask(people.finance, `GET ${path}/rebooking?near=${near}`)).toMatchObject({ status: 403 })
    const { body } = await ask(people.support, `GET ${path}/rebooking?near=${near}`)
    const dates = body['dates'] as { departureId: number; differenceMinor: number }[]
    expect(body).toMatchObject({ paidMinor: 25_000, mostWaivedMinor: 20_000 })
    expect(dates.find(({ departureId }) => departureId === to.id)).toMatchObject({ differenceMinor: 5_000 })
    const move = (difference: string, person = people.support, seenPriceMinor = 30_000) =>
      ask(person, `POST ${path}/rebook`, {
        departureId: to.id,
        seenPriceMinor,
        difference,
        reason: 'الرياح قوية',
      })
    expect(await move('refund', people.office)).toMatchObject({ status: 403 })
    expect(await move('refund')).toMatchObject({ status: 409, body: { code: 'orders.date_dearer' } })
    await context.db.rows({
      name: 'test.much_dearer',
      text: 'update departure set adjust_basis_points = 9000 where id = $1',
      values: [to.id],
    })
    expect(await move('waive', people.support, 47_500)).toMatchObject({
      status: 409,
      body: { code: 'console.waive_over_limit' },
    })
    await context.db.rows({
      name: 'test.less_dear',
      text: 'update departure set adjust_basis_points = 2000 where id = $1',
      values: [to.id],
    })
    const answer = await move('waive')
    expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed', money: 'paid' } })
    const { timeline } = await read(people.support, reference)
    expect(timeline.filter(({ reason }) => reason === 'rebooked_by_staff')).toMatchObject([
      { text: expect.stringContaining('الرياح قوية') as string },
    ])
    const entries = (await auditOf('order.item_rebooked')).filter((entry) => entry.reference === reference)
    expect(entries).toEqual([{ reference, by: people.support.staffId }])
  })

  test('one of a party is taken off: the order, its row, its history and the log say who comes and who came before', async () => {
    const { context } = fixtures
    const { reference } = await paid()
    await followOrderEvents(context)
    const [item] = (await read(people.support, reference)).items
    const path = `/orders/${reference}/items/${String(item?.['id'])}`
    const { body } = await ask(people.support, `GET ${path}/rebooking?near=2000-01-01`)
    const units = body['units'] as { id: number; quantity: number }[]
    expect(units.map(({ quantity }) => quantity)).toEqual([2, 0, 0])
    const wished = Object.fromEntries(units.map(({ id, quantity }) => [String(id), Math.max(0, quantity - 1)]))
    const { body: other } = await ask(
      people.support,
      `GET ${path}/rebooking?near=2000-01-01&units=${unitsInQuery(wished)}`,
    )
    const { departureId } = other as { departureId: number }
    const dates = other['dates'] as { departureId: number }[]
    const own = dates.find((date) => date.departureId === departureId)
    expect(own).toMatchObject({ priceMinor: 12_500, refundMinor: 12_500 })
    const json = { departureId, units: wished, seenPriceMinor: 12_500, difference: 'refund', reason: 'مرض أحدهم' }
    expect(await ask(people.support, `POST ${path}/rebook`, json)).toMatchObject({ status: 200 })

    const order = await read(people.support, reference)
    const adults = (quantity: number) => ({ title: { ar: 'بالغ', en: 'Adult' }, quantity })
    expect(order.items[0]).toMatchObject({ travellers: 1, party: [adults(1)], lines: [{ quantity: 2 }] })
    expect(order.timeline.filter(({ reason }) => reason === 'rebooked_by_staff')).toMatchObject([
      { text: 'مرض أحدهم', party: { from: [adults(2)], to: [adults(1)] } },
    ])
    const { rows } = (await ask(people.support, 'GET /orders')).body as { rows: Body[] }
    expect(rows.find((row) => row['reference'] === reference)).toMatchObject({ travellers: 1 })
    const entries = await context.db.rows<{ before: object; after: object }>({
      name: 'test.audit_of_people',
      text: `select before, after from audit_entry where action = 'order.item_rebooked' and after ->> 'reference' = $1`,
      values: [reference],
    })
    expect(entries).toMatchObject([{ before: { travellers: 2 }, after: { units: wished } }])
  })
})

test('events of a transaction that ends after later ones are followed too', async () => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) return
  const [early, late] = [await placed({ method: 'pay_later' }), await placed({ method: 'pay_later' })]
  const states = () =>
    context.db.rows<{ reference: string }>({
      name: 'test.rows_of_two',
      text: `select o.reference from order_row r join orders o on o.id = r.order_id where o.reference = any ($1) and r.state = 'cancelled' order by o.id`,
      values: [[early.reference, late.reference]],
    })
  const cancel = `with o as (update orders set status = 'cancelled' where reference = $1 returning id)
    insert into order_event (order_id, to_status, reason, actor) select id, 'cancelled', 'cancelled_by_buyer', 'buyer' from o`
  await context.db.transaction(async (tx) => {
    await tx.rows({ name: 'test.cancel_early', text: cancel, values: [early.reference] })
    await context.db.rows({ name: 'test.cancel_late', text: cancel, values: [late.reference] })
    await followOrderEvents(context)
    expect(await states()).toEqual([{ reference: late.reference }])
  })
  // Once no transaction of that time runs any more, of other tests on the same server neither.
  await expect
    .poll(async () => {
      await followOrderEvents(context)
      return states()
    })
    .toHaveLength(2)
})
