import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { apiOf } from '#test/support/api-of.ts'
import { oneRow } from '#server/kernel/database.ts'
import { newAccount } from '#test/support/account.ts'
import { loseHold, pay, uniqueEmail } from '#test/support/buyer.ts'
import { askConsole, oldProof, PASSWORD, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, placedOrder, type Body } from '#test/support/desk.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { uniqueAddress } from '#test/support/unique-address.ts'

const fixtures = useFixtures()
let support: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
})

const ask = (route: string, body?: unknown, person = support) => askDesk(fixtures.context, person, route, body)
const read = async (reference: string, person = support) =>
  (await ask(`GET /travellers/${reference}`, undefined, person)).body as Body & {
    orders: Body[]
    privacy: { orders: number; ahead: number; invoices: number; ofOthers: number } | null
  }
const rows = <One>(name: string, text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<One>({ name: `test.${name}`, text, values })

/** A guest with a booking to come, one that is over, one that was never paid, and a message to us. */
async function guestOfThree() {
  const { context } = fixtures
  const email = uniqueEmail()
  const ahead = await paidOrder(context, { email })
  const over = await paidOrder(context, { email: email.toUpperCase() })
  const unpaid = await placedOrder(context, { email, method: 'bank_transfer' })
  await loseHold(context.db, unpaid.reference)
  await rows('is_over', `update order_item i set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
    from orders o where o.id = i.order_id and o.reference = $1`, [over.reference]) // prettier-ignore
  await contactMessage(context, { email, text: 'Where do we meet?' })
  await followOrderEvents(context)
  await rows('row_is_over', `update order_row r set first_start = now() - interval '2 days' from orders o where o.id = r.order_id and o.reference = $1`, [over.reference]) // prettier-ignore
  return { email, ahead: ahead.reference, over: over.reference, unpaid: unpaid.reference }
}

test('has all data of one address: upcoming orders first, messages and the account, without a password', async () => {
  const { context } = fixtures
  const { email, ahead, over, unpaid } = await guestOfThree()
  const traveller = await read(over)
  expect(traveller).toMatchObject({ account: null, ahead: 1, privacy: { orders: 3, ahead: 1, ofOthers: 0 } })
  expect(traveller.orders.map(({ reference }) => reference)[0]).toBe(ahead)
  expect(traveller.orders.map(({ reference }) => reference).toSorted()).toEqual([ahead, over, unpaid].toSorted())
  expect(traveller['messages']).toMatchObject([{ excerpt: 'Where do we meet?', isClosed: false }])
  const visitor = { ...(await createVisitor(context.db)), address: uniqueAddress() }
  await newAccount(context, { visitor, email, password: PASSWORD })
  const withAccount = await read(ahead)
  expect(withAccount['account']).toMatchObject({ isConfirmed: true })
  expect(JSON.stringify(withAccount)).not.toMatch(/argon|password|token/i)
})

test('an order of another account with the address is shown, and neither exported nor deleted', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const own = await placedOrder(context, { email })
  const others = await placedOrder(context, { email })
  await loseHold(context.db, own.reference)
  await loseHold(context.db, others.reference)
  const visitor = { ...(await createVisitor(context.db)), address: uniqueAddress() }
  await newAccount(context, { visitor, email: uniqueEmail(), password: PASSWORD })
  await rows('of_another', `update orders set user_id = (select max(id) from app_user) where reference = $1`, [
    others.reference,
  ])
  expect((await read(own.reference)).privacy).toEqual({ orders: 1, ahead: 0, invoices: 0, ofOthers: 1 })
  await ask(`POST /travellers/${own.reference}/delete`, { reason: 'asked by mail', seenOrders: 1 })
  expect((await read(others.reference))['email']).toBe(email)
})

test('a role sees what its own lists show; a supplier’s people do not have the page', async () => {
  const { context } = fixtures
  const { over } = await guestOfThree()
  const finance = await staffPerson(context, 'finance')
  expect(await read(over, finance)).toMatchObject({ messages: null, quotes: null, reviews: null, privacy: null })
  const office = await staffPerson(context, 'supplier_office', await supplierId(context))
  expect((await ask(`GET /travellers/${over}`, undefined, office)).body['code']).toBe('console.forbidden')
  expect((await ask('GET /travellers/RH-22222222')).status).toBe(404)
})

async function exported(reference: string, person = support) {
  const { context } = fixtures
  const answer = await apiOf(context).request(
    `/api/console/travellers/${reference}/export`,
    {
      method: 'POST',
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie: `rihla_staff=${person.token}` },
    },
    { incoming: { socket: { remoteAddress: uniqueAddress() } } },
  )
  return { status: answer.status, file: JSON.parse(await answer.text()) as Body & { orders: Body[] } }
}

