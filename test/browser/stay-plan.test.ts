import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookingOf,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  openDay,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import type { BookableProduct, Departure } from '#web/features/availability/calls.ts'

const browser = useBrowser()

/** A camp in the desert of Jordan. */
const camp = {
  ar: '/things-to-do-in-البتراء/ليلة-في-وادي-رم',
  en: '/things-to-do-in-petra/a-night-in-wadi-rum',
} as const

/**
 * Puts a morning walk in Istanbul into the cart, on a day before which the camp is free for two nights. Returns the day
 * before.
 */
async function planWalk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = async <Body>(path: string): Promise<Body> => (await fetch(`${path}locale=en`)).json()
    const [walk, stay] = await Promise.all([
      read<BookableProduct>('/api/products/istanbul/sinan-and-the-suleymaniye?'),
      read<BookableProduct>('/api/products/petra/a-night-in-wadi-rum?'),
    ])
    for (let ahead = 4; ; ahead++) {
      const dayAfter = (days: number) => new Date(Date.now() + (ahead + days) * 86_400_000).toISOString().slice(0, 10)
      const timesOn = async ({ id }: BookableProduct, date: string, duration: number) => {
        const path = `/api/availability/${id}/departures?date=${date}&duration=${duration}&`
        const { departures } = await read<{ departures: Departure[] }>(path)
        return departures.filter(({ status }) => status === 'available')
      }
      const nights = await timesOn(stay, dayAfter(0), 2)
      const morning = (await timesOn(walk, dayAfter(1), 1)).find(({ localTime }) => localTime === '09:30')
      if (nights.length === 0 || !morning) continue
      const unit = walk.options.find(({ id }) => id === morning.optionId)?.units[0]?.id ?? 0
      const body = { optionId: morning.optionId, departureId: morning.id, units: { [unit]: 2 } }
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/cart/items', { method: 'POST', headers, body: JSON.stringify(body) })
      return dayAfter(0)
    }
  })
}

/** Of a message, what is before its first value. */
const begin = (message: string) => message.split(/[“«]?\{/)[0] ?? ''
const after = (message: string) => message.split('}”')[1]?.split('{')[0] ?? message.split('}»')[1]?.split('{')[0] ?? ''

test.each(journeyLanguages)(
  'a stay in %s is compared with a booking of all its nights and of its check-out, in its sheet and in the cart',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale })
    const { activity, cart } = words[locale]
    const tooFar = begin(cart.plan.tooFarFromBooking)
    const during = after(cart.plan.stayLeft)
    await openPage(page, localePath(locale, camp[locale]))
    const day = await planWalk(page)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `stay.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')

    await openPage(page, `${localePath(locale, camp[locale])}?from=${day}&to=${day}`)
    const sheet = bookingOf(page)
    const people = sheet.locator('[data-step=people]')
    await sheet.locator('[data-step=time] [role=status] summary').first().click()
    await sheet.locator('[data-step=time]').getByText(tooFar).first().waitFor()
    // The walk's times are not those of the clock in Petra.
    await sheet
      .getByText(locale === 'ar' ? 'بتوقيت إسطنبول' : '(Istanbul time)')
      .first()
      .waitFor()
    await sheet.locator('[data-step=time] label:has(input:enabled)').first().click()
    await people.getByText(tooFar).waitFor()
    // The second night is that before the walk, from which people would come back.
    const nights = people.getByRole('group', { name: activity.booking.nights })
    await nights.getByRole('button').last().click()
    await people.getByText(during).waitFor()
    await nights.getByRole('button').first().click()
    await people.getByText(tooFar).waitFor()
    // The people are dimmed while their prices are read.
    await untilIdle(page)
    await expectAccessible(page)
    await addToCart(page, locale)
    await sheet.getByText(tooFar).waitFor()

    await openPage(page, localePath(locale, '/cart'))
    await page.locator('main').getByText(tooFar).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: cart.plan.otherDay }).click()
    await page.locator('dialog[open]').locator(openDay).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('button[id^=edit-]').click()
    const edited = bookingOf(page).locator('[data-step=people]')
    await edited.getByText(tooFar).waitFor()
    await edited.getByRole('group', { name: activity.booking.nights }).getByRole('button').last().click()
    await edited.getByText(during).waitFor()
    expect(problems).toEqual([])
  },
)
