import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { saveProduct } from '#server/wishlist/save-product.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, guest, pay, visitorWith } from '#test/support/buyer.ts'
import { quotableProduct, sampleQuoteRequest } from '#test/support/quotes.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { apiOf } from '#test/support/api-of.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
const passkey = (signed: Record<string, string>) => ({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', ...signed },
  clientExtensionResults: {},
})

/** The same response for every visitor, about no one in particular. */
const open = [
  'POST /api/browser-errors',
  'GET /api/site',
  'GET /api/redirect',
  'GET /api/home',
  'GET /api/products',
  'GET /api/products/map',
  'GET /api/products/comparison',
  'GET /api/landmarks',
  'GET /api/products/{city}/{slug}',
  'GET /api/experiences/{slug}',
  'GET /api/products/{city}/{slug}/reviews',
  'GET /api/experiences/{slug}/reviews',
  'GET /api/search/nearest-city',
  'GET /api/search/suggestions',
  'GET /api/search',
  'GET /api/search/map',
  'GET /api/availability/{productId}/calendar',
  'GET /api/availability/{productId}/departures',
  'GET /api/posts',
  'GET /api/posts/{slug}',
  'GET /api/faqs',
  'GET /api/pages/{code}',
  'POST /api/messages',
  'GET /api/quote-form',
  'POST /api/quotes',
  'POST /api/account/sign-up',
  'POST /api/account/sign-in',
  'POST /api/account/code',
  'GET /api/account/passkey-options',
  'POST /api/account/sign-out',
  'POST /api/account/request-reset',
]

/**
 * Protected by a secret of its own: a ticket's code, a shared list's link, a mailed link. A wrong secret is unknown.
 */
const bySecret: Record<string, { path: string; body?: object; status: number }> = {
  'GET /api/tickets/{code}': { path: '/api/tickets/AAAA-BBBB-CCCC', status: 404 },
  'GET /api/wishlist/shared/{token}': { path: `/api/wishlist/shared/${'x'.repeat(43)}`, status: 404 },
  'POST /api/wishlist/shared/{token}/copy': { path: `/api/wishlist/shared/${'x'.repeat(43)}/copy`, status: 404 },
  'POST /api/account/reset-password': {
    path: '/api/account/reset-password',
    body: { token: 'x', password: PASSWORD, confirmPassword: PASSWORD },
    status: 410,
  },
  'POST /api/account/enter': {
    path: '/api/account/enter',
    body: { challenge: 'x', code: '123456' },
    status: 410,
  },
  'POST /api/account/enter-by-passkey': {
    path: '/api/account/enter-by-passkey',
    body: { response: passkey({ authenticatorData: 'x', signature: 'x' }) },
    status: 401,
  },
  'POST /api/invoices/find': {
    path: '/api/invoices/find',
    body: { reference: 'RH-22222222', email: 'owner@example.com' },
    status: 404,
  },
  'POST /api/quotes/find': {
    path: '/api/quotes/find',
    body: { reference: 'RQ-22222222', email: 'owner@example.com' },
    status: 404,
  },
  'GET /api/account/link': { path: '/api/account/link?token=x', status: 410 },
  'POST /api/account/link': { path: '/api/account/link', body: { token: 'x' }, status: 410 },
}

/** Owned by a visitor: for all others, signed in or not, it does not exist. `{order}` and so on are the owner's. */
const owned: Record<string, object | null> = {
  'GET /api/invoices/{reference}': null,
  'PUT /api/invoices/{reference}/guest': { firstName: 'A', lastName: 'B', phoneNumber: '+966501234567' },
  'PUT /api/invoices/{reference}/bookings/{bookingId}/party-size': { partySize: 2 },
  'PUT /api/invoices/{reference}/bookings/{bookingId}/special-request': { specialRequest: 'A', seenRequest: '' },
  'GET /api/invoices/{reference}/invoice.pdf': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/ticket.pdf': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/credit-note.pdf': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/calendar.ics': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/pass.pkpass': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/google-wallet': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/review': null,
  'POST /api/invoices/{reference}/bookings/{bookingId}/review': {
    rating: 5,
    travellerType: 'solo',
    title: 'A title',
    body: 'Long enough to be a review of something.',
  },
  'POST /api/invoices/{reference}/bookings/{bookingId}/review/photos': { is: 'no photo' },
  'GET /api/invoices/{reference}/bookings/{bookingId}/cancellation': null,
  'POST /api/invoices/{reference}/bookings/{bookingId}/cancellation': { seenRefundMinor: 1 },
  'POST /api/invoices/{reference}/bookings/{bookingId}/date-change': { departureId: 1, seenPriceMinor: 1 },
  'POST /api/invoices/{reference}/bookings/{bookingId}/date-changes/{changeId}/payment': {},
  'DELETE /api/invoices/{reference}/bookings/{bookingId}/date-changes/{changeId}': null,
  'GET /api/invoices/{reference}/bookings/{bookingId}/rebooking': null,
  'GET /api/invoices/{reference}/date-changes/{changeId}': null,
  'POST /api/invoices/{reference}/bookings/{bookingId}/rebooking': { departureId: 1, seenPriceMinor: 1 },
  'GET /api/checkout/outcome': null,
  'POST /api/checkout/{reference}/pay': {},
  'POST /api/checkout/{reference}/pay-otherwise': { method: 'pay_later', idempotencyKey: 'one press' },
  'GET /api/checkout/{reference}/same-day': null,
  'GET /api/checkout/{reference}/items/{item}/dates': null,
  'POST /api/checkout/{reference}/items/{item}/retry': { departureId: 1 },
  'POST /api/account/from-order': { reference: '{reference}', key: 'x' },
  'GET /api/quotes/{quote}': null,
  'POST /api/quotes/{quote}/accept': { quoteNumber: 1, method: 'card', acceptsTerms: true },
  'POST /api/quotes/{quote}/turn-down': { quoteNumber: null },
  'PATCH /api/cart/items/{id}': { units: {}, extras: {}, pickupPointId: null, departureId: 1, duration: 1 },
}

