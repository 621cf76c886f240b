import { beforeAll, describe, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { forgetMessagesAbout } from '#server/notifications/forget-messages.ts'
import { pay } from '#test/support/buyer.ts'
import { askConsole, staffPerson, type TestPerson } from '#test/support/console.ts'
import { addItemOfOther, paidOrder, peopleOfDesk, placedOrder, suppliersOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

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
  ['a request', { reason: 'places_taken', to: 'awaiting_supplier', actor: 'buyer', isItem: false }, 'notice_request'],
  [
    'a cancellation by the guest',
    { reason: 'cancelled_by_buyer', to: 'cancelled', actor: 'buyer', isItem: true },
    'notice_change',
  ],
  [
    'a date changed by the guest',
    { reason: 'rebooked_by_buyer', to: 'confirmed', actor: 'buyer', isItem: true },
    'notice_change',
  ],
  ['a cancellation by staff', { reason: 'cancelled_by_staff', to: 'cancelled', actor: 'staff:1', isItem: true }, null],
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
