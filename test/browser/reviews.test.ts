import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/add-days.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { fort, openActivity, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })
const reviews = '#reviews article'

test.each(journeyLanguages)(
  'reviews can be filtered by language and stars, and their photos open, in %s',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    const first = await page.locator(reviews).count()
    await page.locator('#reviews select[name=in]').selectOption('en')
    await page.waitForURL(/in=en/)
    const languages = () =>
      page
        .locator(`${reviews} h3`)
        .evaluateAll((all) => [...new Set(all.map((one) => one.closest('[lang]')?.getAttribute('lang')))])
    await expect.poll(languages).toEqual(['en'])

    await page.locator('#reviews a[rel=nofollow]').first().click()
    await page.waitForURL(/stars=5/)
    expect(new URL(page.url()).searchParams.get('in')).toBe('en')
    await expectAccessible(page)

    await page.getByText(words[locale].activity.reviewList.clearReviews).click()
    await expect.poll(() => page.locator(reviews).count()).toBe(first)
    await page.locator('#reviews button[aria-haspopup=dialog]').first().click()
    await page.getByRole('dialog').locator('img:not([aria-hidden])').first().waitFor()
    expect(problems).toEqual([])
  },
)

test('each star’s bar is as long as its share of all reviews', async () => {
  const { page } = await browser.visit({ locale: 'en', javaScriptEnabled: false })
  await page.goto(localePath('en', fort.en.path))
  const bars = page.locator('#reviews a[rel=nofollow]:has(rect)')
  const rows = await bars.evaluateAll((links) =>
    links.map((link) => ({
      count: Number(link.lastElementChild?.textContent),
      width: Number(link.querySelector('rect')?.getAttribute('width')),
    })),
  )
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  expect(rows.map(({ width }) => Math.round(width))).toEqual(rows.map(({ count }) => Math.round((count / all) * 100)))
})

test.each(journeyLanguages)(
  'an activity’s reviews are summarised by kinds of travellers and themes that link to them, in %s',
  async (locale) => {
    const { page } = await browser.visit({ locale, javaScriptEnabled: false })
    await page.goto(localePath(locale, fort[locale].path))
    const summary = page.locator('#reviews section')
    const { byTraveller } = words[locale].activity.reviewList
    await summary.filter({ has: page.getByRole('heading', { name: byTraveller, exact: true }) }).waitFor()
    const theme = summary.filter({ hasText: words[locale].activity.reviewList.praised }).locator('a').first()
    await theme.click()
    await page.waitForURL(/about=praised-/)
    expect(await page.locator(reviews).count()).toBeGreaterThan(0)
    expect(await page.locator('#reviews a[aria-current=true]').count()).toBe(1)

    // Own language first; a review in the other language says so.
    await page.goto(localePath(locale, fort[locale].path))
    const languages = await page
      .locator(reviews)
      .evaluateAll((all) => all.map((one) => one.querySelector('[lang]') !== null))
    expect(languages).toEqual(languages.toSorted((a, b) => Number(a) - Number(b)))
    const other = locale === 'ar' ? 'en' : 'ar'
    const marks = page.locator(reviews).getByText(words[locale].activity.reviewList.writtenIn[other], { exact: true })
    expect(await marks.count()).toBe(languages.filter(Boolean).length)
  },
)

