import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { words } from '#test/support/journey.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })
const catalogue = { ar, en }
const laptop = { width: 1280, height: 800 }
const cairo = { ar: '/things-to-do-in-القاهرة?view=map', en: '/things-to-do-in-cairo?view=map' }

/** The displayed names of these elements of the map. */
const namesOf = (page: Page, selector: string) =>
  page.evaluate((of) => [...document.querySelectorAll<HTMLElement>(of)].flatMap((name) => (name.style.visibility === 'hidden' || name.hidden ? [] : name.innerText)), selector) // prettier-ignore

/** The elements of `one` that meet an element of `others`. */
const overlapsOf = (page: Page, one: string, others: string) =>
  page.evaluate(
    ([of, among]) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(({ style }) => style.visibility !== 'hidden')
      const meet = (first: DOMRect, second: DOMRect) =>
        first.left < second.right && first.right > second.left && first.top < second.bottom && first.bottom > second.top
      return shown(of)
        .filter((name) =>
          shown(among).some(
            (other) => other !== name && meet(name.getBoundingClientRect(), other.getBoundingClientRect()),
          ),
        )
        .map(({ innerText }) => innerText)
    },
    [one, others] as const,
  )

describe('a map without tiles', () => {
  test.each(
    firstIfShort([
      ['ar', 'قلعة صلاح الدين', 'نهر النيل'],
      ['en', 'The Citadel', 'River Nile'],
    ] as const),
  )('of a city inland has its landmarks and its river, in %s', async (locale, sight, river) => {
    const { page, problems } = await browser.visit({ locale, viewport: laptop })
    await openPage(page, localePath(locale, cairo[locale]))
    await expect.poll(() => namesOf(page, '.map-place-name')).toContain(sight)
    await expect.poll(() => namesOf(page, '.map-water-name')).toEqual([river])
    expect(await page.locator('path.map-water').count()).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('of a city shows no name across a pin, a button, the cards, the edge or another name', async () => {
    for (const path of [cairo.ar, '/things-to-do-in-إسطنبول?view=map']) {
      const { page } = await browser.visit({ ...phone, locale: 'ar' })
      await openPage(page, path)
      await expect.poll(async () => (await namesOf(page, '.map-place-name')).length).toBeGreaterThan(0)
      const names = '[data-name-rank]'
      expect(await overlapsOf(page, names, `${names}, .map-price, [data-map-control], .map-scale`)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      const outside = await page.evaluate(
        (most) => [...document.querySelectorAll<HTMLElement>('[data-name-rank]')].filter((name) => { const { left, right } = name.getBoundingClientRect(); return name.style.visibility !== 'hidden' && (left < 0 || right > most) }).length, // prettier-ignore
        width,
      )
      expect(outside).toBe(0)
    }
  })

  test('of all cities names the countries with activities, and no city below the count of several', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do?view=map')
    const countries = async () => (await namesOf(page, '.map-country, .map-group')).join(', ')
    await expect.poll(countries).toContain('Saudi Arabia')
    for (const country of ['Morocco', 'Egypt', 'Türkiye']) expect(await countries()).toContain(country)
    // Countries without activities take no room.
    expect(await countries()).not.toContain('Libya')
    expect(await page.locator('.map-price[data-many]').count()).toBeGreaterThan(2)
    const cities = await namesOf(page, '.map-city')
    expect(cities).not.toContain('Doha')
    // A closer look has fewer cities in each group.
    await page.locator('.map-price[data-many]').first().click()
    await expect.poll(() => namesOf(page, '.map-city')).not.toEqual(cities)
  })

  test('of all cities begins on a phone or tablet with where most activities are, and names its seas', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 768, height: 1024 } })
    await openPage(page, '/en/things-to-do?view=map')
    await expect.poll(() => namesOf(page, '.map-sea')).toContain('Black Sea')
    const countries = async () => (await namesOf(page, '.map-country, .map-group')).join(', ')
    expect(await countries()).not.toContain('Morocco')
    await page.getByRole('button', { name: /^Show all \d+$/ }).click()
    await expect.poll(countries).toContain('Morocco')
  })

  test('of a city has its precise coast, a map of countries the outline', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'en' })
    await openPage(page, '/en/things-to-do-in-istanbul?view=map')
    await page.locator('path.map-coast').waitFor({ state: 'attached' })
    await openPage(page, '/en/things-to-do?view=map')
    await page.locator('path.map-border').waitFor({ state: 'attached' })
    await page.locator('.map-price').first().waitFor()
    expect(await page.locator('path.map-coast').count()).toBe(0)
  })

  test('of a city keeps the outline when its coast cannot be loaded', async () => {
    const { page, problems } = await browser.visit({ locale: 'en', viewport: laptop })
    await page.route(/assets\/\d+_\d+-/, (route) => route.abort())
    await openPage(page, '/en/things-to-do-in-istanbul?view=map')
    await expect.poll(() => namesOf(page, '.map-place-name')).not.toEqual([])
    expect(await page.locator('path.map-land').isVisible()).toBe(true)
    expect(await page.locator('path.map-coast').count()).toBe(0)
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  })

  test('of a city begins without the trips that are far outside, and shows all on request', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do-in-dubai?view=map')
    const list = page.getByRole('list', { name: en.map.results })
    await expect.poll(() => list.locator('li').count()).toBe(5)
    expect(await page.locator('.map-scale').innerText()).toMatch(/^[125] km$/)
    await page.getByRole('button', { name: en.map.showAll }).click()
    await expect.poll(() => list.locator('li').count()).toBe(7)
    await expect.poll(() => page.locator('.map-scale').innerText()).toMatch(/^\d0 km$/)
  })

  test('of a city shows no pin below the buttons above the cards on a small phone, and all results on request', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'ar' })
    for (const path of ['/things-to-do-in-المنامة?view=map', '/things-to-do-in-دبي?view=map']) {
      await openPage(page, path)
      await page.locator('.map-price[aria-pressed="true"]').waitFor()
      expect(await overlapsOf(page, '.map-price', '[data-map-pill]')).toEqual([])
    }
    const before = await page.locator('.map-scale').innerText()
    await page.getByRole('button', { name: ar.map.showRest.replace('{shown}', '5').replace('{total}', '7') }).click()
    await expect.poll(() => page.locator('.map-scale').innerText()).not.toBe(before)
    expect(await page.getByRole('navigation', { name: ar.map.views }).isVisible()).toBe(false)
    await page.locator('[data-map-pill] a').click()
    await page.getByRole('navigation', { name: ar.map.views }).waitFor()
  })
})

