import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import arApp from '#messages/ar/app.json' with { type: 'json' }
import enApp from '#messages/en/app.json' with { type: 'json' }
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { confirm, decide, expectOutcome, fillGuest, fort, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { touch } from '#test/support/open-page.ts'
import { siteOrigin } from '#test/support/site-origin.ts'

const browser = useBrowser({ pictures: true })
const app = { ar: arApp, en: enApp }

const untilWorkerIsActive = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker?.state === 'activated') return
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve))
  })

const storedTickets = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ticket-'))
    const isWhole = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).match('/ticket-about')) !== undefined),
    )
    return names.filter((_, index) => isWhole[index])
  })

test.each(
  firstIfShort([
    { prefix: '', direction: 'rtl', title: 'لا يوجد اتصال بالإنترنت', retry: 'إعادة المحاولة' },
    { prefix: '/en', direction: 'ltr', title: 'You’re offline', retry: 'Try again' },
  ]),
)('shows the offline page in the language of the address: $title', async ({ prefix, direction, title, retry }) => {
  const { page, problems } = await browser.visit({ serviceWorkers: 'allow' })
  await page.goto(`${prefix}/faq`)
  await touch(page)
  await untilWorkerIsActive(page)

  await page.context().setOffline(true)
  await page.goto(`${prefix}/things-to-do`)
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('html').getAttribute('dir')).toBe(direction)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: retry }).click()
  await page.waitForURL(new URL(`${prefix}/things-to-do`, siteOrigin()).href)
  await page.locator('main h1').waitFor()
  expect(await page.locator('article').count()).toBeGreaterThan(3)
  expect(problems).toEqual([])
})

test('never returns prices, availability or API responses from a cache', async () => {
  const { page } = await browser.visit({ serviceWorkers: 'allow' })
  await page.goto('/en/faq')
  await touch(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  const cached = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted()
  })
  expect(cached).toEqual(['/en/offline', '/offline'])
})

test.each(
  firstIfShort([
    ['/', '/manifest.webmanifest', 'ar', 'rtl'],
    ['/en', '/en/manifest.webmanifest', 'en', 'ltr'],
  ] as const),
)('%s can be installed: manifest and icons exist', async (address, manifest, lang, dir) => {
  const { page } = await browser.visit()
  await page.goto(address)
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(manifest)
  const answer = await page.request.get(manifest)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const read = (await answer.json()) as { name: string; start_url: string; icons: { src: string; sizes: string }[] }
  expect(read).toMatchObject({ lang, dir, start_url: address, display: 'standalone' })
  expect(read.name.length).toBeGreaterThan(0)
  for (const { src, sizes } of read.icons) {
    await page.goto(src)
    const drawn = await page.evaluate(() => `${document.images[0]?.naturalWidth}x${document.images[0]?.naturalHeight}`)
    expect(drawn).toBe(sizes)
  }
})

test.each(journeyLanguages)(
  'a ticket that was open once opens in %s without a network, bright and large, and is gone after its cancellation',
  async (locale) => {
    const { orders } = words[locale]
    const { page } = await browser.visit({ locale, colorScheme: 'dark', serviceWorkers: 'allow' })
    await openCheckout(page, locale, { day: 3 })
    await untilWorkerIsActive(page)
    await fillGuest(page, locale, `offline.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)
    await expect.poll(() => storedTickets(page)).toEqual([`ticket-${reference}`])
    const address = page.url()

    await page.context().setOffline(true)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).getByText(reference).waitFor()
    await page.getByText(orders.offline, { exact: true }).waitFor()
    await expectResponsive(page)
    const code = page.getByRole('button', { name: orders.qr.open })
    expect((await code.boundingBox())?.width).toBeGreaterThan(160)
    await code.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByText(orders.qr.text).waitFor()
    await expectAccessible(page)
    const look = await dialog.evaluate((element) => {
      const { backgroundColor, width, height } = getComputedStyle(element)
      return { backgroundColor, fills: [Number.parseFloat(width), Number.parseFloat(height)] }
    })
    expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', fills: [390, 844] })
    const drawn = await dialog.locator('svg[viewBox] path[d^="M4 4"]').boundingBox()
    expect(drawn?.width).toBeGreaterThan(280)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)

    // Any other page leads to it.
    await page.goto(localePath(locale, '/things-to-do'))
    await page.getByRole('heading', { name: app[locale].offlineStored }).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: fort[locale].title }).click()
    await page.getByRole('heading', { level: 1 }).getByText(reference).waitFor()
    await page.goto(address.split('?')[0] ?? '')
    await page.getByRole('heading', { level: 1 }).getByText(reference).waitFor()

    await page.context().setOffline(false)
    await page.getByText(orders.offline, { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: orders.cancellation.open, exact: true }).click()
    await dialog.getByRole('button', { name: orders.cancellation.confirm, exact: true }).click()
    await dialog.getByRole('button', { name: orders.cancellation.close, exact: true }).click()
    await expect.poll(() => storedTickets(page)).toEqual([])
  },
)
