import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { bookingOf, fort, openDay } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { scrollersIn } from '#test/support/scrollers.ts'

const browser = useBrowser()
/** Lower than the panel. */
const low = { width: 1280, height: 500 }
const laptop = { viewport: { width: 1280, height: 800 } }
const panelOf = (page: Page) => page.locator('aside#book')
const topOf = (page: Page) => panelOf(page).evaluate((panel) => Math.round(panel.getBoundingClientRect().top))
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

async function openSteps(page: Page, locale: 'ar' | 'en'): Promise<void> {
  await openPage(page, localePath(locale, fort[locale].path))
  await bookingOf(page).locator(openDay).first().waitFor()
}

test.each(journeyLanguages)(
  'each step of a booking in %s scrolls with the page of a laptop, with its button in the window and without shifts',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, ...laptop })
    await openSteps(page, locale)
    await page.evaluate(() => {
      window.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) window.shifts += entry.value
      }).observe({ type: 'layout-shift' })
    })
    const box = bookingOf(page)
    const button = box.locator('[data-panel-foot] button').last()
    const expectStep = async (step: string) => {
      await box.locator(`[data-step=${step}]`).waitFor()
      expect(await scrollersIn(panelOf(page))).toBe(0)
      expect(await isInWindow(button)).toBe(true)
    }
    await expectStep('day')
    await box.locator(openDay).nth(1).click()
    const time = box.locator('[data-step=time] label:has(input:enabled)').first()
    // The only time of a day is chosen by itself.
    await time.or(box.locator('[data-step=people]')).first().waitFor()
    if (await time.isVisible()) {
      await expectStep('time')
      await time.click()
    }
    await expectStep('people')
    for (const top of [400, 1600, 1300, 0]) await scrollTo(page, top)
    await expectStep('people')
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02)
    expect(problems).toEqual([])
  },
)

test('a booking panel that is higher than the window scrolls with the page until its end, and back until its start', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: low })
  await openSteps(page, 'en')
  await scrollTo(page, 1600)
  // Its end is in the window, with a gap below.
  const bottom = () => panelOf(page).evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom))
  await expect.poll(bottom).toBe(low.height - 16)
  const end = await topOf(page)
  // Back in the other direction it moves at once.
  await scrollTo(page, 1590)
  await expect.poll(() => topOf(page)).toBe(end + 10)
  await scrollTo(page, 1000)
  // Below the header.
  await expect.poll(() => topOf(page)).toBe(80)
  await scrollTo(page, 1010)
  await expect.poll(() => topOf(page)).toBe(70)
})

test('the first field of a high booking panel is in the window when the keyboard comes to it from the end of the panel', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: low })
  await openSteps(page, 'en')
  await scrollTo(page, 1600)
  // The panel has followed: from here it scrolls back with the page.
  await expect
    .poll(() => panelOf(page).evaluate((panel) => panel.previousElementSibling?.clientHeight))
    .toBeGreaterThan(0)
  const next = panelOf(page).locator('button[slot=next]')
  await next.focus()
  await expect.poll(() => isInWindow(next)).toBe(true)
  // Below the header.
  await expect.poll(async () => (await next.boundingBox())?.y).toBeGreaterThan(64)
})

declare global {
  interface Window {
    shifts: number
  }
}
