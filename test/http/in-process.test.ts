import { beforeAll, describe, expect, test } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { identifyVisitor } from '#server/app/sites/identify-visitor.ts'
import { apiOf } from '#test/support/api-of.ts'
import { addItem } from '#server/cart/add-item.ts'
import { choosePromo } from '#server/cart/promotions/choose-promo.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Db } from '#server/kernel/database.ts'
import { readInProcess, type Read, type ReadInput } from '#server/kernel/in-process.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { saveProduct } from '#server/wishlist/save-product.ts'
import { shareWishlist } from '#server/wishlist/share-wishlist.ts'
import { newAccount } from '#test/support/account.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { quotableProduct, sampleQuoteAnswer, sampleQuoteRequest } from '#test/support/quotes.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

/** GETs that pages do not read while rendering; browsers, scanners and staff call them. */
const notRead = [
  '/api/redirect',
  '/api/landmarks',
  '/api/search/nearest-city',
  '/api/search/suggestions',
  '/api/account/export',
  '/api/account/passkey-options',
  '/api/account/passkeys',
  '/api/tickets/:code',
  '/api/history',
  '/api/invoices/plans',
  '/api/invoices/:reference/bookings/:bookingId/rebooking',
]

let api: ReturnType<typeof apiOf>
let session = ''
const known = { reference: '', quote: '', shareToken: '', productId: '', bookingId: '' }

beforeAll(async () => {
  const { context } = fixtures
  const { db } = context
  api = apiOf(context)
  const email = 'reader@example.com'
  const visitor = await createVisitor(db)
  session = (await newAccount(context, { visitor, email, password: 'a parrot on the veranda' })).token
  const userId = await findSessionUser(context, session)
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 1, userId)
  known.reference = (await placeOrder(context, { ...(await checkoutOf(context, buyer)), email })).reference
  await pay(context, known.reference)
  const request = await sampleQuoteRequest(db)
  known.quote = (await requestQuote(context, { ...request, visitor: { ...request.visitor, userId }, email })).reference
  await answerQuote(context, sampleQuoteAnswer(known.quote))
  const reader = { ...visitor, userId }
  await saveProduct(context, { visitor: reader, productId: await quotableProduct(db) })
  known.shareToken = (await shareWishlist(context, { visitor: reader })).shareToken ?? ''
  const again = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const adults = { [String(again.units['adult'])]: 2 }
  const item = { optionId: again.optionId, departureId: again.id, duration: 1, units: adults, extras: {} }
  await addItem(context, { visitor: reader, ...item, pickupPointId: null })
  await choosePromo(context, { visitor: reader, locale: 'en', code: 'NO-SUCH-CODE' }).catch(() => {})
  const { body } = await over(readInProcess(context, api), '/api/products/:city/:slug', {
    param: { city: 'manama', slug: 'bahrain-fort-at-sunset' },
    query: { locale: 'en' },
  })
  known.productId = String((body as { id: number }).id)
  const invoice = await over(readInProcess(context, api), '/api/invoices/:reference', {
    param: { reference: known.reference },
    query: { locale: 'en' },
  })
  known.bookingId = String((invoice.body as { bookings: { id: number }[] }).bookings[0]?.id)
})

function over(read: ReturnType<typeof readInProcess>, path: string, input: ReadInput): ReturnType<Read> {
  const visitor = () =>
    identifyVisitor(fixtures.context, {
      host,
      sessionToken: session,
      cartToken: null,
      wishlistToken: null,
      orderAccessCookie: null,
      quoteAccessCookie: null,
      currency: null,
      address: '',
    })
  return read({ visitor, host, locale: 'en' })(path, input)
}