/** Requires an account. */
const ofAccounts: Record<string, object | null> = {
  'GET /api/invoices': null,
  'GET /api/history': null,
  'POST /api/history': { seen: [] },
  'DELETE /api/history': null,
  'GET /api/account/profile': null,
  'PUT /api/account/profile': {
    firstName: 'A',
    lastName: 'B',
    countryCode: '',
    phoneNumber: '',
    language: 'en',
    currency: 'SAR',
    marketingConsent: false,
  },
  'POST /api/account/password': { currentPassword: 'x', password: PASSWORD, confirmPassword: PASSWORD },
  'POST /api/account/email': { email: 'new@example.com', password: 'x' },
  'POST /api/account/email/confirm': { challenge: 'x', code: '123456' },
  'POST /api/account/proof-code': {},
  'GET /api/account/passkeys': null,
  'POST /api/account/passkeys/options': {},
  'POST /api/account/passkeys': { response: passkey({ attestationObject: 'x' }) },
  'DELETE /api/account/passkeys/{id}': null,
  'POST /api/account/proof': { challenge: 'x', code: '123456' },
  'POST /api/account/delete': { password: 'not the password' },
  'GET /api/account/export': null,
}

/** About the requesting browser or account: another one's response must contain nothing of the owner. */
const ofAnybody: Record<string, object | null> = {
  'GET /api/quotes': null,
  'GET /api/invoices/on-this-device': null,
  'GET /api/invoices/plans': null,
  'GET /api/cart': null,
  'POST /api/cart/items': null,
  'POST /api/cart/accept-changes': null,
  'GET /api/cart/promo': null,
  'PUT /api/cart/promo': { code: 'NONE' },
  'PUT /api/checkout/promo': { code: 'NONE' },
  'POST /api/checkout/accept-changes': null,
  'GET /api/checkout': null,
  'POST /api/checkout': null,
  'DELETE /api/cart/items/{id}': null,
  'GET /api/wishlist': null,
  'GET /api/wishlist/items': null,
  'PUT /api/wishlist/items/{productId}': null,
  'DELETE /api/wishlist/items/{productId}': null,
  'POST /api/wishlist/share': null,
  'DELETE /api/wishlist/share': null,
}

const owner = {
  email: 'owner@example.com',
  session: '',
  reference: '',
  bookingId: 0,
  quote: '',
  itemId: 0,
  productId: 0,
}
let stranger = ''
let requestCount = 0

