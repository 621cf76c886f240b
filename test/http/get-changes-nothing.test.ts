import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { offerAccount } from '#server/app/accounts/offer-account.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { openLog } from '#server/kernel/logs.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { saveProduct } from '#server/wishlist/save-product.ts'
import { shareWishlist } from '#server/wishlist/share-wishlist.ts'
import { newAccount } from '#test/support/account.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { checkoutOf, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { checksums } from '#test/support/checksum.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { firstIfShort, isShort } from '#test/support/in-full.ts'
import { quotableProduct, sampleQuoteAnswer, sampleQuoteRequest } from '#test/support/quotes.ts'
import { staffed, tokens } from '#test/support/staff.ts'
import { staffPerson } from '#test/support/console.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'
const PASSWORD = 'a parrot on the veranda'

const ends: (() => void)[] = []
afterAll(() => ends.forEach((end) => end()))

const log: string[] = []
let app: Awaited<ReturnType<typeof buildFrontApp>>
let starts: string[]
let unpaid = { reference: '', session: '' }
let quote = ''
let categories = new Set<string>()
let stranger = ''
const cookies = {
  'an account': '',
  'a visitor without cookies': '',
  'a visitor with forged cookies': forged('x'.repeat(43)),
}

function forged(token: string): string {
  return ['session', 'cart', 'wishlist'].map((name) => `rihla_${name}=${token}`).join('; ') + '; rihla_order=RH-1:x'
}

