import { beforeAll, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { otherPrefixes } from '#domain/locale.ts'
import { servePages } from '#http/serve-pages.ts'
import { apiOf } from '#test/support/api-of.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Env } from '#server/kernel/http.ts'
import { readInProcess } from '#server/kernel/in-process.ts'
import { saveRedirect } from '#server/sites/save-redirect.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const marketplace = 'rihla.test'
const supplier = 'supplier.test'
const other = 'other.test'

let pages: Hono<Env>
let api: ReturnType<typeof apiOf>
beforeAll(async () => {
  const { context } = fixtures
  for (const [code, host] of [
    ['supplier', supplier],
    ['other', other],
  ])
    await oneRow(context.db, {
      name: 'test.site_of_supplier',
      text: `insert into site (code, host, is_default, name, tagline, layout_type, discover_type, default_currency, currencies, supplier_id, contact, social, theme, tax)
        select $1, $2, false, name, tagline, 'supplier', 'experiences', default_currency, currencies,
          (select p.supplier_id from product p where p.slug_en = 'bahrain-fort-at-sunset'), contact, social, theme, tax
        from site where is_default returning id`,
      values: [code, host],
    })
  const save = (siteCode: string | null, from: string, to: string, status: 301 | 302 | 308 = 301) =>
    saveRedirect(context, { siteCode, from, to, status })
  await save(null, '/summer', '/things-to-do?sort=price')
  await save(null, '/عروض-قديمة', '/عروض')
  await save(null, '/partner', 'https://partner.example/landing?ref=rihla', 302)
  await save(null, '/to-discover', '/discover', 308)
  await save('supplier', '/summer', '/en/experiences')
  await save(null, '/muscat/moved', '/blog')
  await save(null, '/only-arabic-moved', '/faq')
  await save(null, '/en/only-arabic-moved', '/en/about')
  api = apiOf(context)
  pages = servePages(context, { fetch: () => new Response('the page') }, readInProcess(context, api))
})

interface PageRequest {
  path: string
  host?: string
  headers?: Record<string, string>
}

/**
 * Requests a path as a first load and as an in-app navigation. The redirects must be equal except for the query, which
 * the browser keeps itself.
 */
async function askBoth({ path, host = marketplace, headers = {} }: PageRequest) {
  const [first, inApp] = await Promise.all([
    pages.request(`http://${host}${path}`, { headers: { host, ...headers } }),
    api.request(`http://${host}/api/redirect?path=${encodeURIComponent(path.replace(/\?.*$/, ''))}`, {
      headers: { host, ...headers },
    }),
  ])
  const { redirect } = (await inApp.json()) as { redirect: { to: string; status: number; isExternal: boolean } | null }
  return { first: { status: first.status, to: first.headers.get('location') }, redirect }
}

async function expectRedirect(page: PageRequest, to: string, status: number) {
  const { first, redirect } = await askBoth(page)
  expect(first).toEqual({ status, to })
  expect(redirect).toEqual({ to, status, isExternal: to.startsWith('http') })
}

async function expectPage(page: PageRequest) {
  const { first, redirect } = await askBoth(page)
  expect(first).toEqual({ status: 200, to: null })
  expect(redirect).toBeNull()
}

const fortAr = encodeURI('/things-to-do-in-المنامة/قلعة-البحرين-عند-الغروب')
const fortEn = '/en/things-to-do-in-manama/bahrain-fort-at-sunset'

describe('on the marketplace', () => {
  test.each([
    ['/discover', '/things-to-do', 301],
    ['/discover/anything/below', '/things-to-do', 301],
    ['/en/discover-more', '/en/things-to-do', 301],
    ['/experiences', '/things-to-do', 302],
    ['/en/experiences', '/en/things-to-do', 302],
    ['/experiences/bahrain-fort-at-sunset', fortAr, 302],
    ['/en/experiences/bahrain-fort-at-sunset', fortEn, 302],
    [encodeURI('/en/experiences/قلعة-البحرين-عند-الغروب'), fortEn, 302],
    ['/muscat/wadi-walk', '/things-to-do-in-muscat/wadi-walk', 301],
    ['/en/muscat/wadi-walk', '/en/things-to-do-in-muscat/wadi-walk', 301],
    [encodeURI('/مسقط/وادي'), encodeURI('/things-to-do-in-مسقط/وادي'), 301],
    ['/summer', '/things-to-do?sort=price', 301],
    [encodeURI('/عروض-قديمة'), encodeURI('/عروض'), 301],
    ['/partner', 'https://partner.example/landing?ref=rihla', 302],
    ['/muscat/moved', '/blog', 301],
    ['/en/summer', '/en/things-to-do?sort=price', 301],
    ['/en/partner', 'https://partner.example/landing?ref=rihla', 302],
    ['/en/to-discover', '/en/things-to-do', 308],
    ['/en/only-arabic-moved', '/en/about', 301],
  ])('%s → %s, %d', async (path, to, status) => {
    await expectRedirect({ path }, to, status)
  })

  test.each([
    '/',
    '/en',
    '/things-to-do',
    '/en/things-to-do',
    '/things-to-do-in-manama',
    '/things-to-do-in-manama/anything',

    '/cart',
    '/en/checkout/success',
    '/blog/post',
    '/experiences/nothing-of-ours',
    '/a/b/c',
    '/architecture-heritage',
  ])('%s is not redirected', async (path) => {
    await expectPage({ path })
  })

  test.each([
    ['/to-discover', '/things-to-do', 308],
    ['/fr/discover', '/things-to-do', 302],
    ['/fr/summer', '/things-to-do?sort=price', 302],
    ['/ar/experiences/bahrain-fort-at-sunset', fortAr, 302],
    ['/AR/Discover/', '/things-to-do', 301],
  ])('%s matches several rules and is redirected once, to %s', async (path, to, status) => {
    await expectRedirect({ path }, to, status)
  })
})

describe('on a supplier’s site', () => {
  const host = supplier
  test.each([
    ['/discover', '/experiences', 301],
    ['/en/discoveries', '/en/experiences', 301],
    ['/things-to-do', '/experiences', 302],
    ['/en/things-to-do', '/en/experiences', 302],
    ['/things-to-do-in-manama/bahrain-fort-at-sunset', '/experiences/bahrain-fort-at-sunset', 302],
    ['/en/manama/bahrain-fort-at-sunset', '/en/experiences/bahrain-fort-at-sunset', 301],
    ['/summer', '/en/experiences', 301],
    ['/en/summer', '/en/experiences', 301],
    ['/partner', 'https://partner.example/landing?ref=rihla', 302],
  ])('%s → %s, %d', async (path, to, status) => {
    await expectRedirect({ path, host }, to, status)
  })

  test.each([
    '/experiences',
    '/en/experiences',
    '/experiences/bahrain-fort-at-sunset',
    '/things-to-do-in-manama',
    '/cart',
  ])('%s is not redirected', async (path) => {
    await expectPage({ path, host })
  })

  test('another supplier’s site does not use its redirects', async () => {
    await expectRedirect({ path: '/summer', host: other }, '/experiences?sort=price', 302)
  })
})

describe('languages', () => {
  test.each(otherPrefixes)('/%s redirects temporarily to the same path in the visitor’s language', async (prefix) => {
    await expectRedirect({ path: `/${prefix}/faq` }, '/faq', 302)
    await expectRedirect({ path: `/${prefix}/faq`, headers: { 'accept-language': 'en' } }, '/en/faq', 302)
    await expectRedirect({ path: `/${prefix}/cart`, headers: { cookie: 'rihla_locale=en' } }, '/en/cart', 302)
    await expectRedirect({ path: `/${prefix}` }, '/', 302)
  })

  test.each([
    ['/ar', '/'],
    ['/ar/faq', '/faq'],
    ['/ar/cart/', '/cart'],
  ])('%s → %s, permanently', async (path, to) => {
    await expectRedirect({ path, headers: { 'accept-language': 'en' } }, to, 301)
  })

  test.each([
    { headers: {}, to: null },
    { headers: { 'accept-language': 'ar-EG,en;q=0.5' }, to: null },
    { headers: { 'accept-language': 'en-GB,ar;q=0.5' }, to: '/en?x=1' },
    { headers: { 'accept-language': 'de' }, to: '/en?x=1' },
    { headers: { 'accept-language': ';;q=;,' }, to: '/en?x=1' },
    { headers: { 'accept-language': 'en', cookie: 'rihla_locale=ar' }, to: null },
    { headers: { 'accept-language': 'ar', cookie: 'rihla_locale=en' }, to: '/en?x=1' },
    { headers: { 'accept-language': 'ar', cookie: 'rihla_locale=xx' }, to: null },
    // Links on Arabic pages lead to the Arabic start page.
    { headers: { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }, to: null },
    { headers: { cookie: 'rihla_locale=en', 'sec-fetch-site': 'same-origin' }, to: null },
    { headers: { 'accept-language': 'en', 'sec-fetch-site': 'cross-site' }, to: '/en?x=1' },
    { headers: { 'accept-language': 'en', 'sec-fetch-site': 'none' }, to: '/en?x=1' },
  ])('/ with $headers → $to', async ({ headers, to }) => {
    const answer = await pages.request(`http://${marketplace}/?x=1`, { headers: { host: marketplace, ...headers } })
    expect(answer.headers.get('location')).toBe(to)
    expect(answer.status).toBe(to === null ? 200 : 302)
  })

  test('keeps the language of any other address, whatever the visitor’s language', async () => {
    await expectPage({ path: '/faq', headers: { 'accept-language': 'en', cookie: 'rihla_locale=en' } })
  })

  test.each([
    ['/en/faq?topic=pay&language=en', '/en/faq?topic=pay', 'rihla_locale=en; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['/faq?language=ar', '/faq', 'rihla_locale=ar; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['//evil.test/?language=en', '/evil.test', 'rihla_locale=en; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['/faq?currency=AED&page=2', '/faq?page=2', 'rihla_currency=AED; Max-Age=31536000; Path=/; SameSite=Lax'],
  ])('%s stores the choice and redirects to %s', async (path, to, cookie) => {
    const answer = await pages.request(`http://${marketplace}${path}`, { headers: { host: marketplace } })
    expect({
      status: answer.status,
      to: answer.headers.get('location'),
      cookie: answer.headers.get('set-cookie'),
    }).toEqual({ status: 302, to, cookie })
  })
})

describe('normalisation', () => {
  test.each([
    ['/cart/', '/cart'],
    ['/EN/Cart', '/en/cart'],
    ['/Things-To-Do/', '/things-to-do'],
    ['/en/search/', '/en/search'],
    [`${fortEn}/`, fortEn],
    [`${fortAr}///`, fortAr],
    ['/ar//evil.test', '/evil.test'],
    ['/ar/%2Fevil.test', '/%20evil.test'],
    ['//evil.test', '/evil.test'],
    ['/%5C%5Cevil.test/', '/%5C%5Cevil.test'],
  ])('redirects %s to %s', async (path, to) => {
    await expectRedirect({ path }, to, 301)
  })

  test.each(['/search/Wadi%20RUM', '/search/a%2Fb', '/%2F%2Fevil.test', '/invoices/RH-ABCD2345', fortAr, '/%25'])(
    'does not redirect %s',
    async (path) => {
      await expectPage({ path })
    },
  )

  test.each([
    ['/discover?page=2', '/things-to-do?page=2'],
    ['/cart/?promo=A', '/cart?promo=A'],
    ['/summer?page=2&sort=rating', '/things-to-do?sort=price&page=2'],
    ['/partner?utm=mail', 'https://partner.example/landing?ref=rihla&utm=mail'],
    ['/fr/faq?q=%D9%82', '/faq?q=%D9%82'],
  ])('keeps the query of %s: %s', async (path, to) => {
    const { first } = await askBoth({ path })
    expect(first.to).toBe(to)
  })
})

describe('an operator', () => {
  const save = (from: string, to: string, siteCode: string | null = null) =>
    saveRedirect(fixtures.context, { siteCode, from, to, status: 301 })

  test.each([
    ['/cart', '/new', 'redirect.from_reserved'],
    ['new', '/new', 'redirect.from_invalid'],
    ['/new', '//evil.test', 'redirect.to_invalid'],
    ['/new', '/new', 'redirect.loops'],
    ['/new', '/summer', 'redirect.chained'],
    ['/blog', '/new', 'redirect.chained'],
  ])('cannot save %s → %s', async (from, to, code) => {
    await expect(save(from, to)).rejects.toMatchObject({ code })
  })

  test('replaces the target of an existing redirect', async () => {
    await save('/changing', '/faq')
    await save('/Changing/', '/about')
    await expectRedirect({ path: '/changing' }, '/about', 301)
  })

  test('cannot chain a redirect of one site and one of all sites', async () => {
    await save('/one', '/two', 'supplier')
    await expect(save('/two', '/three')).rejects.toMatchObject({ code: 'redirect.chained' })
    await save('/two', '/three', 'other')
  })

  test('saves only one of two concurrent redirects that form a loop', async () => {
    for (let ring = 0; ring < 10; ring++) {
      const [one, two] = [`/ring-${ring}-a`, `/ring-${ring}-b`]
      const saved = await Promise.allSettled([save(one, two), save(two, one)])
      expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('cannot save a redirect for an unknown site', async () => {
    await expect(save('/x', '/y', 'nobody')).rejects.toMatchObject({ code: 'redirect.site_unknown' })
  })
})

test('does not follow a loop that exists in the table', async () => {
  for (const [from, to] of [
    ['/round-a', '/round-b'],
    ['/round-b', '/round-c'],
    ['/round-c', '/round-d'],
    ['/round-d', '/round-a'],
  ])
    await oneRow(fixtures.context.db, {
      name: 'test.circle',
      text: 'insert into redirect (from_path, to_target) values ($1, $2) returning id',
      values: [from, to],
    })
  await expectPage({ path: '/round-a' })
})
