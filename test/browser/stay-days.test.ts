import type { Locator, Page } from 'playwright-core'
import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/add-days.ts'
import ar from '#messages/ar/availability.json' with { type: 'json' }
import en from '#messages/en/availability.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, bookButton, bookingOf, chooseDeparture, expectOutcome, fillGuest, openDay, payButton, words } from '#test/support/journey.ts' // prettier-ignore
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const availability = { ar, en }
const narrow = { ...phone, viewport: { width: 320, height: 640 } }
const desk = { viewport: { width: 1280, height: 900 } }

/** Sold per night, from two nights on. */
const camp = {
  ar: '/things-to-do-in-مراكش/ليالي-صحراء-أكفاي-الحجرية',
  en: '/things-to-do-in-marrakesh/agafay-stone-desert-nights',
} as const

/** By the day, returned in the evening. */
const car = {
  ar: '/things-to-do-in-تونس/سيارة-باليوم-في-تونس',
  en: '/things-to-do-in-tunis/a-car-by-the-day-in-tunisia',
} as const

/** All days are free, and from each of them so many days or nights in a row. */
async function leave(page: Page, free: number): Promise<void> {
  await page.route(/\/departures\?/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const one of answer.departures)
      Object.assign(one, { status: 'available', seatsAhead: Array.from({ length: free }, () => 9) })
    await route.fulfill({ response, json: answer })
  })
  await page.route(/\/calendar\?/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const day of answer.days) day.status = 'available'
    await route.fulfill({ response, json: answer })
  })
}

/** The eighth of a month ahead: in the calendar are also the days after it. */
function dayAhead(): string {
  const later = addDays(new Date().toISOString().slice(0, 10), 50)
  return `${later.slice(0, 7)}-08`
}

/** The date of the free day with this index. */
async function freeDate(box: Locator, index: number): Promise<string> {
  await box.locator(openDay).nth(index).waitFor()
  return box
    .locator(openDay)
    .nth(index)
    .evaluate((day) => day.closest('[data-date]')?.getAttribute('data-date') ?? '')
}
const dayOf = (box: Locator, date: string) => box.locator(`[data-date="${date}"]`)
const partOf = (box: Locator, date: string) => dayOf(box, date).getAttribute('data-stay')
const wordsOf = (box: Locator) => box.locator('[data-stay-words]')

async function open(page: Page, path: string): Promise<Locator> {
  await openPage(page, path)
  const opener = page.locator('#open-booking')
  if (await opener.isVisible()) await opener.click()
  return bookingOf(page)
}

