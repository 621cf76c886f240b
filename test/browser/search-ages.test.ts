import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'
import { localePath } from '#domain/locale.ts'
import arCatalogue from '#messages/ar/catalogue.json' with { type: 'json' }
import enCatalogue from '#messages/en/catalogue.json' with { type: 'json' }
import ar from '#messages/ar/search.json' with { type: 'json' }
import en from '#messages/en/search.json' with { type: 'json' }
import arWishlist from '#messages/ar/wishlist.json' with { type: 'json' }
import enWishlist from '#messages/en/wishlist.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, chooseDeparture, words } from '#test/support/journey.ts'
import { holdScripts } from '#test/support/hold-scripts.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const search = { ar, en }
const wishlist = { ar: arWishlist, en: enWishlist }
const catalogue = { ar: arCatalogue, en: enCatalogue }
const riyadh = { ar: '/things-to-do-in-الرياض', en: '/en/things-to-do-in-riyadh' }
/** With children 6–17 and infants to 5, and one from the age of 8. */
const turaif = { ar: 'حي-الطريف-في-المساء', en: 'at-turaif-in-the-evening' }
const edge = { ar: 'حافة-العالم-مع-جيولوجي', en: 'edge-of-the-world-with-a-geologist' }

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const people = (page: Page) => bookingOf(page).locator('[data-step=people]')
/** Of the kinds of travellers, not of extras. */
const quantities = (page: Page) => people(page).locator('section:first-of-type output').allInnerTexts()

