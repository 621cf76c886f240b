import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { retryItem } from '#server/booking/checkout/retry-item.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { readTicket } from '#server/booking/documents/read-ticket.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { bookingCard } from '#server/notifications/booking-card.ts'
import { checkIn } from '#server/trips/check-in.ts'
import { readDoorList } from '#server/trips/door/read-door-list.ts'
import { manifestCsv } from '#server/trips/print-manifest.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { askConsole, personOf, staffPerson } from '#test/support/console.ts'
import { checkoutOf, loseHold, pay, sellOut, uniqueEmail } from '#test/support/buyer.ts'
import { freePolicy } from '#test/support/date-changes.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'

const fixtures = useFixtures()

/** Circles at a fire, each for six. */
const fire = () => createDeparture(fixtures.context.db, { option: 'alula-elephant-rock-fire/fire-circle', capacity: 4 })

/** An order of circles for so many people; null: the buyer did not say it. */
async function ordered(partySize: number | null, circles = 1) {
  const { context } = fixtures
  const departure = await fire()
  const unitsOf = (quantity: number) => ({ [String(departure.units['circle'])]: quantity })
  const visitor = { ...(await createVisitor(context.db)), currency: 'SAR' }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: unitsOf(circles),
    extras: {},
    pickupPointId: null,
    partySize,
  })
  const buyer = { ...visitor, cartToken }
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  const key = orderAccessToken(context.configuration, reference)
  const orderAccessCookie = withOrder(context.configuration, null, reference)
  return { visitor: { ...buyer, orderAccessCookie }, reference, key, departure, unitsOf }
}

const bookingOf = async (order: Awaited<ReturnType<typeof ordered>>, locale: 'ar' | 'en' = 'en') => {
  const [booking] = (await readInvoice(fixtures.context, { ...order, locale })).bookings
  if (!booking) throw new Error('no booking')
  return booking
}

test.each([
  ['en', 4, '4 travellers', false],
  ['ar', 4, '4 مسافرين', false],
  ['en', null, 'up to 6 travellers', true],
] as const)('travellers read in %s how many of them come: %s', async (locale, partySize, people, countsGroups) => {
  const { context } = fixtures
  const order = await ordered(partySize)
  const said = { travellers: partySize ?? 6, countsGroups }
  expect((await readOutcome(context, { ...order, locale })).items[0]).toMatchObject(said)
  await pay(context, order.reference)
  const booking = await bookingOf(order, locale)
  expect(booking).toMatchObject({ ...said, partySize })
  expect(bookingCard(booking, locale).lines).toContain(people)
  const wish = { ...order, locale, bookingId: booking.id }
  const { lines } = await readPdf((await readTicket(context, wish)).pdf, locale === 'ar' ? 'rtl' : 'ltr')
  for (const word of people.split(' ')) expect(lines.join(' ')).toContain(word)
})

test('hosts read it in guest lists, at the door and in the order, and a ticket lets in so many', async () => {
  const { context } = fixtures
  const order = await ordered(4)
  const other = await ordered(null)
  await pay(context, order.reference)
  await pay(context, other.reference)
  const { id: departureId } = order.departure
  await context.db.rows({
    name: 'test.tonight',
    text: `with moved as (update order_item i set departure_id = $1, starts_at = rihla_now(), ends_at = rihla_now() + interval '1 hour'
        from orders o where o.id = i.order_id and o.reference = any ($2::text[]) returning i.id),
      held as (update hold set departure_id = $1 where order_item_id in (select id from moved))
      update departure d set starts_at = rihla_now(), ends_at = rihla_now() + interval '1 hour',
        local_date = (rihla_now() at time zone 'Asia/Riyadh')::date where id = $1`,
    values: [departureId, [order.reference, other.reference]],
  })
  const owner = await staffPerson(context, 'owner')
  const person = await personOf(context, owner)
  const manifest = await readManifest(context, { person, departureId })
  const rows = [
    { travellers: 4, partySize: 4, units: [{ quantity: 1 }] },
    { travellers: 6, partySize: null, units: [{ quantity: 1 }] },
  ]
  expect(manifest.guests).toMatchObject(rows)
  expect(manifest.sums.travellers).toBe(10)
  const [, first, second] = manifestCsv(manifest, 'en').split('\r\n')
  expect([first, second]).toEqual([expect.stringContaining('; 4 guests'), expect.not.stringContaining('guests')])
  const { guests } = await readDoorList(context, person)
  expect(guests.filter((guest) => guest.departureIds.includes(departureId))).toMatchObject(rows)
  const { id: bookingId } = await bookingOf(order)
  const { verdict, ticket } = await checkIn(context, { person, code: null, bookingId, departureId })
  expect([verdict, ticket]).toMatchObject(['in', { travellers: 4, partySize: 4, arrived: 4 }])
  await followOrderEvents(context)
  const detail = await askConsole(context, `GET /orders/${order.reference}`, { token: owner.token })
  expect(detail.body).toMatchObject({ items: [{ travellers: 4, partySize: 4 }] })
})

test('the number stays with another date, and is at most what fewer circles take', async () => {
  const { context } = fixtures
  const order = await ordered(9, 2)
  await pay(context, order.reference)
  await context.db.rows({
    name: 'test.free_to_change',
    text: `update order_item i set cancellation = $2::jsonb from orders o where o.id = i.order_id and o.reference = $1`,
    values: [order.reference, JSON.stringify(freePolicy)],
  })
  const { id: bookingId, totalMinor } = await bookingOf(order)
  const to = await fire()
  const wish = { ...order, bookingId, departureId: to.id }
  await rebookItem(context, { ...wish, seenPriceMinor: totalMinor })
  expect(await bookingOf(order)).toMatchObject({ rebookings: 1, travellers: 9, partySize: 9 })
  await rebookItem(context, { ...wish, units: order.unitsOf(1), seenPriceMinor: totalMinor / 2 })
  expect(await bookingOf(order)).toMatchObject({ rebookings: 2, travellers: 6, partySize: 6, countsGroups: false })
  expect(await countsOf(context.db, to.id)).toMatchObject({ sold: 1 })
})

test('what could not be booked is tried again for as many', async () => {
  const { context } = fixtures
  const order = await ordered(4)
  await loseHold(context.db, order.reference)
  await sellOut(context.db, order.departure.id)
  await pay(context, order.reference)
  const { id: itemId } = await bookingOf(order)
  const other = await fire()
  await retryItem(context, { ...order, itemId, departureId: other.id })
  const { items } = await readCart(context, { visitor: order.visitor, locale: 'en' })
  expect(items).toMatchObject([{ departureId: other.id, partySize: 4 }])
})