describe('a meeting point without map tiles', () => {
  test.each(firstIfShort(['en', 'ar'] as const))(
    'has the nearest landmarks and a link to a map application, but no map, in %s',
    async (locale) => {
      const { page, problems } = await browser.visit({ locale, viewport: { width: 320, height: 800 } })
      await openPage(page, localePath(locale, cairo[locale]))
      const href = await page.locator('[data-result] a').first().getAttribute('href')
      await openPage(page, href ?? '')
      const near = page.getByText(locale === 'en' ? '400 m from Tahrir Square' : '400 م من ميدان التحرير')
      expect(await near.count()).toBe(1)
      const link = page.getByRole('link', { name: words[locale].activity.openMap })
      expect(await link.getAttribute('href')).toMatch(/query=30\.04\d+,31\.2\d+$/)
      expect(await page.getByRole('button', { name: words[locale].activity.showMap }).count()).toBe(0)
      expect(problems).toEqual([])
    },
  )
})

describe('the list beside a map', () => {
  test.each(firstIfShort(['ar', 'en'] as const))('has the results in view, or all again, in %s', async (locale) => {
    const { page, problems } = await browser.visit({ locale, viewport: laptop })
    await openPage(page, localePath(locale, '/things-to-do?view=map'))
    const list = page.getByRole('list', { name: catalogue[locale].map.results })
    await page.locator('.map-price').first().waitFor()
    const total = await list.locator('li').count()
    expect(total).toBeGreaterThan(100)
    await page.locator('.map-price[data-many]').first().click()
    await expect.poll(() => list.locator('li').count()).toBeLessThan(total)
    const shown = await list.locator('li').count()
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain(catalogue[locale].map.inView.replace('{shown}', String(shown)).replace('{total}', String(total)))
    await page.getByRole('button', { name: catalogue[locale].map.showAll }).click()
    await expect.poll(() => list.locator('li').count()).toBe(total)
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('says how far each result of a city is from its centre', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, localePath('en', cairo.en))
    const list = page.getByRole('list', { name: en.map.results })
    await expect.poll(() => list.innerText()).toMatch(/\d+(?:\.\d)? k?m from the centre/)
  })

  test('begins in the upper half of a laptop’s window', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, localePath('en', cairo.en))
    const map = await page.getByRole('region', { name: en.map.label }).boundingBox()
    expect(map?.y).toBeLessThan(laptop.height / 2)
  })
})
