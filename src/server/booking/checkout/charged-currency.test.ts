import { beforeAll, describe, expect, test } from 'vitest'
import { sumMinor } from '#domain/money.ts'
import { readCalendar } from '#server/availability/read-calendar.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { bankTransferProvider } from '#server/booking/providers/bank-transfer.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { readCards } from '#server/catalogue/read-cards.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'

const fixtures = useFixtures()
const walk = { option: 'sinan-and-the-suleymaniye/group', city: 'istanbul', slug: 'sinan-and-the-suleymaniye' }

beforeAll(async () => {
  await fixtures.context.db.rows({
    name: 'test.codes',
    text: `insert into promo_code (code, amount_minor, minimum_minor, currency) values ('SEVEN', 777, null, 'USD'), ('GRAND', 777, 100000, 'USD')`,
  })
})

/** Reads pounds on a site that charges riyals by default, with two adults at 1,950 lira in the cart. */
async function reader(change: Partial<Visitor['site']> = {}, currency = 'GBP'): Promise<Visitor> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: walk.option, capacity: 10 })
  const visitor = await createVisitor(context.db)
  const abroad = { ...visitor, currency, site: { ...visitor.site, ...change } }
  const { cartToken } = await addItem(context, {
    visitor: abroad,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 2 },
    extras: {},
    pickupPointId: null,
  })
  return { ...abroad, cartToken }
}

async function order(context: PaymentContext, visitor: Visitor, promoCode: string | null = null) {
  const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: promoCode ?? undefined })
  const { reference } = await placeOrder(context, {
    ...(await checkoutOf(context, visitor)),
    email: uniqueEmail(),
    promoCode,
    seenTotalMinor: checkout.charged.amountMinor,
    seenCurrency: checkout.charged.currency,
  })
  return { checkout, reference }
}

const booked = (reference: string) =>
  oneRow(fixtures.context.db, {
    name: 'test.charged',
    text: `select o.currency, o.total_minor as "totalMinor", o.discount_minor as "discountMinor", i.list_currency as "listCurrency",
        i.list_total_minor as "listTotalMinor", i.rate_micros as "rateMicros", i.rate_as_of is not null as "hasDay",
        i.margin_basis_points as "marginBasisPoints", p.amount_minor as "paymentMinor", p.currency as "paymentCurrency"
      from orders o join order_item i on i.order_id = o.id join payment p on p.order_id = o.id where o.reference = $1`,
    values: [reference],
  })

