import { beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { changeGuest } from '#server/booking/commands/change-guest.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { forgetMessagesAbout } from '#server/notifications/forget-messages.ts'
import { pay } from '#test/support/buyer.ts'
import { askConsole, staffPerson, type TestPerson } from '#test/support/console.ts'
import {
  addItemOfOther,
  askDesk,
  paidOrder,
  peopleOfDesk,
  placedOrder,
  readOrder,
  suppliersOfDesk,
} from '#test/support/desk.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>> & { guide: TestPerson; manager: TestPerson }

beforeAll(async () => {
  const { context } = fixtures
  const { id } = await suppliersOfDesk(context)
  people = {
    ...(await peopleOfDesk(context)),
    guide: await staffPerson(context, 'guide', id),
    manager: await staffPerson(context, 'supplier_manager', id),
  }
})

const choose = async (person: TestPerson, notices: string[]) =>
  (await askConsole(fixtures.context, 'PUT /me/notices', { token: person.token, body: { notices } })).status
const chosenBy = async (person: TestPerson) =>
  (await askConsole(fixtures.context, 'GET /me', { token: person.token })).body['notices']

/** Who is mailed about an order, as "name kind". */
async function recipientsOf(reference: string): Promise<string[]> {
  const rows = await fixtures.context.db.rows<{ recipient: string; kind: string }>({
    name: 'test.notices',
    text: `select recipient, kind from outbox where kind like 'notice%' and payload ->> 'reference' = $1`,
    values: [reference],
  })
  const names = new Map(Object.entries(people).map(([name, { email }]) => [email, name]))
  return rows
    .flatMap(({ recipient, kind }) => (names.has(recipient) ? [`${names.get(recipient)} ${kind}`] : []))
    .toSorted()
}

async function mailTo(person: TestPerson, reference: string) {
  await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
  return fixtures.context.db.rows<{ subject: string; body: string }>({
    name: 'test.notice_mail',
    text: `select m.subject, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind like 'notice%' and o.payload ->> 'reference' = $1 and m.recipient = $2`,
    values: [reference, person.email],
  })
}

const happen = (
  reference: string,
  event: { reason: string; to: string; from?: string; actor: string; isItem: boolean },
) =>
  fixtures.context.db.rows({
    name: 'test.order_happens',
    text: `insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select o.id, case when $5 then (select min(i.id) from order_item i where i.order_id = o.id) end, $6, $3, $2, $4 from orders o
      where o.reference = $1`,
    values: [reference, event.reason, event.to, event.actor, event.isItem, event.from ?? null],
  })

describe('a new paid booking', () => {
  test('is mailed once to people of the marketplace and of the supplier who answer orders', async () => {
    const { context } = fixtures
    const { reference } = await paidOrder(context)
    await followOrderEvents(context)
    const all = ['manager notice_booking', 'office notice_booking', 'owner notice_booking', 'support notice_booking']
    expect(await recipientsOf(reference)).toEqual(all)
    await context.db.rows({
      name: 'test.follow_again',
      text: 'update order_row_position set settled_id = 0, seen_id = 0',
    })
    await followOrderEvents(context)
    expect(await recipientsOf(reference)).toEqual(all)
    const [mail] = await mailTo(people.owner, reference)
    expect(mail?.subject).toContain(reference)
    expect(mail?.body).toContain(`/console/orders/${reference}`)
    expect(mail?.body).toContain('Turn it off under My account')
  })

  test('shows each supplier its own activities, without sums, email and phone of the guest', async () => {
    const { context } = fixtures
    const { reference } = await placedOrder(context)
    const rows = await context.db.rows<{ id: number; email: string; phone: string }>({
      name: 'test.buyer_of',
      text: 'select id, email, phone from orders where reference = $1',
      values: [reference],
    })
    const order = rows[0] ?? { id: 0, email: '', phone: '' }
    await addItemOfOther(context, order.id)
    await context.db.rows({
      name: 'test.title_of_other',
      text: `update order_item set product_title = '{"ar":"رحلة الغير","en":"Trip of others"}' where order_id = $1 and position = 9`,
      values: [order.id],
    })
    await pay(context, reference)
    await followOrderEvents(context)
    expect(await recipientsOf(reference)).toContain('stranger notice_booking')
    const [own] = await mailTo(people.office, reference)
    const [others] = await mailTo(people.stranger, reference)
    const [whole] = await mailTo(people.owner, reference)
    expect([own, others, whole].map((mail) => mail?.body.includes('Trip of others'))).toEqual([false, true, true])
    expect([own, others, whole].map((mail) => mail?.body.includes('Fort'))).toEqual([true, false, true])
    for (const mail of [own, others])
      for (const secret of [order.email, order.phone, 'Total']) expect(mail?.body).not.toContain(secret)
  })

  test('is not mailed any more to a person who turned it off or lost the access since', async () => {
    const { context } = fixtures
    const { id } = await suppliersOfDesk(context)
    const [late, ended] = [await staffPerson(context, 'supplier_office', id), await staffPerson(context, 'support')]
    const { reference } = await paidOrder(context)
    await followOrderEvents(context)
    await choose(late, [])
    await context.db.rows({
      name: 'test.end_access',
      text: 'update membership set ended_at = rihla_now() where staff_id = $1',
      values: [ended.staffId],
    })
    expect([await mailTo(late, reference), await mailTo(ended, reference)]).toEqual([[], []])
  })

  test('is deleted from the mails when the buyer is anonymised', async () => {
    const { context } = fixtures
    const { reference } = await paidOrder(context)
    await followOrderEvents(context)
    expect(await mailTo(people.owner, reference)).toHaveLength(1)
    await context.db.transaction((tx) => forgetMessagesAbout(tx, [reference]))
    expect(await mailTo(people.owner, reference)).toEqual([])
  })
})

test.each([
  [
    'a booking to be paid later',
    { reason: 'places_taken', to: 'pay_later', actor: 'buyer', isItem: false },
    'notice_reserved',
  ],
  [
    'its approval by the supplier',
    { reason: 'confirmed_by_supplier', to: 'pay_later', actor: 'staff', isItem: false },
    null,
  ],
  ['a request', { reason: 'places_taken', to: 'awaiting_supplier', actor: 'buyer', isItem: false }, 'notice_request'],
  [
    'the refund of a cancellation',
    { reason: 'cancelled_by_buyer', to: 'refunded', actor: 'system', isItem: true },
    null,
  ],
])('%s is mailed only to those who chose it', async (_, event, kind) => {
  const { context } = fixtures
  const { reference } = await placedOrder(context)
  await happen(reference, event)
  await followOrderEvents(context)
  const answering = ['manager', 'office', 'owner', 'support']
  expect(await recipientsOf(reference)).toEqual(kind === null ? [] : answering.map((name) => `${name} ${kind}`))
})

describe('a change', () => {
  const toldOf = async (reference: string) =>
    (await recipientsOf(reference)).filter((one) => one.endsWith('notice_change')).map((one) => one.split(' ')[0])

  async function booked() {
    const { context } = fixtures
    const { reference } = await paidOrder(context)
    await followOrderEvents(context)
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.item_to_change',
      text: 'select i.id from order_item i join orders o on o.id = i.order_id where o.reference = $1',
      values: [reference],
    })
    const key = orderAccessToken(context.configuration, reference)
    const own = { visitor: await createVisitor(context.db), key, reference, bookingId: id, locale: 'en' as const }
    return { reference, own, path: `/orders/${reference}/items/${id}` }
  }

  /** A departure at the same price, 25 days later. */
  async function laterDate() {
    const { context } = fixtures
    const { id } = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    await context.db.rows({
      name: 'test.later_departure',
      text: `update departure set local_date = local_date + 25, starts_at = starts_at + interval '25 days', ends_at = ends_at + interval '25 days'
        where id = $1`,
      values: [id],
    })
    return id
  }

  test('by the guest is mailed to everybody who chose it, once', async () => {
    const { context } = fixtures
    const { reference, own } = await booked()
    await rebookItem(context, { ...own, departureId: await laterDate(), seenPriceMinor: 25_000 })
    expect(await toldOf(reference)).toEqual(['manager', 'office', 'owner', 'support'])
    const { refundMinor } = await previewCancellation(context, own)
    await cancelBooking(context, { ...own, seenRefundMinor: refundMinor })
    await cancelBooking(context, { ...own, seenRefundMinor: refundMinor })
    await followOrderEvents(context)
    expect(await toldOf(reference)).toHaveLength(8)
    const subjects = (await mailTo(people.office, reference)).map(({ subject }) => subject)
    expect(subjects).toContain(`Booking changed by the guest: ${reference}`)
    expect(subjects).toContain(`Cancelled by the guest: ${reference}`)
  })

  test('by staff is mailed to the others, to a supplier without sums and the email', async () => {
    const { context } = fixtures
    const { reference, path } = await booked()
    const departureId = await laterDate()
    const move = { departureId, seenPriceMinor: 25_000, difference: 'refund', reason: 'Strong wind' }
    expect((await askDesk(context, people.support, `POST ${path}/rebook`, move)).status).toBe(200)
    expect(await toldOf(reference)).toEqual(['manager', 'office', 'owner'])
    const { refundMinor } = (await askDesk(context, people.owner, `GET ${path}/cancellation`)).body
    const cancel = { reason: 'Strong wind', refund: 'policy', refundMinor }
    expect((await askDesk(context, people.owner, `POST ${path}/cancel`, cancel)).status).toBe(200)
    await followOrderEvents(context)
    expect(await toldOf(reference)).toEqual(['manager', 'manager', 'office', 'office', 'owner', 'support'])
    const { email } = await oneRow<{ email: string }>(context.db, {
      name: 'test.email_of_changed',
      text: 'select email from orders where reference = $1',
      values: [reference],
    })
    const mails = (await mailTo(people.office, reference)).filter(({ subject }) => !subject.startsWith('New'))
    const subjects = [`Booking changed: ${reference}`, `Booking cancelled: ${reference}`]
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
    for (const { body } of mails) for (const secret of [email, 'Total', '25.000']) expect(body).not.toContain(secret)
  })

  test('of the guest’s details names the new name only to those who may know guests, and nobody their phone', async () => {
    const { context } = fixtures
    const { reference, own } = await booked()
    const { id } = await suppliersOfDesk(context)
    const books = await staffPerson(context, 'supplier_finance', id)
    await choose(books, ['change'])
    const guest = { firstName: 'Ghadeer', lastName: 'Salem', phoneNumber: '+97333123456' }
    await changeGuest(context, { ...own, guest })
    expect(await toldOf(reference)).toEqual(['manager', 'office', 'owner', 'support'])
    const [named] = (await mailTo(people.office, reference)).filter(({ subject }) => subject.startsWith('Guest'))
    const [unnamed] = (await mailTo(books, reference)).filter(({ subject }) => subject.startsWith('Guest'))
    expect(named?.body).toContain('The guest changed their details')
    expect([named, unnamed].map((mail) => mail?.body.includes('Ghadeer'))).toEqual([true, false])
    for (const mail of [named, unnamed]) expect(mail?.body).not.toContain('33123456')
  })

  test('of the guest’s details by staff is mailed to the others while a booking is ahead', async () => {
    const { context } = fixtures
    const { reference, path } = await booked()
    const { guest } = await readOrder(context, people.support, reference)
    const { firstName, lastName, email, phone: phoneNumber } = guest as Record<string, string>
    const seen = { firstName, lastName, email, phoneNumber }
    const change = async (before: object, wish: object) =>
      (await askDesk(context, people.support, `PUT /orders/${reference}/guest`, { ...seen, ...wish, seen: before }))
        .status
    // Guest lists have no email.
    expect(await change(seen, { email: `new.${email}` })).toBe(200)
    expect(await toldOf(reference)).toEqual([])
    seen.email = `new.${email}`
    expect(await change(seen, { firstName: 'Zubaida' })).toBe(200)
    expect(await toldOf(reference)).toEqual(['manager', 'office', 'owner'])
    const { refundMinor } = (await askDesk(context, people.owner, `GET ${path}/cancellation`)).body
    const cancel = { reason: 'Strong wind', refund: 'policy', refundMinor }
    expect((await askDesk(context, people.owner, `POST ${path}/cancel`, cancel)).status).toBe(200)
    const told = (await toldOf(reference)).length
    expect(await change({ ...seen, firstName: 'Zubaida' }, { firstName: 'Mona' })).toBe(200)
    expect(await toldOf(reference)).toHaveLength(told)
  })
})

test('each person chooses, and a role that reads no orders has no choice', async () => {
  const { context } = fixtures
  expect(await chosenBy(people.support)).toEqual(['booking', 'request', 'change'])
  expect(await chosenBy(people.finance)).toEqual([])
  expect([await choose(people.support, ['change']), await choose(people.finance, ['booking'])]).toEqual([200, 200])
  expect(await choose(people.guide, ['booking'])).toBe(403)
  expect([await chosenBy(people.support), await chosenBy(people.finance)]).toEqual([['change'], ['booking']])
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  expect((await recipientsOf(reference)).map((one) => one.split(' ')[0])).toEqual([
    'finance',
    'manager',
    'office',
    'owner',
  ])
})
