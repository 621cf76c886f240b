import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fort } from '#test/support/journey.ts'
import { useBrowser } from '#test/support/browser.ts'
import { describeInFull, firstIfShort, testInFull } from '#test/support/in-full.ts'
import ar from '#messages/ar/errors.json' with { type: 'json' }
import { openPage, untilHydrated, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`)
const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname)

/** Opens a page, hydrated, and marks it, so that a full page load can be detected. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

/** Navigates like a link inside the page, to any address. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

describe('a client-side navigation', () => {
  test.each(
    firstIfShort([
      ['/discover', '/things-to-do'],
      ['/en/experiences', '/en/things-to-do'],
      ['/en/experiences/bahrain-fort-at-sunset', '/en/things-to-do-in-manama/bahrain-fort-at-sunset'],
      ['/en/things-to-do-in-المنامة', '/en/things-to-do-in-manama'],
      [`/en${fort.ar.path}`, `/en${fort.en.path}`],
      ['/en/عمارة-وتراث', '/en/architecture-heritage'],
    ]),
  )('to %s is redirected to %s without a page load', async (from, to) => {
    const { page } = await browser.visit()
    await open(page, from.startsWith('/en') ? '/en/faq' : '/faq')
    await go(page, from)
    await page.waitForURL((url) => decodeURI(url.pathname) === to)
    await page.locator('main h1').waitFor()
    expect(await isSamePage(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(/\/faq$/)
  })

  testInFull('keeps query and hash when it is redirected', async () => {
    const { page } = await browser.visit()
    await open(page, '/faq')
    await go(page, '/discover?sort=price#content')
    await page.waitForURL((url) => url.pathname === '/things-to-do')
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?sort=price#content')
  })

  testInFull('that is redirected to another site loads that site', async () => {
    const { page } = await browser.visit()
    await page.route('**/api/redirect?*', (route) =>
      route.fulfill({ json: { redirect: { to: 'https://partner.example/x', status: 302, isExternal: true } } }),
    )
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await open(page, '/faq')
    await footerLink(page, '/about').click()
    await page.waitForURL('https://partner.example/x')
  })

  test.each(
    firstIfShort([
      ['is slow', () => new Promise(() => {})],
      ['fails', 'abort'],
      ['returns invalid JSON', 'nonsense'],
    ] as const),
  )('does not wait for a redirect lookup that %s', async (_, how) => {
    const { page, problems } = await browser.visit()
    await page.route('**/api/redirect?*', async (route) => {
      if (how === 'abort') await route.abort()
      else if (how === 'nonsense') await route.fulfill({ status: 200, body: '<html>' })
      else await how()
    })
    await open(page, '/faq')
    await footerLink(page, '/about').click()
    await page.waitForFunction(() => document.title.includes('من نحن'))
    await page.locator('main h1').waitFor()
    expect(pathOf(page)).toBe('/about')
    expect(problems.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
  })

  testInFull('looks up redirects once, and preloading does not', async () => {
    const { page } = await browser.visit()
    const requested: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/redirect') requested.push(url.searchParams.get('path') ?? '')
    })
    await open(page, '/faq')
    const fetched = page.waitForRequest(/\/api\/pages\/about/)
    await footerLink(page, '/about').hover()
    await fetched
    await untilIdle(page)
    expect(requested).toEqual([])
    await footerLink(page, '/about').click()
    await page.waitForURL(/\/about$/)
    await untilIdle(page)
    expect(requested).toEqual(['/about'])
  })

  test('starts at the top, focuses the heading and announces the title; going back restores the position', async () => {
    const { page } = await browser.visit()
    await open(page, '/en/faq')
    await footerLink(page, '/en/about').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(100)
    await footerLink(page, '/en/about').click()
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.locator('[aria-live=polite].sr-only').first().textContent()).toBe(await page.title())
    expect(await page.title()).toContain('About')
    await page.goBack()
    await page.waitForURL(/faq$/)
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 4, before)
    await page.goForward()
    await page.waitForURL(/about$/)
    await page.waitForFunction(() => window.scrollY === 0)
  })

  test('scrolls to a hash', async () => {
    const { page } = await browser.visit()
    await open(page, '/en/faq')
    await go(page, `/en${fort.en.path}#reviews`)
    await page.waitForFunction(
      () => Math.abs(document.getElementById('reviews')?.getBoundingClientRect().top ?? 1e9) < 200,
    )
  })
})

