import { describe, expect, test } from 'vitest'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readDeviceInvoices, readInvoice } from '#server/booking/orders/read-orders.ts'
import { returnKey as makeReturnKey } from '#server/booking/orders/return-key.ts'
import { decideSandboxPayment, findSandboxSession } from '#server/booking/providers/decide-sandbox-payment.ts'
import { boughtAtFort, type Bought } from '#test/support/bought.ts'
import { checkoutOf, guest, mailsOf, orderOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'
import { findOwn, readOutcome } from './read-outcome.ts'
import { viewPlaced } from './view-placed.ts'

const fixtures = useFixtures()

/** An order that was paid, and the cookie that its buyer's browser has of it. */
async function bought() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  await pay(context, reference)
  return { reference, pass: `${reference}:${orderAccessToken(context.configuration, reference)}` }
}

async function seen(orderAccessCookie: string | null, reference: string | undefined): Promise<string> {
  const { context } = fixtures
  const visitor = { ...(await createVisitor(context.db)), orderAccessCookie }
  return readOutcome(context, { visitor, locale: 'en', reference }).then(
    (outcome) => outcome.reference,
    (error: { code: string }) => error.code,
  )
}

test('the return page shows this browser’s latest order with or without its reference, and an older one only with its cookie', async () => {
  const [older, newer] = [await bought(), await bought()]
  expect(await seen(newer.pass, newer.reference)).toBe(newer.reference)
  expect(await seen(newer.pass, undefined)).toBe(newer.reference)
  expect(await seen(older.pass, older.reference)).toBe(older.reference)
  expect(await seen(newer.pass, older.reference)).toBe('checkout.order_unknown')
})

test.each([
  ['nothing', false],
  ['answers', true],
  ['everything', true],
])('promises messages by WhatsApp only if they are sent: %s', async (wish, isToldByWhatsapp) => {
  const { context } = fixtures
  const { reference, pass } = await bought()
  const values = [reference, wish]
  await context.db.rows({ name: 'test.wish', text: 'update orders set whatsapp = $2 where reference = $1', values })
  const visitor = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
  expect(await readOutcome(context, { visitor, locale: 'en', reference })).toMatchObject({ isToldByWhatsapp })
})

test('the return page and the ticket know a stay, for its check-out', async () => {
  const { context } = fixtures
  const { reference, pass } = await bought()
  const setRate = (rate: string) =>
    context.db.rows({
      name: 'test.rate',
      text: `update product set rate = $1 where code = 'bahrain-fort'`,
      values: [rate],
    })
  await setRate('nightly')
  try {
    const visitor = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
    const { key, items } = await readOutcome(context, { visitor, locale: 'en', reference })
    const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key: key ?? undefined })
    expect([...items, ...bookings].map(({ rate }) => rate)).toEqual(['nightly', 'nightly'])
  } finally {
    await setRate('once')
  }
})

test('the return page shows a stranger no order, whatever the address or the cookie contains', async () => {
  const [own, foreign] = [await bought(), await bought()]
  const [, ownKey = ''] = own.pass.split(':')
  const [, foreignKey = ''] = foreign.pass.split(':')
  const other = foreignKey.startsWith('a') ? 'b' : 'a'
  for (const [pass, reference] of [
    [null, foreign.reference],
    [null, undefined],
    [own.pass, foreign.reference],
    [`${foreign.reference}:${ownKey}`, foreign.reference],
    [`${foreign.reference}:`, foreign.reference],
    [`${foreign.reference}:${other}${foreignKey.slice(1)}`, foreign.reference],
    [foreign.reference, foreign.reference],
    [foreign.reference, undefined],
    [own.pass, 'RH-NOBODY22'],
    [own.pass, `${own.reference}' or '1'='1`],
    [':', ''],
  ] as const)
    expect(await seen(pass, reference), `${pass} ${reference}`).toBe('checkout.order_unknown')
})

