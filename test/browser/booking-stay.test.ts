import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/weekend.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, chooseDeparture, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** Sold per night, from two nights on. */
const camp = {
  ar: '/things-to-do-in-مراكش/ليالي-صحراء-أكفاي-الحجرية',
  en: '/things-to-do-in-marrakesh/agafay-stone-desert-nights',
} as const

/** With tents for four and for two: a party of six always needs several. */
const tents = {
  ar: '/things-to-do-in-الرياض/ليلة-نجوم-في-رمال-الثمامة',
  en: '/things-to-do-in-riyadh/star-tents-in-the-thumamah-sands',
} as const

/** On how many lines the words of an element are. */
const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}

test.each(journeyLanguages)(
  'the last step of a stay in %s has its nights and its check-out, and keeps time and people when they change',
  async (locale) => {
    const { booking } = words[locale].activity
    const checkOut = createTranslator({ locale, messages: booking })
    const { page, problems } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 568 } })
    await openPage(page, localePath(locale, camp[locale]))
    await page.locator('#open-booking').click()
    const sheet = bookingOf(page)
    await sheet.locator(openDay).nth(3).click()
    const time = sheet.locator('[data-step=time] label:has(input:enabled)').first()
    const people = sheet.locator('[data-step=people]')
    await time.or(people).first().waitFor()
    if (await time.isVisible()) await time.click()
    await people.waitFor()

    const from = (await sheet.locator('time:visible').first().getAttribute('datetime')) ?? ''
    const isSaid = (nights: number) =>
      people.getByText(checkOut('checkOutOn', { date: formatDate(addDays(from, nights), locale) })).waitFor()
    const nights = people.getByRole('group', { name: booking.nights })
    const tents = people.getByRole('group').nth(1)
    expect(await nights.locator('output').innerText()).toBe('2')
    await isSaid(2)
    await tents.locator('button').last().click()
    await expect.poll(() => tents.locator('output').innerText()).toBe('2')
    const total = sheet.getByRole('region', { name: booking.total }).locator('[role=status] bdi')
    const before = await total.innerText()

    const more = nights.locator('button').last()
    await more.click()
    await isSaid(3)
    await expect.poll(() => total.innerText()).not.toBe(before)
    expect(await tents.locator('output').innerText()).toBe('2')
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'the bar of a camp in %s has the price and the number of the tents for the party, in two lines',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, ...phone, viewport: { width: 390, height: 844 } })
    await page.addInitScript(() =>
      sessionStorage.setItem('rihla.trip', JSON.stringify({ range: null, party: { adults: 6, children: 0 } })),
    )
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
    await openPage(page, `${localePath(locale, tents[locale])}?from=${addDays(today, 2)}&to=${addDays(today, 20)}`)
    const price = page.locator('div:has(> #open-booking) > div').first()
    await expect.poll(() => price.innerText()).toMatch(/[2-9]\s×/)
    expect(await price.locator('bdi').first().evaluate(linesOf)).toBe(1)
    const heights = await price.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ])
    expect(heights[0]).toBeLessThan(2.5 * (heights[1] ?? 0))
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'with letters twice as large the name and price of a tent in %s break between words',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, ...phone, viewport: { width: 390, height: 844 } })
    await openPage(page, localePath(locale, camp[locale]))
    await page.evaluate(() => {
      const { style } = document.documentElement
      style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
    })
    await page.locator('#open-booking').click()
    await chooseDeparture(page, { day: 3 })
    const stepper = bookingOf(page).locator('[data-step=people] section [role=group]').first()
    const row = stepper.locator('xpath=..')
    expect(await row.locator('p').first().evaluate(linesOf)).toBeLessThanOrEqual(2)
    expect(await row.locator('bdi').first().evaluate(linesOf)).toBe(1)
    const [name, buttons] = [await row.locator('p').first().boundingBox(), await stepper.boundingBox()]
    expect(buttons?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0))
    expect(problems).toEqual([])
  },
)
