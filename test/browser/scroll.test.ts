import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { fort, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, reloadPage, untilHydrated, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })

const topOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls slowly enough for lazily loaded content to load. */
async function scrollDown(page: Page, until: Locator): Promise<void> {
  while (!(await until.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight))) {
    await page.evaluate(() => window.scrollBy(0, 300))
    await untilIdle(page)
  }
}

describe.each(journeyLanguages)('scrolling in a listing in %s', (locale) => {
  test('starts each page at the top and restores the position on back, although pictures load late', async () => {
    const { page } = await browser.visit({ locale })
    await openPage(page, localePath(locale, '/things-to-do'))
    const next = page.getByRole('link', { name: words[locale].common.nextPage })
    await scrollDown(page, next)
    const nextTop = await topOf(next)
    const pageOne = await scrollY(page)
    expect(pageOne).toBeGreaterThan(500)

    await next.click()
    await page.waitForURL(/page=2/)
    await page.locator('[aria-current=page]', { hasText: '2' }).waitFor()
    await expect.poll(() => scrollY(page)).toBe(0)
    const card = page.locator('main article').last().locator('a').first()
    await scrollDown(page, page.locator('main article').last())
    const cardTop = await topOf(card)
    const pageTwo = await scrollY(page)
    expect(pageTwo).toBeGreaterThan(300)

    await card.click()
    await page.locator('main #reviews').waitFor()
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await page.waitForURL(/page=2/)
    await expect.poll(async () => Math.abs((await scrollY(page)) - pageTwo)).toBeLessThan(4)
    await untilIdle(page)
    expect(Math.abs((await topOf(card)) - cardTop)).toBeLessThan(4)
    await page.goBack()
    await expect.poll(async () => Math.abs((await scrollY(page)) - pageOne)).toBeLessThan(4)
    await untilIdle(page)
    expect(Math.abs((await topOf(next)) - nextTop)).toBeLessThan(4)
    await page.goForward()
    await page.waitForURL(/page=2/)
    await expect.poll(async () => Math.abs((await scrollY(page)) - pageTwo)).toBeLessThan(4)
  })
})

testInFull('restores the position after a full page load in between', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/things-to-do')
  await scrollDown(page, page.locator('main article').last())
  const before = await scrollY(page)
  await openPage(page, '/en/faq')
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(4)
  await reloadPage(page)
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(4)
})

test('a page that is scrolled before its scripts have come stays where it is', async () => {
  const { page } = await browser.visit({ locale: 'ar' })
  const { promise: scrolled, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await scrolled
    await route.continue()
  })
  await page.goto('/things-to-do', { waitUntil: 'commit' })
  await page.locator('main article').last().waitFor({ state: 'attached' })
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  release()
  await untilHydrated(page)
  expect(await scrollY(page)).toBe(900)
})

describe('an anchor', () => {
  const isAtReviews = async (page: Page) => {
    const top = await topOf(page.locator('#reviews'))
    return top >= 0 && top < 200
  }

  test('on the same page is scrolled to, and back returns to the link', async () => {
    const { page } = await browser.visit({ locale: 'en' })
    await openPage(page, `/en${fort.en.path}`)
    await page.locator('main a[href="#reviews"]').first().click()
    await expect.poll(() => isAtReviews(page)).toBe(true)
    expect(page.url()).toMatch(/#reviews$/)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test('of an address from elsewhere is scrolled to, and stays in view when content above it has loaded', async () => {
    const { page } = await browser.visit({ locale: 'ar' })
    await openPage(page, `${fort.ar.path}#reviews`)
    await page.locator(openDay).first().waitFor()
    await expect.poll(() => isAtReviews(page)).toBe(true)
  })
})

test('the section that is read is marked in the tabs of an activity, and none of them above the first', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, localePath('en', fort.en.path))
  const tabs = page.getByRole('navigation', { name: words.en.activity.tabs.label })
  const marked = tabs.locator('a[aria-current]')
  const to = (id: string) =>
    page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id)
  await to('reviews')
  await expect.poll(() => marked.allInnerTexts()).toEqual([words.en.activity.tabs.reviews])
  // What follows a section and has no tab of its own, after a jump over others.
  await to('included')
  await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }))
  await expect.poll(() => marked.allInnerTexts()).toEqual([words.en.activity.tabs.included])
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => marked.count()).toBe(0)
})
