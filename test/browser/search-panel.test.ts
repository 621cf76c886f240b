import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { journeyLanguages } from '#test/support/languages.ts'
import { phone, useBrowser } from '#test/support/browser.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { addDays } from '#domain/add-days.ts'
import { localePath } from '#domain/locale.ts'
import { presetRanges } from '#domain/weekend.ts'
import ar from '#messages/ar/search.json' with { type: 'json' }
import en from '#messages/en/search.json' with { type: 'json' }
import { siteOrigin } from '#test/support/site-origin.ts'

const browser = useBrowser()

test.each(journeyLanguages)('the dates of the search are in a small window of a laptop, in %s', async (locale) => {
  const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 680 } })
  for (const [path, box] of [
    ['/', '[data-page-search]'],
    ['/things-to-do', '[data-header-search]'],
  ] as const) {
    await openPage(page, localePath(locale, path))
    await page.locator(`${box} [data-part=when]`).click()
    const panel = page.locator(`${box} [role=dialog]`)
    await panel.getByRole('grid').first().waitFor()
    const { top, bottom, hidden } = await panel.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      bottom: element.getBoundingClientRect().bottom,
      hidden: element.scrollHeight - element.clientHeight,
    }))
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(680)
    expect(hidden).toBeLessThanOrEqual(2)
  }
  expect(problems).toEqual([])
})

describe.each(journeyLanguages)('the weekend of the search in %s', (locale) => {
  const w = { ar, en }[locale]
  const cities = { ar: ['إسطنبول', 'الرياض'], en: ['Istanbul', 'Riyadh'] }[locale] as [string, string]

  test('is that of the chosen city, and becomes that of another', async () => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await page.context().addCookies([{ name: 'rihla_currency', value: 'SAR', url: siteOrigin() }])
    await openPage(page, localePath(locale, '/'))
    const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()))
    const next = (region: string) => presetRanges(today, region).nextWeekend
    const box = page.locator('[data-page-search]')
    const field = box.getByRole('combobox')
    const panel = box.getByRole('dialog')
    const chip = panel.getByRole('button', { name: w.dates.nextWeekend, exact: true })
    const choose = async (city: string) => {
      await field.fill(city)
      // Not the last option, the search for the text.
      await box
        .getByRole('option', { name: new RegExp(`^${city}`) })
        .first()
        .click()
      await chip.waitFor()
    }
    const search = async () => {
      await page.keyboard.press('Escape')
      await box.getByRole('button', { name: w.button, exact: true }).last().click()
      await page.waitForURL(/to=/)
      const { from, to } = Object.fromEntries(new URL(page.url()).searchParams)
      return { from, to }
    }
    await choose(cities[0])
    await chip.click()
    expect(await search()).toEqual(next('TR'))

    await openPage(page, localePath(locale, '/'))
    await box.locator('[data-part=when]').click()
    await chip.click()
    await choose(cities[0])
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    await choose(cities[1])
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect(await search()).toEqual(next('SA'))

    // A city of the last searches, from this browser. The dates of the visit are not those of a chip.
    await openPage(page, localePath(locale, '/'))
    await box.locator('[data-part=when]').click()
    await panel.getByRole('button', { name: w.dates.any, exact: true }).click()
    await chip.click()
    await field.fill('')
    await box.getByRole('group', { name: w.groups.recent }).getByRole('option', { name: cities[0] }).click()
    expect(await search()).toEqual(next('TR'))
    expect(problems).toEqual([])
  })

  test('stays where its days were chosen in the calendar', async () => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await openPage(page, localePath(locale, '/'))
    const box = page.locator('[data-page-search]')
    await box.locator('[data-part=when]').click()
    const panel = box.getByRole('dialog')
    await panel.getByRole('button', { name: w.dates.nextWeekend, exact: true }).click()
    const said = box.locator('[data-part=when]')
    await said.click()
    const days = panel.locator('[role=gridcell] [data-selected]')
    await days.first().waitFor()
    // The same days, one by one.
    await days.first().click()
    await days.last().click()
    const before = await said.innerText()
    await box.getByRole('combobox').fill(cities[0])
    await box
      .getByRole('option', { name: new RegExp(`^${cities[0]}`) })
      .first()
      .click()
    await panel.waitFor()
    expect(await said.innerText()).toBe(before)
  })
})

