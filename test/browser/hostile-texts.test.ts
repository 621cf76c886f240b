import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { productPath } from '#domain/page-redirect.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { freshEmail, signUp, submit } from '#test/support/account-journey.ts'
import { useBrowser, type Visit } from '#test/support/browser.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { addToCart, chooseDeparture, openActivity } from '#test/support/journey.ts'
import { openPage } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'

const browser = useBrowser({ pictures: true })
const texts = Object.values(hostileTexts)
const long = '<img src=x onerror=alert(1)>'.repeat(360)
const directory = mkdtempSync(join(tmpdir(), 'rihla-hostile-'))
let server: ChildProcess | undefined
let origin: string
let products: { citySlug: Record<'ar' | 'en', string>; slug: Record<'ar' | 'en', string>; title: string }[]
let post = ''

/** Puts a hostile text into every column that the operator, suppliers and reviewers can write. */
beforeAll(async () => {
  cpSync(inject('seededDirectory'), directory, { recursive: true })
  const embedded = await openEmbeddedDatabase(join(directory, 'database'))
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  const text = (offset: number, key = 'id') => `($1::text[])[1 + (${key} + ${offset}) % ${texts.length}]`
  const words = (offset: number, key = 'id') =>
    `jsonb_build_object('ar', ${text(offset, key)}, 'en', ${text(offset, key)})`
  const lists = (offset: number) => `jsonb_build_object('ar', jsonb_build_array(${text(offset)}), 'en', jsonb_build_array(${text(offset)}))` // prettier-ignore
  const columns: Record<string, string[]> = {
    product: [
      ...['title', 'summary', 'overview'].map((name, at) => `${name} = ${words(at)}`),
      ...['highlights', 'includes', 'excludes', 'bring', 'know_before_you_go'].map(
        (name, at) => `${name} = ${lists(at + 3)}`,
      ),
      `meeting_point = meeting_point || jsonb_build_object('name', ${words(8)}, 'address', ${words(9)})`,
    ],
    option: [`title = ${words(0)}`, `description = ${words(1)}`],
    unit: [`title = ${words(2)}`],
    extra: [`title = ${words(3)}`],
    pickup_point: [`name = ${words(4)}`],
    product_media: [`alt = ${words(5)}`],
    review: [`author = ${text(0)}`, `title = ${text(1)}`, `body = ${text(2)}`],
    city: [`name = ${words(6)}`],
    category: [`name = ${words(7)}`],
    supplier: [`name = ${words(8)}`, `about = ${words(9)}`],
    faq: [`question = ${words(0)}`, `answer = ${words(1)}`],
    post: [`title = ${words(0)}`, `summary = ${words(1)}`, `body = ${words(2)}`],
    page: [`title = ${words(3, 'length(code)')}`, `body = ${words(4, 'length(code)')}`],
    site: [`name = ${words(2)}`, `tagline = ${words(5)}`],
  }
  for (const [table, changes] of Object.entries(columns))
    await db.rows({ name: `test.hostile_${table}`, text: `update ${table} set ${changes.join(', ')}`, values: [texts] })
  products = await db.rows({
    name: 'test.hostile_products',
    text: `select distinct on (p.id % ${texts.length}) jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as "citySlug",
        jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en) as slug, p.title ->> 'en' as title
      from product p join city c on c.id = p.city_id where p.pricing_per <> 'quote' order by p.id % ${texts.length}, p.id`,
  })
  await db.rows({
    name: 'test.ten_thousand',
    text: `with r as (update review set body = $2 where id in (select min(id) from review group by product_id))
      update product set overview = jsonb_build_object('ar', $2::text, 'en', $2::text) where title ->> 'en' = $1`,
    values: [texts[0], long],
  })
  const [row] = await db.rows<{ slug: string }>({ name: 'test.post', text: 'select slug_en as slug from post limit 1' })
  post = row?.slug ?? ''
  await db.close()
  await embedded.close()
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startProcess(port, { DATA_DIR: directory, TRUST_PROXY: 'on' })
}, 180_000)
afterAll(async () => {
  if (server) await endProcess(server, 'SIGTERM')
  rmSync(directory, { recursive: true, force: true })
})

async function visit(locale: 'ar' | 'en'): Promise<Visit> {
  const one = await browser.visit({ locale, baseURL: origin })
  await one.page.addInitScript(() => {
    const ran: unknown[] = []
    Object.assign(window, { ran, alert: (what: unknown) => void ran.push(what) })
  })
  // Rendering real pictures would take most of the test's time.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await one.page.route('**/_image/**', (route) => route.fulfill(picture))
  return one
}

