import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, bookButton, bookingOf, chooseDeparture, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** Its pick-up is included, and each of its days has several times. */
const jerash = {
  ar: '/things-to-do-in-عمان/نصف-يوم-في-جرش',
  en: '/things-to-do-in-amman/half-a-day-in-jerash',
} as const

const pickup = (page: Page) => bookingOf(page).locator('select[name=pickup]')
const times = (page: Page) => bookingOf(page).locator('[data-step=time] label:has(input:enabled)')

/** Opens the sheet at the times of the first day, from the third on, that has several. Returns which day that is. */
async function openTimes(page: Page, changeDay: string): Promise<number> {
  await page.locator('#open-booking').click()
  const sheet = bookingOf(page)
  await sheet.locator(openDay).first().waitFor()
  for (let day = 2; ; day++) {
    await sheet.locator(openDay).nth(day).click()
    const people = sheet.locator('[data-step=people]')
    await times(page).first().or(people).first().waitFor()
    if ((await times(page).count()) > 1) return day
    await sheet.getByRole('button', { name: changeDay }).click()
  }
}

describe.each(journeyLanguages)('the booking sheet beside other plans in %s', (locale) => {
  const { activity, cart } = words[locale]
  const { booking } = activity
  const [clash = ''] = cart.plan.clashesWith.split('{')

  test('asks where to be picked up if that is included, marks times that clash with the cart, and moves the clash', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, jerash[locale]))
    const day = await openTimes(page, booking.changeDay)
    expect(await times(page).getByText(clash).count()).toBe(0)
    await times(page).first().click()
    await bookButton(page, locale).click()
    await bookingOf(page).getByText(booking.pickupMissing).waitFor()
    expect(await pickup(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await pickup(page).locator('option').allTextContents()).toEqual([
      booking.pickupAsk,
      expect.any(String),
      expect.any(String),
      booking.comeMyself,
    ])
    await expectAccessible(page)
    await pickup(page).selectOption({ index: 1 })
    await addToCart(page, locale)
    await bookingOf(page).getByRole('button', { name: booking.keepLooking }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })

    expect(await openTimes(page, booking.changeDay)).toBe(day)
    const clashing = times(page).filter({ hasText: clash }).first()
    await clashing.click()
    await pickup(page).selectOption('none')
    await addToCart(page, locale)
    const move = page.getByRole('button', { name: cart.plan.move })
    await move.click()
    await bookingOf(page).getByRole('heading', { name: cart.editTitle }).waitFor()
    await times(page).first().waitFor()
    await page.goBack()
    // Only the dialog of the other time is left, not the sheet.
    await move.waitFor()

    await move.click()
    await times(page).first().waitFor()
    await bookingOf(page).getByRole('button', { name: booking.changeDay }).click()
    await chooseDeparture(page, { day: day + 1 })
    await bookingOf(page).getByRole('button', { name: booking.save }).click()
    await move.waitFor({ state: 'detached' })
    await bookingOf(page).getByRole('link', { name: booking.goToCart }).click()
    await page.waitForURL(/\/cart$/)
    await expect.poll(() => page.locator('main h2[id^=day-]').count()).toBe(2)
    expect(problems).toEqual([])
  })
})