test('the dates of the search are two months beside each other on a tablet', async () => {
  const { page } = await browser.visit({ viewport: { width: 768, height: 1024 } })
  await openPage(page, '/')
  await page.locator('[data-page-search] [data-part=when]').click()
  const months = page.locator('[data-page-search] [role=dialog]').getByRole('grid')
  await months.last().waitFor()
  const [first, second] = await Promise.all([months.first().boundingBox(), months.nth(1).boundingBox()])
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeLessThan(first?.x ?? 0)
})

test('the search of a header says what the list searches, also beside what was only chosen', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  const day = addDays(new Date().toISOString().slice(0, 10), 20)
  await openPage(page, `/en/things-to-do-in-riyadh?from=${day}&to=${day}&travellers=3`)
  const when = page.locator('[data-header-search] [data-part=when]')
  const linked = await when.innerText()
  expect(linked).toContain(String(Number(day.slice(8))))
  await when.click()
  const panel = page.locator('[data-header-search]').getByRole('dialog')
  await panel.getByRole('button', { name: en.dates.nextWeekend, exact: true }).click()
  expect(await when.innerText()).not.toBe(linked)
  await page.keyboard.press('Escape')
  await expect.poll(() => when.innerText()).toBe(linked)

  await page.locator('#filters').getByRole('button', { name: en.dates.tomorrow, exact: true }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('from') !== day)
  await untilIdle(page)
  const from = new URL(page.url()).searchParams.get('from') ?? ''
  expect(await when.innerText()).toContain(String(Number(from.slice(8))))
  // The dates of the visit are those of the list, not those that were chosen before.
  const trip = await page.evaluate(() => sessionStorage.getItem('rihla.trip'))
  expect(JSON.parse(trip ?? '{}')).toMatchObject({ range: { from, to: from } })
  await page.goBack()
  await expect.poll(() => when.innerText()).toBe(linked)
})

test.each(journeyLanguages)('a narrow phone has dates and travellers of the search whole, in %s', async (locale) => {
  const { page } = await browser.visit({ ...phone, locale, viewport: { width: 320, height: 640 } })
  const trip = {
    range: { from: '2027-12-27', to: '2028-01-02' },
    party: { adults: 8, children: 4, ages: [1] },
  }
  await page.addInitScript(`sessionStorage.setItem('rihla.trip', ${JSON.stringify(JSON.stringify(trip))})`)
  await openPage(page, localePath(locale, '/'))
  const cut = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [(one as HTMLElement).innerText] : [])),
      )
  expect(await cut('main [data-opener] > span > span:last-child')).toEqual([])
  await page.locator('main [data-opener]').tap()
  await page.locator('dialog[open] ol button').first().waitFor()
  expect(await cut('dialog[open] ol button span')).toEqual([])
  expect(await brokenWords(page.locator('dialog[open] ol button > span:last-child'))).toEqual([])
})

test('a month of Arabic is not broken within its name on a phone', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'ar' })
  const trip = { range: { from: '2027-12-11', to: '2027-12-12' }, party: null }
  await page.addInitScript(`sessionStorage.setItem('rihla.trip', ${JSON.stringify(JSON.stringify(trip))})`)
  await openPage(page, '/')
  await page.locator('main [data-opener]').tap()
  await page.getByText('ديسمبر').last().waitFor()
  expect(await brokenWords(page.locator('dialog[open] ol button > span:last-child'))).toEqual([])
})

/** The words of these elements that are on more than one line. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^\s\u{A0}–\u{2060}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
      })
    }),
  )