beforeAll(async () => {
  const { context } = fixtures
  const { db } = context
  const visitor = { ...(await createVisitor(db)), address: '203.0.113.1' }
  owner.session = (await newAccount(context, { visitor, email: owner.email, password: PASSWORD })).token
  const other = { visitor: { ...visitor, address: '203.0.113.2' }, email: 'other@example.com', password: PASSWORD }
  stranger = (await newAccount(context, other)).token

  const userId = await findSessionUser(context, owner.session)
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 2, userId)
  owner.reference = (await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: owner.email })).reference
  await pay(context, owner.reference)
  const [booking] = await db.rows<{ id: number; productId: number }>({
    name: 'test.booking_of',
    text: `select i.id, i.product_id as "productId" from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
    values: [owner.reference],
  })
  owner.bookingId = booking?.id ?? 0
  owner.productId = booking?.productId ?? 0
  await saveProduct(context, { visitor: { ...visitor, userId }, productId: owner.productId })
  const request = await sampleQuoteRequest(db)
  owner.quote = (
    await requestQuote(context, { ...request, visitor: { ...request.visitor, userId }, email: owner.email })
  ).reference
  const later = { ...(await visitorWith(context, departure, 1)), userId }
  expect(later.cartToken).not.toBeNull()
  const [item] = await db.rows<{ id: number }>({ name: 'test.last_item', text: 'select max(id) as id from cart_item' })
  owner.itemId = item?.id ?? 0
  expect(await quotableProduct(db)).toBeGreaterThan(0)
})

// test/openapi.test.ts compares this file with the API itself.
const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> }
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map(
    (method) => `${method.toUpperCase()} ${path.replace('/quotes/{reference}', '/quotes/{quote}')}`,
  ),
)
const isStaffs = (route: string) => route.includes(' /api/staff/')
/** Tested in console-doors.test.ts. */
const isConsoles = (route: string) => route.includes(' /api/console/')

test('every route of the API is one of these kinds: add new routes to the tables of this test', () => {
  const known = [open, ...[bySecret, owned, ofAccounts, ofAnybody].map((table) => Object.keys(table))].flat()
  expect(routes.filter((route) => !isStaffs(route) && !isConsoles(route)).toSorted()).toEqual(known.toSorted())
})

test.each(Object.keys(owned))('%s returns 404 to everybody but its owner', async (route) => {
  const body = owned[route] ?? null
  for (const session of [stranger, null, 'x'.repeat(43)])
    expect(await statusOf(route, session, body), `${session}`).toBe(404)
  // The cart belongs to its cookie, which the owner has not sent here.
  if (route.includes('/cart/')) return
  const answer = await ask(route, owner.session, body)
  expect([401, 403, 500]).not.toContain(answer.status)
  expect(await answer.text()).not.toMatch(/"(?:orders|checkout)\.order_unknown"|quote_unknown/)
})

test.each(Object.keys(ofAccounts))('%s requires signing in, and returns the account’s own data', async (route) => {
  const body = ofAccounts[route] ?? null
  for (const session of [null, 'x'.repeat(43), 'forged', `${owner.session}x`])
    expect(await statusOf(route, session, body), `${session}`).toBe(401)
  const answer = await ask(route, stranger, body)
  expect(answer.status).not.toBe(401)
  expectNothingOfOwner(await answer.text())
})

test.each(Object.keys(ofAnybody))('%s reveals nothing of the owner to another visitor', async (route) => {
  for (const session of [stranger, null]) {
    const answer = await ask(route, session, ofAnybody[route] ?? null)
    expect(answer.status).toBeLessThan(500)
    expectNothingOfOwner(await answer.text())
  }
})

test.each(Object.entries(bySecret))('%s is accessible with its secret only', async (route, { path, body, status }) => {
  for (const session of [owner.session, null]) {
    const answer = await ask(`${route.split(' ')[0]} ${path}`, session, body ?? null)
    expect(answer.status).toBe(status)
  }
})

test.each(routes.filter(isStaffs))('%s is for staff: no account has access', async (route) => {
  for (const session of [owner.session, stranger, null])
    expect(await statusOf(route, session, route.startsWith('GET') ? null : {})).toBe(401)
})

test('the owner’s own lists contain the owner’s data', async () => {
  const answers = await Promise.all(
    ['GET /api/invoices', 'GET /api/quotes', 'GET /api/account/export'].map((route) => ask(route, owner.session, null)),
  )
  const [invoices, quotes, everything] = await Promise.all(answers.map((answer) => answer.text()))
  expect(invoices).toContain(owner.reference)
  expect(quotes).toContain(owner.quote)
  expect(everything).toContain(owner.reference)
})

function expectNothingOfOwner(text: string): void {
  for (const own of [owner.reference, owner.quote, owner.email, guest.firstName]) expect(text).not.toContain(own)
}

async function statusOf(route: string, session: string | null, body: object | null): Promise<number> {
  return (await ask(route, session, body)).status
}

async function ask(route: string, session: string | null, body: object | null): Promise<Response> {
  const [method = '', template = ''] = route.split(' ')
  const path = filled(template) + (template.endsWith('/outcome') ? `?reference=${owner.reference}` : '')
  // Each with its own address: rate limits are not under test.
  const incoming = { socket: { remoteAddress: `198.51.100.${(requestCount += 1)}` } }
  const wish = {
    method,
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(session === null ? {} : { cookie: `rihla_session=${session}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body: filled(JSON.stringify(body)) }),
  }
  return apiOf(fixtures.context).request(path, wish, { incoming })
}

const filled = (text: string) =>
  text
    .replaceAll('{reference}', owner.reference)
    .replaceAll('{quote}', owner.quote)
    .replaceAll(/\{bookingId\}|\{item\}/g, String(owner.bookingId))
    .replaceAll('{id}', String(owner.itemId))
    .replaceAll('{productId}', String(owner.productId))
    .replaceAll('{changeId}', '1')
