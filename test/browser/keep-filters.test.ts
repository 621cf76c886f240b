import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { phone, useBrowser } from '#test/support/browser.ts'
import { holdScripts } from '#test/support/hold-scripts.ts'
import { openPage, untilHydrated, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
const trip = { from: addDays(today, 4), to: addDays(today, 9), travellers: '4', children: '1' }
const city = '/en/things-to-do-in-cairo'
const wished = { ...trip, sort: 'price' }

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const bar = (page: Page) => page.locator('[data-listing-bar] [popovertarget=filters]')
const sheet = (page: Page) => page.locator('#filters:popover-open')
const show = (page: Page) => page.locator('#filters [popovertargetaction=hide]').last()

test('each filter keeps the dates, the travellers and the sort', async () => {
  const { page, problems } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, `${city}?${new URLSearchParams(wished)}`)
  await bar(page).tap()
  await sheet(page).waitFor()
  await page.locator('#filters [name=rating][value="4"]').check()
  await page.waitForURL(/rating=4/)
  expect(query(page)).toEqual({ ...wished, rating: '4' })
  await untilIdle(page)
  await page.locator('#filters [name=priceMax]').fill('900')
  await show(page).tap()
  await page.waitForURL(/priceMax=900/)
  expect(query(page)).toEqual({ ...wished, rating: '4', priceMax: '900' })
  await untilIdle(page)
  await page.locator('[data-listing-bar] select[name=sort]').selectOption('rating')
  await page.waitForURL(/sort=rating/)
  const all = { ...wished, sort: 'rating', rating: '4', priceMax: '900' }
  expect(query(page)).toEqual(all)
  expect(problems).toEqual([])
})

test('a filter goes back to the first page and keeps the map', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do?page=2&travellers=2')
  await page.locator('#filters [name=freeCancellation]').check()
  await page.waitForURL(/freeCancellation=1/)
  expect(query(page)).toEqual({ travellers: '2', freeCancellation: '1' })
  await openPage(page, '/en/things-to-do?view=map&travellers=2')
  await bar(page).click()
  await page.locator('#filters [name=pickup]').check()
  await page.waitForURL(/pickup=1/)
  expect(query(page)).toEqual({ view: 'map', travellers: '2', pickup: '1' })
})

test('a filter keeps the dates and the travellers without script', async () => {
  const { page } = await browser.visit({
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  })
  await page.goto(`${city}?${new URLSearchParams(wished)}`)
  await page.locator('#filters [name=priceMax]').fill('900')
  await page.locator('#filters form button:not([type=button])').click()
  await page.waitForURL(/priceMax=900/)
  expect(query(page)).toMatchObject({ ...wished, priceMax: '900' })
})

test('a price that was typed and confirmed by the button of the sheet is applied', async () => {
  const { page, problems } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, city)
  await bar(page).tap()
  await sheet(page).waitFor()
  await page.locator('#filters [name=priceMax]').fill('300')
  await show(page).tap()
  await page.waitForURL(/priceMax=300/)
  await untilIdle(page)
  expect(query(page)).toEqual({ priceMax: '300' })
  await page.goBack()
  await page.waitForURL(({ search }) => search === '')
  expect(problems).toEqual([])
})

test('a price that was typed and confirmed before hydration is applied', async () => {
  const { page, problems } = await browser.visit({ ...phone, locale: 'en' })
  const release = await holdScripts(page)
  await page.goto(city)
  await bar(page).tap()
  await sheet(page).waitFor()
  await page.locator('#filters [name=priceMax]').fill('300')
  await show(page).tap()
  await sheet(page).waitFor({ state: 'hidden' })
  release()
  await page.waitForURL(/priceMax=300/)
  expect(problems).toEqual([])
})

test('a sheet that was opened before hydration is closed by Back, and its filters are one step', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, '/en')
  const release = await holdScripts(page)
  await page.goto(city)
  await bar(page).tap()
  await sheet(page).waitFor()
  release()
  await untilHydrated(page)
  await page.goBack()
  await sheet(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(city)
})

test('a filter that is chosen while the results of another load keeps it', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do')
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/api\/.*pickup=1/, async (route) => {
    await held.promise
    await route.continue()
  })
  const chips = page.getByRole('navigation', { name: en.quick })
  await chips.getByRole('link', { name: en.filters.pickup }).click()
  await page.waitForURL(({ search }) => search === '?pickup=1')
  await chips.getByRole('link', { name: en.filters.children }).click()
  await page.waitForURL(({ searchParams }) => searchParams.has('children'))
  expect(query(page)).toEqual({ pickup: '1', children: '1' })
  await page.locator('#filters [name=freeCancellation]').check()
  await page.waitForURL(/freeCancellation=1/)
  await page.locator('[data-listing-bar] select[name=sort]').selectOption('price')
  await page.waitForURL(/sort=price/)
  const all = { pickup: '1', children: '1', freeCancellation: '1', sort: 'price' }
  expect(query(page)).toEqual(all)
  held.resolve(undefined)
  await untilIdle(page)
  expect(query(page)).toEqual(all)
  for (const name of ['pickup', 'children', 'freeCancellation'])
    expect(await page.locator(`#filters [name=${name}]`).isChecked()).toBe(true)
  await page.locator('#filters [name=pickup]').uncheck()
  await page.waitForURL(({ searchParams }) => !searchParams.has('pickup'))
  expect(problems).toEqual([])
})

test('a group of filters folds, and opens when one of its choices is chosen', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do')
  const time = page.locator('#filters details', { has: page.locator('[name=timeOfDay]') })
  expect(await time.locator('label').first().isVisible()).toBe(false)
  await time.locator('summary').press('Enter')
  await time.locator('[name=timeOfDay][value=morning]').check()
  await page.waitForURL(/timeOfDay=morning/)
  await openPage(page, '/en/things-to-do?timeOfDay=evening')
  expect(await time.locator('[value=evening]').isVisible()).toBe(true)
  // Unchosen it stays open under the pointer.
  await time.locator('[name=timeOfDay][value=evening]').uncheck()
  await page.waitForURL(({ search }) => search === '')
  await untilIdle(page)
  expect(await time.locator('[value=evening]').isVisible()).toBe(true)
})
