import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { leastPayableMinor, payableStep } from '#domain/currency.ts'
import { sumMinor } from '#domain/money.ts'
import { priceItem } from '#domain/price.ts'
import { apiOf } from '#test/support/api-of.ts'
import { readDepartures } from '#server/availability/read-departures.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { oneRow } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { guest, orderOf, pay } from '#test/support/buyer.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'

const fixtures = useFixtures()
const currencies = ['USD', 'KWD', 'JPY', 'IQD'] as const
type Charged = (typeof currencies)[number]

interface Bookable {
  productId: number
  slug: string
  city: string
  optionId: number
  departureId: number
  localDate: string
  minDuration: number
}

let bookables: Bookable[]

const hostOf = (currency: Charged) => `${currency.toLowerCase()}.example`

// Houses in four currencies, with two, three and no digits; some of what they sell is priced in one of these itself.
beforeAll(async () => {
  const { db } = fixtures.context
  await db.rows({
    name: 'test.houses',
    text: `insert into site (code, host, name, tagline, default_currency, currencies, contact, tax)
      select lower(c), lower(c) || '.example', s.name, s.tagline, c, s.currencies || c, s.contact, s.tax from site s, unnest($1::text[]) c where s.is_default`,
    values: [currencies],
  })
  await db.rows({
    name: 'test.priced_in',
    text: `update product p set currency = ($1::text[])[1 + p.id % 4] where p.id % 3 = 0`,
    values: [currencies],
  })
  await db.rows({
    name: 'test.codes',
    text: `insert into promo_code (code, percent_basis_points, amount_minor, currency) values ('THIRD', 3333, null, null), ('TENTH', 1000, null, null),
      ('SEVEN', null, 777, 'USD'), ('DINAR', null, 1510, 'KWD')`,
  })
  // A third of the departures have prices by hand, which no currency but the product's own can have listed.
  await db.rows({
    name: 'test.prices_by_hand',
    text: `update departure d set hand_prices = (select jsonb_object_agg(u.code, u.price_minor / 2 / 10 * 10) from unit u where u.option_id = d.option_id)
      where d.id % 3 = 0 and exists (select from unit u where u.option_id = d.option_id)`,
  })
  // Orders of other tests say which hotel.
  await db.rows({ name: 'test.no_place_asked', text: 'update pickup_point set asks_place = false where asks_place' })
  bookables = await db.rows<Bookable>({
    name: 'test.bookables',
    text: `select distinct on (o.id) p.id as "productId", p.slug_en as slug, c.slug_en as city, o.id as "optionId", d.id as "departureId",
        d.local_date as "localDate", p.min_duration as "minDuration"
      from product p join city c on c.id = p.city_id join option o on o.product_id = p.id join departure d on d.option_id = o.id
      where p.pricing_per <> 'quote' and p.confirmation = 'instant' and d.local_date between current_date + 20 and current_date + 60
        and d.is_open and d.capacity - d.held - d.sold >= 6
      order by o.id, d.adjust_basis_points desc, d.id`,
  })
})

const wish = fc.record({
  which: fc.nat(),
  quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
  extras: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
  pickup: fc.nat({ max: 3 }),
  longer: fc.nat({ max: 2 }),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

/** What the booking box of the activity's page shows for a choice, reckoned from what the page was given; null when there is no such choice. */
async function onPage(visitor: Visitor, { which, quantities, extras, pickup, longer }: Wish) {
  const bookable = bookables[which % bookables.length]
  if (!bookable) throw new Error('nothing to buy')
  const product = await readProduct(fixtures.context, {
    visitor,
    locale: 'en',
    city: bookable.city,
    slug: bookable.slug,
  })
  const duration = product.rate === 'once' ? 1 : bookable.minDuration + longer
  const { departures } = await readDepartures(fixtures.context, {
    visitor,
    productId: product.id,
    date: bookable.localDate,
    duration,
  })
  const departure = departures.find(({ id }) => id === bookable.departureId)
  const option = product.options.find(({ id }) => id === bookable.optionId)
  if (!departure || !option) return null
  const units = option.units.map((unit, at) => ({ ...unit, quantity: quantities[at] ?? 0 }))
  const chosenExtras = product.extras.map((extra, at) => ({
    ...extra,
    code: String(extra.id),
    quantity: Math.min(extras[at] ?? 0, extra.maxQuantity),
  }))
  const point = pickup === 0 ? undefined : product.pickups[pickup % Math.max(1, product.pickups.length)]
  const { totalMinor, originalMinor } = priceItem({
    currency: product.currency,
    pricingPer: product.pricingPer === 'item' ? 'item' : 'person',
    rate: product.rate,
    minDuration: product.minDuration,
    duration,
    days: departure.days,
    units,
    extras: chosenExtras,
    pickupMinor: point?.priceMinor ?? 0,
  })
  return {
    currency: product.currency,
    totalMinor,
    originalMinor,
    item: {
      optionId: option.id,
      departureId: departure.id,
      duration,
      units: Object.fromEntries(units.map(({ id, quantity }) => [String(id), quantity])),
      extras: Object.fromEntries(chosenExtras.map(({ id, quantity }) => [String(id), quantity])),
      pickupPointId: point?.id ?? null,
    },
  }
}
type OnPage = NonNullable<Awaited<ReturnType<typeof onPage>>>

async function visitorOf(charged: Charged, currency: string): Promise<Visitor> {
  const visitor = await createVisitor(fixtures.context.db)
  const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
    name: 'test.house',
    text: 'select id from site where host = $1',
    values: [hostOf(charged)],
  })
  return {
    ...visitor,
    site: { ...visitor.site, id, code: charged.toLowerCase(), defaultCurrency: charged, bankAccount: null },
    currency,
  }
}