/** No script ran, no CSP violation occurred, no text became an element, and the structured data can be parsed. */
async function expectInert({ page, problems }: Visit): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: (window as unknown as { ran: unknown[] }).ran,
    handlers: [...document.querySelectorAll('*')].filter((one) => [...one.attributes].some(({ name }) => /^on/i.test(name))).map((one) => one.outerHTML), // prettier-ignore
    strangers: [...document.querySelectorAll('img[src="x"], svg[onload], b, [src*="javascript:" i], [href^="javascript:" i]')].map((one) => one.outerHTML), // prettier-ignore
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent) as object), // prettier-ignore
  }))
  const { structured, ...rest } = found
  expect(rest, page.url()).toEqual({ ran: [], handlers: [], strangers: [] })
  for (const one of structured) expect(one).toHaveProperty('@context')
  // The console also reports the response to a refused code.
  expect(
    problems.filter((one) => !one.includes('409 (Conflict)')),
    page.url(),
  ).toEqual([])
}

const bare = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, '')
const pathOf = (at: number, locale: 'ar' | 'en') => {
  const product = products[at % products.length]
  if (!product) throw new Error('There is no product.')
  return (locale === 'en' ? '/en' : '') + productPath('things-to-do', product.citySlug[locale], product.slug[locale])
}

test.each(
  firstIfShort([
    ['ar', 0],
    ['en', 1],
  ] as const),
)('shows activities with hostile texts unchanged in %s, on first load and after navigation', async (locale, first) => {
  expect(products).toHaveLength(texts.length)
  const one = await visit(locale)
  // Some of the twelve: together they have every text in every kind of field, and the listing shows them all.
  for (const [at, product] of products.entries()) {
    if (at % 4 !== first) continue
    await one.page.goto(pathOf(at, locale))
    await one.page.locator('td[role=gridcell]').filter({ visible: true }).first().waitFor()
    expect(bare((await one.page.locator('h1').textContent()) ?? '')).toBe(bare(product.title))
    expect(await one.page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0)
    await expectInert(one)
  }
  await openPage(one.page, locale === 'ar' ? '/things-to-do' : '/en/things-to-do')
  await expectInert(one)
  await one.page.locator('main a:has(h2), main a:has(h3), main article a').first().click()
  await one.page.locator('td[role=gridcell]').filter({ visible: true }).first().waitFor()
  await expectInert(one)
})

testInFull('shows questions, posts, pages and the home page with hostile texts unchanged', async () => {
  const one = await visit('en')
  for (const path of ['/en', '/en/faq', '/en/blog', `/en/blog/${post}`, '/en/about', '/en/experiences']) {
    await openPage(one.page, path)
    await expectInert(one)
  }
})

testInFull('shows a hostile search query and promo code unchanged', async () => {
  const one = await visit('en')
  const { page } = one
  for (const text of texts.filter((_, at) => at % 4 === 0)) {
    const searched = text.slice(0, 150)
    await page.goto(`/en/search?q=${encodeURIComponent(searched)}`)
    await page.locator('main h1').waitFor()
    await expectInert(one)
  }
  await openActivity(page, 'en')
  await chooseDeparture(page)
  await addToCart(page, 'en')
  await openPage(page, '/en/checkout')
  await page.locator('main details summary').first().click()
  const field = page.locator('input[name=promo]').first()
  for (const text of texts.slice(2, 4)) {
    await field.fill(text)
    await field.press('Enter')
    await page.locator('input[name=promo][aria-invalid=true]').waitFor()
    await expectInert(one)
  }
})

testInFull('shows a hostile account name unchanged', async () => {
  const one = await visit('en')
  const firstName = `"><img src=x onerror=alert(1)>`
  await signUp(one.page, 'en', { firstName, lastName: '</script><script>alert(1)</script>', email: freshEmail('hostile'), password: 'a parrot on the veranda' }) // prettier-ignore
  await expectInert(one)
  await openPage(one.page, '/en/profile')
  expect(await one.page.locator('[name=firstName]').inputValue()).toBe(firstName)
  await expectInert(one)
})

// Targets that browsers resolve to another site; src/domain/redirect-target.test.ts has more.
const elsewhere = ['//evil.test', '/\\evil.test', 'https:evil.test', '%2f%2fevil.test', '/%09/evil.test', '/\t/evil.test', 'javascript:alert(1)', '/@evil.test'] // prettier-ignore

testInFull('stays on the site after signing in with a hostile `next`', async () => {
  // In Arabic, because the prefix /en would make many of them harmless.
  const one = await visit('ar')
  const { page } = one
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== origin) left.push(frame.url())
  })
  const email = freshEmail('next')
  await signUp(page, 'ar', {
    firstName: 'A',
    lastName: 'B',
    email,
    password: 'a parrot on the veranda',
  })
  for (const [at, next] of elsewhere.entries()) {
    // Another address each time, so that the rate limit does not apply.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${at}` })
    await page.context().clearCookies()
    await openPage(page, `/sign-in?with=password&next=${encodeURIComponent(next)}`)
    await page.fill('[name=email]', email)
    await page.fill('[name=password]', 'a parrot on the veranda')
    await submit(page)
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
    expect([next, new URL(page.url()).origin]).toEqual([next, origin])
  }
  expect(left).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { ran: unknown[] }).ran)).toEqual([])
})
