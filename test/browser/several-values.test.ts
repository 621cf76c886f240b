import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const wide = { viewport: { width: 1280, height: 900 } }

const search = (page: Page) => new URL(page.url()).search
const box = (page: Page, name: string, value: string) => page.locator(`#filters [name=${name}][value="${value}"]`)
const chosen = (page: Page, name: string) =>
  page
    .locator(`#filters [name=${name}]:checked`)
    .evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value))
const total = async (page: Page) => Number(/\d+/.exec(await page.locator('[data-listing-bar] h2').innerText())?.[0])
const countOf = async (page: Page, name: string, value: string) =>
  Number(await page.locator('#filters label', { has: page.locator(`[name=${name}][value="${value}"]`) }).locator('bdi').innerText()) // prettier-ignore

test('any of the chosen durations matches; each has a chip that removes it alone', async () => {
  const { page, problems } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do')
  const counts = { short: await countOf(page, 'duration', 'short'), day: await countOf(page, 'duration', 'day') }
  await box(page, 'duration', 'day').check()
  await page.waitForURL(/\?duration=day$/)
  await untilIdle(page)
  await box(page, 'duration', 'short').check()
  await page.waitForURL(/\?duration=short,day$/)
  await untilIdle(page)
  expect(await total(page)).toBe(counts.short + counts.day)
  expect({ short: await countOf(page, 'duration', 'short'), day: await countOf(page, 'duration', 'day') }).toEqual(
    counts,
  )

  const chips = page.getByRole('list', { name: en.filters.active })
  expect(await chips.getByRole('link').allInnerTexts()).toEqual([en.filters.durations.short, en.filters.durations.day, en.filters.clear]) // prettier-ignore
  await chips.getByRole('link', { name: en.filters.durations.short }).click()
  await page.waitForURL(/\?duration=day$/)
  await untilIdle(page)
  expect(await chosen(page, 'duration')).toEqual(['day'])
  expect(await total(page)).toBe(counts.day)
  await box(page, 'duration', 'half-day').press('Space')
  await page.waitForURL(/\?duration=half-day,day$/)
  await untilIdle(page)
  await page.goBack()
  await page.waitForURL(/\?duration=day$/)
  await untilIdle(page)
  expect(await chosen(page, 'duration')).toEqual(['day'])
  await chips.getByRole('link', { name: en.filters.clear }).click()
  await page.waitForURL(({ search: text }) => text === '')
  await untilIdle(page)
  expect(await chosen(page, 'duration')).toEqual([])
  expect(problems).toEqual([])
})

test('categories of the quick filters and of the panel add up, also while results load', async () => {
  const { page, problems } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do')
  const boxes = page.locator('#filters [name=category]')
  const [first = '', second = '', third = ''] = await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)) // prettier-ignore
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/api\/.*category=/, async (route) => {
    await held.promise
    await route.continue()
  })
  const names = await page.locator('#filters label:has([name=category])').allInnerTexts()
  const chip = page
    .getByRole('navigation', { name: en.quick })
    .getByRole('link', { name: names[0]?.split('\n')[0] ?? '' })
  await chip.click()
  await page.waitForURL(/category=/)
  await box(page, 'category', second).check()
  await box(page, 'category', third).check()
  const all = [first, second, third].toSorted()
  await page.waitForURL(({ search: text }) => text === `?category=${all.join(',')}`)
  held.resolve(undefined)
  await untilIdle(page)
  expect((await chosen(page, 'category')).toSorted()).toEqual(all)
  await page.locator('#filters [name=category]:checked').first().uncheck()
  await page.waitForURL(({ search: text }) => text.split(',').length === 2)
  expect(problems).toEqual([])
})

test('a choice that many precede keeps its place and the focus when it is taken back', async () => {
  const { page } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do')
  await page
    .locator('#filters details', { has: page.locator('[name=category]') })
    .getByRole('button')
    .click()
  const last = await page.locator('#filters [name=category]:enabled').last().inputValue()
  await openPage(page, `/en/things-to-do?category=${last}`)
  await box(page, 'category', last).press('Space')
  await page.waitForURL(({ search: text }) => text === '')
  await untilIdle(page)
  expect(await box(page, 'category', last).evaluate((one) => one === document.activeElement)).toBe(true)
})

test('the slugs of several categories are those of the language, in one order, and unknown ones go', async () => {
  const { page } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do?sort=price&category=sea-islands,nowhere,architecture-heritage')
  expect(search(page)).toBe('?sort=price&category=architecture-heritage,sea-islands')
  await page.locator('header a[hreflang=ar]').click()
  await page.waitForURL(({ pathname }) => pathname === '/things-to-do')
  const slugs = new URL(page.url()).searchParams.get('category')?.split(',') ?? []
  expect(slugs).toHaveLength(2)
  expect(slugs).toEqual(slugs.toSorted())
  expect(slugs).not.toContain('sea-islands')
  expect((await chosen(page, 'category')).toSorted()).toEqual(slugs)
  await page.goto('/en/sea-islands,architecture-heritage')
  expect(await page.locator('main article').count()).toBe(0)
})

test('the language of the guide is not that of the page', async () => {
  const { page } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do?language=fr')
  expect(await chosen(page, 'guideLanguage')).toEqual(['fr'])
  await box(page, 'guideLanguage', 'ar').check()
  await page.waitForURL(/\?guideLanguage=ar,fr$/)
  await untilIdle(page)
  await box(page, 'guideLanguage', 'fr').uncheck()
  await page.waitForURL(/\?guideLanguage=ar$/)
  await page.reload()
  expect(search(page)).toBe('?guideLanguage=ar')
  await page.locator('header a[hreflang=ar]').click()
  await page.waitForURL(({ pathname }) => pathname === '/things-to-do')
  expect(search(page)).toBe('?guideLanguage=ar')
})

test('several values are chosen without script', async () => {
  const { page } = await browser.visit({ ...wide, locale: 'ar', javaScriptEnabled: false })
  await page.goto('/things-to-do?travellers=2')
  await box(page, 'duration', 'short').check()
  await box(page, 'duration', 'day').check()
  await page.locator('#filters summary', { hasText: ar.filters.language }).click()
  await box(page, 'guideLanguage', 'ar').check()
  await page.locator('#filters form button').last().click()
  await page.waitForURL(/duration=short/)
  expect(await chosen(page, 'duration')).toEqual(['short', 'day'])
  expect(await chosen(page, 'guideLanguage')).toEqual(['ar'])
  const chips = page.getByRole('list', { name: ar.filters.active })
  await chips.getByRole('link', { name: ar.filters.durations.short }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('duration') === 'day')
  expect(new URL(page.url()).searchParams.get('travellers')).toBe('2')
  expect(await chosen(page, 'duration')).toEqual(['day'])
})

test('few results say what they would be without all values of a filter', async () => {
  const { page } = await browser.visit({ ...wide, locale: 'en' })
  await openPage(page, '/en/things-to-do-in-manama?timeOfDay=evening,afternoon')
  const few = page.getByRole('heading', { name: en.moreWithoutFilter }).locator('..')
  const both = `${en.filters.times.afternoon}, ${en.filters.times.evening}`
  const label = en.filters.remove.replace('{label}', both)
  await few.getByRole('link', { name: label }).click()
  await page.waitForURL(({ search: text }) => text === '')
})
