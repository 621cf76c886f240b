import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/add-days.ts'
import { presetRanges, weekendAhead } from '#domain/weekend.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import arSearch from '#messages/ar/search.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import enSearch from '#messages/en/search.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, isShort } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { siteOrigin } from '#test/support/site-origin.ts'

const browser = useBrowser()
const ROUNDS = isShort ? 1 : 10
const search = { ar: arSearch, en: enSearch }
const catalogue = { ar, en }
const riyadh = { ar: '/things-to-do-in-الرياض', en: '/things-to-do-in-riyadh' }

const datesOf = (page: Page) => {
  const { searchParams } = new URL(page.url())
  return { from: searchParams.get('from'), to: searchParams.get('to') }
}
const todayIn = async (page: Page) =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date()))
/** The days of the displayed month that can be chosen. */
const freeDays = (page: Page) =>
  page.locator('dialog[open] td [role=button]:not([aria-disabled=true]):not([data-outside-month])')
const openSheet = async (page: Page, locale: 'ar' | 'en') => {
  await page.getByRole('button', { name: catalogue[locale].showFilters }).click()
  await page.locator('#filters:popover-open').waitFor()
}

describe.each(journeyLanguages)('the dates of a listing, in %s,', (locale) => {
  const t = search[locale].dates

  test.each([ROUNDS])('are both kept in each of %i choices by touch', async (rounds) => {
    const { page, problems } = await browser.visit({ ...phone, locale: `${locale}-SA` })
    await openPage(page, localePath(locale, riyadh[locale]))
    for (let round = 0; round < rounds; round++) {
      await page.locator('[data-listing-bar] [popovertarget=filters]').tap()
      await page.locator('#filters:popover-open').waitFor()
      await page.locator('#filters [aria-haspopup=dialog]').tap()
      await page.locator('dialog[open] button[slot=next]').tap()
      await freeDays(page)
        .nth(2 + round)
        .tap()
      await freeDays(page)
        .nth(5 + round)
        .tap()
      await page.waitForURL(({ searchParams }) => searchParams.has('from') && searchParams.has('to'))
      await untilIdle(page)
      const { from, to } = datesOf(page)
      expect(addDays(from ?? '', 3)).toBe(to)
      await page.locator('#filters button[popovertargetaction=hide]').last().tap()
      await openPage(page, localePath(locale, riyadh[locale]))
    }
    expect(problems).toEqual([])
  })

  test.each([ROUNDS])('are both kept in each of %i choices by keyboard', async (rounds) => {
    const { page, problems } = await browser.visit({ locale: `${locale}-SA`, viewport: { width: 1280, height: 900 } })
    await openPage(page, localePath(locale, riyadh[locale]))
    const today = await todayIn(page)
    for (let round = 0; round < rounds; round++) {
      await page.locator('#filters [aria-haspopup=dialog]').focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.matches('dialog[open] td [role=button]'))
      const next = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
      await page.keyboard.press(next)
      // After the first day the focus moves on by a day.
      await page.keyboard.press('Enter')
      await page.keyboard.press(next)
      await page.keyboard.press(next)
      await page.keyboard.press('Enter')
      const from = addDays(today, round + 1)
      await page.waitForURL(({ searchParams }) => searchParams.get('from') === from)
      await page.waitForFunction(() => document.activeElement?.matches('#filters [aria-haspopup=dialog]'))
      await untilIdle(page)
      expect(datesOf(page)).toEqual({ from, to: addDays(from, 3) })
    }
    expect(problems).toEqual([])
  })

  test('come from chips, and travel into the activity', async () => {
    const { page } = await browser.visit({ locale: `${locale}-SA`, viewport: { width: 1280, height: 900 } })
    await openPage(page, localePath(locale, riyadh[locale]))
    const { nextWeekend } = presetRanges(await todayIn(page), 'SA')
    const chip = page.getByRole('button', { name: t.nextWeekend, exact: true })
    await chip.click()
    await page.waitForURL(/to=/)
    expect(datesOf(page)).toEqual(nextWeekend)
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
    await untilIdle(page)
    const card = page.locator('main article').first()
    expect(await card.innerText()).toContain(locale === 'ar' ? 'متاح' : 'Available')
    await card.locator('a').click()
    await page.waitForURL(/things-to-do-in-[^/]+\/[^/]+\?/)
    expect(datesOf(page)).toEqual(nextWeekend)
    await page.goBack()
    await chip.click()
    await page.waitForURL(({ search: query }) => query === '')
  })

  test('open an activity on the day whose price its card has, and stay those of the visit', async () => {
    const { page } = await browser.visit({ locale: `${locale}-SA`, viewport: { width: 1280, height: 900 } })
    await openPage(page, localePath(locale, '/'))
    const { from } = presetRanges(await todayIn(page), 'SA').nextWeekend
    // After the weekend most activities cost less.
    const days = { from, to: addDays(from, 3) }
    await openPage(page, `${localePath(locale, riyadh[locale])}?${new URLSearchParams(days)}`)
    const card = page
      .locator('main article')
      .filter({ has: page.locator(`a[href*="date="]:not([href*="date=${from}"])`) })
      .first()
    const shown = await card.innerText()
    await card.locator('a').click()
    const opened = page.locator('aside time').first()
    await opened.waitFor()
    const day = (await opened.getAttribute('datetime')) ?? ''
    expect(day > from && day <= days.to).toBe(true)
    expect(shown).toContain(formatDate(day, locale))
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('rihla.trip') ?? 'null')?.range))
      .toEqual(days)
  })

  test('have an accessible calendar, also in the Hijri calendar', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, riyadh[locale]))
    await openSheet(page, locale)
    await expectAccessible(page)
    await page.locator('#filters [aria-haspopup=dialog]').click()
    await freeDays(page).first().waitFor()
    await expectAccessible(page)
    await page.locator('dialog[open] [type=radio]').last().check({ force: true })
    await freeDays(page).first().click()
    await freeDays(page).first().click()
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}/)
  })
})

