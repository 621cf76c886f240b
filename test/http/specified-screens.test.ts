import { beforeAll, expect, test } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import { addItem } from '#server/cart/add-item.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { oneRow } from '#server/kernel/database.ts'
import { newAccount } from '#test/support/account.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { checkoutOf, guest, pay, uniqueEmail } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

let pages: Pages
beforeAll(async () => {
  pages = await builtPages()
})

/** The visible text of a page and its title, as a browser without script shows them. */
async function read(path: string, cookie = '') {
  const app = await buildFrontApp(fixtures.context, pages)
  const answer = await app.request(`http://${host}${encodeURI(path)}`, { headers: { host, cookie } })
  const html = await answer.text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return {
    status: answer.status,
    title: (/<title>([^<]*)</.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'"),
    html,
    text: main
      .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->|<wbr[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(?:#x27|#39);/g, "'")
      .replaceAll(/[\u2066-\u2069\s]+/g, ' '),
  }
}

test.each([
  ['/en/invoices', 'Please log in to see your invoices.'],
  ['/en/search/xyzzyq', 'No results found'],
])('%s says “%s”', async (path, words) => {
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain(words)
})

test('a city without activities says “No Activities Found in” and its name', async () => {
  await fixtures.context.db.rows({
    name: 'test.empty_city',
    text: `delete from product where city_id = (select id from city where slug_en = 'tunis')`,
  })
  const page = await read('/en/things-to-do-in-tunis')
  expect(page.status).toBe(200)
  expect(page.text).toContain('No Activities Found in Tunis')
})

test('the bookings of a new account say “No invoices yet!”', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const { token } = await newAccount(fixtures.context, {
    visitor,
    email: uniqueEmail(),
    password: 'a parrot on the veranda',
  })
  expect((await read('/en/invoices', `rihla_session=${token}`)).text).toContain('No invoices yet!')
})

test('an unknown address says “Page Not Found” and its path, inside the layout', async () => {
  const page = await read('/en/no/such/page')
  expect(page.status).toBe(404)
  expect(page.title).toMatch(/^Page Not Found/)
  expect(page.text).toContain("Oops! The page you're looking for doesn't exist.")
  expect(page.text.replaceAll(/\s/g, '')).toContain('/en/no/such/page')
  expect(page.html).toMatch(/<header[\s>]/)
  expect(page.html).toMatch(/<footer[\s>]/)
})

test('an activity says that drop-off is included', async () => {
  const at = (slug: string) => `/en/things-to-do-in-jeddah/${slug}`
  expect((await read(at('the-fish-auction-before-dawn'))).text).toContain('Drop-off included')
  expect((await read(at('private-boat-to-the-obhur-reefs'))).text).not.toContain('Drop-off included')
})

test('the first picture of a page loads eagerly, the others lazily and decoded asynchronously', async () => {
  const { html } = await read('/en/things-to-do')
  const images = [...html.matchAll(/<img [^>]*srcset[^>]*>/gi)].map(([tag]) => tag)
  expect(images.length).toBeGreaterThan(5)
  expect(images.filter((tag) => /loading="eager"/.test(tag) && /decoding="auto"/.test(tag)).length).toBeGreaterThan(0)
  expect(images.filter((tag) => /loading="lazy"/.test(tag) && /decoding="async"/.test(tag)).length).toBeGreaterThan(0)
  expect(images.filter((tag) => !/loading="(?:eager|lazy)"/.test(tag))).toEqual([])
})

test('prices are in the site’s currency until the visitor has stored another', async () => {
  const { currency } = await oneRow<{ currency: string }>(fixtures.context.db, {
    name: 'test.default_currency',
    text: 'select default_currency as currency from site where is_default',
  })
  expect(currency).toBe('SAR')
  const path = '/en/things-to-do-in-manama'
  expect((await read(path)).text).toMatch(/SAR/)
  const stored = (await read(path, 'rihla_currency=KWD')).text
  expect(stored).toMatch(/KWD/)
  expect(stored).not.toMatch(/SAR/)
})

test('the page of an order has every field of the specification', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const { id: extraId, title } = await oneRow<{ id: number; title: string }>(context.db, {
    name: 'test.extra',
    text: `select e.id, e.title ->> 'en' as title from extra e join product p on p.id = e.product_id where p.code = 'bahrain-fort' order by e.id limit 1`,
  })
  const visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 2 },
    extras: { [String(extraId)]: 1 },
    pickupPointId: null,
  })
  const code = await createCode(context.db)
  const input = await checkoutOf(context, { ...visitor, cartToken })
  const { reference } = await placeOrder(context, {
    ...input,
    promoCode: code,
    seenTotalMinor: input.seenTotalMinor * 0.9,
  })
  await pay(context, reference)
  const stored = await oneRow<{ invoice: string; purchase: string; bookedOn: string }>(context.db, {
    name: 'test.numbers',
    text: `select 'INV-' || lpad(o.invoice_number::text, 6, '0') as invoice, p.provider_reference as purchase, to_char(o.created_at, 'YYYY') as "bookedOn"
      from orders o join payment p on p.order_id = o.id where o.reference = $1`,
    values: [reference],
  })
  const key = orderAccessToken(context.configuration, reference)
  const { text } = await read(`/en/invoices/${reference}?key=${key}`)
  for (const said of [
    reference,
    stored.invoice,
    `Payment number ${stored.purchase}`,
    `Booked on`,
    stored.bookedOn,
    // Two at 15 and a book at 4.500, reduced to 12.500 each, less ten percent by the code.
    'Original price BHD 34.500 Discount −BHD 7.950 Price BHD 26.550',
    'Bahrain Fort',
    `${guest.firstName} ${guest.lastName}`,
    '2 travellers',
    '+966501234567',
    guest.email,
    title,
  ])
    expect(text.replaceAll(/(?<=\+?\d) (?=\d)/g, ''), said).toContain(said)
})
