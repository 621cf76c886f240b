import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
/** Of several cities: its own activities are those that it links to. */
const balloons = { ar: '/blog/مناطيد-عند-الفجر', en: '/blog/balloons-at-dawn' }
const cities = { ar: ['الأقصر', 'العلا', 'كبادوكيا'], en: ['Luxor', 'AlUla', 'Cappadocia'] }

describe.each(journeyLanguages)('a reader of a post in %s', (locale) => {
  test('sees each activity that it links to as a card with its price, and opens one', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, balloons[locale]))
    const cards = page.locator('article aside[aria-label]')
    const texts = await cards.allInnerTexts()
    expect(texts.length).toBe(3)
    for (const [index, city] of cities[locale].entries()) {
      expect(texts[index]).toContain(city)
      expect(texts[index]).toMatch(/\d/)
    }
    await expectResponsive(page)
    await expectAccessible(page)
    const link = cards.first().getByRole('link')
    const title = await link.innerText()
    await link.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(problems).toEqual([])
  })
})
