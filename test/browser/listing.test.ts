import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const catalogue = { ar, en }
const riyadh = { ar: '/things-to-do-in-الرياض', en: '/things-to-do-in-riyadh' }
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe.each(journeyLanguages)('the page of a city on a phone, in %s,', (locale) => {
  const t = catalogue[locale]

  test('has its first price within 600 pixels, and no city on its cards', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, riyadh[locale]))
    const card = page.locator('main article').first()
    const box = await card.locator('p:last-of-type bdi').last().boundingBox()
    expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThan(600)
    const cityName = locale === 'ar' ? 'الرياض ·' : 'Riyadh ·'
    for (const text of await page.locator('main article').allInnerTexts()) expect(text).not.toContain(cityName)
    expect(await overflowOf(page)).toBeLessThanOrEqual(1)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('says what the city is like below its activities', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, riyadh[locale]))
    const about = page.getByRole('region', { name: t.about.replace('{city}', locale === 'ar' ? 'الرياض' : 'Riyadh') })
    expect(await about.locator('p').count()).toBeGreaterThan(1)
    const top = await about.evaluate((element) => element.getBoundingClientRect().top)
    const lastCard = page.locator('main article').last()
    expect(await lastCard.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(top)
  })

  test('keeps filters, sort and map in the window while scrolling, and counts the active filters', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const trip = `from=${day}&to=${day}&travellers=2`
    await openPage(page, localePath(locale, `${riyadh[locale]}?${trip}&children=1`))
    const button = page.locator('[data-listing-bar] [popovertarget=filters]')
    expect(await button.innerText()).toContain('(1)')
    await page
      .locator('main article')
      .last()
      .evaluate((card) => card.scrollIntoView({ block: 'center' }))
    await expect.poll(async () => (await button.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    expect((await button.boundingBox())?.y).toBeLessThan(160)
    await button.tap()
    await page.locator('#filters:popover-open').getByRole('link', { name: t.filters.clear }).tap()
    await page.waitForURL(({ search }) => search === `?${trip}`)
    await expect.poll(() => button.innerText()).toBe(t.showFilters)
  })

  test('has chips for what most people look for, which can be taken back', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, riyadh[locale]))
    const chips = page.getByRole('navigation', { name: t.quick })
    await chips.getByRole('link', { name: t.filters.children }).click()
    await page.waitForURL(/children=1/)
    await untilIdle(page)
    // At the end of a weekend the next one is offered.
    await chips.locator('a[href*="from="]').first().click()
    await page.waitForURL(/^(?=.*children=1).*from=.*to=/)
    await untilIdle(page)
    await chips.getByRole('link', { name: t.filters.children }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('children') && searchParams.has('from'))
  })
})

test('a city with few matches shows those of the nearest cities', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/things-to-do-in-manama?category=sea-islands')
  const section = page.getByRole('heading', { name: 'More near Manama' }).locator('..')
  expect(await section.locator('article').count()).toBeGreaterThan(0)
  expect(await section.locator('article').first().innerText()).not.toContain('Manama')
})

test.each(journeyLanguages)(
  'the rating of a city is that of all its activities: it is not shown beside some of them, in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 900 } })
    const path = localePath(locale, riyadh[locale])
    await openPage(page, path)
    const rating = page.locator('main header .icon-star')
    expect(await rating.count()).toBe(1)
    await openPage(page, `${path}?sort=price`)
    expect(await rating.count()).toBe(1)
    await openPage(page, `${path}?freeCancellation=1`)
    await page.locator('main article').first().waitFor()
    expect(await rating.count()).toBe(0)
  },
)

test('choices of rating and start time have counts', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
  await openPage(page, '/en/things-to-do-in-manama')
  for (const name of ['rating', 'timeOfDay']) {
    const counts = await page.locator(`#filters label:has([name=${name}]):not(:has([value=""])) bdi`).allTextContents()
    expect(counts).toHaveLength(3)
    for (const count of counts) expect(count).toMatch(/^\d+$/)
  }
})

test.each(
  journeyLanguages.flatMap((locale) => [
    { locale, width: 768, hasTouch: true },
    { locale, width: 1280, hasTouch: false },
  ]),
)('the quick filters of a listing are one line of $width pixels, in $locale', async ({ locale, width, hasTouch }) => {
  const { page } = await browser.visit({ viewport: { width, height: 1024 }, hasTouch, locale })
  await openPage(page, localePath(locale, '/things-to-do'))
  const chips = page.getByRole('navigation', { name: catalogue[locale].quick }).getByRole('listitem')
  expect(await chips.count()).toBeGreaterThan(5)
  const tops = await chips.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await overflowOf(page)).toBeLessThanOrEqual(1)
  // By keyboard each comes into view.
  await chips.last().getByRole('link').focus()
  await expect.poll(() => chips.last().evaluate((chip) => chip.getBoundingClientRect().left >= 0 && chip.getBoundingClientRect().right <= window.innerWidth)).toBe(true) // prettier-ignore
})

test.each(journeyLanguages)('the active filters of a listing are one line on phones, in %s', async (locale) => {
  const { page } = await browser.visit({ ...phone, locale })
  await openPage(page, localePath(locale, `${riyadh[locale]}?rating=3&freeCancellation=1&children=1`))
  const filters = page.getByRole('list', { name: catalogue[locale].filters.active }).getByRole('listitem')
  expect(await filters.count()).toBe(4)
  const boxes = await filters.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
  for (const { top, height } of boxes) expect([top, height]).toEqual([boxes[0]?.top, boxes[0]?.height])
  expect(await overflowOf(page)).toBeLessThanOrEqual(1)
  await filters.last().getByRole('link', { name: catalogue[locale].filters.clear }).tap()
  await page.waitForURL(({ search }) => search === '')
})
