import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { commaOf } from '#domain/list-of.ts'
import { addDays } from '#domain/add-days.ts'
import ar from '#messages/ar/availability.json' with { type: 'json' }
import en from '#messages/en/availability.json' with { type: 'json' }
import arSearch from '#messages/ar/search.json' with { type: 'json' }
import enSearch from '#messages/en/search.json' with { type: 'json' }
import { phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, chooseDeparture, fort, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { shortRangeWords } from '#web/ui/range-words.ts'

const browser = useBrowser()
const availability = { ar, en }
const search = { ar: arSearch, en: enSearch }
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())

describe.each(journeyLanguages)('the trip of a search in %s', (locale) => {
  test('keeps its people on a day and with an option that are too small for them, and says so there and at the buttons', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await page.addInitScript(() =>
      sessionStorage.setItem('rihla.trip', JSON.stringify({ range: null, party: { adults: 30, children: 2 } })),
    )
    const box = bookingOf(page)
    const t = createTranslator({ locale, messages: availability[locale] })
    const people = box.locator('[data-step=people]')
    const time = box.locator('[data-step=time] label:has(input:enabled)').first()
    const { booking } = words[locale].activity
    // A day with a single time goes on to the people, and the days after it keep that time.
    for (let day = 1; !(await time.isVisible()); day++) {
      await openPage(page, localePath(locale, fort[locale].path))
      await page.locator('#open-booking').click()
      await box.getByText(t('legendTooFew', { count: 32 })).waitFor()
      await box.locator('td [data-status=too_few_seats]').nth(day).click()
      await time.or(people).first().waitFor()
    }
    const tooSmall = createTranslator({ locale, messages: booking })('tooSmall', { count: 32 })
    await box.locator('[data-step=time]').getByText(tooSmall).first().waitFor()
    await time.click()
    await expect.poll(() => people.locator('output').first().innerText()).toBe('30')
    await box.getByRole('alert').waitFor()
    for (const name of [booking.addToCart, booking.bookNow])
      expect(await box.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
    expect(problems).toEqual([])
  })

  test.each([
    ['a laptop', { viewport: { width: 1280, height: 800 } }],
    ['a phone', { ...phone, viewport: { width: 320, height: 568 } }],
  ])('has a way to days for fewer, where no day takes all of it together, on %s', async (_, look) => {
    const { page, problems } = await browser.visit({ locale, ...look })
    await page.addInitScript(() =>
      sessionStorage.setItem('rihla.trip', JSON.stringify({ range: null, party: { adults: 60, children: 0 } })),
    )
    await openPage(page, localePath(locale, fort[locale].path))
    const bar = page.locator('#open-booking')
    if (await bar.isVisible()) await bar.click()
    const box = bookingOf(page)
    const t = createTranslator({ locale, messages: availability[locale] })
    // More than one booking takes.
    const most = box.getByText(t('mostTogether', { count: 8 }))
    await most.waitFor()
    expect(await box.locator(openDay).count()).toBe(0)
    await box.getByRole('button', { name: t('showDaysFor', { count: 2 }) }).click()
    await box.locator(openDay).first().waitFor()
    await box.getByText(t('daysForSome', { count: 2, all: 60 })).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[role=gridcell]') !== null)).toBe(true)
    const back = box.getByRole('button', { name: t('showDaysFor', { count: 60 }) })
    await back.click()
    await most.waitFor()
    await box.getByRole('button', { name: t('showDaysFor', { count: 2 }) }).click()
    await box.locator(openDay).first().waitFor()
    await chooseDeparture(page, { day: 1 })
    expect(await box.locator('[data-step=people] output').first().innerText()).toBe('2')
    expect(problems).toEqual([])
  })

  test('has its price in the bar of an activity, with the day', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    const days = Array.from({ length: 20 }, (_, index) => addDays(today, index + 1))
    await openPage(page, `${localePath(locale, fort[locale].path)}?from=${days[0]}&to=${days.at(-1)}`)
    const bar = page.locator('div:has(> #open-booking)')
    await expect
      .poll(async () => {
        const text = await bar.innerText()
        return days.some((day) => text.includes(commaOf(locale) + shortRangeWords({ from: day, to: day }, locale)))
      })
      .toBe(true)
    expect(problems).toEqual([])
  })

  test('has the first day as soon as it is chosen', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/'))
    const t = search[locale]
    await page.getByRole('button', { name: t.where.label }).first().click()
    const steps = page.locator('dialog[open]').getByRole('list', { name: t.steps }).getByRole('button')
    await steps.nth(1).click()
    const day = page.locator('dialog[open] td [role=button]:not([aria-disabled=true])').nth(5)
    await day.click()
    await expect.poll(() => steps.nth(1).innerText()).not.toContain(t.when.any)
    const any = page.locator('dialog[open]').getByRole('button', { name: t.dates.any, exact: true })
    expect(await any.getAttribute('aria-pressed')).toBe('false')
    expect(await steps.nth(1).getAttribute('aria-current')).toBe('step')
    // Not searched for: an activity that is opened instead is for that day.
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('main article a').first().click()
    await page.locator('#open-booking').waitFor()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rihla.trip'))).toContain('"range":{"from":"')
    expect(problems).toEqual([])
  })
})