async function overHttp(path: string, { param = {}, query = {} }: ReadInput) {
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => param[name] ?? '')
  const named = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(named as [string, string][])
  // A new API, so that the in-process read has cached nothing.
  const answer = await apiOf(fixtures.context).request(`http://${host}${pathname}?${search}`, {
    headers: { host, cookie: `rihla_session=${session}`, 'accept-language': 'en' },
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const inArabic: ReadInput = { query: { locale: 'ar' } }
const inEnglish: ReadInput = { query: { locale: 'en' } }
const fort = { city: 'manama', slug: 'bahrain-fort-at-sunset' }
const unknown = 'RH-UNKNOWN'

/** Reads of pages, including refused ones. A function, because the parameters are known only when the tests run. */
const reads = (): [path: string, input: ReadInput][] => [
  ['/api/site', inArabic],
  ['/api/site', inEnglish],
  ['/api/home', inEnglish],
  ['/api/products', { query: { locale: 'en', city: 'manama', sort: 'price', page: '1' } }],
  ['/api/products', { query: { locale: 'en', city: undefined } }],
  ['/api/products', { query: { locale: 'xx' } }],
  ['/api/products/map', inEnglish],
  ['/api/products/comparison', { query: { locale: 'en', ids: known.productId } }],
  ['/api/products/:city/:slug', { param: fort, ...inEnglish }],
  ['/api/products/:city/:slug', { param: { ...fort, slug: encodeURIComponent('قلعة') }, ...inArabic }],
  ['/api/experiences/:slug', { param: { slug: fort.slug }, ...inEnglish }],
  ['/api/products/:city/:slug/reviews', { param: fort, query: { locale: 'en', stars: '5' } }],
  ['/api/products/:city/:slug/reviews', { param: { ...fort, city: 'nowhere' }, ...inEnglish }],
  ['/api/experiences/:slug/reviews', { param: { slug: fort.slug }, ...inEnglish }],
  ['/api/search', { query: { locale: 'en', text: 'fort' } }],
  ['/api/search/map', { query: { locale: 'en', text: 'fort' } }],
  ['/api/availability/:productId/calendar', { param: { productId: known.productId }, query: { locale: 'en', month: '2030-01' } }],
  ['/api/availability/:productId/departures', { param: { productId: known.productId }, query: { locale: 'en', date: '2030-01-01' } }],
  ['/api/cart', inEnglish],
  ['/api/cart/promo', inEnglish],
  ['/api/wishlist', {}],
  ['/api/wishlist/items', inEnglish],
  ['/api/wishlist/shared/:token', { param: { token: known.shareToken }, ...inEnglish }],
  ['/api/checkout', inEnglish],
  ['/api/checkout/outcome', { query: { locale: 'en', reference: known.reference } }],
  ['/api/checkout/:reference/same-day', { param: { reference: known.reference }, ...inEnglish }],
  ['/api/checkout/:reference/items/:item/dates', { param: { reference: known.reference, item: '1' }, ...inEnglish }],
  ['/api/invoices', inEnglish],
  ['/api/invoices/on-this-device', inEnglish],
  ['/api/invoices/:reference', { param: { reference: known.reference }, ...inEnglish }],
  ['/api/invoices/:reference', { param: { reference: unknown }, ...inEnglish }],
  ['/api/invoices/:reference/bookings/:bookingId/cancellation', { param: { reference: known.reference, bookingId: known.bookingId }, ...inEnglish }],
  ['/api/invoices/:reference/date-changes/:changeId', { param: { reference: known.reference, changeId: '1' }, ...inEnglish }],
  ['/api/invoices/:reference/bookings/:bookingId/review', { param: { reference: known.reference, bookingId: known.bookingId }, ...inEnglish }],
  ['/api/quote-form', { query: { locale: 'en', product: known.productId } }],
  ['/api/quotes', inEnglish],
  ['/api/quotes/:reference', { param: { reference: known.quote }, ...inEnglish }],
  ['/api/posts', inEnglish],
  ['/api/posts/:slug', { param: { slug: 'no-such-post' }, ...inEnglish }],
  ['/api/faqs', inArabic],
  ['/api/pages/:code', { param: { code: 'about' }, ...inEnglish }],
  ['/api/account/link', { query: { token: 'x' } }],
  ['/api/account/profile', inEnglish],
] // prettier-ignore

/** Request ids and the times of reading differ. */
const comparable = (body: unknown) => {
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, ['requestId', 'now'].includes(name) ? '' : (value as unknown)]),
  )
}

describe('a read in-process', () => {
  test('returns exactly what the same GET returns over HTTP, errors included', async () => {
    const read = readInProcess(fixtures.context, api)
    for (const [path, input] of reads()) {
      const inProcess = await over(read, path, input)
      const http = await overHttp(path, input)
      expect(inProcess.status, path).toBe(http.status)
      expect(inProcess.status, path).toBeLessThan(500)
      expect(comparable(inProcess.body), path).toStrictEqual(comparable(http.body))
    }
  })

  test('is compared with HTTP for every GET of the API that a page could call', () => {
    const compared = reads().map(([path]) => path)
    const json = api.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' &&
      definition.route.method === 'get' &&
      !/^\/(?:staff|console)\//.test(definition.route.path) &&
      Object.values(definition.route.responses).some((one) => 'content' in one && one.content?.['application/json'])
        ? [`/api${definition.route.path}`.replaceAll(/\{(\w+)\}/g, ':$1')]
        : [],
    )
    expect(json.filter((path) => !compared.includes(path) && !notRead.includes(path))).toEqual([])
  })

  test('cannot reach routes with a middleware of their own, such as the staff API', async () => {
    const { status } = await over(readInProcess(fixtures.context, api), '/api/staff/reviews', inEnglish)
    expect(status).toBe(500)
  })

  test('does not return the cached response of another path for a slug of dots', async () => {
    const read = readInProcess(fixtures.context, api)
    const dots = await over(read, '/api/products/:city/:slug', { param: { city: '..', slug: 'home' }, ...inEnglish })
    expect(dots.status).toBeGreaterThanOrEqual(400)
    expect((await over(read, '/api/home', inEnglish)).status).toBe(200)
  })
})

describe('a page rendered for a session', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await builtPages()
  })

  async function statementsOf(paths: string[]): Promise<string[]> {
    const { db } = fixtures.context
    const names: string[] = []
    const rows: Db['rows'] = (statement) => {
      names.push(statement.name)
      return db.rows(statement)
    }
    const app = await buildFrontApp({ ...fixtures.context, db: { ...db, rows } }, pages)
    for (const path of paths) {
      const headers = { host, cookie: `rihla_session=${session}` }
      expect((await app.request(`http://${host}${path}`, { headers })).status).toBe(200)
    }
    return names
  }

  test('reads the session once', async () => {
    const names = await statementsOf(['/en/things-to-do-in-manama/bahrain-fort-at-sunset'])
    expect(names.filter((name) => name === 'accounts.session_user')).toHaveLength(1)
  })

  test('reads the cities and categories of its header from the cache', async () => {
    const names = await statementsOf(['/en/about', '/en/faq', '/en/blog'])
    expect(names.filter((name) => name === 'catalogue.cities')).toHaveLength(1)
  })
})
