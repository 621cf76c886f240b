import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import arErrors from '#messages/ar/errors.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import enErrors from '#messages/en/errors.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { fort } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { onRequest, quoteWords } from '#test/support/quote-journey.ts'

const browser = useBrowser()
const errors = { ar: arErrors, en: enErrors }

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
const listing = (url: URL) => url.pathname.startsWith('/api/') && !/site|redirect|wishlist/.test(url.pathname)

describe.each(journeyLanguages)('a page in %s whose data', (locale) => {
  const path = localePath(locale, '/things-to-do')
  const sorry = (page: Page) => page.locator('main h1', { hasText: errors[locale].somethingWrong })
  const again = (page: Page) => page.locator('main').getByRole('button', { name: errors[locale].reload })

  test('cannot be loaded shows an error in its layout, and loads on retry', async () => {
    const { page, problems } = await browser.visit({ locale })
    await open(page, localePath(locale, '/faq'))
    // Load the page's code first: only its data and that of the layout shall fail.
    await go(page, path)
    await page.locator('main article').first().waitFor()
    await go(page, localePath(locale, '/faq'))
    await page.locator('main details').first().waitFor()
    await page.context().setOffline(true)
    await go(page, `${path}?sort=price`)
    await sorry(page).waitFor()
    expect(await page.locator('header').count()).toBe(1)
    expect(await page.locator('footer').count()).toBe(1)
    // Still offline: nothing changes.
    const failed = page.waitForEvent('requestfailed')
    await again(page).click()
    await failed
    await untilIdle(page)
    await sorry(page).waitFor()
    expect(await page.locator('header').count()).toBe(1)
    await page.context().setOffline(false)
    await again(page).click()
    await page.locator('main article').first().waitFor()
    expect(await isSamePage(page)).toBe(true)
    expect(problems.filter((one) => one.startsWith('uncaught'))).toEqual([])
  })
})

test('a GET that fails is retried, and the page appears without an error', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await open(page, '/en/faq')
  const requested = new Map<string, number>()
  await page.route(listing, (route) => {
    const url = route.request().url()
    requested.set(url, (requested.get(url) ?? 0) + 1)
    const times = requested.get(url) ?? 0
    if (times === 1) return route.abort('connectionreset')
    return times === 2 ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  await go(page, '/en/things-to-do')
  await page.locator('main article').first().waitFor()
  expect(Math.max(...requested.values())).toBe(3)
  expect(await page.locator('main h1', { hasText: enErrors.somethingWrong }).count()).toBe(0)
})

test('does not retry a failed wishlist write', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await page.clock.install()
  await open(page, '/en/things-to-do')
  let orders = 0
  await page.route('**/api/wishlist/items/**', (route) => {
    orders += 1
    return route.abort('connectionreset')
  })
  const heart = page.locator('article button[aria-pressed]').first()
  await heart.click()
  await page.locator('.Toastify [role=alert]').first().waitFor()
  // Longer than the pauses before a GET is retried.
  await page.clock.fastForward('00:05')
  await untilIdle(page)
  expect(orders).toBe(1)
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
})

test('data that does not arrive in twenty seconds shows an error with retry; until then the old page stays', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await page.clock.install()
  await open(page, '/en/faq')
  await page.route(
    (url) => listing(url),
    () => new Promise(() => {}),
  )
  const requested = page.waitForRequest((request) => listing(new URL(request.url())))
  await go(page, `/en${fort.en.path}`)
  await requested
  expect(await page.locator('main details').count()).toBeGreaterThan(0)
  await page.clock.fastForward('00:21')
  await page.locator('main h1', { hasText: enErrors.somethingWrong }).waitFor()
  await page.unrouteAll()
  await page.locator('main').getByRole('button', { name: enErrors.reload }).click()
  await page.locator('main h1', { hasText: fort.en.title }).waitFor()
  expect(await isSamePage(page)).toBe(true)
})

test('a page that is loading shows a progress line', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await open(page, '/en/faq')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(listing, async (route) => {
    await held
    await route.continue()
  })
  await go(page, '/en/things-to-do')
  const line = page.locator('.loading-line')
  await line.waitFor()
  await expect.poll(() => line.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  letGo()
  await page.locator('main article').first().waitFor()
  expect(await line.count()).toBe(0)
})

test('what a tap opens without a network says so in its place, and loads once there is one', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await open(page, `/en${onRequest.en}`)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: quoteWords.en.ask }).filter({ visible: true }).first().click()
  const again = page.locator('main').getByRole('button', { name: common.retry }).filter({ visible: true })
  await again.first().waitFor()
  await page.getByRole('button', { name: common.share.button }).first().click()
  const address = page.getByRole('dialog').getByText(onRequest.en)
  await address.waitFor()
  await page.keyboard.press('Escape')
  await address.waitFor({ state: 'hidden' })
  await page.context().setOffline(false)
  await again.first().click()
  await page.getByRole('form', { name: quoteWords.en.ask }).filter({ visible: true }).waitFor()
  expect(await isSamePage(page)).toBe(true)
  expect(problems.filter((one) => one.startsWith('uncaught'))).toEqual([])
})
