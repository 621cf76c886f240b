import { expect, test } from 'vitest'
import { journeyLanguages } from '#test/support/languages.ts'
import { useBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/open-page.ts'
import { localePath } from '#domain/locale.ts'

const browser = useBrowser()

test.each(journeyLanguages)('the dates of the search are in a small window of a laptop, in %s', async (locale) => {
  const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 680 } })
  for (const [path, box] of [
    ['/', '[data-page-search]'],
    ['/things-to-do', '[data-header-search]'],
  ] as const) {
    await openPage(page, localePath(locale, path))
    await page.locator(`${box} [data-part=when]`).click()
    const panel = page.locator(`${box} [role=dialog]`)
    await panel.getByRole('grid').first().waitFor()
    const { top, bottom, hidden } = await panel.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      bottom: element.getBoundingClientRect().bottom,
      hidden: element.scrollHeight - element.clientHeight,
    }))
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(680)
    expect(hidden).toBeLessThanOrEqual(2)
  }
  expect(problems).toEqual([])
})
