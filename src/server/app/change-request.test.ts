import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { changeRequest } from '#server/booking/commands/change-request.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { peopleOfDesk, readOrder } from '#test/support/desk.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const WRITTEN = 'Two adults and two children.'

/** `requested`: its host has still to answer. */
async function ordered(state: 'paid' | 'reserved' | 'requested' = 'paid', request = WRITTEN) {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.confirmation_of_request',
    text: `update product set confirmation = $1 where code = 'bahrain-fort'`,
    values: [state === 'requested' ? 'supplier' : 'instant'],
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 6 })
  const visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 2 },
    extras: {},
    pickupPointId: null,
  })
  const buyer = { ...visitor, cartToken }
  const checkout = { ...(await checkoutOf(context, buyer)), email: uniqueEmail(), specialRequests: request }
  const { reference } = await placeOrder(context, state === 'paid' ? checkout : { ...checkout, method: 'pay_later' })
  if (state === 'paid') await pay(context, reference)
  const order = { visitor: buyer, reference, key: orderAccessToken(context.configuration, reference) }
  return { ...order, bookingId: (await bookingOf(order)).id }
}

interface Order {
  visitor: Visitor
  reference: string
  key: string
}

async function bookingOf(order: Order) {
  const [booking] = (await readInvoice(fixtures.context, { ...order, locale: 'en' })).bookings
  if (!booking) throw new Error('no booking')
  return booking
}

const change = (order: Awaited<ReturnType<typeof ordered>>, specialRequest: string, seenRequest = WRITTEN) =>
  changeRequest(fixtures.context, { ...order, specialRequest, seenRequest })

const requestOf = async (order: Order) => (await bookingOf(order)).specialRequest

async function subscribed(notice: 'request' | 'change'): Promise<TestPerson> {
  const person = await staffPerson(fixtures.context, 'owner')
  await fixtures.context.db.rows({
    name: 'test.notices_of_request',
    text: `update membership set notices = array[$2] where staff_id = (select id from staff where email = $1)`,
    values: [person.email, notice],
  })
  return person
}

async function noticesTo({ email }: TestPerson, { reference }: Order) {
  await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
  return fixtures.context.db.rows<{ subject: string; body: string }>({
    name: 'test.mails_of_changed_request',
    text: `select m.subject, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'notice_change' and o.payload ->> 'reference' = $1 and o.recipient = $2 order by m.id`,
    values: [reference, email],
  })
}

test.each(['paid', 'reserved', 'requested'] as const)(
  'the request of a %s booking is changed as at checkout, and removed',
  async (state) => {
    const order = await ordered(state)
    expect(await bookingOf(order)).toMatchObject({ canChangeRequest: true, specialRequest: WRITTEN })
    await change(order, '  Three come.\r\nOne is vegetarian.  ')
    expect(await requestOf(order)).toBe('Three come.\nOne is vegetarian.')
    await change(order, ' \r\n ', 'Three come.\nOne is vegetarian.')
    expect(await requestOf(order)).toBe('')
  },
)

test('one is added to a booking without any, and one that is too long is refused at its field', async () => {
  const order = await ordered('paid', '')
  await expect(change(order, 'x'.repeat(2001), '')).rejects.toMatchObject({
    kind: 'invalid',
    code: 'checkout.fields_invalid',
    details: { fields: [{ field: 'specialRequest', code: 'too_long' }] },
  })
  const longest = 'x'.repeat(2000)
  await change(order, ` ${longest} `, '')
  expect(await requestOf(order)).toBe(longest)
})

test.each([
  ['has begun', `starts_at = rihla_now() - interval '1 minute'`],
  ['is used', `redeemed_at = rihla_now()`],
])('a booking that %s keeps its request', async (_, set) => {
  const order = await ordered()
  await fixtures.context.db.rows({
    name: `test.set_of_request ${set.slice(0, 20)}`,
    text: `update order_item i set ${set} from orders o where o.id = i.order_id and o.reference = $1`,
    values: [order.reference],
  })
  expect(await bookingOf(order)).toMatchObject({ canChangeRequest: false })
  await expect(change(order, 'Three come.')).rejects.toMatchObject({ kind: 'conflict', code: 'orders.request_fixed' })
})

test('the message of a quote is changed as the request of its booking', async () => {
  const order = await ordered()
  await fixtures.context.db.rows({
    name: 'test.by_quote',
    text: 'update order_item set choice = null where id = $1',
    values: [order.bookingId],
  })
  await change(order, 'Three come.')
  expect(await requestOf(order)).toBe('Three come.')
})

test('a cancelled booking keeps its request, and a stranger finds no order', async () => {
  const order = await ordered('reserved')
  for (const other of [{ key: 'x' }, { bookingId: -1 }])
    await expect(change({ ...order, ...other }, 'Three come.')).rejects.toMatchObject({ code: 'orders.order_unknown' })
  await cancelBooking(fixtures.context, { ...order, seenRefundMinor: 0 })
  await expect(change(order, 'Three come.')).rejects.toMatchObject({ code: 'orders.request_fixed' })
})

test('an older tab cannot overwrite a newer request without seeing it, and the same request twice is one change', async () => {
  const order = await ordered()
  const answers = await Promise.allSettled([change(order, 'Three come.'), change(order, 'Four come.')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const saved = await requestOf(order)
  await expect(change(order, 'Five come.')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'orders.request_changed',
    details: { specialRequest: saved },
  })
  await change(order, saved)
  expect(await requestOf(order)).toBe(saved)
  await change(order, 'Five come.', saved)
  expect(await requestOf(order)).toBe('Five come.')
})

test('the host is mailed the new request once a change, and staff read the change in the history of the order', async () => {
  const { context } = fixtures
  const person = await subscribed('change')
  const order = await ordered()
  await change(order, 'Three come.')
  await change(order, 'Three come.')
  const [changed, ...none] = await noticesTo(person, order)
  expect(none).toEqual([])
  expect(changed?.subject).toMatch(/Special request changed|تغيير الطلب الخاص/)
  expect(changed?.body).toContain('Three come.')
  await change(order, '', 'Three come.')
  const [, removed] = await noticesTo(person, order)
  expect(removed?.body).toMatch(/removed the special request|حذف الضيف طلبه الخاص/)
  await followOrderEvents(context)
  const { support } = await peopleOfDesk(context)
  const { timeline } = await readOrder(context, support, order.reference)
  expect(timeline.filter(({ reason }) => reason === 'special_request_changed')).toMatchObject([
    { who: 'buyer' },
    { who: 'buyer' },
  ])
})

test('staff who chose requests only are mailed while the booking awaits their answer', async () => {
  const person = await subscribed('request')
  const [requested, paid] = [await ordered('requested'), await ordered()]
  for (const order of [requested, paid]) await change(order, 'Three come.')
  const [notice] = await noticesTo(person, requested)
  expect(notice?.body).toContain('Three come.')
  expect(await noticesTo(person, paid)).toEqual([])
})

test('is changed ten times in an hour at most', async () => {
  const order = await ordered('paid', '0')
  for (let count = 1; count <= 10; count++) await change(order, String(count), String(count - 1))
  await expect(change(order, '11', '10')).rejects.toMatchObject({ kind: 'limited', code: 'orders.too_many_lookups' })
})
