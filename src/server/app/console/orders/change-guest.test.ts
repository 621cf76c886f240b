import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { anonymiseOrders } from '#server/booking/orders/anonymise-orders.ts'
import { findBooking } from '#server/booking/orders/find-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readDeviceInvoices, readInvoice } from '#server/booking/orders/read-orders.ts'
import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { changeGuest } from '#server/booking/commands/change-guest.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { askDesk, paidOrder, peopleOfDesk, readOrder } from '#test/support/desk.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

interface Guest {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

async function booked() {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const { guest } = await readOrder(context, people.support, reference)
  const { firstName, lastName, email, phone: phoneNumber } = guest as unknown as Guest & { phone: string }
  return { reference, seen: { firstName, lastName, email, phoneNumber } }
}

const change = (reference: string, seen: Guest, wish: Partial<Guest>, person = people.support) =>
  askDesk(fixtures.context, person, `PUT /orders/${reference}/guest`, { ...seen, ...wish, seen })
const found = async (text: string) => (await foundBy(people.support, text)).map(({ reference }) => reference)
const foundBy = async (person: typeof people.support, text: string) =>
  ((await askDesk(fixtures.context, person, `GET /find?q=${encodeURIComponent(text)}`)).body as { orders: { reference: string; email: string | null }[] }).orders // prettier-ignore
const mailsTo = (reference: string) =>
  fixtures.context.db.rows<{ to: string; body: string }>({
    name: 'test.guest_mails',
    text: `select m.recipient as to, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'guest_changed' and o.payload ->> 'reference' = $1 order by m.id`,
    values: [reference],
  })

test('staff change name and phone: the guest is mailed, the finder follows, and the issued invoice keeps its name', async () => {
  const { context } = fixtures
  const { reference, seen } = await booked()
  const answer = await change(reference, seen, {
    firstName: 'Zubaida',
    lastName: 'Al-Harbi',
    phoneNumber: '0559998877',
  })
  expect(answer).toMatchObject({ status: 200, body: { guest: { name: 'Zubaida Al-Harbi', phone: '+966559998877' } } })
  expect(await found('zubaida')).toEqual([reference])
  expect(await found('9998877')).toEqual([reference])
  const key = orderAccessToken(context.configuration, reference)
  const visitor = await createVisitor(context.db)
  expect(await readInvoice(context, { visitor, locale: 'en', reference, key })).toMatchObject({
    guest: { name: 'Zubaida Al-Harbi', phone: '+966559998877' },
  })
  const { buyerName } = await readPaidOrder(context, { visitor, locale: 'en', reference, key })
  expect(buyerName).toBe(`${seen.firstName} ${seen.lastName}`)
  await sendOutbox(context, mailboxMailer(context.db))
  expect((await mailsTo(reference)).map(({ to }) => to)).toEqual([seen.email])
  const mailed = async (person: typeof people.support) =>
    (await readOrder(context, person, reference)).timeline.flatMap((entry) =>
      entry['kind'] === 'mail' && entry['mail'] === 'guest_changed' ? [entry['to']] : [],
    )
  expect(await mailed(people.support)).toEqual([seen.email])
  // Without the permission to see guests.
  expect(await mailed(people.analyst)).toEqual([null])
  const entries = await context.db.rows({
    name: 'test.guest_entry',
    text: `select before, after from audit_entry where action = 'order.guest_changed' and after ->> 'reference' = $1`,
    values: [reference],
  })
  expect(entries).toMatchObject([{ after: { name: 'Z•••', phone: '••77' } }])
  expect(JSON.stringify(entries)).not.toContain('Zubaida')
})

test('a changed email is mailed to both addresses, and only the new one gets a link that opens the order', async () => {
  const { context } = fixtures
  const { reference, seen } = await booked()
  const email = uniqueEmail()
  const old = orderAccessToken(context.configuration, reference)
  const visitor = await createVisitor(context.db)
  const cookie = { ...visitor, orderAccessCookie: `${reference}:${old}` }
  expect(await readDeviceInvoices(context, { visitor: cookie, locale: 'en' })).toHaveLength(1)
  expect((await change(reference, seen, { email })).status).toBe(200)

  await expect(readInvoice(context, { visitor, locale: 'en', reference, key: old })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
  expect(await readDeviceInvoices(context, { visitor: cookie, locale: 'en' })).toEqual([])
  await expect(findBooking(context, { visitor, reference, email: seen.email })).rejects.toMatchObject({ code: 'orders.pair_unknown' }) // prettier-ignore
  const { key } = await findBooking(context, { visitor, reference, email })
  expect(await readInvoice(context, { visitor, locale: 'en', reference, key })).toMatchObject({ guest: { email }, key })

  await sendOutbox(context, mailboxMailer(context.db))
  const mails = await mailsTo(reference)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([email, seen.email].toSorted())
  expect(mails.find(({ to }) => to === email)?.body).toContain(`key=${key}`)
  const toOld = mails.find(({ to }) => to === seen.email)?.body ?? ''
  expect(toOld).toContain(reference)
  for (const secret of ['key=', email]) expect(toOld).not.toContain(secret)
  // What waited for the earlier address has gone to the new one.
  const others = await context.db.rows<{ to: string }>({
    name: 'test.waiting_mails',
    text: `select distinct m.recipient as to from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'order_confirmed' and o.payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(others).toEqual([{ to: email }])
})

test('refuses what the checkout would refuse, what has changed meanwhile, and people who may not', async () => {
  const { reference, seen } = await booked()
  expect(await change(reference, seen, { email: 'no address', phoneNumber: '12', lastName: ' ' })).toMatchObject({
    status: 422,
    body: { code: 'console.fields_invalid', fields: [{ field: 'lastName' }, { field: 'email' }, { field: 'phoneNumber' }] }, // prettier-ignore
  })
  for (const person of [people.finance, people.office])
    expect((await change(reference, seen, { firstName: 'Mona' }, person)).status).toBe(403)
  const answers = await Promise.all([
    change(reference, seen, { firstName: 'Mona' }),
    change(reference, seen, { firstName: 'Huda' }, people.owner),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'console.guest_changed' })
})

test('the buyer changes name and phone by the link, and the desk shows it', async () => {
  const { context } = fixtures
  const { reference } = await booked()
  const key = orderAccessToken(context.configuration, reference)
  const visitor = await createVisitor(context.db)
  const guest = { firstName: 'Ghadeer', lastName: 'Salem', phoneNumber: '+97333123456' }
  await expect(changeGuest(context, { visitor, reference, guest })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
  await expect(changeGuest(context, { visitor, reference, key, guest: { ...guest, phoneNumber: '1' } })).rejects.toMatchObject({ code: 'checkout.fields_invalid' }) // prettier-ignore
  await changeGuest(context, { visitor, reference, key, guest })
  await followOrderEvents(context)
  expect(await found('ghadeer')).toEqual([reference])
  const { timeline, guest: shown } = await readOrder(context, people.support, reference)
  expect(shown).toMatchObject({ name: 'Ghadeer Salem', phone: '+97333123456' })
  expect(timeline.filter(({ reason }) => reason === 'guest_changed')).toMatchObject([{ who: 'buyer' }])
})

test('an anonymised guest keeps only the name on the invoice, and cannot be changed', async () => {
  const { context } = fixtures
  const { reference, seen } = await booked()
  await change(reference, seen, { firstName: 'Rawan' })
  await sendOutbox(context, mailboxMailer(context.db))
  await context.db.rows({
    name: 'test.over_and_left',
    text: `with o as (update orders set owner_left_at = rihla_now() where reference = $1 returning id)
      update order_item i set starts_at = rihla_now() - interval '3 hours', ends_at = rihla_now() - interval '1 hour' from o where i.order_id = o.id`,
    values: [reference],
  })
  await context.db.transaction(anonymiseOrders)
  const [left] = await context.db.rows({
    name: 'test.left_names',
    text: `select first_name as "firstName", email, invoice_name as "invoiceName" from orders where reference = $1`,
    values: [reference],
  })
  expect(left).toEqual({ firstName: '', email: '', invoiceName: `${seen.firstName} ${seen.lastName}` })
  expect((await change(reference, seen, { firstName: 'Mona' })).body).toMatchObject({ code: 'console.guest_forgotten' })
})

test('the finder names the address of a guest, to the people of the marketplace who see guests', async () => {
  const { reference, seen } = await booked()
  expect(await foundBy(people.support, reference)).toMatchObject([{ reference, email: seen.email }])
  expect(await foundBy(people.analyst, reference)).toMatchObject([{ reference, email: null }])
  expect(await foundBy(people.office, reference)).toMatchObject([{ reference, email: null }])
})