/** Puts what can be had into a cart; what is sold out, or more than fits, is left out as the page would. */
async function fill(visitor: Visitor, wishes: Wish[]): Promise<{ visitor: Visitor; seen: OnPage[] }> {
  const seen: OnPage[] = []
  let buyer = visitor
  for (const one of wishes) {
    const page = await onPage(buyer, one)
    // Twice the same departure may be more than it has, which only the taking of places finds.
    if (!page || seen.some(({ item }) => item.departureId === page.item.departureId)) continue
    try {
      const { cartToken } = await addItem(fixtures.context, { visitor: buyer, ...page.item })
      buyer = { ...buyer, cartToken }
      seen.push(page)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { visitor: buyer, seen }
}

async function ask(visitor: Visitor, path: string): Promise<unknown> {
  const host = hostOf(visitor.site.defaultCurrency as Charged)
  const answer = await apiOf(fixtures.context).request(`/api${path}`, {
    headers: { host, cookie: `rihla_cart=${visitor.cartToken}; rihla_currency=${visitor.currency}` },
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

let bought = 0

test('the page, the cart, the checkout, the invoice and the API say the same price, exact to what can be paid', async () => {
  const { context } = fixtures
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...currencies),
      fc.constantFrom('GBP', 'BHD', null),
      fc.array(wish, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(null, null, 'THIRD', 'TENTH', 'SEVEN', 'DINAR'),
      async (siteCurrency, chosen, wishes, promoCode) => {
        const currency = chosen ?? siteCurrency
        const { visitor, seen } = await fill(await visitorOf(siteCurrency, currency), wishes)
        fc.pre(seen.length > 0)

        const cart = await readCart(context, { visitor, locale: 'en' })
        expect(
          // By id, as they were added; the cart has them in order of time.
          cart.items
            .toSorted((one, other) => one.id - other.id)
            .map(({ totalMinor, originalMinor, currency }) => ({ totalMinor, originalMinor, currency })),
        ).toEqual(seen.map(({ totalMinor, originalMinor, currency }) => ({ totalMinor, originalMinor, currency })))
        for (const item of cart.items) expect(sumMinor(item.lines.map((line) => line.totalMinor))).toBe(item.totalMinor)
        expect(new Set(seen.map((page) => page.currency))).toEqual(new Set([currency]))
        expect(cart.totalMinor).toBe(sumMinor(seen.map((page) => page.totalMinor)))
        expect(cart).toMatchObject({ currency, charged: { amountMinor: cart.totalMinor, currency } })
        expect(await ask(visitor, '/cart?locale=en')).toEqual(JSON.parse(JSON.stringify(cart)))

        const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: promoCode ?? undefined })
        expect(checkout).toMatchObject({ currency, promoRefusal: null })
        expect(checkout.charged).toEqual({ amountMinor: checkout.totalMinor, currency })
        expect(checkout.totalMinor + checkout.discountMinor).toBe(cart.totalMinor)
        if (promoCode === null) expect(checkout.discountMinor).toBe(0)
        // A tenth of very little is nothing, and the rest must be a sum that can be charged.
        else if (cart.totalMinor >= 2 * leastPayableMinor(currency)) expect(checkout.discountMinor).toBeGreaterThan(0)
        const query = promoCode === null ? '' : `&promo=${promoCode}`
        expect(await ask(visitor, `/checkout?locale=en${query}`)).toEqual(JSON.parse(JSON.stringify(checkout)))

        const { reference } = await placeOrder(context, {
          ...guest,
          email: `buyer.${(bought += 1)}@example.com`,
          visitor,
          locale: 'en',
          idempotencyKey: `charged-everywhere-${bought}`,
          promoCode,
          method: 'card',
          acceptsTerms: true,
          seenTotalMinor: checkout.totalMinor,
          seenCurrency: checkout.currency,
        })
        if (checkout.totalMinor > 0) await pay(context, reference)
        const key = orderAccessToken(context.configuration, reference)
        const invoice = await readInvoice(context, { visitor, locale: 'en', reference, key })
        const { totalMinor, discountMinor, originalMinor } = checkout
        expect(invoice).toMatchObject({ status: 'confirmed', totalMinor, discountMinor, originalMinor, currency })
        expect(sumMinor(invoice.bookings.map((booking) => booking.totalMinor))).toBe(totalMinor)
        expect(sumMinor(invoice.bookings.map((booking) => booking.discountMinor))).toBe(discountMinor)
        for (const booking of invoice.bookings)
          expect(sumMinor(booking.lines.map((line) => line.totalMinor))).toBe(
            booking.totalMinor + booking.discountMinor,
          )
        for (const sum of [totalMinor, discountMinor, ...invoice.bookings.map((booking) => booking.totalMinor)])
          expect(sum % payableStep(currency)).toBe(0)
        expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: totalMinor })
        expect(await ask(visitor, `/invoices/${reference}?locale=en&key=${key}`)).toEqual(
          JSON.parse(JSON.stringify(invoice)),
        )
      },
    ),
    { numRuns: 30 },
  )
})
