import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { words } from '#test/support/journey.ts'
import { namesOf } from '#test/support/map-names.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })
const catalogue = { ar, en }
const laptop = { width: 1280, height: 800 }
const istanbul = { ar: '/things-to-do-in-إسطنبول?view=map', en: '/things-to-do-in-istanbul?view=map' }
const museums = { ar: '/search/متحف?view=map', en: '/search/museum?view=map' }
const cairo = { ar: '/things-to-do-in-القاهرة?view=map', en: '/things-to-do-in-cairo?view=map' }

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
      ['ar', 'قلعة صلاح الدين', 'نهر النيل', 'الجيزة'],
      ['en', 'The Citadel', 'River Nile', 'Giza'],
    ] as const),
  )('of a city inland has its districts, landmarks and river, in %s', async (locale, sight, river, district) => {
    const { page, problems } = await browser.visit({ locale, viewport: laptop })
    await openPage(page, localePath(locale, cairo[locale]))
    await expect.poll(() => namesOf(page, '.map-area-name')).toContain(district)
    expect((await namesOf(page, '.map-area-name')).length).toBeLessThan(8)
    for (const shape of ['built-up', 'park', 'road'])
      expect(await page.locator(`path.map-${shape}`).count()).toBeGreaterThan(0)
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

  test('of all cities has a pin for each country with its name, count and lowest price, and opens it', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do?view=map')
    const pins = async () => (await namesOf(page, '.map-price')).join(', ')
    await expect.poll(pins).toMatch(/Saudi Arabia\n\d+ · from SAR\s\d+/)
    for (const country of ['Saudi Arabia', 'Türkiye', 'UAE', 'Qatar']) expect(await pins()).toContain(country)
    // Europe and the Sahara would be most of a map that also has Morocco: a hint at its edge has it.
    expect(await pins()).not.toContain('Morocco')
    await page
      .getByRole('button', { name: /^Show \d+ more activities: (?:Morocco, Tunisia|Tunisia, Morocco)$/ })
      .waitFor()
    for (const pin of await namesOf(page, '.map-price[data-named]')) expect(pin).toMatch(/SAR/)
    // The countries of pins are not named again.
    const countries = await namesOf(page, '.map-country')
    expect(countries).toContain('Iraq')
    expect(countries).not.toContain('Türkiye')
    await page.getByRole('button', { name: /^Türkiye: \d+ activities, from SAR\s[\d,.]+$/ }).click()
    await expect.poll(pins).toMatch(/Istanbul\n\d+ · from SAR\s\d+/)
    await page.getByRole('button', { name: /^Istanbul: / }).click()
    await expect.poll(() => namesOf(page, '.map-area-name')).toContain('Fatih')
    await expect.poll(pins).not.toContain('Istanbul')
  })

  test.each(
    firstIfShort([
      ['ar', { width: 320, height: 640 }],
      ['en', laptop],
      ['ar', { width: 768, height: 1024 }],
    ] as const),
  )('shows no pin across another one, the edge or a button, in %s, %o', async (locale, viewport) => {
    const { page } = await browser.visit({ locale, viewport })
    for (const path of ['/things-to-do?view=map', museums[locale], cairo[locale], istanbul[locale]]) {
      await openPage(page, localePath(locale, path))
      await page.locator('.map-price').first().waitFor()
      await page.locator('path.map-land').waitFor({ state: 'attached' })
      expect(await overlapsOf(page, '.map-price', '.map-price, [data-map-control], [data-map-hint], .map-scale')).toEqual([]) // prettier-ignore
      const outside = await page.evaluate(() => { const map = document.querySelector('.leaflet-container')?.getBoundingClientRect(); return [...document.querySelectorAll('.map-price:not(.map-measure *)')].filter((pin) => { const { left, right, top } = pin.getBoundingClientRect(); return map === undefined || left < map.left + 7.5 || right > map.right - 7.5 || top < map.top + 7.5 }).length }) // prettier-ignore
      expect(outside).toBe(0)
    }
  })

  test.each(
    firstIfShort([
      ['en', 320],
      ['ar', 320],
      ['en', 390],
    ] as const),
  )('begins on a phone with the card of a pin in view, and says what is shown, in %s, %i', async (locale, width) => {
    const { page } = await browser.visit({ ...phone, viewport: { width, height: 640 }, locale })
    for (const path of ['/things-to-do?view=map', museums[locale], cairo[locale]]) {
      await openPage(page, localePath(locale, path))
      const pin = page.locator('.map-price[aria-pressed="true"]')
      await pin.waitFor()
      const city = path === cairo[locale] ? (locale === 'en' ? 'Cairo' : 'القاهرة') : ''
      const what = path === museums[locale] ? (locale === 'en' ? 'museum' : 'متحف') : city
      await expect.poll(() => page.locator('[data-map-pill]').innerText()).toContain(what)
    }
  })

  test('says on a narrow phone that a result is below the cards', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'ar' })
    await openPage(page, localePath('ar', cairo.ar))
    const hint = page.locator('[data-map-hint]').filter({ hasText: 'أهرام الجيزة' })
    await hint.waitFor()
    const pill = await page.locator('[data-map-pill]').boundingBox()
    const box = await hint.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(pill?.y ?? 0)
  })

  test.each(firstIfShort(['en', 'ar'] as const))(
    'of a city has its name, its centre, and the same districts and sights in each language, in %s',
    async (locale) => {
      const { page } = await browser.visit({ locale, viewport: laptop })
      await openPage(page, localePath(locale, cairo[locale]))
      const [city, district, sight] =
        locale === 'en' ? ['Cairo', 'Zamalek', 'The Citadel'] : ['القاهرة', 'الزمالك', 'قلعة صلاح الدين']
      await expect.poll(() => namesOf(page, '.map-area-name')).toContain(district)
      expect((await namesOf(page, '.map-place-name')).map((name) => name.replaceAll('\n', ' '))).toContain(sight)
      expect(await namesOf(page, '.map-city-near')).toContain(city)
      await openPage(
        page,
        localePath(locale, locale === 'en' ? '/things-to-do-in-dubai?view=map' : '/things-to-do-in-دبي?view=map'),
      )
      await expect.poll(() => namesOf(page, '.map-centre')).toEqual([catalogue[locale].map.centre])
    },
  )

  testInFull(
    'of all cities begins on a phone or tablet with where most activities are, and names its seas',
    async () => {
      const { page } = await browser.visit({ locale: 'en', viewport: { width: 768, height: 1024 } })
      await openPage(page, '/en/things-to-do?view=map')
      await expect.poll(() => namesOf(page, '.map-sea')).toContain('Black Sea')
      const countries = async () => (await namesOf(page, '.map-price')).join(', ')
      expect(await countries()).not.toContain('Morocco')
      await page.getByRole('button', { name: /^\d+ of \d+ · Show all$/ }).click()
      await expect.poll(countries).toContain('Morocco')
      // The button has disappeared.
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
      expect(await focused()).toBe('region')
      expect(await page.locator('[data-map-pill]').innerText()).toMatch(/\d+ activities$/)
    },
  )

  testInFull('of a city has its precise coast, a map of countries the outline', async () => {
    const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'en' })
    await openPage(page, '/en/things-to-do-in-istanbul?view=map')
    await page.locator('path.map-coast').waitFor({ state: 'attached' })
    await openPage(page, '/en/things-to-do?view=map')
    await page.locator('path.map-border').waitFor({ state: 'attached' })
    await page.locator('.map-price').first().waitFor()
    expect(await page.locator('path.map-coast').count()).toBe(0)
  })

  test.each(
    firstIfShort([
      ['cairo', 'Pyramids of Giza', { width: 320, height: 640 }],
      ['cairo', 'Pyramids of Giza', laptop],
      ['dubai', 'Burj Khalifa', laptop],
    ] as const),
  )('of %s names its best known sight: %s', async (city, sight, viewport) => {
    const { page } = await browser.visit({ locale: 'en', viewport })
    await openPage(page, `/en/things-to-do-in-${city}?view=map`)
    await expect.poll(() => namesOf(page, '.map-sight')).toContain(sight)
  })

  test.each(firstIfShort(['dark', 'light'] as const))(
    'has names that can be read on land, parks and water, in %s',
    async (colorScheme) => {
      const { page } = await browser.visit({ locale: 'en', viewport: laptop, colorScheme })
      await openPage(page, '/en/things-to-do-in-istanbul?view=map')
      await expect.poll(() => namesOf(page, '.map-area-name')).not.toEqual([])
      for (const ground of ['land', 'sea-area'])
        await page.locator(`.map-${ground}`).first().waitFor({ state: 'attached' })
      const poor = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const lightness = (colour: string) => {
          if (!context) return NaN
          context.fillStyle = colour
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) // prettier-ignore
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const contrast = (one: string, other: string) => {
          const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((first, second) => first - second)
          return (high + 0.05) / (low + 0.05)
        }
        const fillOf = (name: string) => getComputedStyle(document.querySelector(`.map-${name}`) ?? document.body).fill
        const map = getComputedStyle(document.querySelector('.leaflet-container') ?? document.body)
        const grounds = [...['land', 'built-up', 'park', 'sea-area'].map(fillOf), map.getPropertyValue('--map-hills')]
        return [
          'area-name',
          'sight',
          'place-name:not(.map-sight)',
          'park-name',
          'water-name',
          'road-name',
          'place',
        ].flatMap((name) => {
          const element = document.querySelector(`.map-${name}`)
          if (!element) return `no ${name}`
          const { color } = getComputedStyle(element)
          return grounds.flatMap((ground, index) => (contrast(color, ground) < 4.5 ? `${name} on ${index}: ${contrast(color, ground)}` : [])) // prettier-ignore
        })
      })
      expect(poor).toEqual([])
    },
  )

  test('says at its edge how many activities are beyond, and shows them', async () => {
    const { page, problems } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do-in-dubai?view=map')
    const list = page.getByRole('list', { name: en.map.results })
    await expect.poll(() => list.locator('li').count()).toBe(6)
    const more = page.getByRole('button', { name: 'Show 1 more activity' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => list.innerText()).toContain('hot-air balloon')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('map-price')
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  testInFull('names the countries that are beyond its edge', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do?view=map')
    const beyond = page.getByRole('button', {
      name: /^Show \d+ more activities: (?:Morocco, Tunisia|Tunisia, Morocco)$/,
    })
    await beyond.click()
    await page.getByRole('button', { name: /^Morocco: / }).waitFor()
    expect(await beyond.count()).toBe(0)
  })

  testInFull('of a city keeps the outline when its coast cannot be loaded', async () => {
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
    await expect.poll(() => list.locator('li').count()).toBe(6)
    const near = await page.locator('.map-scale').innerText()
    expect(near).toMatch(/^[12]\s(?:k?m)$/)
    await page.getByRole('button', { name: en.map.showAll }).click()
    await expect.poll(() => list.locator('li').count()).toBe(7)
    await expect.poll(() => page.locator('.map-scale').innerText()).not.toBe(near)
  })

  testInFull(
    'of a city shows no pin below the buttons above the cards on a small phone, and all results on request',
    async () => {
      const { page } = await browser.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'ar' })
      for (const path of ['/things-to-do-in-المنامة?view=map', '/things-to-do-in-دبي?view=map']) {
        await openPage(page, path)
        await page.locator('.map-price[aria-pressed="true"]').waitFor()
        expect(await overlapsOf(page, '.map-price', '[data-map-pill]')).toEqual([])
      }
      const before = await page.locator('.map-scale').innerText()
      await page.getByRole('button', { name: ar.map.showRest.replace('{shown}', '6').replace('{total}', '7') }).click()
      await expect.poll(() => page.locator('.map-scale').innerText()).not.toBe(before)
      expect(await page.getByRole('navigation', { name: ar.map.views }).isVisible()).toBe(false)
      await page.locator('[data-map-pill] a').click()
      await page.getByRole('navigation', { name: ar.map.views }).waitFor()
    },
  )
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
      const link = page.getByRole('link', { name: words[locale].common.meeting.directions })
      expect(await link.getAttribute('href')).toMatch(/destination=30\.04\d+,31\.2\d+$/)
      expect(await page.getByRole('button', { name: words[locale].activity.showMap }).count()).toBe(0)
      expect(problems).toEqual([])
    },
  )
})