test('the confirmation has the ticket, the meeting point, the host and what to bring, but not by a return key alone', async () => {
  const { context } = fixtures
  const { reference, pass } = await bought()
  const own = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
  const [item] = (await readOutcome(context, { visitor: own, locale: 'en', reference })).items
  const [supplier] = await context.db.rows<{ name: { en: string } }>({
    name: 'test.supplier_of_order',
    text: `select s.name from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
      join supplier s on s.id = p.supplier_id where o.reference = $1`,
    values: [reference],
  })
  expect(item?.ticket).toMatchObject({
    ticketCode: expect.stringMatching(/\S{16}/),
    meetingPoint: {
      name: expect.stringMatching(/\S/),
      forDrivers: expect.stringMatching(/^مدخل متحف قلعة البحرين، كرباباد/),
      lat: expect.any(Number),
      guide: 'Your guide holds a white umbrella with a shell on it',
      early: { minutes: 10 },
    },
    host: supplier?.name.en,
    bring: expect.arrayContaining([expect.stringMatching(/\S/)]),
  })

  const [departure] = await context.db.rows<{ early: string }>({
    name: 'test.early_of_order',
    text: `select to_char(d.starts_at at time zone c.zone - interval '10 minutes', 'HH24:MI') as early from orders o
      join order_item i on i.order_id = o.id join departure d on d.id = i.departure_id
      join product p on p.id = i.product_id join city c on c.id = p.city_id where o.reference = $1`,
    values: [reference],
  })
  expect(item?.ticket?.meetingPoint.early?.localTime).toBe(departure?.early)

  const stranger = { visitor: await createVisitor(context.db), returnKey: await returnKeyOf(reference) }
  const shown = await readOutcome(context, { ...stranger, locale: 'en', reference })
  expect(shown.items.map(({ ticket }) => ticket)).toEqual([null])
})

test('a browser without an account lists its own orders, and none by a reference without its key', async () => {
  const { context } = fixtures
  const [older, newer] = [await bought(), await bought()]
  const listed = async (orderAccessCookie: string | null) => {
    const visitor = { ...(await createVisitor(context.db)), orderAccessCookie }
    return (await readDeviceInvoices(context, { visitor, locale: 'en' })).map(({ reference }) => reference)
  }
  expect(await listed(`${newer.pass},${older.pass}`)).toEqual([newer.reference, older.reference])
  expect(await listed(`${newer.pass},${older.reference}:${newer.pass.split(':')[1]}`)).toEqual([newer.reference])
  expect(await listed(older.reference)).toEqual([])
  expect(await listed(null)).toEqual([])
})