describe('a visitor in pounds who buys an activity priced in lira', () => {
  test('reads pounds on card, page, calendar, cart and checkout, and pays them', async () => {
    const { context } = fixtures
    const visitor = await reader()
    const product = await readProduct(context, { visitor, locale: 'en', city: walk.city, slug: walk.slug })
    const adult = product.options.find(({ code }) => code === 'group')?.units.find(({ code }) => code === 'adult')
    // 1,950 ÷ 42.3 × 0.757 is 34.897…
    expect({ currency: product.currency, adult: adult?.priceMinor }).toEqual({ currency: 'GBP', adult: 3490 })
    const [known] = await readCards(context, { visitor, locale: 'en', productIds: [product.id] })
    expect(known?.card.from).toEqual(product.from)
    const from = new Date().toISOString().slice(0, 10)
    const to = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const calendar = await readCalendar(context, { visitor, productId: product.id, optionId: null, from, to })
    expect(calendar.currency).toBe('GBP')
    expect(Math.min(...calendar.days.map(({ fromMinor }) => fromMinor))).toBeGreaterThanOrEqual(
      product.from?.amountMinor ?? Infinity,
    )

    const cart = await readCart(context, { visitor, locale: 'en' })
    expect(cart).toMatchObject({ currency: 'GBP', totalMinor: 6980, charged: { amountMinor: 6980, currency: 'GBP' } })
    expect(cart.items.map((item) => [item.currency, sumMinor(item.lines.map((line) => line.totalMinor))])).toEqual([
      ['GBP', 6980],
    ])
    const { checkout, reference } = await order(context, visitor)
    expect(checkout).toMatchObject({
      currency: 'GBP',
      totalMinor: 6980,
      cart: { items: [{ cancellation: { currency: 'GBP' } }] },
    })
    expect(await booked(reference)).toMatchObject({
      currency: 'GBP',
      totalMinor: 6980,
      paymentMinor: 6980,
      paymentCurrency: 'GBP',
    })
  })

  test("leaves the supplier's currency, price, rate and its day with the booking, and is refunded in pounds", async () => {
    const { context } = fixtures
    const visitor = await reader()
    const { reference } = await order(context, visitor)
    expect(await booked(reference)).toMatchObject({
      listCurrency: 'TRY',
      listTotalMinor: 390_000,
      rateMicros: 17_896,
      hasDay: true,
      marginBasisPoints: 0,
    })
    await pay(context, reference)
    const key = orderAccessToken(context.configuration, reference)
    const days = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) }
    const lira = async () =>
      (await checkLedger(context, days)).supplierStatements.find(({ currency }) => currency === 'TRY')
    expect(await lira()).toEqual({ currency: 'TRY', sales: 1, soldMinor: 390_000, creditedMinor: 0 })

    const invoice = await readInvoice(context, { visitor, locale: 'en', reference, key })
    expect(invoice).toMatchObject({ currency: 'GBP', totalMinor: 6980 })
    const own = { visitor, reference, key, bookingId: invoice.bookings[0]?.id ?? 0 }
    const { currency, refundMinor } = await previewCancellation(context, own)
    expect({ currency, refundMinor }).toEqual({ currency: 'GBP', refundMinor: 6980 })
    await cancelBooking(context, { ...own, seenRefundMinor: refundMinor })
    expect(await lira()).toEqual({ currency: 'TRY', sales: 1, soldMinor: 390_000, creditedMinor: 390_000 })
    expect((await checkLedger(context, days)).errors).toEqual([])
  })

  test("pays the site's margin, which the booking keeps", async () => {
    const { context } = fixtures
    const { reference } = await order(context, await reader({ exchangeMarginBasisPoints: 200 }))
    // 34.897… and 2 % is 35.595…
    expect(await booked(reference)).toMatchObject({ totalMinor: 7120, rateMicros: 17_896, marginBasisPoints: 200 })
  })

  test('gets a fixed promo code converted once, and reads its minimum in pounds', async () => {
    const { context } = fixtures
    const visitor = await reader()
    const refused = await readCheckout(context, { visitor, locale: 'en', promoCode: 'GRAND' })
    expect(refused.promoRefusal).toEqual({ code: 'promo.code_minimum_spend', minimum: '£757' })
    const { checkout, reference } = await order(context, visitor, 'SEVEN')
    expect(checkout).toMatchObject({ discountMinor: 588, totalMinor: 6980 - 588 })
    expect(await booked(reference)).toMatchObject({ currency: 'GBP', discountMinor: 588, totalMinor: 6980 - 588 })
  })
})

describe("where pounds cannot be charged, the site's riyals are, beside an estimate in whole pounds,", () => {
  const estimate = { currency: 'GBP', totalMinor: 7000, charged: { amountMinor: 34_576, currency: 'SAR' } }

  test('because the rates are older than six days', async () => {
    const visitor = await reader()
    // The demo may have been seeded yesterday, if the run began before midnight.
    const [rates] = await fixtures.context.db.rows<{ age: number }>({
      name: 'test.age_of_rates',
      text: `select rihla_now()::date - max(as_of) as age from exchange_rate`,
    })
    const daysOld = (days: number) => later(fixtures.context, `${days - (rates?.age ?? 0)} days`)
    const soon = daysOld(6)
    expect((await readCart(soon, { visitor, locale: 'en' })).charged.currency).toBe('GBP')
    const context = daysOld(7)
    expect(await readCart(context, { visitor, locale: 'en' })).toMatchObject(estimate)
    const { checkout, reference } = await order(context, visitor)
    expect(checkout).toMatchObject({ ...estimate, cardRefusal: null })
    expect(await booked(reference)).toMatchObject({ currency: 'SAR', totalMinor: 34_576, listTotalMinor: 390_000 })
  })

  test('because the card provider does not take them', async () => {
    const { context } = fixtures
    const { card } = context.providers
    const without = { ...card, limitsOf: (code: string) => (code === 'GBP' ? null : card.limitsOf(code)) }
    const limited = { ...context, providers: providersOf(without) }
    const visitor = await reader()
    const product = await readProduct(limited, { visitor, locale: 'en', city: walk.city, slug: walk.slug })
    for (const unit of product.options.flatMap(({ units }) => units)) expect(unit.priceMinor % 100).toBe(0)
    expect(await readCart(limited, { visitor, locale: 'en' })).toMatchObject(estimate)
    const { checkout, reference } = await order(limited, visitor, 'SEVEN')
    expect(checkout.totalMinor).toBe(checkout.cart.totalMinor - checkout.discountMinor)
    expect(await booked(reference)).toMatchObject({ currency: 'SAR', totalMinor: checkout.charged.amountMinor })
  })
})

