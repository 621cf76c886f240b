import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import arWishlist from '#messages/ar/wishlist.json' with { type: 'json' }
import enWishlist from '#messages/en/wishlist.json' with { type: 'json' }
import { localePath, type Locale } from '#domain/locale.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const words = { ar: arWishlist, en: enWishlist }

const boxes = (page: Page) => page.locator('main input[type=checkbox]')
const submit = (page: Page) => page.locator('main form button[type=submit]')
const heads = (page: Page) => page.getByRole('columnheader').locator('a[href*="things-to-do"]')
const body = (page: Page) => page.getByRole('table').locator('tbody')
const comparedOf = (page: Page) => new URL(page.url()).searchParams.get('compare')

/** Saves the first activities of the listing that are priced, through the API. Returns their ids. */
async function save(page: Page, locale: Locale, most: number): Promise<number[]> {
  await openPage(page, localePath(locale, '/cart'))
  return page.evaluate(async (count) => {
    const listing = (await (await fetch('/api/products')).json()) as { cards: { id: number; from: object | null }[] }
    const ids = listing.cards.flatMap(({ id, from }) => (from === null ? [] : [id])).slice(0, count)
    for (const id of ids) await fetch(`/api/wishlist/items/${id}`, { method: 'PUT' })
    return ids
  }, most)
}

