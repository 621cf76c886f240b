import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { fort, openActivity, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const reviews = '#reviews article'

test.each(journeyLanguages)(
  'reviews can be filtered by language and stars, and their photos open, in %s',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    const all = await page.locator(reviews).count()
    await page.locator('#reviews select[name=in]').selectOption('en')
    await page.waitForURL(/in=en/)
    await expect.poll(() => page.locator(reviews).count()).toBeLessThan(all)
    for (const one of await page.locator(`${reviews} h3`).all())
      expect(await one.evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe('en')

    await page.locator('#reviews a[rel=nofollow]').first().click()
    await page.waitForURL(/stars=5/)
    expect(new URL(page.url()).searchParams.get('in')).toBe('en')
    await expectAccessible(page)

    await page.getByText(words[locale].activity.reviewList.clearReviews).click()
    await expect.poll(() => page.locator(reviews).count()).toBe(all)
    await page.locator('#reviews button[aria-haspopup=dialog]').first().click()
    await page.getByRole('dialog').locator('img:not([aria-hidden])').first().waitFor()
    expect(problems).toEqual([])
  },
)

test('the same filters work without script, and search engines index one address', async () => {
  const { page } = await browser.visit({ locale: 'en', javaScriptEnabled: false })
  const path = localePath('en', fort.en.path)
  await page.goto(path)
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
