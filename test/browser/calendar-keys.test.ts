import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const desk = { viewport: { width: 1280, height: 800 } }
/** On Sundays, Mondays and Wednesdays it has no departures. */
const reserve = {
  ar: '/things-to-do-in-المنامة/صباح-في-محمية-العرين',
  en: '/things-to-do-in-manama/a-morning-at-al-areen',
}

const focusedDate = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-date]')?.dataset['date'])

/** The dates of the days that can be booked, in the first view of the calendar. */
async function openDates(page: Page): Promise<string[]> {
  const days = bookingOf(page).locator(openDay)
  await days.first().waitFor()
  return days.evaluateAll((all) => all.map((day) => day.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''))
}

test.each(journeyLanguages)(
  'the calendar opens again at the day that was chosen elsewhere, and Escape leads back to the step before in %s',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, ...desk })
    const path = localePath(locale, reserve[locale])
    await openPage(page, path)
    const [first, , third = ''] = await openDates(page)
    expect(first).not.toBe(third)
    await openPage(page, `${path}?from=${third}&to=${third}`)
    const { changeDay } = words[locale].activity.booking
    const box = bookingOf(page)
    const step = async () =>
      await box.locator('[data-step]').filter({ visible: true }).first().getAttribute('data-step')
    await box.getByRole('button', { name: changeDay }).waitFor()
    await expect.poll(step).toMatch(/time|people/)
    // The only departure of a day is chosen when it has loaded.
    await box.locator('[data-step=time] input[name=departure], [data-step=people] output').first().waitFor()
    const before = await step()
    await box.getByRole('button', { name: changeDay }).press('Enter')
    await expect.poll(() => focusedDate(page)).toBe(third)
    await page.keyboard.press('Escape')
    await expect.poll(step).toBe(before)
    expect(await box.getByRole('button', { name: changeDay }).isVisible()).toBe(true)
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)('Escape leaves the days alone while none is chosen in %s', async (locale) => {
  const { page } = await browser.visit({ locale, ...desk })
  await openPage(page, localePath(locale, reserve[locale]))
  await openDates(page)
  await bookingOf(page).locator('[role=gridcell] [tabindex="0"]').focus()
  await page.keyboard.press('Escape')
  expect(await bookingOf(page).locator('[data-step=day]').isVisible()).toBe(true)
  expect(await focusedDate(page)).toBeDefined()
})

test('Escape closes the sheet of a phone at its days', async () => {
  const { page } = await browser.visit({ locale: 'en', ...phone })
  await openPage(page, localePath('en', reserve.en))
  await page.locator('#open-booking').click()
  await openDates(page)
  await bookingOf(page).locator('[role=gridcell] [tabindex="0"]').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})

test.each(journeyLanguages)('a day without departures says so when Enter is pressed on it in %s', async (locale) => {
  const { page, problems } = await browser.visit({ locale, ...desk })
  await openPage(page, localePath(locale, reserve[locale]))
  await openDates(page)
  const box = bookingOf(page)
  await box.locator('[role=gridcell] [tabindex="0"]').focus()
  const focused = box.locator('[data-date]:focus')
  for (let days = 0; days < 7 && (await focused.getAttribute('data-unavailable')) === null; days++)
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  const name = (await focused.getAttribute('aria-label')) ?? ''
  expect(await focused.getAttribute('data-unavailable')).not.toBeNull()
  await page.keyboard.press('Enter')
  const said = () => box.locator('[data-step=day] [role=status]').allInnerTexts()
  await expect.poll(said).toContain(name)
  // Only as long as the day has the focus.
  await page.keyboard.press('ArrowDown')
  await expect.poll(said).not.toContain(name)
  expect(problems).toEqual([])
})

test('the name of a month is above its first day also while this day has the focus', async () => {
  const { page } = await browser.visit({ locale: 'en', ...desk })
  await openPage(page, localePath('en', reserve.en))
  await openDates(page)
  await bookingOf(page).locator('[role=gridcell] [tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  // Only at the end of a month two of them are displayed: a name that is placed as theirs.
  const room = await page.locator('[data-date][data-focus-visible]').evaluate((day) => {
    const name = document.createElement('span')
    name.style.position = 'absolute'
    day.prepend(name)
    return name.offsetParent?.tagName
  })
  expect(room).toBe('TD')
})