describe.each(journeyLanguages)('activities of the wishlist side by side in %s', (locale) => {
  const w = words[locale].compare

  test('are chosen by keyboard, at most four, and compared with a single request; going back has the choice', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)
    await save(page, locale, 5)
    await openPage(page, localePath(locale, '/wishlist'))
    expect(await submit(page).isVisible()).toBe(false)
    await boxes(page).first().focus()
    await page.keyboard.press('Space')
    await page.getByText(w.chooseMore).waitFor()
    for (const index of [1, 2, 3]) await boxes(page).nth(index).check()
    await page.getByText(w.full).waitFor()
    expect(await boxes(page).nth(4).isDisabled()).toBe(true)
    await boxes(page).nth(3).uncheck()
    expect(await boxes(page).nth(4).isDisabled()).toBe(false)
    await expectAccessible(page)

    await untilIdle(page)
    const requests: string[] = []
    const note = (request: Request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`)
    }
    page.on('request', note)
    await submit(page).click()
    await page.getByRole('heading', { level: 1, name: w.title }).waitFor()
    await untilIdle(page)
    page.off('request', note)
    expect(requests).toEqual(['GET /api/products/comparison'])
    expect(comparedOf(page)?.split('.')).toHaveLength(3)
    expect(await heads(page).count()).toBe(3)
    await expectAccessible(page)

    await page
      .getByRole('link', { name: w.remove.split('{')[0] ?? '' })
      .first()
      .click()
    await expect.poll(() => heads(page).count()).toBe(2)
    // Two are the fewest.
    expect(await page.getByText(w.removeShort, { exact: true }).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => heads(page).count()).toBe(3)
    await page.goBack()
    await expect.poll(() => page.locator('main input:checked').count()).toBe(3)
    expect(problems).toEqual([])
  })

  test('are at an address that another visitor opens, with a row for each fact and the best in words', async () => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 320, height: 700 } })
    const ids = await save(page, locale, 2)
    await page.context().clearCookies()
    await openPage(page, localePath(locale, `/wishlist?compare=${ids.join('.')}`))
    const rows = page.getByRole('rowheader')
    const { total: _withTravellers, ...names } = w.rows
    expect(await rows.allTextContents()).toEqual(expect.arrayContaining(Object.values(names)))
    expect(await page.getByRole('row').count()).toBe((await rows.count()) + 1)
    const prices = page.getByRole('row').nth(1).getByRole('cell')
    expect(await prices.count()).toBe(2)
    const amounts = (await prices.locator('bdi').allInnerTexts()).length
    expect(amounts).toBeGreaterThanOrEqual(2)
    expect(await page.getByText(w.lowestPrice).count()).toBeLessThanOrEqual(2)
    // Both fit beside each other on the narrowest phone.
    expect(await body(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})

describe.each(journeyLanguages)('the table of a comparison in %s', (locale) => {
  const open = async (page: Page, most: number) => {
    const ids = await save(page, locale, most)
    await page.evaluate(() => {
      sessionStorage.setItem('rihla.trip', JSON.stringify({ range: null, party: { adults: 2, children: 0 } }))
    })
    await openPage(page, localePath(locale, `/wishlist?compare=${ids.join('.')}`))
  }

  test('has small pictures, and its names and prices stay in view', async () => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await open(page, 2)
    const picture = await page.getByRole('columnheader').locator('img').first().boundingBox()
    expect(picture?.height).toBeLessThanOrEqual(140)
    // The first facts are in view without scrolling.
    const rating = page.getByRole('rowheader', { name: words[locale].compare.rows.rating })
    expect((await rating.boundingBox())?.y).toBeLessThan(700)
    await page.mouse.wheel(0, 350)
    await expect.poll(async () => (await rating.boundingBox())?.y ?? 999).toBeLessThan(400)
    const prices = page.getByRole('row').nth(1)
    await expect.poll(async () => (await prices.boundingBox())?.y ?? -1).toBeGreaterThan(64)
    expect(await heads(page).first().isVisible()).toBe(true)
    expect(problems).toEqual([])
  })

  test.each([320, 768, 1024])('breaks no word that removes one of three at a width of %i', async (width) => {
    const { page } = await browser.visit({ locale, viewport: { width, height: 800 } })
    await open(page, 3)
    const { remove } = words[locale].compare
    const links = page.getByRole('link', { name: remove.split('{')[0] ?? '' })
    expect(await links.count()).toBe(3)
    for (const link of await links.all()) {
      const { height, width: across } = (await link.boundingBox()) ?? { height: 0, width: 0 }
      expect(height).toBeLessThan(50)
      expect(Math.min(height, across)).toBeGreaterThanOrEqual(44)
    }
  })

  test('slides sideways on a phone together with its head, and says what two travellers pay', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await open(page, 4)
    const totals = page.getByRole('row').nth(2).getByRole('cell')
    expect(await totals.locator('bdi').count()).toBe(4)
    const sideways = locale === 'ar' ? -200 : 200
    await body(page).evaluate((box, left) => box.scrollTo({ left }), sideways)
    const head = page.getByRole('table').locator('thead')
    await expect.poll(() => head.evaluate((box) => box.scrollLeft)).toBe(sideways)
    await head.evaluate((box) => box.scrollTo({ left: 0 }))
    await expect.poll(() => body(page).evaluate((box) => box.scrollLeft)).toBe(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})

test('a list that is shared is compared at its own address', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await save(page, 'en', 3)
  const token = await page.evaluate(async () => {
    const answer = await fetch('/api/wishlist/share', { method: 'POST' })
    return ((await answer.json()) as { shareToken: string }).shareToken
  })
  const other = await browser.visit({ locale: 'en' })
  await openPage(other.page, `/en/wishlist/${token}`)
  for (const index of [0, 2]) await boxes(other.page).nth(index).check()
  await submit(other.page).click()
  await other.page.getByRole('heading', { level: 1, name: words.en.compare.title }).waitFor()
  expect(new URL(other.page.url()).pathname).toBe(`/en/wishlist/${token}`)
  expect(await heads(other.page).count()).toBe(2)
  await other.page.getByRole('link', { name: words.en.compare.backToShared }).click()
  await expect.poll(() => boxes(other.page).count()).toBe(3)
  expect([...problems, ...other.problems]).toEqual([])
})

test('without script the checkboxes are a form, whose address becomes that of the comparison', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await save(page, 'en', 3)
  const still = await browser.visit({ locale: 'en', javaScriptEnabled: false })
  await still.page.context().addCookies(await page.context().cookies())
  await still.page.goto('/en/wishlist')
  for (const index of [0, 1]) await boxes(still.page).nth(index).check()
  await submit(still.page).click()
  await still.page.getByRole('heading', { level: 1, name: words.en.compare.title }).waitFor()
  expect(new URL(still.page.url()).search).toMatch(/^\?compare=\d+\.\d+$/)
  expect(await heads(still.page).count()).toBe(2)
})

test('activities that do not exist are left out; without any the page leads back', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/wishlist?compare=987654321.987654322')
  await page.getByRole('heading', { name: words.en.compare.nothing }).waitFor()
  await page.getByRole('link', { name: words.en.compare.back }).waitFor()
})
