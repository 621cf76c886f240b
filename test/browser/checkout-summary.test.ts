import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { addToCart, chooseDeparture, openActivity, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { scrollersIn } from '#test/support/scrollers.ts'

const browser = useBrowser()

test.each([1000, 720, 560])(
  'on a laptop of a height of %i the pay bar leaves the summary free, and nothing of it scrolls in a box of its own',
  async (height) => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height } })
    await openCheckout(page, 'en')
    const summary = page.getByRole('region', { name: words.en.checkout.summary })
    const total = summary.locator('dt', { hasText: words.en.checkout.total })
    for (const end of [0, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), end)
      const edges = async () => {
        const [box, bar] = await Promise.all([summary.boundingBox(), page.locator('[data-pay-bar]').boundingBox()])
        return (bar?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))
      }
      // In a low window it goes on below, and the page scrolls.
      const isAll = height > 900 || end > 0
      if (isAll) await expect.poll(edges).toBeGreaterThanOrEqual(0)
      if (isAll && height > 700) expect(await isInWindow(total)).toBe(true)
    }
    expect(await scrollersIn(summary)).toBe(0)
    // By the keyboard too.
    const remove = summary.getByRole('button', { name: words.en.cart.remove }).last()
    await remove.focus()
    await expect.poll(() => isInWindow(remove)).toBe(true)
  },
)

test.each(journeyLanguages)(
  'the total, its tax and the promo code are above the pay bar where the activity is higher than the window in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 680 } })
    await openCheckout(page, locale)
    const { summary: name, promo } = words[locale].checkout
    const summary = page.getByRole('region', { name })
    const bar = page.locator('[data-pay-bar]')
    const last = summary.locator('li').last()
    for (const end of [0, 200, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), end)
      const spaceBelow = async (part: Locator) => {
        const [box, foot] = await Promise.all([part.boundingBox(), bar.boundingBox()])
        return (foot?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))
      }
      await expect.poll(() => spaceBelow(summary.locator('dl').last())).toBeGreaterThanOrEqual(0)
      await expect.poll(() => spaceBelow(summary.getByText(promo.have))).toBeGreaterThanOrEqual(0)
    }
    // At the end of the page nothing of the activity is left behind the totals.
    const [item, total] = await Promise.all([last.boundingBox(), summary.locator('dl').last().boundingBox()])
    expect((item?.y ?? 0) + (item?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0)
  },
)

test('two activities of an order are both in the first window of a laptop, each with its price', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openActivity(page, 'en')
  for (const day of [0, 1]) {
    await chooseDeparture(page, { day })
    await addToCart(page, 'en')
  }
  await openPage(page, '/en/checkout')
  const items = page.locator('#cancellation-policy > li')
  await expect.poll(() => items.count()).toBe(2)
  for (const item of await items.all()) {
    expect(await isInWindow(item.locator('bdi').first())).toBe(true)
    expect(await item.getByRole('button', { name: words.en.cart.remove }).isVisible()).toBe(false)
  }
  // All that is folded is what the policy consists of.
  await page.getByRole('link', { name: 'cancellation policy' }).click()
  await expect.poll(() => items.getByRole('button', { name: words.en.cart.remove }).count()).toBe(2)
})

test.each(journeyLanguages)(
  'two activities are whole beside a refused promo code on a laptop of 1280 × 720, and scroll with the page, in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 720 } })
    await openActivity(page, locale)
    for (const day of [0, 1]) {
      await chooseDeparture(page, { day })
      await addToCart(page, locale)
    }
    await openPage(page, localePath(locale, '/checkout'))
    const { promo } = words[locale].checkout
    const summary = page.getByRole('region', { name: words[locale].checkout.summary })
    await summary.getByText(promo.have).click()
    await summary.getByLabel(promo.label).fill('NOSUCH')
    await summary.getByRole('button', { name: promo.apply }).click()
    await summary.getByText(promo.orWithout).waitFor()
    expect(await isInWindow(summary.getByLabel(promo.label))).toBe(true)
    expect(await scrollersIn(summary)).toBe(0)
    // The price of the last one is above the totals, not behind them.
    const edges = await Promise.all(['#cancellation-policy > li:last-child', 'dl >> nth=-1'].map((part) => summary.locator(part).boundingBox())) // prettier-ignore
    expect((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0)).toBeLessThanOrEqual(edges[1]?.y ?? 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const title of await summary.locator('#cancellation-policy li p.font-semibold').all())
      expect(await isInWindow(title)).toBe(true)
  },
)