test('the same filters work without script, and search engines index one address', async () => {
  const { page } = await browser.visit({ locale: 'en', javaScriptEnabled: false })
  const path = localePath('en', fort.en.path)
  await page.goto(`${path}?reviews=1`)
  const all = await page.locator(reviews).count()
  await page.locator('#reviews a[rel=nofollow]').first().click()
  await page.waitForURL(/stars=5/)
  const shown = await page.locator(reviews).count()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(all)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(decodeURI((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')).toMatch(
    new RegExp(`${path}$`),
  )
})

test.each(journeyLanguages)(
  'a review in the other language than %s is translated by a browser that can, below the original',
  async (locale) => {
    const { reviewList } = words[locale].activity
    const other = locale === 'ar' ? 'en' : 'ar'
    const { page, problems } = await browser.visit({ locale })
    // Chromium has no translator without a window.
    await page.addInitScript(() => {
      const pairs: unknown[] = []
      Object.assign(window, {
        pairs,
        Translator: {
          availability: () => Promise.resolve('downloadable'),
          create: (pair: unknown) => {
            pairs.push(pair)
            return Promise.resolve({ translate: (text: string) => Promise.resolve(`<${text.length}>`) })
          },
        },
      })
    })
    await openActivity(page, locale)
    await page.locator('#reviews select[name=in]').selectOption(other)
    await page.waitForURL(new RegExp(`in=${other}`))
    const review = page.locator(reviews, { has: page.locator(`[lang=${other}] h3`) }).first()
    const button = review.getByRole('button', { name: reviewList.translate })
    await button.click()
    await review.getByText(reviewList.translated, { exact: true }).waitFor()
    const original = review.locator(`[lang=${other}]`).first()
    const [title, body] = await Promise.all(['h3', 'p'].map((part) => original.locator(part).innerText()))
    await review.getByText(`<${title?.length}>`, { exact: true }).waitFor()
    expect(await review.getByText(/^<\d+>$/).count()).toBe(2)
    expect(body).not.toBe('')
    expect(await page.evaluate(() => (window as { pairs?: unknown[] }).pairs)).toEqual([
      { sourceLanguage: other, targetLanguage: locale },
    ])
    await expectAccessible(page)
    await review.getByRole('button', { name: reviewList.hideTranslation }).click()
    expect(await review.getByText(/^<\d+>$/).count()).toBe(0)
    expect(problems).toEqual([])
  },
)

testInFull('without a translator in the browser no review offers one', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await page.locator('#reviews select[name=in]').selectOption('ar')
  await page.waitForURL(/in=ar/)
  await page.locator(`${reviews} [lang=ar] h3`).first().waitFor()
  expect(await page.getByRole('button', { name: words.en.activity.reviewList.translate }).count()).toBe(0)
})

test('filters of reviews and other activities keep the dates of the address, on which the booking opens', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  const today = new Date().toISOString().slice(0, 10)
  const dates = { from: addDays(today, 9), to: addDays(today, 20), date: addDays(today, 12) }
  const datesOf = (address: string) => {
    const { searchParams } = new URL(address, page.url())
    return { from: searchParams.get('from'), to: searchParams.get('to'), date: searchParams.get('date') }
  }
  await openPage(page, `${localePath('en', fort.en.path)}?${new URLSearchParams(dates)}`)
  await page.locator('#reviews select[name=in]').selectOption('en')
  await page.waitForURL(/in=en/)
  expect(datesOf(page.url())).toEqual(dates)
  await page.locator('#reviews a[rel=nofollow]').first().click()
  await page.waitForURL(/stars=5/)
  expect(datesOf(page.url())).toEqual(dates)
  await page.getByText(words.en.activity.reviewList.clearReviews).click()
  await page.waitForURL(({ searchParams }) => !searchParams.has('stars'))
  expect(datesOf(page.url())).toEqual(dates)
  const related = page.locator('section', { has: page.getByRole('heading', { name: words.en.activity.related }) })
  expect(datesOf((await related.locator('article a').first().getAttribute('href')) ?? '')).toEqual(dates)
  expect(problems).toEqual([])
})

test('of more than five reviews four are shown until the others are asked for', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await openPage(page, localePath('en', fort.en.path))
  const count = () => page.locator(reviews).count()
  expect(await count()).toBe(4)
  await page
    .locator('#reviews')
    .getByRole('link', { name: /^Show all \d+ reviews$/ })
    .press('Enter')
  await page.waitForURL(/reviews=1/)
  await expect.poll(count).toBeGreaterThan(5)
  expect(await page.locator('#reviews li:focus').innerText()).toBe(
    await page.locator('#reviews li:has(article)').nth(4).innerText(),
  )
  // Whoever chose something sees all that fit.
  await openPage(page, `${localePath('en', fort.en.path)}?order=newest`)
  expect(await count()).toBeGreaterThan(5)
  expect(problems).toEqual([])
})
