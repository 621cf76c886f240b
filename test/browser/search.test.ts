import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { presetRanges } from '#domain/weekend.ts'
import arCatalogue from '#messages/ar/catalogue.json' with { type: 'json' }
import enCatalogue from '#messages/en/catalogue.json' with { type: 'json' }
import ar from '#messages/ar/search.json' with { type: 'json' }
import en from '#messages/en/search.json' with { type: 'json' }
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const words = { ar, en }
const catalogue = { ar: arCatalogue, en: enCatalogue }
const riyadh = {
  ar: { name: 'الرياض', path: '/things-to-do-in-الرياض', misspelt: 'الريض', few: 'الرياض دراجة', children: 'اطفال' },
  en: {
    name: 'Riyadh',
    path: '/en/things-to-do-in-riyadh',
    misspelt: 'riyaht',
    few: 'riyadh bicycle',
    children: 'kids',
  },
}
const laptop = { viewport: { width: 1280, height: 800 } }

/** A phone's keyboard covers the window below this height. */
const KEYBOARD_PX = 508

const localToday = (page: Page) => page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()))
const place = (page: Page) => decodeURI(new URL(page.url()).pathname)
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const focusIsIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector)
const edges = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 }
  return { top: y, bottom: y + height }
}

describe.each(journeyLanguages)('the search in %s', (locale) => {
  const w = words[locale]
  const own = riyadh[locale]
  const home = localePath(locale, '/')

  test('takes five taps for a city, next weekend, two adults and two children on a phone', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale: `${locale}-SA` })
    await openPage(page, home)
    const sheet = page.locator('dialog[open]')
    let taps = 0
    const tap = async (part: Locator) => {
      await part.tap()
      taps += 1
    }
    await tap(page.locator('main [data-opener]'))
    const city = sheet.getByRole('option', { name: own.name })
    await city.waitFor()
    await focusIsIn(page, 'dialog input[type=search]')
    await untilIdle(page)
    expect((await edges(sheet.locator('[role=option]').first())).bottom).toBeLessThan(KEYBOARD_PX)
    await expectAccessible(page)
    await tap(city)
    const weekend = sheet.getByRole('button', { name: w.dates.nextWeekend, exact: true })
    await weekend.waitFor()
    await untilIdle(page)
    await focusIsIn(page, 'dialog h3')
    await expectAccessible(page)
    await tap(weekend)
    await tap(sheet.getByRole('button', { name: w.who.family, exact: true }))
    await expectAccessible(page)
    await tap(sheet.getByRole('button', { name: w.button, exact: true }))
    await page.waitForURL(/travellers=/)
    expect(taps).toBe(5)
    expect(place(page)).toBe(own.path)
    const { nextWeekend } = presetRanges(await localToday(page), 'SA')
    expect(query(page)).toEqual({ ...nextWeekend, travellers: '4', ages: 'x-x' })
    await page.locator('main h1').waitFor()
    await untilIdle(page)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.goBack()
    await page.waitForURL((url) => decodeURI(url.pathname) === home)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('finds the city near the visitor', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale: `${locale}-SA` })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    const sheet = page.locator('dialog[open]')
    const near = sheet.getByRole('option', { name: w.near.title })
    await near.tap()
    await sheet.getByRole('status').filter({ hasText: w.near.refused }).waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 24.69, longitude: 46.72 })
    const asked = page.waitForRequest(/nearest-city/)
    await near.tap()
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({ lat: '24.7', lng: '46.7' })
    await focusIsIn(page, 'dialog h3')
    await sheet.getByRole('button', { name: w.button, exact: true }).tap()
    await page.waitForURL((url) => decodeURI(url.pathname) === own.path)
    expect(problems).toEqual([])
  })

  testInFull('says how far away the nearest city is', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 568 }, locale })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 51.51, longitude: -0.13 })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    const sheet = page.locator('dialog[open]')
    await sheet.getByRole('option', { name: w.near.title }).tap()
    const [beginning = ''] = w.near.far.split('{')
    await sheet.getByRole('status').filter({ hasText: beginning }).waitFor()
    await expectResponsive(page, { atMost: 390 })
    await expectAccessible(page)
  })

  test('closes on a phone with the back button, and gives the focus back', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, '/cart'))
    const opener = page.locator('header').getByRole('button', { name: w.label })
    await opener.tap()
    await focusIsIn(page, 'dialog input[type=search]')
    await page.goBack()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(place(page)).toBe(localePath(locale, '/cart'))
    await page.waitForFunction(() => document.activeElement?.closest('header') !== null)
  })

  testInFull('fits a phone of 320 pixels in all three steps', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 568 }, locale })
    await openPage(page, home)
    await expectResponsive(page, { atMost: 390 })
    await page.locator('main [data-opener]').tap()
    await page.locator('[role=option]').first().waitFor()
    for (const part of ['where', 'when', 'who'] as const) {
      await page.locator('dialog[open] ol button').nth(['where', 'when', 'who'].indexOf(part)).tap()
      await untilIdle(page)
      await expectResponsive(page, { atMost: 390 })
    }
  })

  testInFull('opens its suggestions, dates and travellers inside the window of a laptop', async () => {
    const { page, problems } = await browser.visit({ ...laptop, locale })
    for (const height of firstIfShort([560, 800])) {
      await page.setViewportSize({ width: 1280, height })
      await openPage(page, home)
      const search = page.locator('form[role=search]').filter({ visible: true })
      expect(await search.count()).toBe(1)
      await search.locator('input').focus()
      await page.locator('[role=option]').first().waitFor()
      const isInside = async (panel: Locator) => {
        const { top, bottom } = await edges(panel)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom).toBeLessThanOrEqual(height)
      }
      await isInside(search.locator('div:has(> [role=listbox])'))
      await expectAccessible(page)
      for (const part of ['when', 'who']) {
        await search.locator(`[data-part=${part}]`).click()
        await focusIsIn(page, 'form [role=dialog] button')
        await untilIdle(page)
        await isInside(search.locator('[role=dialog]'))
        await expectAccessible(page)
      }
    }
    expect(problems).toEqual([])
  })

  test('works by keyboard alone, and announces how much it suggests', async () => {
    const { page } = await browser.visit({ ...laptop, locale: `${locale}-SA` })
    await openPage(page, home)
    await page.keyboard.press('/')
    await focusIsIn(page, 'main input[type=search]')
    await page.locator('[role=option]').first().waitFor()
    await page.keyboard.insertText(own.name)
    const input = page.locator('main input[type=search]')
    const first = page.getByRole('option', { name: own.name }).first()
    await first.locator('b').waitFor()
    expect(await page.locator('main form > [role=status]').innerText()).toMatch(/\d|اقتراح/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
    expect(await input.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await page.keyboard.press('Enter')
    await focusIsIn(page, 'form [role=dialog] button')
    await page.keyboard.press('Escape')
    await focusIsIn(page, '[data-part=when]')
    await page.keyboard.press('Enter')
    await focusIsIn(page, 'form [role=dialog] button')
    // Past "Any date" and "Today", or "Any number" and "Just me".
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await focusIsIn(page, `form [role=dialog][aria-label="${w.who.label}"] button`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('form [role=dialog] button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/travellers=2/)
    expect(place(page)).toBe(own.path)
    const { tomorrow } = presetRanges(await localToday(page), 'SA')
    expect(query(page)).toEqual({ ...tomorrow, travellers: '2' })
  })

  test('leaves the ideas where they are when the popular cities arrive', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    const released = Promise.withResolvers<undefined>()
    await page.route('**/api/search/suggestions?*', async (route) => {
      await released.promise
      await route.continue()
    })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    const sheet = page.locator('dialog[open]')
    const idea = sheet.getByRole('option', { name: w.ideas.children })
    await idea.waitFor()
    const before = await edges(idea)
    released.resolve(undefined)
    await sheet.getByRole('group', { name: w.groups.popular }).waitFor()
    expect(await edges(idea)).toEqual(before)
  })

  testInFull('remembers the last searches in the browser until they are cleared', async () => {
    const { page } = await browser.visit({ ...laptop, locale })
    await openPage(page, localePath(locale, `/search/${encodeURIComponent(own.few)}`))
    await page.locator('main input[type=search]').fill(own.misspelt)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => decodeURIComponent(url.pathname).endsWith(own.misspelt))
    await openPage(page, home)
    await page.locator('main input[type=search]').focus()
    const recent = page.getByRole('group', { name: w.groups.recent })
    await recent.getByRole('option', { name: own.misspelt }).waitFor()
    await page.getByRole('button', { name: w.forget }).click()
    await recent.waitFor({ state: 'detached' })
    // Before the scripts are there: this requests them.
    await page.goto(home)
    await page.locator('main input[type=search]').focus()
    await page.getByRole('group', { name: w.groups.popular }).waitFor()
    expect(await recent.count()).toBe(0)
  })

  testInFull('shows countries by name and titles in full', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    await page.locator('dialog[open] input[type=search]').fill(locale === 'ar' ? 'إسطنبول' : 'Istanbul')
    const city = page.locator('[role=option]').first()
    await city.locator('b').waitFor()
    expect(await city.innerText()).toContain(locale === 'ar' ? 'تركيا' : 'Türkiye')
    const isCut = await page
      .locator('[role=option]')
      .evaluateAll((options) => options.some((option) => getComputedStyle(option).whiteSpace === 'nowrap'))
    expect(isCut).toBe(false)
  })

  test('shows the results of the only other spelling of a misspelt word', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, `/search/${encodeURIComponent(own.misspelt)}`))
    const note = page.locator('main [role=status]').filter({ hasText: own.misspelt })
    expect((await note.innerText()).replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      w.takenFor.replace('{word}', own.name).replace('{written}', own.misspelt),
    )
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    expect(await page.locator('head meta[name=robots]').getAttribute('content')).toContain('noindex')
  })

  test('leads from a landmark that has no activity to the activities near it', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    const burj = { ar: ['برج خليفة', 'دبي'], en: ['Burj Khalifa', 'Dubai'] }[locale]
    const [landmark = '', city = ''] = burj
    const answer = Promise.withResolvers<undefined>()
    await page.route('**/api/search/suggestions?*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    const sheet = page.locator('dialog[open]')
    await sheet.locator('input[type=search]').fill(landmark)
    await sheet.locator('[data-loading]').first().waitFor()
    answer.resolve(undefined)
    const options = sheet.getByRole('option')
    await options.filter({ hasText: landmark }).filter({ hasText: city }).waitFor()
    expect(await sheet.locator('[data-loading]').count()).toBe(0)
    await options.last().filter({ hasText: landmark }).tap()
    await page.waitForURL((url) => decodeURIComponent(url.pathname).endsWith(landmark))
    await page.locator('main [role=status]').filter({ hasText: landmark }).getByRole('link', { name: city }).waitFor()
    await page.locator('main article').first().waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('leads from the name of a city to its list, with dates, travellers and filters', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, '/about'))
    const { nextWeekend } = presetRanges(await localToday(page), 'SA')
    const wish = { ...nextWeekend, travellers: '3', children: '1', rating: '4' }
    const address = new URLSearchParams({ ...wish, page: '2', sort: 'match' })
    await openPage(page, localePath(locale, `/search/${encodeURIComponent(own.name)}?${address}`))
    expect(place(page)).toBe(own.path)
    expect(query(page)).toEqual(wish)
    expect(problems).toEqual([])
  })

  test('offers activities on the dates of the trip for a text that nothing matches', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, '/about'))
    const { nextWeekend } = presetRanges(await localToday(page), 'SA')
    const address = new URLSearchParams({ ...nextWeekend, travellers: '2' })
    await openPage(page, localePath(locale, `/search/xqzvw?${address}`))
    await page.getByRole('heading', { name: w.noResults }).waitFor()
    const free = page.locator('section', { has: page.getByRole('heading', { name: w.freeOnDates }) })
    expect(await free.locator('article').count()).toBeGreaterThan(0)
    const first = await free.locator('article a').first().getAttribute('href')
    expect(first).toContain(`from=${nextWeekend.from}`)
    await expectAccessible(page)
    await openPage(page, localePath(locale, '/search/xqzvw'))
    await page.getByRole('heading', { name: w.popular, exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  test('leads from few results to everything in their cities', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, `/search/${encodeURIComponent(own.few)}`))
    expect(await page.locator('main article').count()).toBeLessThan(4)
    const more = page.getByRole('navigation', { name: catalogue[locale].morePlaces })
    await more.getByRole('link', { name: own.name }).click()
    await page.waitForURL((url) => decodeURI(url.pathname) === own.path)
    await more.waitFor({ state: 'detached' })
    await openPage(page, localePath(locale, `/search/${encodeURIComponent(own.name)}`))
    expect(await page.locator('main article').count()).toBeGreaterThan(3)
    expect(await more.count()).toBe(0)
  })

  test('says what words for children find, and offers no filter that would leave out nothing', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, `/search/${own.children}`))
    await page.getByText(w.forChildren).waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('link', { name: w.onlyForChildren }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  testInFull('suggests a city with its activities for children', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, home)
    await page.locator('main [data-opener]').tap()
    await page.locator('dialog[open] input[type=search]').fill(`${own.name} ${own.children}`)
    await page.getByRole('option', { name: w.cityWithChildren.replace('{city}', own.name) }).tap()
    await page.locator('dialog[open]').getByRole('button', { name: w.button, exact: true }).tap()
    await page.waitForURL((url) => decodeURI(url.pathname) === own.path && url.searchParams.get('children') === '1')
  })

  test('sends dates and travellers without script', async () => {
    const { page } = await browser.visit({ ...laptop, locale, javaScriptEnabled: false })
    await page.goto(home)
    const form = page.locator('main form[role=search]')
    const { nextWeekend } = presetRanges(new Date().toISOString().slice(0, 10), 'SA')
    await form.locator('[name=q]').fill(own.name)
    await form.locator('[name=from]').fill(nextWeekend.from)
    await form.locator('[name=to]').fill(nextWeekend.to)
    await form.locator('[name=travellers]').fill('4')
    await form.getByRole('button', { name: w.button, exact: true }).click()
    await page.waitForURL(/travellers=4/)
    expect(place(page)).toBe(own.path)
    expect(query(page)).toEqual({ ...nextWeekend, travellers: '4' })
  })
})