test.each(journeyLanguages)(
  'check-in and check-out of a camp in %s are tapped on the narrowest phone, as far as its nights are free',
  async (locale) => {
    const t = createTranslator({ locale, messages: availability[locale] })
    const b = words[locale].activity.booking
    const { page, problems } = await browser.visit({ locale, ...narrow })
    await leave(page, 4)
    const box = await open(page, localePath(locale, camp[locale]))
    const nights = box.locator('[data-step=day]').getByRole('group', { name: b.nights }).locator('output')
    await wordsOf(box)
      .getByText(t('chooseStart', { rate: 'nightly' }))
      .waitFor()

    const from = await freeDate(box, 4)
    await dayOf(box, from).click()
    await wordsOf(box)
      .getByText(t('chooseEnd', { rate: 'nightly', date: formatDate(from, locale) }))
      .waitFor()
    // The shortest stay is complete at once, with its price.
    expect(await nights.innerText()).toBe('2')
    expect(await partOf(box, from)).toBe('start')
    expect(await partOf(box, addDays(from, 1))).toBe('between')
    expect(await partOf(box, addDays(from, 2))).toBe('end')
    await box.getByRole('button', { name: b.goOn }).waitFor()
    const x = async (date: string) => (await dayOf(box, date).boundingBox())?.x ?? 0
    // Weeks begin on Saturday, Sunday or Monday.
    const isSameWeek = [1, 2, 3, 4].includes(new Date(from).getUTCDay())
    if (isSameWeek) expect(Math.sign((await x(addDays(from, 1))) - (await x(from)))).toBe(locale === 'ar' ? -1 : 1)

    const tooFar = dayOf(box, addDays(from, 5))
    await expect.poll(() => tooFar.getAttribute('aria-disabled')).toBe('true')
    expect(await tooFar.getAttribute('aria-label')).toContain(t('noEnd.not_free', { rate: 'nightly', count: 0 }))
    expect(await dayOf(box, addDays(from, 1)).getAttribute('aria-label')).toContain(
      t('noEnd.too_short', { rate: 'nightly', count: 2 }),
    )
    expect(await dayOf(box, addDays(from, 4)).getAttribute('aria-disabled')).toBeNull()
    await expectAccessible(page)

    // An earlier day is another check-in.
    const earlier = addDays(from, -1)
    await dayOf(box, earlier).click()
    await expect.poll(() => partOf(box, earlier)).toBe('start')
    await expect.poll(() => dayOf(box, addDays(earlier, 5)).getAttribute('aria-disabled')).toBe('true')
    await dayOf(box, addDays(earlier, 3)).click()
    await box.locator('[data-step=time]').waitFor()

    await box.getByRole('button', { name: b.changeDay }).click()
    expect(await nights.innerText()).toBe('3')
    expect(await partOf(box, addDays(earlier, 3))).toBe('end')
    expect(await partOf(box, addDays(earlier, 2))).toBe('between')
    await wordsOf(box).waitFor()
    await expectAccessible(page)
    // The stepper moves the check-out too.
    await box.getByRole('group', { name: b.nights }).filter({ visible: true }).locator('button').first().click()
    await expect.poll(() => partOf(box, addDays(earlier, 2))).toBe('end')
    // With both chosen, a later day is another check-in.
    await dayOf(box, addDays(earlier, 4)).click()
    await expect.poll(() => partOf(box, addDays(earlier, 4))).toBe('start')
    await box.getByRole('button', { name: t('otherStart', { rate: 'nightly' }) }).click()
    await dayOf(box, addDays(earlier, 6)).click()
    await expect.poll(() => partOf(box, addDays(earlier, 6))).toBe('start')
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)('pick-up and return of a car in %s are chosen with the keyboard', async (locale) => {
  const t = createTranslator({ locale, messages: availability[locale] })
  const b = words[locale].activity.booking
  const { page, problems } = await browser.visit({ locale, ...desk })
  const box = await open(page, localePath(locale, car[locale]))
  const from = await freeDate(box, 2)
  await dayOf(box, from).click()
  await expect.poll(() => partOf(box, from)).toBe('start_and_end')
  expect(await dayOf(box, from).getAttribute('aria-label')).toContain(t('stayStartAndEnd', { name: '' }))
  await box.getByRole('button', { name: b.goOn }).waitFor()

  const next = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  await page.keyboard.press(next)
  await page.keyboard.press(next)
  await expect.poll(focused).toBe(addDays(from, 2))
  const last = dayOf(box, addDays(from, 2))
  expect(await last.getAttribute('aria-label')).toContain(t('stayPossibleEnd', { name: '', rate: 'daily', count: 3 }))
  await page.keyboard.press('Enter')
  const time = box.locator('[data-step=time] label:has(input:enabled)').first()
  await time.waitFor()
  await time.click()
  const days = box.locator('[data-step=people]').getByRole('group', { name: b.days }).locator('output')
  expect(await days.innerText()).toBe('3')

  // The same day twice: returned on the day of the pick-up.
  await box.getByRole('button', { name: b.changeDay }).click()
  await dayOf(box, addDays(from, 1)).click()
  await expect.poll(() => partOf(box, addDays(from, 1))).toBe('start_and_end')
  await dayOf(box, addDays(from, 1)).click()
  await box.locator('[data-step=people]').waitFor()
  await expect.poll(() => days.innerText()).toBe('1')
  expect(problems).toEqual([])
})

test.each(journeyLanguages)('a car in %s opens for one of the days that were searched for', async (locale) => {
  const b = words[locale].activity.booking
  const { page, problems } = await browser.visit({ locale, ...desk })
  const from = dayAhead()
  await leave(page, 9)
  const box = await open(page, `${localePath(locale, car[locale])}?from=${from}&to=${addDays(from, 3)}`)
  await box.locator('[data-step=time], [data-step=people]').first().waitFor()
  expect(await box.locator('time').first().getAttribute('datetime')).toBe(from)
  await box.getByRole('button', { name: b.changeDay }).click()
  await expect.poll(() => partOf(box, from)).toBe('start_and_end')
  expect(problems).toEqual([])
})

test.each(journeyLanguages)(
  'the nights of a stay in the cart are changed in the same calendar in %s, also with letters twice as large',
  async (locale) => {
    const b = words[locale].activity.booking
    const { page, problems } = await browser.visit({ locale, ...phone })
    const from = dayAhead()
    await openPage(page, `${localePath(locale, camp[locale])}?from=${from}&to=${addDays(from, 3)}`)
    await page.locator('#open-booking').click()
    await bookingOf(page).locator('[data-step=time] label:has(input:enabled)').first().click()
    await bookingOf(page).locator('[data-step=people]').waitFor()
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    await page.locator('button[id^=edit-]').click()
    const box = bookingOf(page)
    await box.getByRole('button', { name: b.changeDay }).click()
    await expect.poll(() => partOf(box, from)).toBe('start')
    expect(await partOf(box, addDays(from, 3))).toBe('end')
    // Moved with its nights, then to a later check-out.
    const later = addDays(from, 1)
    await dayOf(box, later).click()
    await expect.poll(() => partOf(box, addDays(later, 3))).toBe('end')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const isInside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }
    expect(await wordsOf(box).evaluate(isInside)).toBe(true)
    expect(await dayOf(box, addDays(later, 4)).evaluate(isInside)).toBe(true)
    await dayOf(box, addDays(later, 4)).click()
    const people = box.locator('[data-step=people]')
    await people.waitFor()
    await expect.poll(() => people.getByRole('group', { name: b.nights }).locator('output').innerText()).toBe('4')
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'the deposit of a rented car is read in %s on a phone before booking, before paying and on the booking',
  async (locale) => {
    const deposit = /1[,٬]500/
    const { know } = words[locale].activity
    const { page, problems } = await browser.visit({ locale, ...phone })
    const box = await open(page, localePath(locale, car[locale]))
    await chooseDeparture(page, { day: 2 })
    const fold = (part: Locator) => part.locator('summary', { hasText: know })
    const said = (part: Locator) => part.locator('details li', { hasText: deposit })
    expect(await said(box).isVisible()).toBe(false)
    await fold(box).click()
    await said(box).waitFor()
    await expectAccessible(page)
    await bookButton(page, locale).click()
    await page.waitForURL(/\/checkout/)

    // Without opening anything.
    const main = page.locator('main')
    await said(main).waitFor()
    await expectAccessible(page)
    await fillGuest(page, locale, `car.${locale}@example.com`)
    await page.locator('label:has(input[value=pay_later])').click()
    await payButton(page).click()
    await expectOutcome(page, locale, 'reserved')
    await fold(main).click()
    await said(main).waitFor()
    await main.getByRole('link', { name: words[locale].checkout.outcomes.manage }).click()
    // In the ticket: the page before may still be displayed.
    const ticket = main.locator('article')
    await fold(ticket).click()
    await said(ticket).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/invoices\/RH-/)
    await expectAccessible(page)
    expect(problems).toEqual([])
  },
)
