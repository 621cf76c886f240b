import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { isShort } from '#test/support/in-full.ts'
import { consoleWords, signInToConsole } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
/** People of the demo's first supplier, which has a guide. */
const offices = { ar: 'manager@rihla.example', en: 'office@rihla.example' }

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // `npm test` checks no colours here, in which alone the themes differ.
  for (const isDark of isShort ? [false] : [true, false]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
    await expectAccessible(page)
  }
}
const focusedColumn = (page: Page) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['column'] ?? -1))

test.each(journeyLanguages)(
  'a month in %s is opened by key, gives way to its day, and a guide is assigned to a departure without one',
  async (locale) => {
    const t = consoleWords[locale]
    const { page, problems } = await browser.visit({ locale, baseURL: site.origin, viewport: { width: 1280, height: 1400 } }) // prettier-ignore
    await page.goto('/console/departures')
    await signInToConsole(page, { email: offices[locale], password: DEMO_PASSWORD, secret: DEMO_TOTP })
    await page.locator('a[data-departure]').first().waitFor()
    const shown = (view: string) => page.getByRole('button', { name: view, exact: true, pressed: true })
    await page.keyboard.press('m')
    await page.waitForURL(/view=month/)
    await shown(t.departures.month).waitFor()
    const days = page.locator('a[data-day]')
    await days.first().waitFor()
    await expectResponsive(page)

    // The days run in the reading direction.
    await page.keyboard.press('j')
    const first = await focusedColumn(page)
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await focusedColumn(page)).toBeGreaterThan(first)
    const day = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['day'])
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`day=${day}`))
    await shown(t.departures.day).waitFor()
    // The row that was pressed has the focus.
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['departure'])).toBeTruthy() // prettier-ignore
    await page.goBack()
    await shown(t.departures.month).waitFor()

    await page.getByRole('button', { name: t.departures.by.guides, exact: true }).click()
    // The demo's guides have today's and tomorrow's departures: all that are left at the end of a month.
    const unguided = page.getByRole('rowheader', { name: t.departures.unguided })
    await page.getByRole('rowheader').first().waitFor()
    const next = page.getByRole('button', { name: t.departures.after })
    if (!(await unguided.isVisible())) await next.click()
    await unguided.waitFor()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('w')
    await page.waitForURL(/rows=guides.*view=week|view=week.*rows=guides/)
    await shown(t.departures.week).waitFor()

    // Tomorrow's departures of the demo have a guide, those after it have none.
    const row = page.getByRole('row', { name: new RegExp(t.departures.unguided) })
    if ((await row.getByRole('checkbox').count()) === 0) await next.click()
    const box = row.getByRole('checkbox').first()
    await box.waitFor()
    await expectAccessibleInBothThemes(page)
    const title = (await box.getAttribute('aria-label')) ?? ''
    await box.check()
    await page.getByRole('button', { name: t.departures.acts.guides, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.manifest.assignTitle })
    await dialog.getByRole('checkbox', { name: 'سعيد البلوشي' }).check()
    await expectAccessible(page)
    const toast = page.locator('.Toastify__toast')
    await Promise.all([toast.waitFor(), dialog.getByRole('button', { name: t.manifest.save, exact: true }).click()])
    await dialog.waitFor({ state: 'detached' })
    const ofGuide = page.getByRole('row', { name: /^سعيد البلوشي/ })
    await ofGuide
      .locator(`input[aria-label^="${title.split(',')[0]?.slice(0, 20)}"]`)
      .first()
      .waitFor()
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])

    await toast.waitFor({ state: 'detached' })
    await page.setViewportSize(phone.viewport)
    await page.locator('li[id^=guide-]').first().waitFor()
    expect(await days.count()).toBe(0)
    await expectResponsive(page)
  },
)