describe('focus', () => {
  const focused = (page: Page, expected: string) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, expected)

  test('stays on the chosen filter, and the form of the filters is not recreated', async () => {
    const { page } = await browser.visit()
    await open(page, '/things-to-do')
    for (const [field, choose, address, stays] of [
      ['#filters [name=rating][value="4.5"]', () => page.keyboard.press('ArrowDown'), /rating=4.5/, true],
      ['#filters [name=duration][value=day]', () => page.keyboard.press('Space'), /duration=day/, true],
      ['#filters [name=freeCancellation]', () => page.keyboard.press('Space'), /freeCancellation=1/, true],
      ['select[name=sort]', () => page.selectOption('select[name=sort]', 'price'), /sort=price/, false],
    ] as const) {
      await page.locator(field.replace('[value="4.5"]', '')).first().focus()
      const before = await page.locator(field).elementHandle()
      await choose()
      await page.waitForURL(address)
      await untilIdle(page)
      await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(stays)
      await expect.poll(() => focused(page, field)).toBe(true)
    }
  })

  testInFull('moves to the next chip when one is removed', async () => {
    const { page } = await browser.visit()
    await open(page, '/things-to-do?duration=short,day')
    const chips = page.locator('main li > a:has(svg)').filter({ has: page.locator('.lucide-x') })
    await chips.first().press('Enter')
    await expect.poll(() => chips.count()).toBe(1)
    await expect.poll(() => chips.first().evaluate((chip) => chip === document.activeElement)).toBe(true)
  })

  test.each(
    firstIfShort([
      ['filters', 390],
      ['site-menu', 1280],
    ] as const),
  )('that leaves #%s closes it', async (id, width) => {
    const { page } = await browser.visit({ viewport: { width, height: 800 } })
    await open(page, '/things-to-do')
    const popover = page.locator(`#${id}:popover-open`)
    await page.locator(`[popovertarget=${id}]:visible`).first().press('Enter')
    await popover.waitFor()
    const isInside = () => page.evaluate((name) => document.activeElement?.closest(`#${name}`) !== null, id)
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
    while (await isInside()) {
      expect(await popover.count()).toBe(1)
      await page.keyboard.press('Tab')
    }
    expect(await popover.count()).toBe(0)

    await page.locator(`[popovertarget=${id}]:visible`).first().press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await popover.count()).toBe(0)
    expect(await focused(page, `[popovertarget=${id}]`)).toBe(true)
  })
})