beforeAll(async () => {
  const { db } = fixtures.context
  const sink = { write: (line: string) => void log.push(line) }
  const context = staffed({ ...fixtures.context, log: openLog('trace', sink) })
  app = await buildFrontApp(context, await builtPages(), (forget) => ends.push(forget))

  // A buyer with one of everything.
  const email = 'everything@example.com'
  const visitor = await createVisitor(db)
  const session = (await newAccount(context, { visitor, email, password: PASSWORD })).token
  const userId = await findSessionUser(context, session)
  stranger = `rihla_session=${(await newAccount(context, { visitor, email: 'stranger@example.com', password: PASSWORD })).token}`
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const order = async (change: { method?: 'pay_later'; email?: string }) => {
    const buyer = await visitorWith(context, departure, 1, change.email === undefined ? userId : null)
    return (await placeOrder(context, { ...(await checkoutOf(context, buyer)), email, ...change })).reference
  }
  const paid = await order({})
  await pay(context, paid)
  const reserved = await order({ method: 'pay_later' })
  unpaid.reference = await order({})
  unpaid = { ...unpaid, session: (await orderOf(db, unpaid.reference)).session }
  const guests = await order({ email: 'guest@example.com' })
  await offerAccount(context, {
    visitor,
    locale: 'en',
    reference: guests,
    key: orderAccessToken(context.configuration, guests),
  })
  await requestReset(context, { visitor, locale: 'ar', email })
  const person = { visitor, locale: 'ar' as const, firstName: 'ل', lastName: 'ح', email: 'late@example.com' }
  await signUp(context, { ...person, password: PASSWORD, confirmPassword: PASSWORD })
  const request = await sampleQuoteRequest(db)
  quote = (await requestQuote(context, { ...request, visitor: { ...request.visitor, userId }, email })).reference
  await answerQuote(context, sampleQuoteAnswer(quote))
  await saveProduct(context, { visitor: { ...visitor, userId }, productId: await quotableProduct(db) })
  const { shareToken } = await shareWishlist(context, { visitor: { ...visitor, userId } })
  const units = { [String(departure.units['adult'])]: 1 }
  const item = { optionId: departure.optionId, departureId: departure.id, duration: 1, units, extras: {}, pickupPointId: null } // prettier-ignore
  const { cartToken } = await addItem(context, { visitor: { ...visitor, userId }, ...item })
  await sendOutbox(context, mailboxMailer(db))
  await followOrderEvents(context)

  const pass = encodeURIComponent(`${paid}:${orderAccessToken(context.configuration, paid)}`)
  const { token: staff } = await staffPerson(context, 'owner')
  cookies['an account'] = `rihla_session=${session}; rihla_cart=${cartToken}; rihla_order=${pass}; rihla_staff=${staff}`

  const [booking] = await db.rows<{ id: number; productId: number; code: string }>({
    name: 'test.booking_with_code',
    text: `select i.id, i.product_id as "productId", i.ticket_code as code from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
    values: [paid],
  })
  const mails = await db.rows<{ id: number; html: string }>({
    name: 'test.mail_pages',
    // The latest mails have the tickets attached.
    text: 'select id, html from mailbox_message order by jsonb_array_length(attachments), id',
  })
  const linked = mails.flatMap(({ html }) => [...html.matchAll(/href="(http:\/\/localhost:3000[^"]*)"/g)]).map(([, link = '']) => pathOf(link)) // prettier-ignore
  expect(linked.filter((path) => /token=|key=/.test(path)).length).toBeGreaterThan(6)
  const today = Temporal.Now.plainDateISO('UTC')
  const filling: Record<string, string> = {
    '{reference}': paid,
    '{bookingId}': String(booking?.id),
    '{item}': String(booking?.id),
    '{changeId}': '1',
    '{productId}': String(booking?.productId),
    '{code}': booking?.code ?? '',
    '{token}': shareToken,
    '{city}': 'manama',
    '{slug}': 'bahrain-fort-at-sunset',
  }
  const queries: Record<string, string> = {
    '/api/redirect': '&path=/discover',
    '/api/search': '&q=fort',
    '/api/search/map': '&q=fort',
    '/api/search/suggestions': '&q=fort',
    '/api/availability/{productId}/calendar': `&from=${today.toString()}&to=${today.add({ days: 30 }).toString()}`,
    '/api/availability/{productId}/departures': `&date=${today.add({ days: 10 }).toString()}`,
    '/api/quote-form': `&product=${await quotableProduct(db)}`,
    '/api/staff/orders': '&queue=pay_later',
    '/api/checkout/outcome': `&reference=${unpaid.reference}`,
  }
  const fill = (path: string) => path.replaceAll(/\{\w+\}/g, (name) => filling[name] ?? name)
  const special: Record<string, string> = {
    '/api/quotes/{reference}': `/api/quotes/${quote}`,
    '/api/console/quotes/{reference}': `/api/console/quotes/${quote}`,
    '/api/posts/{slug}': '/api/posts/{post}',
    '/api/pages/{code}': '/api/pages/about',
  }
  const slugs = await db.rows<{ slug: string }>({
    name: 'test.category_slugs',
    text: 'select unnest(array[slug_ar, slug_en]) as slug from category',
  })
  categories = new Set(slugs.map(({ slug }) => slug))
  const [post] = await db.rows<{ slug: string }>({
    name: 'test.post',
    text: 'select slug_en as slug from post limit 1',
  })
  const api = apiPaths().map((path) => `${fill(special[path] ?? path).replace('{post}', post?.slug ?? '')}?locale=en${queries[path] ?? ''}`) // prettier-ignore
  const own = '/ /en /en/no/such/page /console /console/check-in-worker.js /robots.txt /sitemap.xml /feeds/google-things-to-do /feeds/google-things-to-do/0.json.gz /sw.js /health /ready /offline /en/offline /latest-build.json /blog/rss.xml /en/blog/rss.xml /icons/180.png /og/en/home.jpg /mailbox /profile /wishlist /invoices /cart /checkout /checkout/cancelled /checkout/error /checkout/on_hold /checkout/unpaid /sign-in /sign-up /auth/reset-password /en/search /search/قلعة /en/search/fort /experiences /experiences/bahrain-fort-at-sunset /en?currency=USD /?language=en' // prettier-ignore
  const orders = [paid, reserved, unpaid.reference]
  const mailbox = mails.flatMap(({ id }) => ['', '/html', '/attachments/0'].map((part) => `/mailbox/${id}${part}`))
  const wanted = [
    ...own.split(' '),
    `/sandbox/pay/${unpaid.session}`,
    `/en/wishlist/${shareToken}`,
    `/en/quotes/${quote}`,
    ...orders.flatMap((one) => [`/en/invoices/${one}`, `/checkout/success?reference=${one}`]),
    // Texts with a special meaning in the query language of the search.
    ...['%', '_', ':*', "'", '\\'].map((text) => `/api/search?locale=en&q=${encodeURIComponent(text)}`),
    ...api,
    ...mailbox.slice(-6),
    ...linked,
  ]
  starts = [...new Set(wanted)]
})

const apiPaths = () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []))
}

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
  return pathname + search
}

/** The kind of an address: language, first segment without the city or category, depth, and names of query parameters. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, `http://${host}`)
  const [first = '', ...rest] = pathname.replace(/^\/en(?=\/|$)/, '').split('/').slice(1) // prettier-ignore
  const depth = first === 'api' ? rest.join('/') : String(rest.length)
  return [
    pathname.startsWith('/en') ? 'en' : 'ar',
    categories.has(decodeURIComponent(first)) ? '{category}' : first.replace(/-in-.*/, '-in-…'),
    depth,
    // Each of a listing's filters links to all others: their combinations are one kind.
    ...(searchParams.size > 1 ? ['several'] : searchParams.keys()),
  ].join(' ')
}

/** Requests everything that is linked from `starts`, a few addresses of each kind. Returns the statuses by address. */
async function crawl(cookie: string): Promise<Map<string, number>> {
  const mostOfAKind = cookie === '' && !isShort ? 2 : 1
  const met = new Map<string, number>()
  const statuses = new Map<string, number>()
  const seen = new Set(starts)
  for (const path of seen) {
    const authorization = path.startsWith('/api/staff/') && cookie !== '' ? `Bearer ${tokens.layla}` : ''
    const answer = await app.request(`http://${host}${path}`, { headers: { host, cookie, authorization } })
    statuses.set(path, answer.status)
    const isRead = /html|xml/.test(answer.headers.get('content-type') ?? '')
    const text = isRead ? await answer.text() : ''
    if (!isRead) await answer.body?.cancel()
    const links = [...text.matchAll(/(?:href|src|action)="([^"]*)"|<loc>([^<]*)</g)].map(([, one, other]) => one ?? other ?? '') // prettier-ignore
    for (const link of [...links, answer.headers.get('location') ?? path]) {
      const url = URL.parse(link.replaceAll('&amp;', '&'), `http://${host}${path}`)
      if (url?.host !== host || url.pathname.startsWith('/assets/') || seen.has(url.pathname + url.search)) continue
      const kind = kindOf(url.pathname + url.search)
      const count = met.get(kind) ?? 0
      met.set(kind, count + 1)
      if (count < mostOfAKind) seen.add(url.pathname + url.search)
    }
  }
  return statuses
}

describe.each(firstIfShort(Object.keys(cookies) as (keyof typeof cookies)[]))('GET requests as %s', (who) => {
  let before: Record<string, string>
  let statuses: Map<string, number>
  beforeAll(async () => {
    before = await checksums(fixtures.context.db)
    log.length = 0
    statuses = await crawl(cookies[who])
  })
  test('cover every GET of the API and every page', () => {
    // Other dates are offered for items that could not be booked, wallet passes with their settings; here are none.
    const isShut = (path: string, status: number) =>
      who === 'an account' && [401, 403, 404].includes(status) && !/\/(?:dates|pass\.pkpass|google-wallet)$/.test(path)
    const requested = [...statuses].flatMap(([path, status]) =>
      isShut(path.replace(/\?.*/, ''), status) ? [] : [path.replace(/\?.*/, '')],
    )
    const doors = apiPaths().map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
    const missing = [...doors, ...pagePatterns(), ...frontPatterns()].filter(
      (pattern) => !requested.some((path) => new RegExp(`^${pattern}$`).test(path)),
    )
    expect(missing).toEqual([])
    expect(statuses.size).toBeGreaterThan(150)
  })

  test('change nothing in the database but rate limits', async () => {
    const after = await checksums(fixtures.context.db)
    expect(Object.keys(after).length).toBeGreaterThan(50)
    // Searches without result are counted too, and a session of the console notes its use.
    const counts = { rate_limit: '', search_miss: '', staff: '', staff_session: '' }
    expect({ ...after, ...counts }).toEqual({ ...before, ...counts })
    const counted = await fixtures.context.db.rows<{ what: string }>({
      name: 'test.counted',
      text: `select distinct split_part(key, ' ', 1) as what from rate_limit where key !~ '^(write|sign-in|checkout|sign-up|reset|link|quote|message)' order by 1`,
    })
    expect(['console', 'export', 'staff', 'suggestions', 'ticket']).toEqual(
      expect.arrayContaining(counted.map(({ what }) => what)),
    )
  })

  test('return no 5xx and log no errors', () => {
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
    expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
  })
})

/** Patterns of the pages, from the route files, with an optional language prefix. */
function pagePatterns(): string[] {
  const folder = 'src/web/routes/{-$locale}'
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'route.tsx')
    .map((entry) =>
      `${entry.parentPath.slice(folder.length)}/${entry.name}`.replace(/\.tsx$/, '').replace(/\/index$/, ''),
    )
    .map((path) => `(?:/en)?${path.replaceAll(/\{?\$\w+\}?/g, '[^/]+')}/?`)
}

/** Patterns of the server's own routes, without catch-all routes. */
function frontPatterns(): string[] {
  const paths = app.routes.filter(({ method, path }) => method === 'GET' && !/^\/\*?$|\*$/.test(path))
  return [...new Set(paths.map(({ path }) => path.replaceAll(/:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, '[^/]+')))]
}

describe('a state change that happened elsewhere is stored when the owner requests', () => {
  async function expectWrittenFor(path: string, state: () => Promise<string>, states: [string, string]) {
    const ask = async (cookie: string) => (await app.request(`http://${host}${path}`, { headers: { host, cookie } })).status // prettier-ignore
    const before = await checksums(fixtures.context.db)
    for (const cookie of [cookies['a visitor without cookies'], cookies['a visitor with forged cookies'], stranger])
      expect(await ask(cookie)).toBe(404)
    expect(await checksums(fixtures.context.db)).toEqual(before)
    expect(await state()).toBe(states[0])
    expect(await ask(cookies['an account'])).toBe(200)
    expect(await state()).toBe(states[1])
  }

  test('the outcome page of a payment that the provider has taken', async () => {
    const { db } = fixtures.context
    await decideSandboxPayment(db, { reference: unpaid.session, decision: 'no_webhook' })
    const state = async () => (await orderOf(db, unpaid.reference)).status
    const path = `/api/checkout/outcome?reference=${unpaid.reference}`
    await expectWrittenFor(path, state, ['awaiting_payment', 'confirmed'])
  })

  test('a quote whose validity has ended', async () => {
    const { db } = fixtures.context
    await db.rows({
      name: 'test.end_quote',
      text: `update quote set valid_until = rihla_now() - interval '1 second'
        where quote_request_id = (select id from quote_request where reference = $1)`,
      values: [quote],
    })
    const state = async () => {
      const text = 'select status from quote_request where reference = $1'
      return (await db.rows<{ status: string }>({ name: 'test.quote_status', text, values: [quote] }))[0]?.status ?? ''
    }
    await expectWrittenFor(`/api/quotes/${quote}`, state, ['answered', 'expired'])
  })
})
