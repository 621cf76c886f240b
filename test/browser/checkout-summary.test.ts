import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { addToCart, chooseDeparture, openActivity, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { scrollersIn } from '#test/support/scrollers.ts'

const browser = useBrowser()

/** How far the pay bar is below the summary. Negative: it covers it. */
async function spaceAboveBar(page: Page, part = page.locator('[data-summary]')): Promise<number> {
  const [box, bar] = await Promise.all([part.boundingBox(), page.locator('[data-pay-bar]').boundingBox()])
  return (bar?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))
}

/** Whether its middle is in the window, and neither behind something else nor scrolled away. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

async function openWithTwo(page: Page, locale: Locale): Promise<Locator> {
  await openActivity(page, locale)
  for (const day of [0, 1]) {
    await chooseDeparture(page, { day })
    await addToCart(page, locale)
  }
  await openPage(page, localePath(locale, '/checkout'))
  const items = page.locator('#cancellation-policy > li')
  await expect.poll(() => items.count()).toBe(2)
  return items
}

test.each([1000, 720, 560])(
  'on a laptop of a height of %i the pay bar covers nothing of the summary, wherever the page is scrolled',
  async (height) => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height } })
    await openCheckout(page, 'en')
    const summary = page.getByRole('region', { name: words.en.checkout.summary })
    const total = summary.locator('dt', { hasText: words.en.checkout.total })
    for (const top of [0, 150, 100_000]) {
      await scrollTo(page, top)
      await expect.poll(() => spaceAboveBar(page)).toBeGreaterThanOrEqual(0)
      if (height > 600) expect(await isInWindow(total)).toBe(true)
    }
    // Where there is room for all lines, or for none; for how many of the policy there is between, depends on the hour.
    if (height !== 720) expect(await scrollersIn(summary)).toBe(0)
    const remove = summary.getByRole('button', { name: words.en.cart.remove }).last()
    await remove.focus()
    await expect.poll(() => isUncovered(remove)).toBe(true)
  },
)

test.each(journeyLanguages)(
  'the total, its tax and the promo code are above the pay bar where the activity is higher than the window in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 680 } })
    await openCheckout(page, locale)
    const { summary: name, promo } = words[locale].checkout
    const summary = page.getByRole('region', { name })
    for (const top of [0, 200, 100_000]) {
      await scrollTo(page, top)
      for (const part of [summary.locator('dl').last(), summary.getByText(promo.have)]) {
        await expect.poll(() => spaceAboveBar(page, part)).toBeGreaterThanOrEqual(0)
        expect(await isInWindow(part)).toBe(true)
      }
    }
    // What there is no room for is scrolled above the totals, not behind them.
    const price = summary.locator('[data-lines] bdi').last()
    await price.scrollIntoViewIfNeeded()
    await expect.poll(() => isUncovered(price)).toBe(true)
  },
)

test('two activities of an order are both in the first window of a laptop, each with its price', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  const items = await openWithTwo(page, 'en')
  for (const item of await items.all()) {
    expect(await isInWindow(item.locator('bdi').first())).toBe(true)
    expect(await item.getByRole('button', { name: words.en.cart.remove }).isVisible()).toBe(false)
  }
  // All that is folded is what the policy consists of.
  await page.getByRole('link', { name: 'cancellation policy' }).click()
  await expect.poll(() => items.getByRole('button', { name: words.en.cart.remove }).count()).toBe(2)
})

test.each(journeyLanguages)(
  'the pay bar covers nothing of two activities, folded or not, nor beside letters twice as large, in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1024, height: 768 } })
    const items = await openWithTwo(page, locale)
    const summary = page.locator('[data-summary]')
    const isClear = async () => {
      for (const top of [0, 150, 100_000]) {
        await scrollTo(page, top)
        await expect.poll(() => spaceAboveBar(page), { message: `scrolled to ${top}` }).toBeGreaterThanOrEqual(0)
      }
    }
    await isClear()
    expect(await scrollersIn(summary)).toBe(0)
    for (const details of await items.locator('summary').all()) await details.click()
    await isClear()
    // The total stays in view, and what the window has no room for is scrolled.
    expect(await isInWindow(summary.locator('dl').last())).toBe(true)
    const canBeFocused = async (item: Locator) => {
      const remove = item.getByRole('button', { name: words[locale].cart.remove })
      await remove.focus()
      await expect.poll(() => isUncovered(remove)).toBe(true)
    }
    await canBeFocused(items.last())
    // Then nothing sticks, and the page scrolls.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    await isClear()
    expect(await scrollersIn(summary)).toBe(0)
    await canBeFocused(items.first())
  },
)

test.each(journeyLanguages)(
  'two activities and their total are in view beside a refused promo code on a laptop of 1280 × 720 in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 720 } })
    await openWithTwo(page, locale)
    const { promo } = words[locale].checkout
    const summary = page.getByRole('region', { name: words[locale].checkout.summary })
    await summary.getByText(promo.have).click()
    await summary.getByLabel(promo.label).fill('NOSUCH')
    await summary.getByRole('button', { name: promo.apply }).click()
    await summary.getByText(promo.orWithout).waitFor()
    expect(await isInWindow(summary.getByLabel(promo.label))).toBe(true)
    for (const part of [summary.locator('dl').last(), summary.getByRole('button', { name: promo.apply })])
      await expect.poll(() => spaceAboveBar(page, part)).toBeGreaterThanOrEqual(0)
    const [first, second] = await summary.locator('#cancellation-policy li p.font-semibold').all()
    expect(first && (await isUncovered(first))).toBe(true)
    await second?.scrollIntoViewIfNeeded()
    await expect.poll(() => second && isUncovered(second)).toBe(true)
  },
)
