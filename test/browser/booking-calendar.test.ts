import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAvailability from '#messages/ar/availability.json' with { type: 'json' }
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import enAvailability from '#messages/en/availability.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, goOnFromDay, openDay } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
/** Its prices differ by day, so that some days have a sign. */
const tour = { ar: '/things-to-do-in-القاهرة/القاهرة-على-المائدة', en: '/things-to-do-in-cairo/cairo-at-the-table' }
const words = { ar: arAvailability, en: enAvailability }
const desk = { viewport: { width: 1280, height: 900 } }
const narrow = { ...phone, viewport: { width: 320, height: 640 } }

async function openCalendar(page: Page, locale: Locale): Promise<void> {
  await openPage(page, localePath(locale, tour[locale]))
  const opener = page.locator('#open-booking')
  if (await opener.isVisible()) await opener.click()
  await bookingOf(page).locator(openDay).first().waitFor()
}

/** What of a day is outside its cell. */
const outside = (page: Page) =>
  page.locator('td[role=gridcell] [data-ahead]').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.checkVisibility())
      .flatMap((cell) => {
        const room = cell.getBoundingClientRect()
        return [...cell.querySelectorAll('[data-day], [data-day] + span, [data-other-day], [data-sign]')]
          .filter((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect()
            return top < room.top || bottom > room.bottom || left < room.left - 1 || right > room.right + 1
          })
          .map((part) => `${cell.textContent}: ${part.outerHTML}`)
      }),
  )

test.each(journeyLanguages.flatMap((locale) => [narrow, phone, desk].map((visit) => [locale, visit] as const)))(
  'the number, price and signs of each day are inside its cell, the signs below its number, in %s on %o',
  async (locale, visit) => {
    const { page, problems } = await browser.visit({ locale, ...visit })
    await page.addInitScript(() => localStorage.setItem('rihla_calendar', 'hijri'))
    await openCalendar(page, locale)
    const signs = page.locator('td[role=gridcell] [data-sign]').filter({ visible: true })
    // Whether days of the first view have one depends on today.
    for (let months = 0; months < 6 && (await signs.count()) === 0; months++) {
      await bookingOf(page).locator('button[slot=next]').click()
      await untilIdle(page)
      await bookingOf(page).locator(openDay).first().waitFor()
    }
    await signs.first().waitFor()
    expect(await outside(page)).toEqual([])
    const above = await signs.evaluateAll((all) =>
      all.map((sign) => {
        const number = sign.closest('[data-ahead]')?.querySelector('[data-day]')
        return sign.getBoundingClientRect().top - (number?.getBoundingClientRect().bottom ?? Infinity)
      }),
    )
    expect(Math.min(...above)).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'the switch of the calendars in %s is in view on the narrowest phone and keeps the focus',
  async (locale) => {
    const { page } = await browser.visit({ locale, ...narrow })
    await openCalendar(page, locale)
    const { kinds } = words[locale]
    const hijri = bookingOf(page).getByRole('radio', { name: kinds.hijri })
    const isCovered = await hijri.evaluate((radio) => {
      const label = radio.closest('label') ?? radio
      const { left, right, top, bottom } = label.getBoundingClientRect()
      return [top + 1, bottom - 1].some((y) => !label.contains(document.elementFromPoint((left + right) / 2, y)))
    })
    expect(isCovered).toBe(false)
    await hijri.focus()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: /1448|1449/ }).waitFor()
    expect(await hijri.evaluate((radio) => radio === document.activeElement)).toBe(true)
  },
)

test('with another number of days, times and prices are offered only when they are loaded, and the chosen time stays', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', ...desk })
  await openPage(page, '/en/things-to-do-in-doha/khor-al-adaid-by-the-day')
  const box = bookingOf(page)
  const times = box.locator('[data-step=time] label:has(input[name=departure]:enabled)')
  // The evening tour leaves from Wednesday to Saturday: from a Wednesday or Thursday both tours last two days. The next
  // month has such days whatever today is.
  await box.locator('button[slot=next]').click()
  await box.locator(openDay).first().waitFor()
  const dates = await box
    .locator(openDay)
    .evaluateAll((days) => days.map((of) => of.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''))
  const date = dates.find((of) => [3, 4].includes(new Date(of).getUTCDay()))
  const day = box.locator(`[data-date="${date}"]`)
  await day.click()
  await goOnFromDay(box)
  await times.first().click()
  const loaded = Promise.withResolvers<undefined>()
  await page.route(/\/departures\?.*duration=2/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await box.getByRole('button', { name: activity.booking.changeDay }).click()
  await box.getByRole('button', { name: common.more.replace('{label}', activity.booking.days) }).click()
  await day.click()
  await goOnFromDay(box)
  const time = box.getByRole('button', { name: activity.booking.changeOption })
  await time.click()
  await box.locator('[data-step=time]').waitFor()
  expect(await times.count()).toBe(0)
  loaded.resolve(undefined)
  await times.nth(1).waitFor()
  expect(await times.first().locator('input').isChecked()).toBe(true)
  await times.nth(1).click()
  await time
    .filter({ hasText: '12:30' })
    .or(box.locator('[data-step=people]', { hasText: '12:30' }))
    .first()
    .waitFor()
  expect(problems).toEqual([])
})
