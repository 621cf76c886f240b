import { describe, expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { mergeGuestCart } from '#server/cart/merge-guest-cart.ts'
import { countCartItems } from '#server/cart/count-cart-items.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { removeItem } from '#server/cart/remove-item.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { findOwn } from '#server/booking/checkout/read-outcome.ts'
import { readCalendarFile } from '#server/booking/documents/read-calendar-file.ts'
import { composeMail } from '#server/notifications/compose-mail.ts'
import { claimDueMessages } from '#server/outbox/delivery.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice, readInvoices } from '#server/booking/orders/read-orders.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { readQuote } from '#server/quotes/read-quotes.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { quoteKey } from '#server/quotes/quote-key.ts'
import { checkoutOf, pay } from '#test/support/buyer.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
/** Reads prices in the currency of the activity, which is not converted. */
const visitorOf = async (site: string) => ({ ...(await createVisitor(fixtures.context.db, site)), currency: 'BHD' })

async function put(visitor: Visitor, option = 'bahrain-fort/sunset'): Promise<Visitor> {
  const departure = await createDeparture(fixtures.context.db, { option, capacity: 10 })
  const { cartToken } = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 1 },
    extras: {},
    pickupPointId: null,
  })
  return { ...visitor, cartToken }
}

async function someUser(): Promise<number> {
  const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
    name: 'test.user',
    text: `insert into app_user (email, password_hash) values (gen_random_uuid() || '@example.com', '') returning id`,
  })
  return id
}

const countOf = (visitor: Visitor) => countCartItems(fixtures.context.db, visitor)

describe('a cart belongs to its site', () => {
  test('its cookie neither reads nor changes it on another site', async () => {
    const here = await put(await visitorOf('rihla'))
    const there = { ...(await visitorOf('pearl')), cartToken: here.cartToken }
    const [item] = await loadCart(fixtures.context.db, here)
    expect(await countOf(there)).toBe(0)
    expect(await loadCart(fixtures.context.db, there)).toEqual([])
    await removeItem(fixtures.context, { visitor: there, itemId: item?.row.id ?? 0 })
    expect(await countOf(here)).toBe(1)
  })

  test('each site has its own cart for the same cookie', async () => {
    const here = await put(await visitorOf('rihla'))
    const there = await put({ ...(await visitorOf('pearl')), cartToken: here.cartToken })
    expect(there.cartToken).toBe(here.cartToken)
    await put(here)
    expect([await countOf(here), await countOf(there)]).toEqual([2, 1])
  })

  test('it refuses activities of other suppliers', async () => {
    await expect(put(await visitorOf('atlas'))).rejects.toMatchObject({ code: 'cart.departure_unknown' })
    await expect(put(await visitorOf('pearl'), 'ben-youssef-with-an-architect/small-group')).rejects.toMatchObject({
      code: 'cart.departure_unknown',
    })
  })

  test('signing in fills only the account’s cart of this site', async () => {
    const userId = await someUser()
    const signIn = async (visitor: Visitor) => {
      await mergeGuestCart(fixtures.context, { visitor, userId })
      return { ...visitor, userId }
    }
    const pearl = await signIn(await put(await visitorOf('pearl')))
    const here = await signIn(await put(await visitorOf('rihla')))
    expect([await countOf(here), await countOf(pearl)]).toEqual([1, 1])
    await signIn(await put(await visitorOf('pearl')))
    expect([await countOf(here), await countOf(pearl)]).toEqual([1, 2])
  })

  test('its items cannot be ordered on another site', async () => {
    const here = await put(await visitorOf('rihla'))
    const there = { ...here, site: (await visitorOf('pearl')).site }
    const wish = { ...(await checkoutOf(fixtures.context, here)), visitor: there }
    await expect(placeOrder(fixtures.context, wish)).rejects.toMatchObject({ code: 'checkout.cart_empty' })
  })
})

/** An account's paid order on a site. */
async function bought(site: string) {
  const { context } = fixtures
  const userId = await someUser()
  const visitor = await put({ ...(await visitorOf(site)), userId })
  const { reference, paymentUrl } = await placeOrder(context, await checkoutOf(context, visitor))
  await pay(context, reference)
  return { visitor, reference, paymentUrl, key: orderAccessToken(context.configuration, reference) }
}

