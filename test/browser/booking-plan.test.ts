import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/availability.json' with { type: 'json' }
import en from '#messages/en/availability.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookButton,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  openDay,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import type { BookableProduct, Departure } from '#web/features/availability/calls.ts'

const browser = useBrowser()
const availability = { ar, en }

/** Its pick-up is included, and each of its days has several times. */
const jerash = {
  ar: '/things-to-do-in-عمان/نصف-يوم-في-جرش',
  en: '/things-to-do-in-amman/half-a-day-in-jerash',
} as const

const pickup = (page: Page) => bookingOf(page).locator('select[name=pickup]')
const times = (page: Page) => bookingOf(page).locator('[data-step=time] label:has(input:enabled)')

/** Those that do not go with the other plans. */
const clashing = (page: Page) => times(page).filter({ has: page.locator('[data-clash]') })

/** Two hours in the town, at one or two times of some days. */
const galleries = { city: 'amman', slug: 'weibdeh-cafes-and-galleries' }

/**
 * Puts the galleries into the cart on a day on which they clash with some times of Jerash, but not with all. Returns the
 * day.
 */
async function planGalleries(page: Page): Promise<string> {
  return page.evaluate(async ({ city, slug }) => {
    const read = async <Body>(path: string): Promise<Body> => (await fetch(`${path}locale=en`)).json()
    const [visit, tour] = await Promise.all([
      read<BookableProduct>(`/api/products/${city}/${slug}?`),
      read<BookableProduct>(`/api/products/${city}/half-a-day-in-jerash?`),
    ])
    for (let ahead = 3; ; ahead++) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const timesOn = async ({ id }: BookableProduct) => {
        const path = `/api/availability/${id}/departures?date=${date}&`
        const { departures } = await read<{ departures: Departure[] }>(path)
        return departures.filter(({ status }) => status === 'available')
      }
      const [one] = await timesOn(visit)
      const times = await timesOn(tour)
      const later = times.filter(({ startsAt }) => one !== undefined && startsAt > one.endsAt)
      if (!one || later.length === 0 || later.length === times.length) continue
      const unit = visit.options.find(({ id }) => id === one.optionId)?.units[0]?.id ?? 0
      const body = { optionId: one.optionId, departureId: one.id, units: { [unit]: 2 } }
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/cart/items', { method: 'POST', headers, body: JSON.stringify(body) })
      return date
    }
  }, galleries)
}

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

/** Of a message, what is before its first value. */
const begin = (message: string) => message.split(/[“«]?\{/)[0] ?? ''

describe.each(journeyLanguages)('the booking sheet beside other plans in %s', (locale) => {
  const { activity, cart } = words[locale]
  const { booking } = activity

  test('asks where to be picked up if that is included, does not mark other times of the same activity, and moves the clash', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, jerash[locale]))
    const day = await openTimes(page, booking.changeDay)
    expect(await clashing(page).count()).toBe(0)
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
    await times(page).filter({ hasText: availability[locale].inCart }).waitFor()
    // Another time of the same activity: no other plan, but the two overlap.
    expect(await clashing(page).count()).toBe(0)
    await times(page).filter({ hasNotText: availability[locale].inCart }).first().click()
    await pickup(page).selectOption('none')
    await addToCart(page, locale)
    // Each of the two can be moved; the line that was added is named.
    const move = page.getByRole('button', { name: cart.plan.move }).last()
    await move.click()
    await bookingOf(page).getByRole('heading', { name: cart.editTitle }).waitFor()
    // The times of the day, or the days if no other time of it fits.
    const step = times(page).or(bookingOf(page).locator(openDay))
    await step.first().waitFor()
    await page.goBack()
    // Only the dialog of the other time is left, not the sheet.
    await move.waitFor()

    await move.click()
    await step.first().waitFor()
    const changeDay = bookingOf(page).getByRole('button', { name: booking.changeDay })
    if (await changeDay.isVisible()) await changeDay.click()
    await chooseDeparture(page, { day: day + 1 })
    await bookingOf(page).getByRole('button', { name: booking.save }).click()
    await move.waitFor({ state: 'detached' })
    await bookingOf(page).getByRole('link', { name: booking.goToCart }).click()
    await page.waitForURL(/\/cart$/)
    await expect.poll(() => page.locator('main h2[id^=day-]').count()).toBe(2)
    expect(problems).toEqual([])
  })

  test('offers the times that fit, which one tap chooses, and leads there from one that clashes', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, jerash[locale]))
    const day = await planGalleries(page)
    await openPage(page, `${localePath(locale, jerash[locale])}?from=${day}&to=${day}`)
    await page.locator('#open-booking').click()
    const sheet = bookingOf(page)
    const people = sheet.locator('[data-step=people]')
    const notice = sheet.getByRole('status').filter({ hasText: availability[locale].fitting })
    // A line above the times, which are what the step is for.
    const reason = notice.locator('details > div').first().getByText(begin(words[locale].cart.plan.clashesWith))
    await notice.waitFor()
    expect(await reason.isVisible()).toBe(false)
    await notice.locator('summary').first().click()
    await reason.waitFor()
    await clashing(page).first().click()
    const otherTime = people.getByRole('button', { name: availability[locale].otherTime })
    await otherTime.click()
    await notice.locator('summary').first().click()
    await notice.getByRole('button').first().click()
    await people.waitFor()
    expect(await otherTime.count()).toBe(0)
    expect(problems).toEqual([])
  })
})

