import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { expectOutcome, fort, guest, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const MAX_STOPS = 150

/** Presses Tab until the focused element matches; it must be visible. @throws {Error} if none on the page does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
    if (found) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

test.each(journeyLanguages)('the whole purchase works by keyboard, in %s', async (locale) => {
  const { page } = await browser.visit({ locale })
  const w = words[locale]
  await openPage(page, localePath(locale, '/things-to-do'))

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')

  await tabTo(page, 'header input[type=search]')
  await page.keyboard.insertText(fort[locale].search)
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
  await page.locator(openDay).first().waitFor()

  await tabTo(page, 'td[role=gridcell] [tabindex="0"]')
  const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  for (let days = 0; days < 40; days++) {
    if (await focusIs(page, openDay)) break
    await page.keyboard.press(forward)
  }
  await page.keyboard.press('Enter')
  const time = page.locator('aside input[name=departure]:enabled').first()
  const people = page.locator('aside [data-step=people]')
  await time.or(people).first().waitFor({ state: 'attached' })
  // Choosing a day moves the focus to its times; the only time is chosen automatically.
  expect(await focusIs(page, 'aside')).toBe(true)
  if (!(await people.isVisible())) {
    await tabTo(page, 'input[name=departure]')
    await page.keyboard.press('Space')
    await tabTo(page, 'aside button:not([aria-label])')
    while (!(await page.evaluate((name) => document.activeElement?.textContent === name, w.activity.booking.goOn)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await people.waitFor()
  expect(await focusIs(page, 'aside')).toBe(true)
  const book = w.activity.booking.bookNow
  while (!(await page.evaluate((name) => document.activeElement?.textContent?.startsWith(name), book)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/checkout\?items=/)
  for (const [field, text] of [
    ['firstName', guest[locale].firstName],
    ['lastName', guest[locale].lastName],
    ['email', 'keyboard@example.com'],
  ] as const) {
    await tabTo(page, `#${field}`)
    await page.keyboard.insertText(text)
  }
  await tabTo(page, '#phoneNumber')
  await page.keyboard.insertText('0501234567')
  await tabTo(page, '[data-pay-bar] button')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/sandbox\/pay\//)
  await tabTo(page, 'button[value=approve]')
  await page.keyboard.press('Enter')
  await expectOutcome(page, locale, 'booked')
})