describe('the list beside a map', () => {
  testInFull.each(['ar', 'en'] as const)('has the results in view, or all again, in %s', async (locale) => {
    const { page, problems } = await browser.visit({ locale, viewport: laptop })
    await openPage(page, localePath(locale, '/things-to-do?view=map'))
    const list = page.getByRole('list', { name: catalogue[locale].map.results })
    await page.locator('.map-price').first().waitFor()
    await page.getByRole('button', { name: catalogue[locale].map.showAll }).click()
    await expect.poll(() => list.locator('li').count()).toBeGreaterThan(109)
    const total = await list.locator('li').count()
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

  test.each(firstIfShort(['en', 'ar'] as const))(
    'stays as it is when a pin is chosen, and the card of the pin does not cover it, in %s',
    async (locale) => {
      const { page, problems } = await browser.visit({ locale, viewport: laptop, reducedMotion: 'reduce' })
      await openPage(page, localePath(locale, istanbul[locale]))
      const list = page.getByRole('list', { name: catalogue[locale].map.results })
      const card = page.getByRole('group', { name: catalogue[locale].map.chosen })
      const pins = page.locator('.map-price:not([data-many])')
      await pins.first().waitFor()
      const count = await list.locator('li').count()
      const names = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''))
      expect(names.length).toBeGreaterThan(2)
      for (const name of names) {
        const pin = page.locator('.map-price').and(page.getByRole('button', { name, exact: true }))
        await pin.click()
        const title = await card.getByRole('link').first().innerText()
        expect(name).toContain(title)
        expect(await list.locator('li').count()).toBe(count)
        const chosen = `[role=group][aria-label="${catalogue[locale].map.chosen}"]`
        expect(await overlapsOf(page, '.map-price[aria-pressed=true]', chosen)).toEqual([])
        await page.keyboard.press('Escape')
        await expect.poll(() => card.count()).toBe(0)
      }
      expect(await list.locator('li').count()).toBe(count)
      expect(problems).toEqual([])
    },
  )

  testInFull('says how far each result of a city is from its centre', async () => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, localePath('en', cairo.en))
    const list = page.getByRole('list', { name: en.map.results })
    await expect.poll(() => list.innerText()).toMatch(/\d+(?:\.\d)? k?m from the centre/)
  })

  test.each([
    ...firstIfShort([
      '/things-to-do?view=map',
      cairo.en,
      '/search/museum?view=map',
      '/search/museum?view=map&pickup=1',
    ]),
    '/things-to-do?view=map&pickup=1',
  ])('fills a laptop’s window below one line for the name and one for the results, at %s', async (path) => {
    const { page } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, localePath('en', path))
    await page.locator('.map-price').first().waitFor()
    const box = await page.getByRole('region', { name: en.map.label }).boundingBox()
    const { y, width, height } = box ?? { y: NaN, width: NaN, height: NaN }
    expect(y).toBeLessThan(laptop.height * (path.includes('pickup') ? 0.33 : 0.26))
    expect(y + height).toBeLessThanOrEqual(laptop.height)
    expect(y + height).toBeGreaterThan(laptop.height * 0.95)
    expect(width).toBeGreaterThan(laptop.width * 0.6)
  })

  testInFull('has its filters in a drawer, and the map follows them', async () => {
    const { page, problems } = await browser.visit({ locale: 'en', viewport: laptop })
    await openPage(page, '/en/things-to-do?view=map')
    await page.locator('.map-price').first().waitFor()
    const named = () => page.evaluate(() => new Set([...document.querySelectorAll<HTMLElement>('[data-name-kind=countryOfResults]')].map(({ dataset }) => dataset['once'])).size) // prettier-ignore
    await expect.poll(named).toBeGreaterThan(7)
    const all = await named()
    await page.getByRole('button', { name: en.showFilters }).click()
    await page.locator('#filters:popover-open').waitFor()
    await expectAccessible(page)
    await page.locator('#filters [name=priceMax]').fill('80')
    await page.keyboard.press('Escape')
    await page.waitForURL(/priceMax=80/)
    await page.locator('#filters:popover-open').waitFor({ state: 'detached' })
    const results = page.getByRole('list', { name: en.map.results }).locator('li')
    await expect.poll(() => results.count()).toBeLessThan(20)
    // The countries that are named first are those of the results.
    await expect.poll(named).toBeLessThan(all)
    expect(problems).toEqual([])
  })
})