test.each([
  ['a city says its name, and searches it again', '/en/things-to-do-in-cairo'],
  ['an activity says its city, and searches that', '/en/things-to-do-in-cairo/cairo-at-the-table'],
])('the header of %s for other dates', async (_, address) => {
  const { page, problems } = await browser.visit({ ...laptop, locale: 'en' })
  await openPage(page, address)
  const header = page.locator('[data-header-search]')
  const field = header.getByRole('combobox')
  expect(await field.getAttribute('placeholder')).toBe('Cairo')
  const when = header.locator('[data-part=when]')
  await when.click()
  const weekend = page.getByRole('button', { name: en.dates.nextWeekend, exact: true })
  await weekend.first().waitFor()
  await expect
    .poll(async () => {
      // The panel that is drawn before its calendar has loaded may still be in the page, and lose the press.
      if ((await when.innerText()).includes(en.when.any)) await weekend.first().click()
      return when.innerText()
    })
    .not.toContain(en.when.any)
  await header.locator('[data-part=who]').click()
  // It is visible to the keyboard only.
  await header.getByRole('button', { name: en.button, exact: true }).last().press('Enter')
  await page.waitForURL(/from=/)
  expect(place(page)).toBe('/en/things-to-do-in-cairo')
  // A text replaces it.
  await field.click()
  await field.pressSequentially('desert')
  await field.press('Enter')
  await page.waitForURL(/\/search\/desert/)
  expect(problems).toEqual([])
})