describe.each([
  ['rihla', 'pearl', 'http://localhost:3000'],
  ['pearl', 'rihla', 'http://pearl.localhost:3000'],
])('an order made on %s', (site, other, origin) => {
  test(`is not found on ${other} by account, link or cookie`, async () => {
    const { context } = fixtures
    const { visitor, reference, key } = await bought(site)
    const there = { ...visitor, site: (await visitorOf(other)).site, orderAccessCookie: `${reference}:${key}` }
    expect((await readInvoices(context, { visitor, locale: 'en' })).map((one) => one.reference)).toEqual([reference])
    expect(await readInvoices(context, { visitor: there, locale: 'en' })).toEqual([])
    for (const wish of [
      { visitor: there, reference, key },
      { visitor: there, reference },
    ]) {
      await expect(readInvoice(context, { ...wish, locale: 'en' })).rejects.toMatchObject({
        code: 'orders.order_unknown',
      })
      await expect(findOwn(context, wish.visitor, reference, wish.key)).rejects.toMatchObject({
        code: 'checkout.order_unknown',
      })
    }
    expect(await findOwn(context, visitor, reference)).toMatchObject({ reference })
  })

  test('has addresses of its own site on payment page, mails and calendar files', async () => {
    const { context } = fixtures
    const { visitor, reference, paymentUrl } = await bought(site)
    expect(new URL(paymentUrl ?? '').origin).toBe(origin)
    const { returnUrl } = await oneRow<{ returnUrl: string }>(context.db, {
      name: 'test.return_url',
      text: `select s.return_url as "returnUrl" from sandbox_session s join payment p on p.provider_reference = s.reference
        join orders o on o.id = p.order_id where o.reference = $1`,
      values: [reference],
    })
    expect(new URL(returnUrl).origin).toBe(origin)

    const due = await claimDueMessages(context.db, { lane: 'all', most: 100, leaseSeconds: 60 })
    const row = due.find(({ payload, kind }) => payload.reference === reference && kind === 'order_confirmed')
    const mail = row && (await composeMail(context, row))
    expect(mail?.html).toContain(visitor.site.name.ar)
    expect(originsIn(mail?.html ?? '')).toEqual([origin])

    const { bookings } = await readInvoice(context, { visitor, reference, locale: 'en' })
    const file = await readCalendarFile(context, { visitor, reference, locale: 'en', bookingId: bookings[0]?.id ?? 0 })
    expect(originsIn(file.text.replaceAll('\r\n ', ''))).toEqual([origin])
  })
})

const originsIn = (text: string) => [
  ...new Set([...text.matchAll(/https?:\/\/[\w.-]*localhost:\d+/g)].map(([address]) => address)),
]

test('a password reset link leads to the site of the request', async () => {
  const { context } = fixtures
  const { id } = { id: await someUser() }
  const { email } = await oneRow<{ email: string }>(context.db, {
    name: 'test.email',
    text: 'select email from app_user where id = $1',
    values: [id],
  })
  const visitor = { ...(await visitorOf('atlas')), address: '203.0.113.99' }
  await requestReset(context, { visitor, locale: 'en', email })
  const row = (await claimDueMessages(context.db, { lane: 'all', most: 100, leaseSeconds: 60 })).find(
    ({ recipient }) => recipient === email,
  )
  const mail = row && (await composeMail(context, row))
  expect(mail?.subject).toContain('أبواب الأطلس')
  expect(originsIn(mail?.text ?? '')).toEqual(['http://atlas.localhost:3000'])
})

test('a quote is visible only on its own site', async () => {
  const { context } = fixtures
  const wish = await sampleQuoteRequest(context.db)
  const { reference } = await requestQuote(context, {
    ...wish,
    visitor: { ...wish.visitor, site: (await visitorOf('pearl')).site },
  })
  const key = quoteKey(context.configuration, reference)
  const read = async (site: string) =>
    readQuote(context, { visitor: await visitorOf(site), reference, key, locale: 'en' })
  await expect(read('rihla')).rejects.toMatchObject({ code: 'quotes.quote_unknown' })
  expect(await read('pearl')).toMatchObject({ reference })
})
