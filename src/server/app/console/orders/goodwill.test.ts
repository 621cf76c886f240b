import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { oldProof, type TestPerson } from '#test/support/console.ts'
import { askDesk, cancelledUnrefunded, paidOrder, peopleOfDesk, placedOrder, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

/** BHD 25, paid and cancelled, of which the policy refunded nothing. */
async function cancelled() {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const { id } = await cancelledUnrefunded(context, reference)
  return { reference, path: `/orders/${reference}/items/${id}/refund` }
}

const preview = (person: TestPerson, path: string) => askDesk(fixtures.context, person, `GET ${path}`)
const refund = (person: TestPerson, path: string, refundMinor: number, seenLeftMinor = 25_000) =>
  askDesk(fixtures.context, person, `POST ${path}`, { reason: 'The guide was rude', refundMinor, seenLeftMinor })
const refundsOf = (reference: string) =>
  fixtures.context.db.rows<{ amountMinor: number; reason: string; note: number | null }>({
    name: 'test.goodwill_refunds',
    text: `select r.amount_minor as "amountMinor", r.reason, r.credit_note_number as note from refund r join payment p on p.id = r.payment_id
      join orders o on o.id = p.order_id where o.reference = $1 order by r.id`,
    values: [reference],
  })

test('shows what was paid, what is left and how much the person may refund', async () => {
  const { reference, path } = await cancelled()
  const sums = { currency: 'BHD', paidMinor: 25_000, backMinor: 0, leftMinor: 25_000 }
  expect((await preview(people.support, path)).body).toEqual({ ...sums, range: { leastMinor: 10, mostMinor: 20_000 } })
  expect((await preview(people.finance, path)).body).toEqual({ ...sums, range: { leastMinor: 10, mostMinor: 25_000 } })
  expect((await readOrder(fixtures.context, people.finance, reference)).items).toMatchObject([{ canRefund: true }])
  for (const person of [people.analyst, people.office]) {
    expect((await preview(person, path)).status).toBe(403)
    expect((await refund(person, path, 1000)).status).toBe(403)
    expect((await readOrder(fixtures.context, person, reference)).items).toMatchObject([{ canRefund: false }])
  }
})

test('refunds a sum, mails it, numbers its credit note, records it and keeps the books straight', async () => {
  const { context } = fixtures
  const { reference, path } = await cancelled()
  const paidAt = async () =>
    String(
      (await readOrder(context, people.finance, reference)).timeline.find((one) => one['kind'] === 'payment')?.['at'],
    )
  const before = await paidAt()
  expect(await refund(people.finance, path, 10_000)).toMatchObject({ status: 200, body: { money: 'refund_due' } })
  await sendRefunds(context)
  // A refund changes the payment, but not when it was made.
  expect((await paidAt()) <= before).toBe(true)
  await followOrderEvents(context)
  const after = await readOrder(context, people.finance, reference)
  expect(after).toMatchObject({
    state: 'cancelled',
    money: 'part_refunded',
    sums: { paidMinor: 25_000, refundedMinor: 10_000 },
    items: [{ state: 'refunded', canRefund: true }],
  })
  expect(after.timeline).toContainEqual(
    expect.objectContaining({ kind: 'event', reason: 'refunded_by_staff', text: 'The guide was rude' }),
  )
  expect(await refundsOf(reference)).toEqual([
    { amountMinor: 10_000, reason: 'goodwill_0', note: expect.any(Number) as number },
  ])
  await sendOutbox(context, mailboxMailer(context.db))
  const mails = await context.db.rows<{ body: string }>({
    name: 'test.goodwill_mail',
    text: `select m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'booking_refunded' and o.payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toMatch(/المبلغ المسترد الآن: .*10/)
  expect(mails[0]?.body).toContain('The guide was rude')
  const entries = await context.db.rows({
    name: 'test.goodwill_entry',
    text: `select staff_id as by, after, reason from audit_entry where action = 'order.item_refunded' and after ->> 'reference' = $1`,
    values: [reference],
  })
  expect(entries).toEqual([
    { by: people.finance.staffId, after: { reference, refundMinor: 10_000, currency: 'BHD' }, reason: 'The guide was rude' }, // prettier-ignore
  ])
  const { errors } = await checkLedger(context, { from: new Date('2000-01-01'), to: new Date('2100-01-01') })
  expect(errors.filter((one) => one.reference === reference)).toEqual([])
  // Money is between the marketplace and the guest.
  const movesSeenBy = async (person: TestPerson) =>
    (await readOrder(context, person, reference)).timeline.flatMap(({ kind, to }) => (kind === 'event' ? [to] : []))
  expect(await movesSeenBy(people.finance)).toContain('refunded')
  expect(await movesSeenBy(people.office)).not.toContain('refunded')
})

test('refunds again until nothing is left, each with a mail of its own', async () => {
  const { context } = fixtures
  const { reference, path } = await cancelled()
  await refund(people.owner, path, 10_000)
  await sendRefunds(context)
  expect((await refund(people.owner, path, 15_000, 15_000)).status).toBe(200)
  await sendRefunds(context)
  await followOrderEvents(context)
  expect((await preview(people.owner, path)).body).toMatchObject({ backMinor: 25_000, leftMinor: 0, range: null })
  expect(await readOrder(context, people.owner, reference)).toMatchObject({ money: 'refunded', items: [{ canRefund: false }] }) // prettier-ignore
  const mails = await context.db.rows({
    name: 'test.goodwill_mails',
    text: `select (payload ->> 'refundMinor')::int as sum from outbox where kind = 'booking_refunded' and payload ->> 'reference' = $1 order by id`,
    values: [reference],
  })
  expect(mails).toEqual([{ sum: 10_000 }, { sum: 15_000 }])
})

test('the limit of a role counts all refunds beyond the policy together', async () => {
  const { path } = await cancelled()
  await refund(people.support, path, 15_000)
  expect((await preview(people.support, path)).body).toMatchObject({ range: { leastMinor: 10, mostMinor: 5000 } })
  expect((await refund(people.support, path, 5010, 10_000)).body).toMatchObject({ code: 'console.refund_over_limit' })
  expect((await refund(people.support, path, 5000, 10_000)).status).toBe(200)
  expect((await preview(people.support, path)).body).toMatchObject({ leftMinor: 5000, range: null })
  expect((await refund(people.support, path, 10, 5000)).body).toMatchObject({ code: 'console.refund_over_limit' })
})

test('refuses more than is left, a sum that cannot be sent, and what was seen before a colleague refunded', async () => {
  const { reference, path } = await cancelled()
  expect((await refund(people.owner, path, 25_010)).body).toMatchObject({ code: 'console.refund_too_high' })
  expect((await refund(people.owner, path, 10_005)).body).toMatchObject({ code: 'console.refund_uneven' })
  const answers = await Promise.all([refund(people.owner, path, 10_000), refund(people.finance, path, 10_000)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'orders.cancellation_changed' })
  expect(await refundsOf(reference)).toHaveLength(1)
})

test('demands a proof of identity of the last ten minutes', async () => {
  const { reference, path } = await cancelled()
  const person = (await peopleOfDesk(fixtures.context)).finance
  await oldProof(fixtures.context, person)
  expect((await refund(person, path, 1000)).body).toMatchObject({ code: 'console.proof_required' })
  expect(await refundsOf(reference)).toEqual([])
})

/** BHD 25, paid; it has begun, or its ticket was used before. */
async function underWay(how: 'begun' | 'used') {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  await context.db.rows({
    name: `test.goodwill_${how}`,
    text: `update order_item i set ${how === 'begun' ? `starts_at = rihla_now() - interval '1 minute'` : 'redeemed_at = rihla_now()'}
      from orders o where o.id = i.order_id and o.reference = $1`,
    values: [reference],
  })
  const [item] = (await readOrder(context, people.finance, reference)).items
  return { reference, item, path: `/orders/${reference}/items/${String(item?.['id'])}/refund` }
}

test.each(['begun', 'used'] as const)('refunds a part of a booking that is %s, which stays booked', async (how) => {
  const { context } = fixtures
  const { reference, item, path } = await underWay(how)
  expect(item).toMatchObject({ state: 'confirmed', canRefund: true })
  expect((await preview(people.support, path)).body).toMatchObject({
    paidMinor: 25_000,
    leftMinor: 25_000,
    range: { leastMinor: 10, mostMinor: 20_000 },
  })
  expect((await refund(people.finance, path, 12_500)).status).toBe(200)
  await sendRefunds(context)
  await followOrderEvents(context)
  const after = await readOrder(context, people.finance, reference)
  expect(after).toMatchObject({
    state: 'confirmed',
    money: 'part_refunded',
    sums: { paidMinor: 25_000, refundedMinor: 12_500 },
    items: [{ state: 'confirmed', ticketCode: item?.['ticketCode'], refundedMinor: 12_500, canRefund: true }],
  })
  expect(await refundsOf(reference)).toEqual([
    { amountMinor: 12_500, reason: 'goodwill_0', note: expect.any(Number) as number },
  ])
  await sendOutbox(context, mailboxMailer(context.db))
  const [mail] = await context.db.rows<{ body: string }>({
    name: 'test.goodwill_booked_mail',
    text: `select m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'booking_refunded' and o.payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(mail?.body).toContain('The guide was rude')
  expect(mail?.body).not.toContain('ملغى')
  const { errors } = await checkLedger(context, { from: new Date('2000-01-01'), to: new Date('2100-01-01') })
  expect(errors.filter((one) => one.reference === reference)).toEqual([])
})

test('goodwill counts towards the limit of a later cancellation', async () => {
  const { context } = fixtures
  const { reference, item, path } = await underWay('begun')
  expect((await refund(people.support, path, 15_000)).status).toBe(200)
  const ofItem = `/orders/${reference}/items/${String(item?.['id'])}`
  expect((await askDesk(context, people.support, `GET ${ofItem}/cancellation`)).body).toMatchObject({
    wholeMinor: 10_000,
    free: { leastMinor: 0, mostMinor: 5000 },
  })
  const wish = { reason: 'They left', refund: 'sum', refundMinor: 5010 }
  expect((await askDesk(context, people.support, `POST ${ofItem}/cancel`, wish)).body).toMatchObject({ code: 'console.refund_over_limit' }) // prettier-ignore
  expect((await askDesk(context, people.support, `POST ${ofItem}/cancel`, { ...wish, refundMinor: 5000 })).status).toBe(200) // prettier-ignore
})

test('refuses an activity that is still ahead, and one that was cancelled before it was paid', async () => {
  const { context } = fixtures
  const paid = await paidOrder(context)
  const unpaid = await placedOrder(context, { method: 'bank_transfer' })
  await followOrderEvents(context)
  await cancelledUnrefunded(context, unpaid.reference)
  for (const { reference } of [paid, unpaid]) {
    const { items } = await readOrder(context, people.owner, reference)
    expect(items).toMatchObject([{ canRefund: false }])
    const path = `/orders/${reference}/items/${String(items[0]?.['id'])}/refund`
    expect((await refund(people.owner, path, 1000, 0)).body).toMatchObject({ code: 'console.not_refundable' })
    expect(await refundsOf(reference)).toEqual([])
  }
})
