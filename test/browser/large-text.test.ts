import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, bookingOf, chooseDeparture, fort, openDay, payButton, words } from '#test/support/journey.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** As a user style or an extension does it: the queries of media know nothing of it. */
const enlarge = (page: Page, times: number) =>
  page.evaluate((factor) => {
    const { style } = document.documentElement
    style.fontSize = ''
    style.fontSize = `${factor * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
  }, times)

const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((bar) => bar.getBoundingClientRect().top < window.innerHeight)

test.each(
  journeyLanguages.flatMap((locale) =>
    firstIfShort([
      { locale, times: 2, window: phone.viewport },
      { locale, times: 1.5, window: phone.viewport },
      { locale, times: 2, window: { width: 844, height: 390 } },
      { locale, times: 2, window: { width: 1280, height: 720 } },
    ]),
  ),
)(
  'every step of a booking can be touched with letters $times× as large in a window of $window.width × $window.height in $locale',
  async ({ locale, times, window: viewport }) => {
    const { page, problems } = await browser.visit({ locale, ...phone, viewport })
    page.setDefaultTimeout(20_000)
    const { booking } = words[locale].activity
    const sheet = bookingOf(page)
    const people = sheet.locator('[data-step=people]')
    await openPage(page, localePath(locale, fort[locale].path))
    await enlarge(page, times)
    if (viewport.width < 1024) await page.locator('#open-booking').click()
    await sheet.locator(openDay).nth(1).click()
    const time = sheet.locator('[data-step=time] label:has(input:enabled)').last()
    await time.or(people).first().waitFor()
    // The only time of a day is chosen by itself.
    if (await people.isVisible()) await sheet.getByRole('button', { name: booking.changeTime }).click()
    if (viewport.width < 400 && times === 2) {
      // Beside the title the price would leave it a word a line.
      const card = sheet.locator('[data-step=time] fieldset').first()
      const title = await card.locator('p[aria-hidden]').first().boundingBox()
      const price = await card.locator('bdi').first().boundingBox()
      expect(price?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? Infinity))
    }
    await time.click()
    const goOn = sheet.getByRole('button', { name: booking.goOn })
    await people.or(goOn).first().waitFor()
    if (await goOn.isVisible()) await goOn.click()

    const count = people.locator('output').first()
    const before = Number(await count.innerText())
    await people.locator('button:has(svg.lucide-plus)').first().click()
    await expect.poll(() => count.innerText()).toBe(String(before + 1))
    await sheet.locator('summary', { hasText: booking.extras }).click()
    await addToCart(page, locale)
    const added = sheet.getByRole('heading', { name: booking.added })
    await expect.poll(async () => (await added.boundingBox())?.y).toBeGreaterThan(0)
    await sheet.getByRole('link', { name: booking.goToCart }).click()
    await page.waitForURL(/\/cart$/)
    expect(problems).toEqual([])
  },
)

test('the bars of cart and checkout stay at the foot of a phone, unless large letters make them a third of it', async () => {
  const { page } = await browser.visit({ locale: 'ar', ...phone })
  await openPage(page, fort.ar.path)
  await page.locator('#open-booking').click()
  await chooseDeparture(page)
  await addToCart(page, 'ar')
  for (const [path, bar] of [
    ['/cart', '[data-cart-bar]'],
    ['/checkout', '[data-pay-bar]'],
  ] as const) {
    await openPage(page, path)
    expect(await isInWindow(page, bar), path).toBe(true)
    await enlarge(page, 2)
    expect(await isInWindow(page, bar), path).toBe(false)
  }
  await payButton(page).scrollIntoViewIfNeeded()
  expect(await isInWindow(page, '[data-pay-bar]')).toBe(true)
})

test.each(journeyLanguages.flatMap((locale) => [1.5, 2].map((times) => ({ locale, times }))))(
  'the search of the header in $locale is whole with letters $times× as large',
  async ({ locale, times }) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await openPage(page, localePath(locale, `${fort[locale].path}?from=2027-01-04&to=2027-01-06`))
    await enlarge(page, times)
    const pill = page.locator('[data-header-search]')
    const parts = pill.locator('input, button[data-part]').filter({ visible: true })
    const { height = 0, y = -1, x = 0, width = 0 } = (await pill.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    // In one line.
    for (const box of boxes) expect(Math.abs(box.y + box.height / 2 - y - height / 2)).toBeLessThan(4)
    for (const box of boxes) expect([box.left >= x, box.right <= x + width]).toEqual([true, true])
    // The place has room.
    expect(boxes[0]?.width).toBeGreaterThan(4 * 16 * times)
    // Of several lines, the header scrolls away: it would be over what sticks below it.
    await page.locator('#reviews').evaluate((part) => part.scrollIntoView())
    const bottom = await page
      .locator('header')
      .first()
      .evaluate((head) => head.getBoundingClientRect().bottom)
    const tabs = await page.locator('nav:has(> ul > li > a[href="#reviews"])').boundingBox()
    expect(bottom).toBeLessThanOrEqual(tabs?.y ?? -1)
  },
)

test.each(journeyLanguages)("the facts of an activity's heading in %s keep clear of its buttons", async (locale) => {
  const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
  await openPage(page, localePath(locale, fort[locale].path))
  const heading = page.locator('header:has(h1)')
  const buttons = heading.getByRole('button', { name: words[locale].common.share.button })
  const badge = heading.locator('h1 ~ div > span').last()
  for (const times of [1, 1.5, 2]) {
    await enlarge(page, times)
    const [button, fact] = [await buttons.boundingBox(), await badge.boundingBox()]
    if (!button || !fact) throw new Error('The heading has neither facts nor buttons.')
    const isBelow = button.y >= fact.y + fact.height
    const isBeside = button.x >= fact.x + fact.width || button.x + button.width <= fact.x
    expect(isBelow || isBeside, `${times}`).toBe(true)
    // In a narrow column it would have a word a line.
    expect(fact.height).toBeLessThan(4 * 16 * times)
  }
})
