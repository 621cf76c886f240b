import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import en from '#messages/en/catalogue.json' with { type: 'json' }
import enSearch from '#messages/en/search.json' with { type: 'json' }
import enWishlist from '#messages/en/wishlist.json' with { type: 'json' }
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const laptop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } }
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
const day = addDays(today, 3)

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const sheet = (page: Page) => page.locator('#filters:popover-open')
const openSheet = async (page: Page) => {
  await page.locator('[data-listing-bar] [popovertarget=filters]').tap()
  await sheet(page).waitFor()
}

describe('the history of a listing', () => {
  test('has a step for each filter, to which Back returns with its scroll position', async () => {
    const { page } = await browser.visit(laptop)
    await openPage(page, '/en/things-to-do')
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.locator('#filters [name=pickup]').scrollIntoViewIfNeeded()
    await untilIdle(page)
    const before = await scrollY(page)
    expect(before).toBeGreaterThan(100)
    await page.locator('#filters [name=pickup]').check()
    await page.waitForURL(/pickup=1/)
    await untilIdle(page)
    await page.locator('#filters [name=freeCancellation]').check()
    await page.waitForURL(/freeCancellation=1/)
    await untilIdle(page)
    await page.goBack()
    await page.waitForURL(({ search }) => search === '?pickup=1')
    await expect.poll(() => page.locator('#filters [name=freeCancellation]').isChecked()).toBe(false)
    await page.goBack()
    await page.waitForURL(({ search }) => search === '')
    await expect.poll(() => page.locator('#filters [name=pickup]').isChecked()).toBe(false)
    await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(4)
  })

  test('has one step for all filters of the open sheet, which Back closes first', async () => {
    const { page } = await browser.visit({ ...phone, locale: 'en' })
    await openPage(page, '/en')
    await openPage(page, '/en/things-to-do')
    await openSheet(page)
    await page.goBack()
    await sheet(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/en/things-to-do')

    await openSheet(page)
    await page.locator('#filters [name=pickup]').check()
    await page.waitForURL(/pickup=1/)
    await untilIdle(page)
    await page.locator('#filters [name=freeCancellation]').check()
    await page.waitForURL(/freeCancellation=1/)
    await untilIdle(page)
    await page.locator('#filters [popovertargetaction=hide]').last().tap()
    await sheet(page).waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL(({ search }) => search === '')

    // Closed without a change, it leaves no step.
    await openSheet(page)
    await page.locator('#filters [popovertargetaction=hide]').last().tap()
    await sheet(page).waitFor({ state: 'hidden' })
    await untilIdle(page)
    await page.goBack()
    await page.waitForURL(/\/en$/)
  })
})

test('a listing without results names each filter with what it would give', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, '/en/things-to-do-in-riyadh?pickup=1&isPrivate=1&rating=4.5')
  await page.getByRole('heading', { name: en.noneHere }).waitFor()
  await expectAccessible(page)
  await expectResponsive(page)
  await page.locator('main a', { hasText: en.filters.pickup }).and(page.locator('[aria-label*="one activity"]')).click()
  await page.waitForURL(({ searchParams }) => !searchParams.has('pickup'))
  await page.getByRole('heading', { name: 'One activity' }).waitFor()
})

test('a listing without results names no filter that gives nothing either if another helps', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, '/en/things-to-do-in-riyadh?freeCancellation=1&priceMax=1')
  const chips = page.locator('main section', { hasText: en.withoutFilter }).getByRole('listitem')
  expect(await chips.count()).toBe(1)
  expect(await chips.innerText()).not.toContain(en.noMore)
  await openPage(page, '/en/things-to-do-in-riyadh?rating=5&priceMax=1')
  await expect.poll(() => chips.count()).toBeGreaterThan(0)
})

