import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { payOtherwise } from '#server/booking/checkout/pay-otherwise.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { retryItem } from '#server/booking/checkout/retry-item.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { readCalendarFile } from '#server/booking/documents/read-calendar-file.ts'
import { readTicket } from '#server/booking/documents/read-ticket.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { bookingCard } from '#server/notifications/booking-card.ts'
import { readDoorList } from '#server/trips/door/read-door-list.ts'
import { manifestCsv } from '#server/trips/print-manifest.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { askConsole, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { checkoutOf, loseHold, pay, sellOut, uniqueEmail } from '#test/support/buyer.ts'
import { dateWithPrice } from '#test/support/date-changes.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { tripOf } from '#test/support/trips.ts'

const fixtures = useFixtures()

async function speaks(departure: FixtureDeparture) {
  await fixtures.context.db.rows({
    name: 'test.speaks',
    text: `update product p set guide_languages = '{ar,en,fr}', confirmation = 'instant', pay_later = true from option o
      where o.product_id = p.id and o.id = $1`,
    values: [departure.optionId],
  })
  return departure
}

const fort = async () =>
  speaks(await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 10 }))

/** An order of one person with a guide who speaks French. */
async function ordered(departure: FixtureDeparture) {
  const { context } = fixtures
  const { currency } = await currencyOf(departure)
  const visitor = { ...(await createVisitor(context.db)), currency }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 1 },
    extras: {},
    pickupPointId: null,
    guideLanguage: 'fr',
  })
  const buyer = { ...visitor, cartToken }
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  const key = orderAccessToken(context.configuration, reference)
  const orderAccessCookie = withOrder(context.configuration, null, reference)
  return { visitor: { ...buyer, orderAccessCookie }, reference, key, departure }
}

async function currencyOf({ optionId }: FixtureDeparture) {
  const [row] = await fixtures.context.db.rows<{ currency: string }>({
    name: 'test.currency_of_option',
    text: 'select p.currency from option o join product p on p.id = o.product_id where o.id = $1',
    values: [optionId],
  })
  return row ?? { currency: '' }
}

const bookingOf = async (order: Awaited<ReturnType<typeof ordered>>, locale: 'ar' | 'en' = 'en') => {
  const [booking] = (await readInvoice(fixtures.context, { ...order, locale })).bookings
  if (!booking) throw new Error('no booking')
  return booking
}

test.each([
  ['en', 'Guide’s language', 'French'],
  ['ar', 'لغة المرشد', 'الفرنسية'],
] as const)('travellers read in %s which language their guide speaks', async (locale, label, french) => {
  const { context } = fixtures
  const order = await ordered(await fort())
  const outcome = async () => (await readOutcome(context, { ...order, locale })).items[0]?.guideLanguage
  expect(await outcome()).toBe('fr')
  await pay(context, order.reference)
  expect(await outcome()).toBe('fr')
  const booking = await bookingOf(order, locale)
  expect(booking.guideLanguage).toBe('fr')
  for (const reader of ['traveller', 'staff'] as const)
    expect(bookingCard(booking, locale, reader).lines).toContain(`${label}: ${french}`)
  const wish = { ...order, locale, bookingId: booking.id }
  // Lines of a calendar file are folded.
  expect((await readCalendarFile(context, wish)).text.replaceAll('\r\n ', '')).toContain(`${label}: ${french}`)
  const { lines } = await readPdf((await readTicket(context, wish)).pdf, locale === 'ar' ? 'rtl' : 'ltr')
  for (const word of [...label.split(' '), french]) expect(lines.join(' ')).toContain(word)
})

test('nothing is said of bookings whose buyers were not asked', async () => {
  const { context } = fixtures
  const order = await ordered(await fort())
  await pay(context, order.reference)
  const booking = { ...(await bookingOf(order)), guideLanguage: null }
  expect(bookingCard(booking, 'en').lines.join()).not.toContain('language')
})