test('times that clash with a booking are marked, also where an item of the cart is changed', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', ...phone })
  await openPage(page, `/en${jerash.en}`)
  const day = await planGalleries(page)
  await openPage(page, '/en/checkout')
  await fillGuest(page, 'en', 'plans@example.com')
  await confirm(page, 'en')
  await decide(page, 'approve')
  await expectOutcome(page, 'en', 'booked')

  await openPage(page, `/en${jerash.en}?from=${day}&to=${day}`)
  await page.locator('#open-booking').click()
  await clashing(page).first().click()
  await pickup(page).selectOption('none')
  await addToCart(page, 'en')
  await openPage(page, '/en/checkout')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const line = page.locator('[data-pay-bar] [data-clash]')
  await line.getByText(begin(words.en.cart.plan.clashesWithBooking)).waitFor()
  expect(requests.filter((path) => path.endsWith('/plans'))).toEqual([])
  await expectAccessible(page)
  await line.getByRole('link', { name: words.en.cart.plan.changeInCart }).click()
  await page.waitForURL(/\/cart$/)
  await page.locator('button[id^=edit-]').click()
  const people = bookingOf(page).locator('[data-step=people]')
  await people.getByText('your booking “').first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('where no other time of its day fits, what clashes is moved to another day', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', ...phone })
  const { cart } = words.en
  await openPage(page, `/en${jerash.en}`)
  // Two walks in Istanbul, the later of which has one time a day.
  await page.evaluate(async () => {
    const read = async <Body>(path: string): Promise<Body> => (await fetch(`${path}locale=en`)).json()
    const [early, late] = await Promise.all([
      read<BookableProduct>('/api/products/istanbul/balat-and-fener-at-table?'),
      read<BookableProduct>('/api/products/istanbul/golden-horn-with-children?'),
    ])
    const timesOn = async ({ id }: BookableProduct, date: string) => {
      const { departures } = await read<{ departures: Departure[] }>(`/api/availability/${id}/departures?date=${date}&`)
      return departures.filter(({ status }) => status === 'available')
    }
    const add = async ({ options }: BookableProduct, { id, optionId }: Departure) => {
      const unit = options.find((option) => option.id === optionId)?.units[0]?.id ?? 0
      const body = { optionId, departureId: id, units: { [unit]: 2 } }
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/cart/items', { method: 'POST', headers, body: JSON.stringify(body) })
    }
    for (let ahead = 3; ; ahead++) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const [[first], [only, ...others]] = await Promise.all([timesOn(early, date), timesOn(late, date)])
      if (!first || !only || others.length > 0) continue
      await add(early, first)
      await add(late, only)
      return
    }
  })
  await openPage(page, '/en/cart')
  const moves = page.getByRole('button', { name: cart.plan.move })
  expect(await moves.count()).toBe(2)
  await moves.last().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText(availability.en.otherDayNeeded.split('. ')[1] ?? '').waitFor()
  await dialog.locator(openDay).first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
