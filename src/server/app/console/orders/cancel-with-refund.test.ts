import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { ProviderRefusal } from '#server/booking/providers/provider-refusal.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { oldProof, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

/** BHD 25, of which the policy refunds half; begun if `startsIn` is negative. */
async function booked(startsIn = '20 hours') {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  await context.db.rows({
    name: 'test.half_policy',
    text: `update order_item i set cancellation = $2::jsonb, starts_at = rihla_now() + $3::interval, ends_at = rihla_now() + $3::interval + interval '2 hours'
      from orders o where o.id = i.order_id and o.reference = $1`,
    values: [reference, JSON.stringify([{ day: 0, hour: 1, minute: 0, percentage: 50 }]), startsIn],
  })
  const [item] = (await readOrder(context, people.support, reference)).items
  return { reference, item, path: `/orders/${reference}/items/${String(item?.['id'])}` }
}

const preview = (person: TestPerson, path: string) => askDesk(fixtures.context, person, `GET ${path}/cancellation`)
const cancel = (person: TestPerson, path: string, refund: 'policy' | 'whole' | 'sum', refundMinor: number) =>
  askDesk(fixtures.context, person, `POST ${path}/cancel`, { reason: 'The wind was too strong', refund, refundMinor })
const refundsOf = (reference: string) =>
  fixtures.context.db.rows<{ amountMinor: number; reason: string; note: number | null }>({
    name: 'test.free_refunds',
    text: `select r.amount_minor as "amountMinor", r.reason, r.credit_note_number as note from refund r join payment p on p.id = r.payment_id
      join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })

test('shows what the policy gives, what was paid and how much the person may refund', async () => {
  const { path } = await booked()
  const shown = { paidMinor: 25_000, refundMinor: 12_500, keptMinor: 12_500, wholeMinor: 25_000 }
  const support = await preview(people.support, path)
  expect(support.body).toMatchObject({
    ...shown,
    hasBegun: false,
    isByPolicy: true,
    free: { leastMinor: 12_500, mostMinor: 25_000 },
  })
  const finance = await preview(people.finance, path)
  expect(finance.body).toMatchObject({ ...shown, isByPolicy: false, free: { leastMinor: 12_500, mostMinor: 25_000 } })
  for (const person of [people.analyst, people.office]) expect((await preview(person, path)).status).toBe(403)
  expect((await cancel(people.finance, path, 'policy', 12_500)).body).toMatchObject({ code: 'console.forbidden' })
})

test('refunds the sum, mails it, numbers its credit note and records it', async () => {
  const { context } = fixtures
  const { reference, path } = await booked()
  const answer = await cancel(people.support, path, 'sum', 20_000)
  expect(answer).toMatchObject({ status: 200, body: { state: 'cancelled', money: 'refund_due' } })
  expect(await refundsOf(reference)).toEqual([
    { amountMinor: 20_000, reason: 'cancelled_by_staff', note: expect.any(Number) as number },
  ])
  await sendRefunds(context)
  await followOrderEvents(context)
  const after = await readOrder(context, people.support, reference)
  expect(after).toMatchObject({ money: 'part_refunded', sums: { paidMinor: 25_000, refundedMinor: 20_000 } })
  await sendOutbox(context, mailboxMailer(context.db))
  const mails = await context.db.rows<{ body: string }>({
    name: 'test.free_refund_mail',
    text: `select m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'booking_cancelled' and o.payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toMatch(/المبلغ المسترد: .*20/)
  expect(mails[0]?.body).toContain('The wind was too strong')
  const entries = await context.db.rows({
    name: 'test.free_refund_entry',
    text: `select staff_id as by, after, reason from audit_entry where action = 'order.item_cancelled' and after ->> 'reference' = $1`,
    values: [reference],
  })
  expect(entries).toEqual([
    { by: people.support.staffId, after: { reference, state: 'cancelled', refund: 'sum', refundMinor: 20_000, currency: 'BHD' }, reason: 'The wind was too strong' }, // prettier-ignore
  ])
})

test('can refund everything after the activity has begun, when the policy refunds nothing', async () => {
  const { reference, item, path } = await booked('-3 hours')
  expect(item).toMatchObject({ canCancel: true })
  expect((await preview(people.owner, path)).body).toMatchObject({ hasBegun: true, refundMinor: 0, isByPolicy: false })
  expect((await cancel(people.owner, path, 'policy', 0)).body).toMatchObject({ code: 'orders.not_cancellable' })
  expect((await cancel(people.owner, path, 'whole', 25_000)).status).toBe(200)
  expect(await refundsOf(reference)).toMatchObject([{ amountMinor: 25_000 }])
})

test('refuses more than is left, less than the policy gives, more than the limit and what cannot be sent', async () => {
  const { path } = await booked('-3 hours')
  expect((await cancel(people.owner, path, 'sum', 25_010)).body).toMatchObject({ code: 'console.refund_too_high' })
  expect((await cancel(people.owner, path, 'sum', 10_005)).body).toMatchObject({ code: 'console.refund_uneven' })
  expect((await cancel(people.owner, path, 'whole', 20_000)).body).toMatchObject({
    code: 'orders.cancellation_changed',
  })
  expect((await cancel(people.support, path, 'whole', 25_000)).body).toMatchObject({
    code: 'console.refund_over_limit',
    leastMinor: 0,
    mostMinor: 20_000,
  })
  const next = await booked()
  expect((await cancel(people.owner, next.path, 'sum', 12_000)).body).toMatchObject({ code: 'console.refund_too_low' })
  expect(await refundsOf(next.reference)).toEqual([])
})

test('requires a proof of identity within ten minutes, unlike a refund by the policy', async () => {
  const { reference, path } = await booked()
  const person = (await peopleOfDesk(fixtures.context)).support
  await oldProof(fixtures.context, person)
  expect((await cancel(person, path, 'whole', 25_000)).body).toMatchObject({ code: 'console.proof_required' })
  expect(await refundsOf(reference)).toEqual([])
  expect((await cancel(person, path, 'policy', 12_500)).status).toBe(200)
})

test('two people cancel at once: one refund is made, and the other person gets `console.already_cancelled`', async () => {
  const { reference, path } = await booked()
  const answers = await Promise.all([
    cancel(people.support, path, 'sum', 20_000),
    cancel(people.owner, path, 'whole', 25_000),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'console.already_cancelled' })
  expect(await refundsOf(reference)).toHaveLength(1)
})

test('a refund that the provider refuses is shown as failed', async () => {
  const { context } = fixtures
  const { reference, path } = await booked()
  await cancel(people.owner, path, 'whole', 25_000)
  const card = { ...context.providers.card, refund: () => Promise.reject(new ProviderRefusal('charge disputed')) }
  await sendRefunds({ ...context, providers: providersOf(card, []) })
  await followOrderEvents(context)
  expect(await readOrder(context, people.owner, reference)).toMatchObject({
    money: 'refund_failed',
    waitsFor: 'refund',
  })
})