describe('a browser that did not make the order', () => {
  test('sees the outcome by the return key of the payment page, without personal data', async () => {
    const { context } = fixtures
    const { reference } = await bought()
    const shown = await readOutcome(context, {
      visitor: await createVisitor(context.db),
      locale: 'en',
      reference,
      returnKey: await returnKeyOf(reference),
    })
    expect(shown).toMatchObject({ outcome: 'booked', reference, key: null, email: null, transfer: null })
    const text = JSON.stringify(shown)
    for (const secret of [
      guest.email,
      guest.firstName,
      guest.lastName,
      guest.phoneNumber,
      orderAccessToken(context.configuration, reference),
    ])
      expect(text).not.toContain(secret)
  })

  test('sees nothing by a return key that is of another order, changed, ended or of another use', async () => {
    const { context } = fixtures
    const [one, other] = [await bought(), await bought()]
    const key = await returnKeyOf(one.reference)
    const visitor = await createVisitor(context.db)
    for (const returnKey of [
      await returnKeyOf(other.reference),
      `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
      makeReturnKey(context.configuration, one.reference, new Date(Date.now() - 2 * 3_600_000)),
      orderAccessToken(context.configuration, one.reference),
      '',
    ])
      await expect(
        readOutcome(context, { visitor, locale: 'en', reference: one.reference, returnKey }),
        returnKey,
      ).rejects.toMatchObject({ code: 'checkout.order_unknown' })
  })

  test('opens neither the booking nor its payment with the return key', async () => {
    const { context } = fixtures
    const { reference } = await bought()
    const key = await returnKeyOf(reference)
    const visitor = await createVisitor(context.db)
    await expect(findOwn(context, visitor, reference, key)).rejects.toMatchObject({ code: 'checkout.order_unknown' })
    await expect(readInvoice(context, { visitor, locale: 'en', reference, key })).rejects.toMatchObject({
      code: 'orders.order_unknown',
    })
  })

  test('is given a return key that ends within three hours', async () => {
    const { reference } = await bought()
    const [expiry = ''] = (await returnKeyOf(reference)).split('.')
    const hours = (parseInt(expiry, 36) - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThan(3)
  })
})

describe('the outcome after a cancellation', () => {
  const shownAfterCancelling = async (order: Bought) => {
    const { context } = fixtures
    const { visitor, reference, key, bookingId } = order
    const { refundMinor } = await previewCancellation(context, { visitor, reference, key, bookingId })
    await cancelBooking(context, { visitor, reference, key, bookingId, seenRefundMinor: refundMinor })
    const pass = { ...visitor, orderAccessCookie: `${reference}:${key}` }
    return { refundMinor, shown: await readOutcome(context, { visitor: pass, locale: 'en', reference }) }
  }

  test('of a cancelled paid booking has the cancellation and the refund', async () => {
    const { refundMinor, shown } = await shownAfterCancelling(await boughtAtFort(fixtures.context))
    expect(refundMinor).toBeGreaterThan(0)
    expect(shown).toMatchObject({ outcome: 'cancelled', isPaid: true, refundMinor })
  })

  test('of an unpaid reservation says that it is cancelled and that nothing was paid', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'pay_later' as const }
    const { reference } = await placeOrder(context, input)
    const key = orderAccessToken(context.configuration, reference)
    const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
    const { shown } = await shownAfterCancelling({ visitor, reference, key, bookingId: bookings[0]?.id ?? 0 })
    expect(shown).toMatchObject({ outcome: 'cancelled', isPaid: false, refundMinor: 0 })
  })
})

describe('the outcome of an order whose payment page was left', () => {
  test('says that it is not paid, and the page returns to an address of its own', async () => {
    const { context } = fixtures
    const { reference, pass } = await unpaid()
    const { session } = await orderOf(context.db, reference)
    const { returnUrl } = await decideSandboxPayment(context.db, { reference: session, decision: 'abandon' })
    expect(new URL(returnUrl).pathname).toMatch(/\/checkout\/unpaid$/)
    const visitor = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
    expect(await readOutcome(context, { visitor, locale: 'en', reference })).toMatchObject({
      outcome: 'unpaid',
      isInCart: true,
      declineReason: null,
    })
  })

  test.each(['insufficient_funds', 'not_authenticated'] as const)(
    'after a card declined for %s says why',
    async (decision) => {
      const { context } = fixtures
      const { reference, pass } = await unpaid()
      const { session } = await orderOf(context.db, reference)
      await decideSandboxPayment(context.db, { reference: session, decision })
      const visitor = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
      const read = () => readOutcome(context, { visitor, locale: 'en', reference })
      expect(await read()).toMatchObject({ outcome: 'payment_failed', declineReason: decision })
      expect(await read()).toMatchObject({ outcome: 'payment_failed', declineReason: decision })
      expect(await mailsOf(context.db, reference)).toEqual(['order_payment_failed'])
    },
  )
})

test('an order that is not paid has the meeting point and the host but no ticket, and neither by a return key alone', async () => {
  const { context } = fixtures
  const { reference, pass } = await unpaid({ email: uniqueEmail() })
  const own = { ...(await createVisitor(context.db)), orderAccessCookie: pass }
  const [item] = (await readOutcome(context, { visitor: own, locale: 'en', reference })).items
  expect(item).toMatchObject({
    ticket: null,
    held: { meetingPoint: { name: expect.stringMatching(/\S/) }, host: expect.stringMatching(/\S/) },
  })
  expect(JSON.stringify(item)).not.toContain('ticketCode')

  const stranger = { visitor: await createVisitor(context.db), returnKey: await returnKeyOf(reference) }
  const shown = await readOutcome(context, { ...stranger, locale: 'en', reference })
  expect(shown.items).toMatchObject([{ ticket: null, held: null }])
})

test('a free order and a request to the host are sent to the page of their own outcome at once', async () => {
  const { context } = fixtures
  const { reference } = await bought()
  expect(await viewPlaced(context, { reference, paymentUrl: null }, 'en')).toEqual({
    reference,
    next: { kind: 'outcome', url: `/en/checkout/success?reference=${reference}` },
  })
  const held = await unpaid({ method: 'pay_later', email: uniqueEmail() })
  expect((await viewPlaced(context, { reference: held.reference, paymentUrl: null }, 'ar')).next.url).toBe(
    `/checkout/on_hold?reference=${held.reference}`,
  )
})

async function unpaid(change: Partial<PlaceOrderInput> = {}) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 1)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), ...change })
  return { reference, pass: `${reference}:${orderAccessToken(context.configuration, reference)}` }
}

/** Of the address that the sandbox was given. */
async function returnKeyOf(reference: string): Promise<string> {
  const { session } = await orderOf(fixtures.context.db, reference)
  const found = await findSandboxSession(fixtures.context.db, session)
  return new URL(found?.returnUrl ?? '').searchParams.get('returnKey') ?? ''
}
