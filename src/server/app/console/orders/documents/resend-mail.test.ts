import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import type { TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, placedOrder, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { reserved } from '#test/support/staff.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

interface Mail {
  id: number
  mail: string
  state: string
  canResend: boolean
}

const send = () => sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
const mailsIn = async (reference: string, person = people.support) =>
  (await readOrder(fixtures.context, person, reference)).timeline.filter(({ kind }) => kind === 'mail') as unknown as Mail[] // prettier-ignore
const mailOf = async (reference: string, kind: string) => {
  const found = (await mailsIn(reference)).findLast(({ mail }) => mail === kind)
  if (!found) throw new Error(`no mail ${kind}`)
  return found
}
const resend = (reference: string, { id }: { id: number }, person: TestPerson = people.support) =>
  askDesk(fixtures.context, person, `POST /orders/${reference}/mails/${id}/resend`)
const rowsOf = (reference: string, kind: string) =>
  fixtures.context.db.rows<{ to: string; payload: Record<string, unknown> }>({
    name: 'test.rows_of_mail',
    text: `select recipient as to, payload from outbox where payload ->> 'reference' = $1 and kind = $2 and channel = 'email' order by id`,
    values: [reference, kind],
  })

async function cancelled() {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const [item] = (await readOrder(context, people.support, reference)).items
  const path = `/orders/${reference}/items/${String(item?.['id'])}`
  const { body } = await askDesk(context, people.support, `GET ${path}/cancellation`)
  const cancel = { reason: 'الرياح قوية', refund: 'policy', refundMinor: body['refundMinor'] }
  expect(await askDesk(context, people.support, `POST ${path}/cancel`, cancel)).toMatchObject({ status: 200 })
  return reference
}

test('a cancellation is mailed again with what it said, at most five times an hour, each in the log', async () => {
  const { context } = fixtures
  const reference = await cancelled()
  const waiting = await mailOf(reference, 'booking_cancelled')
  expect(waiting).toMatchObject({ state: 'waiting', canResend: false })
  expect(await resend(reference, waiting)).toMatchObject({ status: 404 })
  await send()
  const mail = await mailOf(reference, 'booking_cancelled')
  expect(mail).toMatchObject({ state: 'sent', canResend: true })
  for (let time = 1; time <= 6; time += 1)
    expect([time, (await resend(reference, mail)).status]).toEqual([time, time < 6 ? 200 : 429])
  const rows = await rowsOf(reference, 'booking_cancelled')
  expect(rows).toHaveLength(6)
  for (const row of rows) expect(row).toEqual(rows[0])
  expect(rows[0]?.payload).toMatchObject({ note: 'الرياح قوية' })
  const entries = await context.db.rows({
    name: 'test.resent_entries',
    text: `select after ->> 'mail' as mail, staff_id as by from audit_entry where action = 'order.mail_sent' and after ->> 'reference' = $1`,
    values: [reference],
  })
  expect(entries).toEqual(Array.from({ length: 5 }, () => ({ mail: 'booking_cancelled', by: people.support.staffId })))
  // The confirmation is no longer true.
  const confirmation = await mailOf(reference, 'order_confirmed')
  expect(confirmation).toMatchObject({ canResend: false })
})

test('goes to the address that the guest has now', async () => {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  await send()
  const { guest } = await readOrder(context, people.support, reference)
  const seen = { firstName: guest?.['firstName'], lastName: guest?.['lastName'], email: guest?.['email'], phoneNumber: guest?.['phone'] } // prettier-ignore
  const email = uniqueEmail()
  await askDesk(context, people.support, `PUT /orders/${reference}/guest`, { ...seen, email, seen })
  expect(await resend(reference, await mailOf(reference, 'order_confirmed'))).toMatchObject({ status: 200 })
  expect((await rowsOf(reference, 'order_confirmed')).map(({ to }) => to)).toEqual([seen.email, email])
})

test('a payment link is not sent again once it has ended', async () => {
  const { context } = fixtures
  const { reference } = await reserved(context)
  await followOrderEvents(context)
  await askDesk(context, people.support, `POST /orders/${reference}/payment-link`)
  await send()
  const link = await mailOf(reference, 'order_payment_link')
  expect(link).toMatchObject({ canResend: true })
  expect(await resend(reference, link)).toMatchObject({ status: 200 })
  await context.db.rows({
    name: 'test.deadline_passed',
    text: `update orders set hold_expires_at = rihla_now() - interval '1 minute' where reference = $1`,
    values: [reference],
  })
  expect(await mailsIn(reference)).toContainEqual(expect.objectContaining({ id: link.id, canResend: false }))
  expect(await resend(reference, link)).toMatchObject({ status: 409, body: { code: 'console.mail_outdated' } })
})

test('how to transfer is mailed again until the order is paid', async () => {
  const { context } = fixtures
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  await followOrderEvents(context)
  await send()
  const mail = await mailOf(reference, 'order_transfer')
  expect(await resend(reference, mail)).toMatchObject({ status: 200 })
  await context.db.rows({
    name: 'test.transfer_over',
    text: `update orders set status = 'expired' where reference = $1`,
    values: [reference],
  })
  expect(await resend(reference, mail)).toMatchObject({ status: 409, body: { code: 'console.mail_outdated' } })
})

test('of another order is not there, and only people who change orders send mails', async () => {
  const { context } = fixtures
  const [{ reference }, other] = [await paidOrder(context), await paidOrder(context)]
  await followOrderEvents(context)
  await send()
  const mail = await mailOf(reference, 'order_confirmed')
  expect(await resend(other.reference, mail)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
  for (const person of [people.finance, people.analyst, people.office])
    expect(await resend(reference, mail, person)).toMatchObject({ status: 403 })
  expect((await mailsIn(reference, people.finance)).some(({ canResend }) => canResend)).toBe(false)
})