test('exports all orders and messages of a guest as a file, with a fresh proof and a masked entry', async () => {
  const { context } = fixtures
  const { email, ahead, over, unpaid } = await guestOfThree()
  const tired = await staffPerson(context, 'support')
  await oldProof(context, tired)
  expect((await exported(ahead, tired)).file['code']).toBe('console.proof_required')
  const { status, file } = await exported(ahead)
  expect(status).toBe(200)
  expect(file.orders.map(({ reference }) => reference).toSorted()).toEqual([ahead, over, unpaid].toSorted())
  expect(file['messages']).toMatchObject([{ text: 'Where do we meet?' }])
  const entries = await rows<Body>('exports', `select a.after, a.reason from audit_entry a join orders o on o.id = a.subject_id
    where a.action = 'traveller.exported' and a.subject_kind = 'traveller' and o.reference = $1`, [ahead]) // prettier-ignore
  expect(entries).toEqual([{ after: { email: `${email[0]}•••@` }, reason: null }])
})

test('deletion is refused while a booking is ahead, and when something has changed since it was shown', async () => {
  const { ahead, over } = await guestOfThree()
  const wish = { reason: 'asked by mail', seenOrders: 3 }
  expect((await ask(`POST /travellers/${ahead}/delete`, wish)).body['code']).toBe('console.traveller_ahead')
  await rows('all_over', `update order_item i set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' from orders o where o.id = i.order_id and o.reference = $1`, [ahead]) // prettier-ignore
  const old = { ...wish, seenOrders: 2 }
  expect((await ask(`POST /travellers/${ahead}/delete`, old)).body['code']).toBe('console.traveller_changed')
  expect((await read(over)).orders).toHaveLength(3)
})

test('deletes a guest’s details and account, and keeps the orders; the log has neither address nor name', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const { reference } = await placedOrder(context, { email })
  await pay(context, reference)
  await followOrderEvents(context)
  await rows('sent', `update outbox set sent_at = now() where payload ->> 'reference' = $1`, [reference])
  await rows('trip_over', `update order_item i set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
    from orders o where o.id = i.order_id and o.reference = $1`, [reference]) // prettier-ignore
  const visitor = { ...(await createVisitor(context.db)), address: uniqueAddress() }
  await newAccount(context, { visitor, email, password: PASSWORD })
  const tired = await staffPerson(context, 'support')
  await oldProof(context, tired)
  const path = `POST /travellers/${reference}/delete`
  const wish = { reason: `mail of ${email.toUpperCase()} today`, seenOrders: 1 }
  expect((await ask(path, wish, tired)).body['code']).toBe('console.proof_required')
  const answers = await Promise.all([ask(path, wish), ask(path, wish)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect(answers.find(({ status }) => status === 410)?.body['code']).toBe('console.traveller_forgotten')
  const order = await oneRow<Body>(context.db, {
    name: 'test.kept_order',
    text: `select email, phone, first_name as "firstName", total_minor as "totalMinor" from orders where reference = $1`,
    values: [reference],
  })
  expect(order).toMatchObject({ email: '', phone: '', totalMinor: 25_000 })
  expect(await rows('accounts', 'select id from app_user where lower(email) = lower($1)', [email])).toEqual([])
  const [entry] = await rows<{ text: string }>('deletion', `select a::text as text from audit_entry a join orders o on o.id = a.subject_id
    where a.action = 'traveller.deleted' and o.reference = $1`, [reference]) // prettier-ignore
  expect(entry?.text).toContain(`${email[0]}•••@`)
  expect(entry?.text.toLowerCase()).not.toContain(email.toLowerCase())
  expect((await askConsole(context, `GET /travellers/${reference}`, { token: support.token })).status).toBe(410)
})

test('confirms the deletion to a guest without an account, in their language, and erases the address once it is sent', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const { reference } = await placedOrder(context, { email })
  await pay(context, reference)
  await followOrderEvents(context)
  await rows('trip_over', `update order_item i set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
    from orders o where o.id = i.order_id and o.reference = $1`, [reference]) // prettier-ignore
  expect((await ask(`POST /travellers/${reference}/delete`, { reason: 'asked by mail', seenOrders: 1 })).status).toBe(
    200,
  )
  await sendOutbox(context, mailboxMailer(context.db))
  const mails = await rows('confirmed', `select m.subject, m.body, o.language, o.recipient as erased from mailbox_message m
    join outbox o on o.id = m.outbox_id where m.recipient = $1 and o.kind = 'guest_deleted'`, [email]) // prettier-ignore
  expect(mails).toMatchObject([
    { language: 'ar', subject: expect.stringContaining('تم حذف بياناتك') as string, erased: '' },
  ])
})
