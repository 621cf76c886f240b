import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import arHistory from '#messages/ar/history.json' with { type: 'json' }
import arHome from '#messages/ar/home.json' with { type: 'json' }
import enHistory from '#messages/en/history.json' with { type: 'json' }
import enHome from '#messages/en/home.json' with { type: 'json' }
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { fort } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const words = { ar: { ...arHome, ...arHistory }, en: { ...enHome, ...enHistory } }
/** As high as the best of the trade; also with the row of a returning visitor. */
const MOST_PX = 5500
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Where the line with rating and duration of the first activity ends. */
const endOfFirstCard = (page: Page) =>
  page
    .locator('main article h3 + p')
    .first()
    .evaluate((line) => line.getBoundingClientRect().bottom)

describe.each(journeyLanguages)('the home page in %s', (locale) => {
  const w = words[locale]

  test('is at most 5,500 px high on a phone', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/'))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PX)
    expect(await endOfFirstCard(page)).toBeLessThanOrEqual(844)
  })

  test.each([
    [320, 568, { ar: 2, en: 3 }],
    [768, 1024, { ar: 2, en: 2 }],
    [1280, 800, { ar: 2, en: 2 }],
  ])('has a headline of few lines in a window of %i × %i', async (width, height, most) => {
    const { page } = await browser.visit({ locale, viewport: { width, height } })
    await openPage(page, localePath(locale, '/'))
    await page.evaluate(() => document.fonts.ready)
    const lines = await page
      .locator('h1')
      .evaluate(
        (headline) => headline.getBoundingClientRect().height / parseFloat(getComputedStyle(headline).lineHeight),
      )
    expect(Math.round(lines)).toBeLessThanOrEqual(most[locale])
    if (width >= 768) expect(await endOfFirstCard(page)).toBeLessThanOrEqual(height)
  })

  test('has a slogan that does not change while the page is open', async () => {
    const { page } = await browser.visit({ locale, reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(localePath(locale, '/'))
    const slogan = page.locator('h1 + p')
    const before = await slogan.innerText()
    expect(Object.values(w.slogans)).toContain(before)
    await page.clock.fastForward('01:00')
    expect(await slogan.innerText()).toBe(before)
  })

  test('lists what was viewed last, without moving the page', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/'))
    expect(await page.getByRole('heading', { name: w.resume }).count()).toBe(0)
    await openPage(page, localePath(locale, fort[locale].path))
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, localePath(locale, '/'))
    const row = page.locator('section', { has: page.getByRole('heading', { name: w.resume }) })
    await row.getByRole('link').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PX)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01)
    await row.getByRole('link').first().click()
    await page.waitForURL((url) => decodeURI(url.pathname).endsWith(fort[locale].path))
  })
})
