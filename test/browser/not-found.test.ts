import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/errors.json' with { type: 'json' }
import en from '#messages/en/errors.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

test.each([
  ['/رحلات/المنامة/غروب', 'ar', ['غروب', 'المنامة', 'رحلات']],
  ['/2-أ/1-ب/3', 'ar', ['3', '1-ب', '2-أ']],
  ['/tours/manama/sunset', 'ar', ['tours', 'manama', 'sunset']],
  ['/things-to-do-in-المنامة/غروب', 'ar', ['things-to-do-in-المنامة', 'غروب']],
  ['/en/رحلات/المنامة/غروب', 'en', ['en', 'رحلات', 'المنامة', 'غروب']],
] as const)('the 404 page shows the path %s in its own direction', async (path, locale, fromTheLeft) => {
  const { page } = await browser.visit({ locale })
  await openPage(page, encodeURI(path))
  const segments = await page.locator('main bdi bdi').evaluateAll((elements) =>
    elements
      .map((element) => ({ text: element.textContent, x: element.getBoundingClientRect().x }))
      .filter(({ text }) => text !== '')
      .sort((one, other) => one.x - other.x),
  )
  expect(segments.map(({ text }) => text)).toEqual(fromTheLeft)
})

test.each([
  ['ar', ar, '/'],
  ['en', en, '/en'],
] as const)(
  'the 404 page in %s has its heading, text, picture, a button to all activities and an outlined one to the home page',
  async (locale, words, home) => {
    const { page } = await browser.visit({ locale })
    await openPage(page, `${home === '/' ? '' : home}/no/such/page`)
    const main = page.locator('main')
    expect(await main.locator('h1').innerText()).toBe(words.notFoundTitle)
    expect(await main.innerText()).toContain(words.notFoundText)
    expect(await main.locator('svg').first().isVisible()).toBe(true)
    const button = main.locator(`a[href="${home}"]`)
    expect(await button.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe('0px')
    expect(await main.locator(`a[href="${localePath(locale, '/things-to-do')}"]`).isVisible()).toBe(true)
  },
)
