import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import arCommon from '#messages/ar/common.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { fort, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { startTileServer, type TileServer } from '#test/support/tile-server.ts'

const browser = useBrowser({ pictures: true })
const catalogue = { ar, en }
const common = { ar: arCommon, en: enCommon }
const manama = { ar: '/things-to-do-in-المنامة', en: '/things-to-do-in-manama' }

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')))
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** The names of meeting points that are displayed on the map. */
const placeNames = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.map-place')].flatMap((name) => (name.style.visibility === 'hidden' ? [] : name.innerText))) // prettier-ignore

/** Presses Tab until the focused element matches `target`. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, target)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

describe('without map tiles', () => {
  test('the map says what a party pays in all, as the list does', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const path = `/en/things-to-do-in-riyadh?from=${dayIn(3)}&to=${dayIn(6)}&travellers=4`
    const totals = () =>
      page
        .locator('main article')
        .evaluateAll((all) => all.flatMap((one) => /\S+ for 4\stravellers/.exec((one as HTMLElement).innerText) ?? []))
    await openPage(page, path)
    const listed = await totals()
    expect(listed).not.toEqual([])
    await openPage(page, `${path}&view=map`)
    expect((await totals()).toSorted()).toEqual(listed.toSorted())
  })

  test('a listing without script has a drawn map with pins that link to its cards', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    await page.goto(`${manama.ar}?pickup=1`)
    await page.getByRole('link', { name: ar.map.map, exact: true }).click()
    await page.waitForURL(/pickup=1.*view=map/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow')
    const pin = page.getByRole('link', { name: `1: ${fort.ar.title}` })
    await pin.click()
    await page.waitForURL(/#on-map-1$/)
    await page.locator('#on-map-1').getByRole('link', { name: fort.ar.title }).click()
    await page.getByRole('heading', { level: 1, name: fort.ar.title }).waitFor()
  })

  testInFull.each([
    ['ar', 'light', 320],
    ['en', 'dark', 1280],
    ['ar', 'dark', 768],
  ] as const)(
    'the map has coasts, borders, cities and prices, is accessible and does not overflow, in %s, %s, %i px',
    async (locale, colorScheme, width) => {
      const { page, problems } = await browser.visit({ locale, colorScheme, viewport: { width, height: 800 } })
      await openPage(page, localePath(locale, '/things-to-do?view=map'))
      await page.locator('path.map-land').waitFor({ state: 'attached' })
      await page.locator('.map-price').first().waitFor()
      expect(await page.locator('path.map-border').count()).toBe(1)
      expect(await page.locator('.map-city').count()).toBeGreaterThan(5)
      expect(await page.locator('main').innerText()).not.toContain('°')
      expect(await overflowOf(page)).toBeLessThanOrEqual(1)
      await expectAccessible(page)
      expect(problems).toEqual([])
    },
  )

  test('the outline is only loaded for the map', async () => {
    const { page } = await browser.visit({ locale: 'en' })
    await openPage(page, '/en/things-to-do-in-manama')
    const ofMaps = (names: string[]) => names.filter((name) => /^(tile-map|results-map|show-outline)/.test(name))
    expect(ofMaps(await scriptsOf(page))).toEqual([])
    await openPage(page, '/en/things-to-do-in-manama?view=map')
    await page.locator('path.map-land').waitFor({ state: 'attached' })
    expect(ofMaps(await scriptsOf(page)).length).toBeGreaterThan(1)
  })

  test.each(
    firstIfShort([
      ['ar', manama.ar, 'كم'],
      ['en', manama.en, 'km'],
    ] as const),
  )('the map of a city has a scale that follows its zoom, in %s', async (locale, path, unit) => {
    const { page } = await browser.visit({ viewport: { width: 1280, height: 900 }, locale })
    await openPage(page, localePath(locale, `${path}?view=map`))
    const scale = page.locator('.map-scale')
    await expect.poll(() => scale.innerText()).toMatch(new RegExp(`^(?:1|2|5)0*\\s${unit}$`))
    // Otherwise the Arabic unit would be read before the number.
    const direction = await scale.evaluate((bar) => getComputedStyle(bar).direction)
    expect(direction).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    const before = parseFloat(await scale.innerText())
    await page.getByRole('button', { name: common[locale].map.zoomOut }).click()
    await page.getByRole('button', { name: common[locale].map.zoomOut }).click()
    await expect.poll(async () => parseFloat(await scale.innerText())).toBeGreaterThan(before)
  })

  testInFull('the map of a city shows its results apart, below the scale', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
    await openPage(page, '/en/things-to-do-in-istanbul?view=map')
    await page.locator('path.map-land').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('.map-price').count()).toBeGreaterThan(2)
    const { y = NaN, height = NaN } = (await page.locator('.map-scale').boundingBox()) ?? {}
    for (const pin of await page.locator('.map-price').all())
      expect((await pin.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  })

  testInFull(
    'the map of a city names the meeting points of its pins, and no name overlaps a pin, the cards or another',
    async () => {
      const { page } = await browser.visit({ ...phone, locale: 'ar' })
      await openPage(page, `${manama.ar}?view=map`)
      await expect.poll(() => placeNames(page)).toContain('بوابة محمية العرين')
      const overlaps = await page.evaluate(() => {
        const boxesOf = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => (one.style.visibility === 'hidden' ? [] : one.getBoundingClientRect())) // prettier-ignore
        const names = boxesOf('.map-place')
        const others = boxesOf('.map-price, .map-city, [data-result], a.shadow-float')
        const meet = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
        return names.filter((one) => [...others, ...names].some((other) => other !== one && meet(one, other))).length
      })
      expect(overlaps).toBe(0)
    },
  )

  test('the map fills the window of a phone, and its pin follows the card in the middle', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale: 'ar' })
    await openPage(page, '/things-to-do?view=map')
    await page.locator('.map-price').first().waitFor()
    const map = await page.getByRole('region', { name: ar.map.label }).boundingBox()
    expect(map?.height).toBeGreaterThan(844 * 0.75)
    expect(map?.width).toBe(390)
    // Otherwise the lowest letters of the title show between the two.
    const gap = await page.evaluate(() => {
      const [bar, header] = ['[data-listing-bar]', 'header'].map((part) => document.querySelector(part))
      return (bar?.getBoundingClientRect().top ?? NaN) - (header?.getBoundingClientRect().bottom ?? NaN)
    })
    expect(gap).toBeLessThanOrEqual(1)
    const cards = page.getByRole('group', { name: ar.map.chosen })
    const third = cards.locator('[data-result]').nth(2)
    await third.evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
    await page.locator('.map-price[aria-pressed=true]').first().waitFor()
    await page.getByRole('link', { name: ar.map.list, exact: true }).last().tap()
    await page.waitForURL(({ search }) => search === '')
    expect(problems).toEqual([])
  })

  testInFull('the result under the pointer is lit in the list and on the map', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
    await openPage(page, '/en/things-to-do-in-manama?view=map')
    await page.locator('.map-price').first().waitFor()
    await page.getByRole('list', { name: en.map.results }).locator('li').first().hover()
    await page.locator('.map-price[data-lit]').waitFor()
    const pin = page.locator('.map-price').last()
    await pin.hover()
    await page.locator('li[data-lit]').waitFor()
  })
})

describe('with map tiles', () => {
  let tiles: TileServer
  let origin: string
  let end: () => Promise<void>

  beforeAll(async () => {
    tiles = await startTileServer()
    const folder = mkdtempSync(join(tmpdir(), 'rihla-maps-'))
    cpSync(inject('seededDirectory'), folder, { recursive: true })
    const port = await freePort()
    origin = `http://localhost:${port}`
    const server = await startProcess(port, {
      DATA_DIR: folder,
      MAP_TILES: tiles.template,
      MAP_ATTRIBUTION: 'OpenStreetMap=https://www.openstreetmap.org/copyright',
    })
    end = async () => {
      await endProcess(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      await tiles.close()
    }
  })
  afterEach(() => {
    tiles.isBroken = false
    tiles.requested.length = 0
  })
  afterAll(() => end?.())

  test.each(journeyLanguages)('list, map, pin, card and activity can be reached by keyboard, in %s', async (locale) => {
    const { page, problems } = await browser.visit({ locale, baseURL: origin, viewport: { width: 1280, height: 900 } })
    await openPage(page, localePath(locale, `${manama[locale]}?sort=price`))
    expect((await scriptsOf(page)).filter((name) => name.startsWith('tile-map'))).toEqual([])
    await tabTo(page, 'a[href*="view=map"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(/sort=price&view=map/)
    await page.locator('.leaflet-tile-loaded').first().waitFor()
    await page.locator('.map-price').first().waitFor()
    await expectAccessible(page)

    await tabTo(page, `[aria-label="${common[locale].map.zoomIn}"]`)
    await tabTo(page, '.leaflet-container')
    await tabTo(page, '.map-price[aria-pressed]')
    const name = await focusedName(page)
    await page.keyboard.press('Enter')
    const card = page.getByRole('group', { name: catalogue[locale].map.chosen })
    const title = (await card.getByRole('link').textContent()) ?? ''
    expect(name).toContain(title)
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    expect(await card.count()).toBe(0)
    expect(await focusedName(page)).toBe(name)
    await page.keyboard.press('Enter')
    await card.waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(problems).toEqual([])
  })

  testInFull('a group of pins opens by zooming in, and the focus stays on the map', async () => {
    const { page } = await browser.visit({ locale: 'en', baseURL: origin })
    await page.goto('/en/things-to-do?view=map')
    await page.locator('.map-price[data-many]').first().focus()
    const zoomOf = () => Number(tiles.requested.at(-1)?.split('/')[1])
    await expect.poll(zoomOf).toBeGreaterThan(0)
    const before = zoomOf()
    await page.keyboard.press('Enter')
    await expect.poll(zoomOf).toBeGreaterThan(before)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('map-price')
  })

  test.each(
    firstIfShort([
      ['ar', 'light', 320],
      ['en', 'dark', 768],
    ] as const),
  )('the activity page opens its map on request, in %s, %s, %i px', async (locale, colorScheme, width) => {
    const { page, problems } = await browser.visit({
      locale,
      colorScheme,
      baseURL: origin,
      viewport: { width, height: 800 },
    })
    // The page of the previous test may still request tiles, of the other theme or of a wide view.
    const requested = () =>
      tiles.requested.filter((tile) => tile.startsWith(`${colorScheme}/`) && Number(tile.split('/')[1]) >= 10)
    await openPage(page, localePath(locale, fort[locale].path))
    expect(requested()).toEqual([])
    await page.getByRole('button', { name: words[locale].activity.showMap }).click()
    await page.locator('.leaflet-tile-loaded').first().waitFor()
    expect(requested().length).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('leaflet-container'))).toBe(true)
    expect(await page.locator('.map-mark').count()).toBe(1)
    expect(await page.getByRole('link', { name: 'OpenStreetMap' }).count()).toBe(1)
    expect(await overflowOf(page)).toBeLessThanOrEqual(1)
    await expectAccessible(page)

    tiles.requested.length = 0
    await page.getByRole('button', { name: common[locale].map.zoomOut }).click()
    await expect.poll(() => requested().length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  testInFull('the drawn map returns with a message and a retry button if no tile loads', async () => {
    tiles.isBroken = true
    const { page } = await browser.visit({ locale: 'en', baseURL: origin })
    await openPage(page, localePath('en', fort.en.path))
    await page.getByRole('button', { name: words.en.activity.showMap }).click()
    await page.getByText(enCommon.map.failed).waitFor()
    expect(await page.locator('.leaflet-container').count()).toBe(0)
    tiles.isBroken = false
    await page.getByRole('button', { name: enCommon.retry }).click()
    await page.locator('.leaflet-tile-loaded').first().waitFor()
    expect(await page.getByText(enCommon.map.failed).count()).toBe(0)
  })

  testInFull('a map of results is drawn if no tile loads', async () => {
    tiles.isBroken = true
    const { page } = await browser.visit({ locale: 'ar', baseURL: origin })
    await page.goto(`${manama.ar}?view=map`)
    await page.getByText(arCommon.map.failed).waitFor()
    await page.getByRole('group', { name: ar.map.chart }).waitFor()
  })
})