test('a day without results leads to the nearest days with some', async () => {
  const { page } = await browser.visit(laptop)
  await openPage(
    page,
    `/en/things-to-do-in-riyadh?from=${today}&to=${today}&category=stays-and-camps&timeOfDay=morning`,
  )
  const days = page.locator('section', { hasText: en.otherDays })
  if ((await days.count()) === 0) return
  await days.locator('a').first().click()
  await page.waitForURL(({ searchParams }) => searchParams.get('from') !== today)
  await page.locator('main article').first().waitFor()
})

describe('the trip of a visit', () => {
  const searched = `/en/things-to-do-in-riyadh?from=${day}&to=${day}&travellers=3`
  const part = (page: Page, name: 'when' | 'who') => page.locator(`[data-header-search] [data-part=${name}]`)

  test('is that of the next search, of an activity, and of the wishlist, until it is cleared', async () => {
    const { page, problems } = await browser.visit(laptop)
    await openPage(page, searched)
    await page.locator('main article button').first().click()
    await untilIdle(page)
    await openPage(page, '/en/faq')
    await expect.poll(() => part(page, 'who').innerText()).toContain('3 travellers')
    await expect.poll(() => part(page, 'when').innerText()).toContain(String(Number(day.slice(8))))

    // A list that is not filtered by them offers them, and says none.
    await openPage(page, '/en/things-to-do-in-cairo')
    const offer = page.locator('nav a', { hasText: '3 travellers' })
    await offer.waitFor()
    expect(await part(page, 'who').innerText()).toContain(enSearch.who.any)
    expect(await part(page, 'when').innerText()).toContain(enSearch.when.any)
    await offer.click()
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('from') === day && searchParams.get('travellers') === '3',
    )
    await expect.poll(() => part(page, 'who').innerText()).toContain('3 travellers')

    await openPage(page, '/en/things-to-do-in-riyadh/at-turaif-in-the-evening')
    await page.locator('#book [data-step]:not([data-step=day])').first().waitFor()

    await openPage(page, '/en/wishlist')
    await page
      .getByText(/available on \d/i)
      .first()
      .waitFor()
    await expectAccessible(page)
    await expectResponsive(page)
    await part(page, 'when').click()
    await page.getByRole('button', { name: enSearch.dates.any }).click()
    await expect.poll(() => page.getByText(/available on \d/i).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /3 travellers/ })
      .last()
      .click()
    await expect.poll(() => part(page, 'who').innerText()).toContain(enSearch.who.any)
    expect(problems).toEqual([])
  })

  test('has its travellers also in another tab that opens an activity from a list', async () => {
    const { page } = await browser.visit(laptop)
    await openPage(page, '/en/things-to-do?travellers=4&ages=4-9')
    const address = await page.locator('main article a[href*="travellers=4"]').first().getAttribute('href')
    expect(address).toMatch(/ages=4-9/)
    const other = await page.context().newPage()
    await openPage(other, address ?? '')
    const party = { adults: 2, children: 2, ages: [4, 9] }
    await expect
      .poll(() => other.evaluate(() => JSON.parse(sessionStorage.getItem('rihla.trip') ?? '{}') as object))
      .toMatchObject({ party })
  })

  test('stays when the filters of a listing are cleared, and is forgotten when its own chips are removed', async () => {
    const { page } = await browser.visit(laptop)
    await openPage(page, `${searched}&rating=3`)
    await page.getByRole('link', { name: en.filters.clear }).first().click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('rating'))
    expect(new URL(page.url()).searchParams.get('from')).toBe(day)
    const chips = page.getByRole('list', { name: en.filters.active }).getByRole('link')
    await expect.poll(() => chips.count()).toBe(2)
    await chips.first().click()
    await expect.poll(() => chips.count()).toBe(1)
    await chips.first().click()
    await page.waitForURL(({ search }) => search === '')
    await expect.poll(() => chips.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rihla.trip'))).toBe(null)
    await openPage(page, '/en/wishlist')
    await page.getByText(enWishlist.empty).waitFor()
    await expect.poll(() => part(page, 'when').innerText()).toContain(enSearch.when.any)
  })
})