test.each(
  firstIfShort([
    ['SAR', 'istanbul', 'TR'],
    ['SAR', '', 'SA'],
    ['GBP', '', 'GB'],
    ['GBP', 'riyadh', 'SA'],
  ]),
)(
  'the weekend of a visitor who pays in %s and reads the list of “%s” is that of %s, whatever the language of the browser',
  async (currency, city, region) => {
    const { page } = await browser.visit({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
    await page.context().addCookies([{ name: 'rihla_currency', value: currency, url: siteOrigin() }])
    await openPage(page, city === '' ? '/en/things-to-do' : `/en/things-to-do-in-${city}`)
    const today = await todayIn(page)
    const { nextWeekend } = presetRanges(today, region)
    const { isNext, ...ahead } = weekendAhead(today, region)
    const c = enCommon[isNext ? 'availableNextWeekend' : 'availableThisWeekend']
    const chip = page.getByRole('link', { name: c, exact: true })
    await chip.click()
    await page.waitForURL(/to=/)
    expect(datesOf(page)).toEqual(ahead)
    await expect.poll(() => chip.getAttribute('aria-current')).toBe('true')
    await chip.click()
    await page.waitForURL((url) => !url.searchParams.has('to'))
    await page.getByRole('button', { name: enSearch.dates.tomorrow, exact: true }).click()
    await page.waitForURL(/to=/)
    // It would replace the dates.
    await chip.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: enSearch.dates.nextWeekend, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('to') === nextWeekend.to)
    expect(datesOf(page)).toEqual(nextWeekend)
  },
)

test('a party that was searched for is a filter that can be removed', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, '/en/things-to-do-in-riyadh?travellers=4')
  await page.getByRole('link', { name: /4 adults/ }).click()
  await page.waitForURL(({ search: query }) => query === '')
})

test('a price that is being typed stays while another filter is applied', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
  await openPage(page, '/en/things-to-do')
  await page.locator('#filters [name=priceMin]').fill('20')
  await page.locator('#filters [name=priceMax]').focus()
  await page.locator('#filters [name=priceMax]').pressSequentially('4')
  await page.waitForURL(/priceMin=20/)
  await untilIdle(page)
  await page.locator('#filters [name=priceMax]').pressSequentially('00')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('priceMax')
  expect(await page.locator('#filters [name=priceMax]').inputValue()).toBe('400')
  await page.keyboard.press('Tab')
  await page.waitForURL(({ searchParams }) => searchParams.get('priceMax') === '400')
  expect(new URL(page.url()).searchParams.get('priceMin')).toBe('20')
})

test('without script the dates are native fields of the form', async () => {
  const { page } = await browser.visit({
    locale: 'en',
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  })
  await page.goto('/en/things-to-do')
  const form = page.locator('#filters form')
  const today = todayInNode()
  await form.locator('[name=from]').fill(addDays(today, 7))
  await form.locator('[name=to]').fill(addDays(today, 9))
  await form.locator('noscript button').click()
  await page.waitForURL(/from=/)
  expect(datesOf(page)).toEqual({ from: addDays(today, 7), to: addDays(today, 9) })
  expect(await page.getByRole('button', { name: enSearch.dates.today }).isVisible()).toBe(false)
})

const todayInNode = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
