import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arActivity from '#messages/ar/activity.json' with { type: 'json' }
import enActivity from '#messages/en/activity.json' with { type: 'json' }
import { phone, useBrowser } from '#test/support/browser.ts'
import { fort, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'

const browser = useBrowser({ pictures: true })
const w = { ar: { activity: arActivity }, en: { activity: enActivity } }

const titles = (page: Page) => page.locator('main article h3').allInnerTexts()
const visit = async (locale: Locale, options = {}) =>
  (await browser.visit({ locale, javaScriptEnabled: false, ...options })).page

describe.each(journeyLanguages)('without script, in %s,', (locale) => {
  const t = w[locale]

  testInFull('links lead from the home page to a city and an activity', async () => {
    const page = await visit(locale)
    await page.goto(localePath(locale, '/'))
    await page.locator('main a[href*="/things-to-do-in-"]:not(article *)').first().click()
    await page.waitForURL(/\/things-to-do-in-[^/]+$/)
    expect(await page.locator('h1').innerText()).not.toBe('')
    const [title = ''] = await titles(page)
    await page.locator('main article a').first().click()
    await page.waitForURL(/\/things-to-do-in-[^/]+\/[^/]+$/)
    expect(await page.locator('h1').innerText()).toBe(title)
  })

  test('a listing can be filtered, sorted and paged', async () => {
    const page = await visit(locale)
    await page.goto(localePath(locale, '/things-to-do'))
    const first = await titles(page)
    await page.getByRole('link', { name: words[locale].common.nextPage }).click()
    await page.waitForURL((url) => url.search === '?page=2')
    const second = await titles(page)
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((title) => first.includes(title))).toEqual([])

    await page.goto(localePath(locale, '/things-to-do'))
    const filters = page.locator('#filters form')
    await filters.locator('[name=freeCancellation]').check()
    // One of those that a press shows with script.
    const cities = filters.locator('noscript [name=city]')
    const city = await cities.first().inputValue()
    await cities.first().check()
    await filters.locator('noscript button').click()
    await page.waitForURL(({ searchParams }) => searchParams.get('city') === city)
    expect(new URL(page.url()).searchParams.get('freeCancellation')).toBe('1')
    expect(await filters.locator('[name=city]:checked').inputValue()).toBe(city)
    const fitting = await titles(page)
    expect(fitting.length).toBeGreaterThan(0)

    const order = page.locator('main form:has([name=sort])').last()
    await order.locator('[name=sort]').selectOption('price')
    await order.locator('noscript button').click()
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'price')
    expect(new URL(page.url()).searchParams.get('city')).toBe(city)
    expect((await titles(page)).toSorted()).toEqual(fitting.toSorted())
  })

  test('the search shows results', async () => {
    const page = await visit(locale)
    await page.goto(localePath(locale, '/faq'))
    await page.locator('input[name=q]').first().fill(fort[locale].search)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith(`${localePath(locale, '/search')}/`))
    expect(await titles(page)).toContain(fort[locale].title)
  })

  test.each(
    firstIfShort([
      ['on a phone', phone],
      ['wide', {}],
    ]),
  )('an activity shows its content, and alternatives to what needs JavaScript: %s', async (_, options) => {
    const page = await visit(locale, options)
    await page.goto(localePath(locale, fort[locale].path))
    // Every picture can be scrolled to.
    const pictures = page.getByRole('list', { name: t.activity.gallery }).locator('li')
    const count = await pictures.count()
    expect(count).toBeGreaterThan(2)
    await pictures.last().scrollIntoViewIfNeeded()
    expect(await pictures.last().isVisible()).toBe(true)
    expect(
      await pictures
        .last()
        .locator('img')
        .first()
        .evaluate((image) => image.getBoundingClientRect().width),
    ).toBeGreaterThan(100)

    const book = page.getByRole('complementary', { name: t.activity.bookThis })
    expect(await book.locator('noscript').innerText()).toContain(t.activity.needsScript)
    expect(await book.locator('a[href^="mailto:"]').isVisible()).toBe(true)
    // Playwright sees no roles inside noscript. There must be no button without function and no endless placeholder.
    expect(await book.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('button', { name: t.activity.checkDates }).count()).toBe(0)
    expect(await page.locator('main [role=status].animate-pulse').isVisible()).toBe(false)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(1)
    expect(await page.locator('#reviews li').count()).toBeGreaterThan(0)
  })

  test('reviews can be filtered by a form, and a link removes the filters', async () => {
    const page = await visit(locale)
    await page.goto(localePath(locale, fort[locale].path))
    const reviews = page.locator('#reviews article')
    const first = await reviews.count()
    await page.locator('#reviews a[href*="reviews=1"]').click()
    await page.waitForURL(/reviews=1/)
    const all = await reviews.count()
    expect(all).toBeGreaterThan(first)
    await page.locator('#reviews select[name=in]').selectOption('en')
    await page.locator('#reviews noscript button').click()
    await page.waitForURL(({ hash, searchParams }) => hash === '#reviews' && searchParams.get('in') === 'en')
    expect(await page.locator('#reviews select[name=in]').inputValue()).toBe('en')
    expect(await reviews.count()).toBeGreaterThan(0)
    expect(await reviews.count()).toBeLessThan(all)
    await page.getByRole('link', { name: t.activity.reviewList.clearReviews }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('in'))
    expect(await reviews.count()).toBe(first)
  })

  test.each([
    '/sign-in',
    '/sign-in?with=password',
    '/sign-up',
    '/invoices/find',
    '/auth/reset-password',
    '/contact-us',
  ])(
    '%s says that it needs JavaScript, has no button without function, and keeps values out of addresses',
    async (path) => {
      const page = await visit(locale)
      await page.goto(localePath(locale, path))
      const address = page.url()
      expect(await page.locator('main noscript').innerText()).toBe(words[locale].common.needsScript)
      expect(await page.locator('main form').getByRole('button').count()).toBe(0)
      await page.locator('main input[name=email]').fill('layla@example.com')
      const [again] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      expect([again?.status(), page.url()]).toEqual([200, address])
    },
  )

  testInFull('a post can be read, and a question of the FAQ opens', async () => {
    const page = await visit(locale)
    await page.goto(localePath(locale, '/blog'))
    await page.locator('main a[href*="/blog/"]').first().click()
    await page.waitForURL(/\/blog\/[^/]+$/)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
    await page.goto(localePath(locale, '/faq'))
    const question = page.locator('main details').first()
    expect(await question.locator('p').isVisible()).toBe(false)
    await question.locator('summary').click()
    expect(await question.locator('p').isVisible()).toBe(true)
  })

  test('the currency can be chosen by a form, and is stored with the language', async () => {
    const page = await visit(locale)
    const path = localePath(locale, fort[locale].path)
    await page.goto(path)
    const price = async () => page.locator('main aside').innerText()
    const before = await price()
    const form = page.locator('form:has(select[name=currency]):visible').first()
    await form.locator('select').selectOption('EUR')
    await form.locator('button').click()
    await expect.poll(price).not.toBe(before)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(path)
    const other = locale === 'ar' ? 'en' : 'ar'
    await page.locator(`a[hreflang=${other}]`).first().click()
    await page.waitForURL((url) => decodeURI(url.pathname) === localePath(other, fort[other].path))
    expect(await page.locator('html').getAttribute('lang')).toBe(other)
    expect(await page.locator('select[name=currency]').first().inputValue()).toBe('EUR')
  })
})