test('hosts read it in guest lists, at the door and in the order', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const { id: departureId, ...trip } = await tripOf(context, supplier, { days: 1 })
  const order = await ordered(await speaks({ id: departureId, ...trip }))
  await pay(context, order.reference)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const person = await personOf(context, office)
  const manifest = await readManifest(context, { person, departureId })
  expect(manifest.guests).toMatchObject([{ guideLanguage: 'fr' }])
  expect(manifestCsv(manifest, 'en')).toMatch(/,Language,Chosen language,.*\r\n.*,French,/)
  const { guests } = await readDoorList(context, person)
  expect(guests.filter(({ departureIds }) => departureIds.includes(departureId))).toMatchObject([{ guideLanguage: 'fr' }]) // prettier-ignore
  await followOrderEvents(context)
  const detail = await askConsole(context, `GET /orders/${order.reference}`, { token: office.token })
  expect(detail.body).toMatchObject({ items: [{ guideLanguage: 'fr' }] })
})

test('the language stays when the booking is changed to another date', async () => {
  const { context } = fixtures
  const order = await ordered(await fort())
  await pay(context, order.reference)
  await context.db.rows({
    name: 'test.free_to_change',
    text: `update order_item i set cancellation = '[{"day": 1, "hour": 0, "minute": 0, "percentage": 0}]' from orders o where o.id = i.order_id and o.reference = $1`,
    values: [order.reference],
  })
  const { id: bookingId, totalMinor } = await bookingOf(order)
  const to = await dateWithPrice(context)
  await rebookItem(context, { ...order, bookingId, departureId: to.id, seenPriceMinor: totalMinor })
  expect(await bookingOf(order)).toMatchObject({ rebookings: 1, guideLanguage: 'fr' })
})

test('the language stays when the order is paid in another way, and a new one makes a new order', async () => {
  const { context } = fixtures
  const order = await ordered(await fort())
  const wish = { visitor: order.visitor, locale: 'en' as const, method: 'pay_later' as const }
  await context.db.rows({ name: 'test.ar_in_cart', text: `update cart_item set guide_language = 'ar' where departure_id = $1`, values: [order.departure.id] }) // prettier-ignore
  const changed = payOtherwise(context, { ...wish, reference: order.reference, idempotencyKey: randomUUID() })
  await expect(changed).rejects.toMatchObject({ code: 'checkout.cart_changed' })
  await context.db.rows({ name: 'test.fr_in_cart', text: `update cart_item set guide_language = 'fr' where departure_id = $1`, values: [order.departure.id] }) // prettier-ignore
  const again = await payOtherwise(context, { ...wish, reference: order.reference, idempotencyKey: randomUUID() })
  const key = orderAccessToken(context.configuration, again.reference)
  expect((await bookingOf({ ...order, reference: again.reference, key })).guideLanguage).toBe('fr')
})

test('a line whose language was changed while it was paid stays in the cart', async () => {
  const { context } = fixtures
  const order = await ordered(await fort())
  await context.db.rows({ name: 'test.en_in_cart', text: `update cart_item set guide_language = 'en' where departure_id = $1`, values: [order.departure.id] }) // prettier-ignore
  await pay(context, order.reference)
  const { items } = await readCart(context, { visitor: order.visitor, locale: 'en' })
  expect(items).toMatchObject([{ guideLanguage: 'en' }])
})

test('what could not be booked is tried again in the same language, also if the guides do not speak it any more', async () => {
  const { context } = fixtures
  const order = await ordered(await fort())
  await loseHold(context.db, order.reference)
  await sellOut(context.db, order.departure.id)
  await pay(context, order.reference)
  await context.db.rows({ name: 'test.only_arabic', text: `update product p set guide_languages = '{ar}' from option o where o.product_id = p.id and o.id = $1`, values: [order.departure.optionId] }) // prettier-ignore
  const { id: itemId, canRetry } = await bookingOf(order)
  expect(canRetry).toBe(true)
  const other = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  await retryItem(context, { ...order, itemId, departureId: other.id })
  const { items } = await readCart(context, { visitor: order.visitor, locale: 'en' })
  expect(items).toMatchObject([{ departureId: other.id, guideLanguage: 'fr' }])
})