describe('the target of a link is preloaded', () => {
  const posts = (page: Page) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(?:posts|content)/.test(request.url())) fetched.push(request.url())
    })
    return fetched
  }
  const lineOf = (type: string) =>
    `Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '${type}' } })`
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`

  test('after a second in view', async () => {
    const { page } = await browser.visit()
    const fetched = posts(page)
    await open(page, '/en/cart')
    expect(fetched).toEqual([])
    await footerLink(page, '/en/blog').scrollIntoViewIfNeeded()
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
  })

  test('on hover at once; private pages only then', async () => {
    const { page } = await browser.visit()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open(page, '/en/faq')
    // What every visitor sees alike is fetched, once it was in view for a second.
    const fetchedOther = page.waitForRequest(/\/api\/(?:posts|pages)/)
    await footerLink(page, '/en/invoices').scrollIntoViewIfNeeded()
    await fetchedOther
    await untilIdle(page)
    const own = (path: string) => /^\/api\/(?:invoices|orders)/.test(path)
    expect(requested.filter(own)).toEqual([])
    const fetched = page.waitForRequest((request) => own(new URL(request.url()).pathname))
    await footerLink(page, '/en/invoices').hover()
    await fetched
  })

  test.each(
    firstIfShort([
      ['a 2g connection', lineOf('2g')],
      ['a slow-2g connection', lineOf('slow-2g')],
      ['Save-Data', saving],
    ]),
  )('not with %s', async (_, connection) => {
    const { page } = await browser.visit()
    await page.addInitScript(connection)
    await page.clock.install()
    const requested: string[] = []
    await open(page, '/en/cart')
    page.on('request', (request) => requested.push(request.url()))
    await footerLink(page, '/en/blog').scrollIntoViewIfNeeded()
    await footerLink(page, '/en/blog').hover()
    await footerLink(page, '/en/about').focus()
    await untilIdle(page)
    await page.clock.fastForward('00:05')
    await untilIdle(page)
    expect(requested.filter((url) => url.includes('/api/'))).toEqual([])
  })
})

describeInFull('a chunk that a deployment has removed', () => {
  /** The scripts that a navigation from the FAQ to the contact page loads. */
  async function partsOf(page: Page): Promise<string[]> {
    const parts: string[] = []
    await open(page, '/faq')
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) parts.push(request.url())
    })
    await go(page, '/contact-us')
    await page.locator('main form').waitFor()
    return parts
  }

  test('reloads the page once, then shows an error in the layout; may reload again after ten seconds', async () => {
    const first = await browser.visit()
    const parts = await partsOf(first.page)
    expect(parts.length).toBeGreaterThan(0)

    const { page } = await browser.visit()
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === '/contact-us') loads += 1
    })
    await page.route(
      (url) => parts.includes(url.href),
      (route) => route.fulfill({ status: 404 }),
    )
    // With Save-Data nothing is preloaded.
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)
    await open(page, '/faq')
    await go(page, '/contact-us')
    await page.locator('main h1', { hasText: ar.somethingWrong }).waitFor()
    expect(loads).toBe(1)
    expect(await page.locator('header').count()).toBe(1)
    expect(await page.locator('body').innerText()).not.toMatch(/dynamically|assets\//)

    await page.unrouteAll()
    await page.evaluate(() => sessionStorage.setItem('rihla_reloaded_at', String(Date.now() - 10_001)))
    await openPage(page, '/faq')
    await go(page, '/contact-us')
    await page.locator('main form').waitFor()
  })

  test('loads after the reload if the new build has it', async () => {
    const first = await browser.visit()
    const parts = await partsOf(first.page)
    const { page } = await browser.visit()
    let failures = 0
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)
    await page.route(
      (url) => parts.includes(url.href),
      (route) => (failures++ === 0 ? route.fulfill({ status: 404 }) : route.continue()),
    )
    await open(page, '/faq')
    await go(page, '/contact-us')
    await page.locator('main form').waitFor()
    await untilHydrated(page)
    expect(await isSamePage(page)).toBe(false)
    expect(pathOf(page)).toBe('/contact-us')
  })
})

describe('after a deployment', () => {
  test.each(
    firstIfShort([
      ['the next navigation is a full page load', 'another build', false],
      ['with the same build, navigations load no page', null, true],
    ] as const),
  )('%s', async (_, id, staysSame) => {
    const { page } = await browser.visit()
    if (id !== null) await page.route('**/latest-build.json', (route) => route.fulfill({ json: { id } }))
    await page.clock.install()
    await open(page, '/en/faq')
    const looked = page.waitForResponse(/latest-build\.json/)
    await page.clock.fastForward('05:01')
    await looked
    await footerLink(page, '/en/about').click()
    await page.waitForURL(/\/about$/)
    await page.locator('main h1', { hasText: 'About' }).waitFor()
    await untilIdle(page)
    expect(await isSamePage(page)).toBe(staysSame)
  })

  test('the build id is served without caching', async () => {
    const { page } = await browser.visit()
    const answer = await page.request.get('/latest-build.json')
    expect(answer.headers()['cache-control']).toBe('no-cache')
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^\w{8,}$/) as unknown })
  })
})

describe('the language switch', () => {
  test('keeps page, query and hash, and stores the choice', async () => {
    const { page } = await browser.visit()
    await open(page, '/things-to-do-in-المنامة?sort=price&category=عمارة-وتراث#content')
    await page.locator('header a[hreflang=en]').click()
    await page.waitForURL((url) => url.pathname === '/en/things-to-do-in-manama')
    const { pathname, search, hash } = new URL(page.url())
    expect([pathname, search, hash]).toEqual([
      '/en/things-to-do-in-manama',
      '?sort=price&category=architecture-heritage',
      '#content',
    ])
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'rihla_locale')
    expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
    await page.goto('/')
    expect(pathOf(page)).toBe('/en')
  })

  test('works without script', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    await page.goto(`/en${fort.en.path}?from=mail`)
    await page.locator('header a[hreflang=ar]').click()
    await page.waitForURL((url) => decodeURI(url.pathname) === fort.ar.path)
    expect(new URL(page.url()).search).toBe('?from=mail')
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  })
})