describe('where only the bank account takes pounds,', () => {
  const account = {
    holder: { ar: 'رحلة', en: 'Rihla' },
    bank: { ar: 'بنك', en: 'Bank' },
    iban: 'GB29NWBK60161331926819',
    bic: 'NWBKGB2L',
    currency: 'GBP',
  }

  function withoutPounds() {
    const { context } = fixtures
    const { card } = context.providers
    const without = { ...card, limitsOf: (code: string) => (code === 'GBP' ? null : card.limitsOf(code)) }
    return { ...context, providers: providersOf(without, [bankTransferProvider(context.db)]) }
  }
  const checkoutIn = (context: PaymentContext, visitor: Visitor) =>
    readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
  const codesOf = ({ methods }: Awaited<ReturnType<typeof checkoutIn>>) => methods.map(({ code }) => code)
  const setWalk = (columns: string) =>
    fixtures.context.db.rows({
      name: `test.set_walk_${columns.length}`,
      text: `update product set ${columns} where code = 'sinan-and-the-suleymaniye'`,
    })

  test('they are charged by transfer, and not by a card later', async () => {
    const context = withoutPounds()
    await setWalk('pay_later = true')
    const checkout = await checkoutIn(context, await reader({ bankAccount: account }))
    expect(checkout.charged.currency).toBe('GBP')
    expect(codesOf(checkout)).toEqual(['bank_transfer'])
  })

  test('riyals are charged if there is too little time for a transfer', async () => {
    const context = withoutPounds()
    const visitor = await reader({ bankAccount: account })
    await fixtures.context.db.rows({
      name: 'test.closing_soon',
      text: `update departure set cutoff_at = rihla_now() + interval '11 hours'
        where id = (select departure_id from cart_item order by id desc limit 1)`,
    })
    const checkout = await checkoutIn(context, visitor)
    expect(checkout.charged.currency).toBe('SAR')
    expect(codesOf(checkout)).toContain('card')
  })

  test('riyals are charged if the supplier has to confirm first, and the request can be sent', async () => {
    const context = withoutPounds()
    await setWalk(`confirmation = 'supplier'`)
    const visitor = await reader({ bankAccount: account })
    const { checkout, reference } = await order(context, visitor)
    await setWalk(`confirmation = 'instant'`)
    expect(checkout.charged.currency).toBe('SAR')
    expect(codesOf(checkout)).toContain('card')
    expect(reference).toMatch(/^RH-/)
  })
})

test('refuses an order whose total changed with the rates, but shows no notice of changed prices', async () => {
  const { context } = fixtures
  const visitor = await reader()
  const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
  await context.db.rows({
    name: 'test.new_rate',
    text: `update exchange_rate set rate_micros = rate_micros + 10000 where quote = 'GBP'`,
  })
  const afterwards = later(context, '1 second')
  expect((await readCart(afterwards, { visitor, locale: 'en' })).notice).toBe('none')
  await expect(
    placeOrder(afterwards, {
      ...(await checkoutOf(context, visitor)),
      email: uniqueEmail(),
      seenTotalMinor: checkout.charged.amountMinor,
      seenCurrency: checkout.charged.currency,
    }),
  ).rejects.toMatchObject({ code: 'checkout.cart_changed' })
})
