import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/add-days.ts'
import ar from '#messages/ar/availability.json' with { type: 'json' }
import en from '#messages/en/availability.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, bookingOf, chooseDeparture, goOnFromDay, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const availability = { ar, en }

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
    await goOnFromDay(sheet)
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

test.each(journeyLanguages)(
  'a stay in %s opens for the nights that were searched for, which can be changed and stay those of the cart',
  async (locale) => {
    const { booking } = words[locale].activity
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    const from = addDays(new Date().toISOString().slice(0, 10), 40)
    await openPage(page, `${localePath(locale, camp[locale])}?from=${from}&to=${addDays(from, 3)}`)
    const box = bookingOf(page)
    const nights = box.getByRole('group', { name: booking.nights }).filter({ visible: true })
    const count = nights.locator('output')
    await box.locator('[data-step=time] input:enabled').first().waitFor()
    expect(await box.locator('time').first().getAttribute('datetime')).toBe(from)
    expect(await count.innerText()).toBe('3')
    await box.getByRole('button', { name: booking.changeDay }).click()
    await box.locator(openDay).first().waitFor()
    expect(await count.innerText()).toBe('3')
    // Above the foot, also where the weeks of the month do not fit.
    const foot = await box.getByRole('region', { name: booking.total }).boundingBox()
    const stepper = await nights.boundingBox()
    expect((stepper?.y ?? Infinity) + (stepper?.height ?? 0)).toBeLessThan(foot?.y ?? 0)

    const calendar = page.waitForRequest((request) => request.url().includes('duration=4'))
    await nights.locator('button').last().click()
    await calendar
    expect(await count.innerText()).toBe('4')
    await box.locator(openDay).nth(2).click()
    await goOnFromDay(box)
    await box.locator('[data-step=time] label:has(input:enabled)').first().click()
    await box.locator('[data-step=people]').waitFor()
    expect(await count.innerText()).toBe('4')
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    const [edit = ''] = words[locale].cart.editItem.split('{')
    await page
      .getByRole('button', { name: new RegExp(`^${edit}`) })
      .first()
      .click()
    const inEditor = page.locator('dialog[open]').getByRole('group', { name: booking.nights })
    await inEditor.waitFor()
    expect(await inEditor.locator('output').innerText()).toBe('4')
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'a day in %s on which only the dearer option of a stay is free shows all options, with the sold-out one marked',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await page.route(/\/departures\?/, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const [first] = answer.departures
      for (const one of answer.departures) if (one.optionId === first.optionId) one.status = 'sold_out'
      await route.fulfill({ response, json: answer })
    })
    await openPage(page, localePath(locale, camp[locale]))
    const box = bookingOf(page)
    await box.locator(openDay).nth(3).click()
    await goOnFromDay(box)
    const options = box.locator('[data-step=time] fieldset')
    await options.first().waitFor()
    expect(await options.count()).toBeGreaterThan(1)
    expect(await box.locator('[data-step=time] input:checked').count()).toBe(0)
    expect(await options.last().innerText()).toContain(availability[locale].soldOut)
    expect(problems).toEqual([])
  },
)