describe.each(journeyLanguages)('children of 2 and 7 in %s', (locale) => {
  const w = search[locale].who
  const t = createTranslator({ locale, messages: words[locale].activity, namespace: 'booking' })

  test('are found what accepts both, and counted by their ages in the booking', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, riyadh[locale])
    await page.locator('header').getByRole('button', { name: search[locale].label }).tap()
    const sheet = page.locator('dialog[open]')
    await sheet.getByRole('list', { name: search[locale].steps }).getByRole('button').nth(2).tap()
    const age = (number: number) => sheet.getByLabel(w.age.replace('{number}', String(number)))
    await sheet.getByRole('button', { name: w.family, exact: true }).tap()
    await age(2).selectOption('7')
    // The place of an age that is not given stays empty.
    expect(await age(1).inputValue()).toBe('')
    await age(1).selectOption('2')
    await expectAccessible(page)
    const children = sheet.getByRole('group', { name: w.children, exact: true })
    await children.getByRole('button').last().tap()
    expect(await age(3).inputValue()).toBe('')
    await children.getByRole('button').first().tap()
    expect(await age(2).inputValue()).toBe('7')
    await sheet.getByRole('button', { name: search[locale].button, exact: true }).tap()
    await page.waitForURL(/ages=2-7/)
    expect(query(page)).toEqual({ travellers: '4', ages: '2-7' })

    const activity = (slug: string) =>
      page.locator(`main article a[href*="${encodeURI(slug)}"], main article a[href*="${slug}"]`)
    await expect.poll(() => activity(edge[locale]).count()).toBe(0)
    await activity(turaif[locale]).first().tap()
    await page.waitForURL((url) => decodeURI(url.pathname).endsWith(turaif[locale]))
    await page.locator('#open-booking').tap()
    await chooseDeparture(page)
    // Adults, students, children, infants.
    await expect.poll(() => quantities(page)).toEqual(['2', '0', '1', '1'])
    expect(problems).toEqual([])
  })

  test('are named where an activity does not accept one of them', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, `${riyadh[locale]}?travellers=4&ages=2-9`)
    await openPage(page, localePath(locale, `${riyadh[locale].replace('/en', '')}/${edge[locale]}`))
    await page.locator('#open-booking').tap()
    await chooseDeparture(page)
    const years = createTranslator({ locale, messages: words[locale].common, namespace: 'ages' })('years', { years: 2 })
    const refused = t('tooYoung', { count: 1, ages: years, from: t('fromAge', { years: 8 }) })
    await people(page).getByText(refused).waitFor()
    expect(await quantities(page)).toEqual(['2', '1'])
    expect(problems).toEqual([])
  })

  test('are asked for once where the prices of a list depend on them, and make these exact', async () => {
    const { page, problems } = await browser.visit({ ...phone, viewport: { width: 320, height: 700 }, locale })
    const dates = `from=${dayIn(3)}&to=${dayIn(9)}`
    await openPage(page, `${riyadh[locale]}?${dates}&travellers=4&ages=x-x&freeCancellation=1&page=1`)
    const highest = page.locator('main article').getByText(new RegExp(`^${catalogue[locale].upTo} `))
    expect(await highest.count()).toBeGreaterThan(0)
    const addAges = createTranslator({ locale, messages: search[locale], namespace: 'who' })('addAges', { count: 2 })
    // A first touch, before hydration: what opens the dialog comes only after that. Held scripts keep the page from ending to load.
    const release = await holdScripts(page)
    const releaseRest = await holdScripts(page, /\/assets\/listing-rest-[^/]+\.js$/)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: addAges, exact: true }).tap()
    release()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    releaseRest()
    const dialog = page.getByRole('dialog', { name: w.agesTitle })
    for (const [number, years] of ['7', '9'].entries())
      await dialog.getByLabel(w.age.replace('{number}', String(number + 1))).selectOption(years)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: w.showPrices, exact: true }).tap()
    await page.waitForURL(/ages=7-9/)
    // Other filters stay.
    expect(query(page)).toMatchObject({ travellers: '4', freeCancellation: '1' })
    await expect.poll(() => highest.count()).toBe(0)
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: addAges, exact: true }).count()).toBe(0)
    // The dialog has no entry of its own any more.
    await page.goBack()
    await page.waitForURL(/ages=x-x|about:blank/)
    expect(problems).toEqual([])
  })

  test('are asked for on a wishlist and in its comparison, whose prices they make exact', async () => {
    const { page, problems } = await browser.visit({ ...phone, locale })
    await openPage(page, `${riyadh[locale]}?from=${dayIn(3)}&to=${dayIn(9)}&travellers=4&ages=x-x`)
    const highest = page.getByText(new RegExp(`^${catalogue[locale].upTo} `))
    const dependent = page.locator('main article').filter({ has: highest })
    for (const index of [0, 1])
      await Promise.all([
        page.waitForResponse((answer) => answer.url().includes('/api/wishlist/items/')),
        dependent.nth(index).locator('button[aria-pressed]').tap(),
      ])
    const ask = createTranslator({ locale, messages: search[locale], namespace: 'who' })
    const dialog = page.getByRole('dialog', { name: w.agesTitle })
    const add = async (missing: number, child: number, years: string) => {
      await expect.poll(() => highest.count()).toBeGreaterThan(0)
      await page.getByRole('button', { name: ask('addAges', { count: missing }), exact: true }).tap()
      await dialog.getByLabel(w.age.replace('{number}', String(child))).selectOption(years)
      await dialog.getByRole('button', { name: w.showPrices, exact: true }).tap()
      await dialog.waitFor({ state: 'hidden' })
    }
    await openPage(page, localePath(locale, '/wishlist'))
    await add(2, 1, '7')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    const compare = createTranslator({ locale, messages: wishlist[locale], namespace: 'compare' })
    await page.getByRole('button', { name: compare('submit', { count: 2 }), exact: true }).tap()
    await page.waitForURL(/compare=/)
    await add(1, 2, '9')
    await expect.poll(() => highest.count()).toBe(0)
    await page.goBack()
    await page.waitForURL(/\/wishlist$/)
    await expect.poll(() => highest.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('are in the chip of the travellers, and stay without the filter for children', async () => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await openPage(page, `${riyadh[locale]}?travellers=4&children=1&ages=2-7`)
    const f = catalogue[locale].filters
    const chips = page.getByRole('list', { name: f.active })
    expect(await chips.getByRole('listitem').first().innerText()).toMatch(
      locale === 'en' ? /2 and 7/ : /سنتان و7 سنوات/,
    )
    await chips.getByRole('link', { name: f.remove.replace('{label}', f.children) }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('children'))
    expect(query(page)).toEqual({ travellers: '4', ages: '2-7' })
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
  })
})
