import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { oneRow } from '#server/kernel/database.ts'
import { askConsole, oldProof, staffPerson, type TestPerson } from '#test/support/console.ts'
import { cancelAsStaff } from '#server/booking/commands/cancel-booking.ts'
import { paidOrder, peopleOfDesk, placedOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
const orders = { paid: '', later: '' }
const email = uniqueEmail()

beforeAll(async () => {
  const { context } = fixtures
  people = await peopleOfDesk(context)
  orders.paid = (await paidOrder(context, { firstName: '=HYPERLINK("x")', lastName: 'العتيبي', email })).reference
  orders.later = (await placedOrder(context, { method: 'pay_later' })).reference
  await followOrderEvents(context)
})

async function exported(person: TestPerson, query = '') {
  const answer = await askConsole(fixtures.context, `POST /orders/export${query}`, {
    token: person.token,
    isFile: true,
  })
  const { bytes } = answer.body as { bytes?: ArrayBuffer }
  // With its BOM.
  return { ...answer, text: bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : '' }
}

test('has all columns for people who see guests, and no cell that is a formula', async () => {
  const { text, status } = await exported(people.owner)
  expect(status).toBe(200)
  expect(text.startsWith('\uFEFFOrder,Created (UTC),State')).toBe(true)
  const line = text.split('\r\n').find((one) => one.startsWith(orders.paid)) ?? ''
  expect(line).toContain(`"'=HYPERLINK(""x"") العتيبي",${email},'+`.replace(`'+`, `"'+`))
  expect(line).toContain(',25.000,BHD,')
  expect(text).toContain(orders.later)
})

test('contains the orders that match the filters of the list', async () => {
  const { text } = await exported(people.owner, '?state=confirmed')
  expect(text).toContain(orders.paid)
  expect(text).not.toContain(orders.later)
})

test('says what was refunded of each order, so that the sales of a month can be summed', async () => {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.item',
    text: `select i.id from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
    values: [reference],
  })
  const by = { staff: 'Layla', staffId: 0, reason: 'ill', record: async () => {} }
  await cancelAsStaff(context, { reference, bookingId: id, seenRefundMinor: 25_000, by })
  await sendRefunds(context)
  await followOrderEvents(context)
  const { text } = await exported(people.finance)
  expect(text.split('\r\n')[0]).toContain(',Amount,Currency,Refunded,')
  expect(text.split('\r\n').find((line) => line.startsWith(reference))).toContain(',BHD,25.000,')
  expect(text.split('\r\n').find((line) => line.startsWith(orders.paid))).toContain(',25.000,BHD,0.000,')
  expect((await exported(people.office)).text).not.toContain('Refunded')
})

test('names no guest without `guests.read`, and tells a supplier neither email, phone nor money', async () => {
  const analyst = (await exported(people.analyst)).text
  expect(analyst).toContain(orders.paid)
  for (const personal of ['العتيبي', email, 'Email', 'Phone']) expect(analyst).not.toContain(personal)
  const office = (await exported(people.office)).text
  expect(office).toContain('العتيبي')
  for (const other of [email, 'Email', 'Phone', 'Money']) expect(office).not.toContain(other)
  expect((await exported(people.stranger)).text).not.toContain(orders.paid)
  expect((await exported(people.office, '?money=paid')).status).toBe(403)
})

test('takes a fresh proof of identity if it names people, and leaves an entry', async () => {
  const { context } = fixtures
  const [support, analyst] = [await staffPerson(context, 'support'), await staffPerson(context, 'analyst')]
  await oldProof(context, support)
  await oldProof(context, analyst)
  expect((await exported(support)).body).toMatchObject({ code: 'console.proof_required' })
  expect((await exported(analyst, '?state=confirmed&x=Mona')).status).toBe(200)
  const entries = await context.db.rows({
    name: 'test.export_entries',
    text: `select after from audit_entry where action = 'order.exported' and staff_id = any ($1)`,
    values: [[support.staffId, analyst.staffId]],
  })
  expect(entries).toEqual([{ after: { filters: 'state=confirmed' } }])
})
