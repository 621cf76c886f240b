import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import arWishlist from '#messages/ar/wishlist.json' with { type: 'json' }
import enSearch from '#messages/en/search.json' with { type: 'json' }
import enWishlist from '#messages/en/wishlist.json' with { type: 'json' }
import { localePath, type Locale } from '#domain/locale.ts'
import { freshEmail, signUp } from '#test/support/account-journey.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { isUnfocused } from '#test/support/is-unfocused.ts'
import { fort } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const words = { ar: arWishlist, en: enWishlist }

const hearts = (page: Page) => page.locator('article button[aria-pressed]')
const cards = (page: Page) => page.locator('main article')
const undo = (page: Page, locale: Locale) => page.locator('.Toastify').getByRole('button', { name: words[locale].undo })
const count = async (page: Page) => (await page.locator('header a[href$="/wishlist"] bdi').first().textContent()) ?? ''
const saving = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/wishlist/items/'))

async function openListing(page: Page, locale: Locale): Promise<void> {
  await openPage(page, localePath(locale, '/things-to-do'))
}

/** Saves the first activities of the listing. */
async function save(page: Page, locale: Locale, most: number): Promise<void> {
  await openListing(page, locale)
  for (let index = 0; index < most; index++) {
    const [answer] = await Promise.all([saving(page), hearts(page).nth(index).click()])
    expect(answer.status()).toBe(200)
  }
}

describe.each(journeyLanguages)('the wishlist in %s', (locale) => {
  test('a saved activity is counted, is on the wishlist, and can be removed and restored', async () => {
    const { page, problems } = await browser.visit({ locale })
    await page.addInitScript(isUnfocused)
    await save(page, locale, 2)
    expect(await hearts(page).nth(0).getAttribute('aria-pressed')).toBe('true')
    expect(await hearts(page).nth(2).getAttribute('aria-pressed')).toBe('false')
    expect(await count(page)).toBe('2')

    await openPage(page, localePath(locale, '/wishlist'))
    expect(await cards(page).count()).toBe(2)
    expect(await page.title()).toContain(words[locale].title)
    await expectAccessible(page)
    const titles = await cards(page).locator('h3').allInnerTexts()
    await Promise.all([saving(page), hearts(page).first().click()])
    expect(await cards(page).locator('h3').allInnerTexts()).toEqual(titles.slice(1))
    expect(await count(page)).toBe('1')
    await Promise.all([saving(page), undo(page, locale).click()])
    expect(await cards(page).locator('h3').allInnerTexts()).toEqual(titles)

    await reloadPage(page)
    expect((await cards(page).locator('h3').allInnerTexts()).sort()).toEqual([...titles].sort())
    expect(problems).toEqual([])
  })

  testInFull('saving, removing and restoring work by keyboard', async () => {
    const { page } = await browser.visit({ locale })
    await page.addInitScript(isUnfocused)
    await save(page, locale, 1)
    await hearts(page).nth(1).focus()
    await Promise.all([saving(page), page.keyboard.press('Enter')])
    await openPage(page, localePath(locale, '/wishlist'))
    await hearts(page).first().focus()
    await Promise.all([saving(page), page.keyboard.press('Space')])
    // The next card's heart has focus. The shortcut moves to the toast, and Tab to its button.
    await page.waitForFunction(() => document.activeElement?.closest('[data-saved]') !== null)
    await undo(page, locale).waitFor()
    await page.keyboard.press('Alt+KeyT')
    for (let stops = 0; stops < 4; stops++) {
      if (await undo(page, locale).evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await Promise.all([saving(page), page.keyboard.press('Enter')])
    expect(await cards(page).count()).toBe(2)
  })

  test('a list is shared, read and copied by another visitor, and its link revoked', async () => {
    const { page, problems } = await browser.visit({ locale })
    await save(page, locale, 2)
    await openPage(page, localePath(locale, '/wishlist'))
    await page.getByRole('button', { name: words[locale].shareList }).click()
    await page.getByRole('button', { name: words[locale].makeLink }).click()
    const link = new URL(await page.locator('dialog[open] input').inputValue())
    await expectAccessible(page)

    const other = await browser.visit({ locale, ...phone })
    await openPage(other.page, link.pathname)
    expect(await cards(other.page).count()).toBe(2)
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expectAccessible(other.page)
    await other.page.getByRole('button', { name: words[locale].saveAll }).click()
    await other.page.getByRole('button', { name: words[locale].allSaved }).waitFor()
    await openPage(other.page, localePath(locale, '/wishlist'))
    expect(await cards(other.page).count()).toBe(2)

    await page.getByRole('button', { name: words[locale].endSharing }).click()
    await page.getByRole('button', { name: words[locale].makeLink }).waitFor()
    const gone = await other.page.goto(link.pathname)
    expect(gone?.status()).toBe(404)
    await other.page.getByRole('heading', { name: words[locale].ended }).waitFor()
    expect(problems).toEqual([])
  })
})

test('a first visit does not request the wishlist; later visits do only if there is one', async () => {
  const { page } = await browser.visit()
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/api/wishlist') && requested.push(request.method()))
  await openListing(page, 'ar')
  expect(requested).toEqual([])
  await save(page, 'ar', 1)
  await openPage(page, '/')
  // A window that gets focus checks again.
  expect(requested.slice(0, 2)).toEqual(['PUT', 'GET'])
})

test('the number of saved activities stays at its icon with letters twice as large', async () => {
  const { page } = await browser.visit({ locale: 'en', ...phone })
  await openPage(page, '/en')
  await page.evaluate(async () => {
    for (let id = 1; id <= 12; id++) await fetch(`/api/wishlist/items/${id}`, { method: 'PUT' })
  })
  await openPage(page, '/en')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const link = page.locator('header a[href="/en/wishlist"]').first()
  const badge = link.locator('bdi')
  await badge.waitFor()
  expect(Number(await badge.innerText())).toBeGreaterThan(9)
  const [around, inside] = await Promise.all([link.boundingBox(), badge.locator('..').boundingBox()])
  expect(inside?.height).toBeLessThanOrEqual(20)
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0) + 1)
})

test('two quick saves of a first visit are on one list', async () => {
  const { page } = await browser.visit()
  await openListing(page, 'ar')
  const third = page.waitForResponse(async (answer) => {
    if (!answer.url().includes('/api/wishlist/items/')) return false
    return ((await answer.json()) as { productIds: number[] }).productIds.length === 3
  })
  await hearts(page).evaluateAll((buttons) => buttons.slice(0, 3).forEach((button) => (button as HTMLElement).click()))
  await third
  await openPage(page, '/wishlist')
  expect(await cards(page).count()).toBe(3)
})

test('a save that the server refuses is reverted with the reason', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openListing(page, 'en')
  await page.route('**/api/wishlist/items/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'wishlist.full', most: 200 } }),
  )
  await hearts(page).first().click()
  await page.locator('.Toastify').getByText('and is full').waitFor()
  expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('false')
})

testInFull('another tab shows a saved activity on focus', async () => {
  const { page } = await browser.visit()
  await save(page, 'ar', 1)
  const other = await page.context().newPage()
  await openPage(other, '/wishlist')
  await Promise.all([saving(page), hearts(page).nth(1).click()])
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await cards(other).nth(1).waitFor()
  expect(await count(other)).toBe('2')
})

testInFull('a visitor’s wishlist and viewed activities move to the account and appear on other devices', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  const account = { email: freshEmail('wishes'), password: 'a long password' }
  await save(page, 'en', 2)
  await openPage(page, localePath('en', fort.en.path))
  const reported = page.waitForResponse((answer) => answer.url().includes('/api/history'))
  await signUp(page, 'en', { firstName: 'Layla', lastName: 'Harbi', ...account })
  expect((await reported).status()).toBe(200)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'rihla_wishlist' }))

  const other = await browser.visit({ locale: 'en' })
  await save(other.page, 'en', 3)
  await openPage(other.page, '/en/sign-in?with=password&next=/wishlist')
  await other.page.fill('[name=email]', account.email)
  await other.page.fill('[name=password]', account.password)
  await other.page.locator('main form button[type=submit]').click()
  await other.page.waitForURL(/\/en\/wishlist$/)
  // The wishlist itself may contain the same activity.
  const viewed = (where: Page) =>
    where
      .locator('section')
      .filter({ has: where.getByRole('heading', { name: 'Recently viewed' }) })
      .getByRole('link', { name: fort.en.title })
  await viewed(other.page).waitFor()
  expect(await cards(other.page).count()).toBe(3)

  await other.page.getByRole('button', { name: 'Clear history' }).click()
  await viewed(other.page).waitFor({ state: 'detached' })
  await openPage(page, '/en/wishlist')
  expect(await viewed(page).count()).toBe(0)
})

testInFull('without script there are no hearts, and the wishlist can be read', async () => {
  const { page } = await browser.visit()
  await save(page, 'ar', 1)
  const state = await page.context().storageState()
  const { page: plain } = await browser.visit({ javaScriptEnabled: false, storageState: state })
  await plain.goto('/things-to-do')
  expect(await hearts(plain).first().isVisible()).toBe(false)
  await plain.goto('/wishlist')
  expect(await cards(plain).count()).toBe(1)
})

testInFull('an activity is shared by its canonical address', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, `${localePath('en', fort.en.path)}?utm_source=x`)
  // Without the system's share sheet the dialog opens.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const dialog = page.locator('dialog[open]')
  expect(await dialog.locator('input').inputValue()).toBe(canonical)
  for (const place of ['WhatsApp', 'X', 'Email']) {
    const href = await dialog.getByRole('link', { name: place, exact: true }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain(canonical)
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('status').getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
  await expectAccessible(page)
})

test('the footer of an empty wishlist is below the window, where nothing that arrives later moves it', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'ar', javaScriptEnabled: false })
  await page.goto('/wishlist')
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(footer?.y).toBeGreaterThanOrEqual(phone.viewport.height)
})

test('the dates of a saved activity are one press away on a phone, until dates are known', async () => {
  const { page, problems } = await browser.visit({ ...phone, locale: 'en' })
  await save(page, 'en', 1)
  await openPage(page, '/en/wishlist')
  const check = page.getByRole('link', { name: words.en.checkDates })
  await check.click()
  await page.locator('dialog[open] [data-step=day]').waitFor()
  await page.goBack()
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await page.goBack()
  await page.waitForURL(/\/wishlist$/)
  await page.getByRole('button', { name: enSearch.dates.nextWeekend, exact: true }).click()
  await expect.poll(() => check.count()).toBe(0)
  expect(problems).toEqual([])
})
