import { expect, test } from 'vitest'
import { expectRightInEveryLook, useBrowser } from './browser.ts'
import { faultsAmong } from './faults-among.ts'
import { fort, openDay } from './journey.ts'
import { layoutTypes } from './layout-sites.ts'
import { openPage } from './open-page.ts'
import { originOfLayout } from './origin-of-layout.ts'

const pages = {
  ar: ['/', '/things-to-do', fort.ar.path, '/no/such/page'],
  en: ['/en', '/en/things-to-do', `/en${fort.en.path}`, '/en/no/such/page'],
} as const

/** Home, listing, activity and a missing page of every layout in one language and every look. A file for each language: two workers share it. */
export function walkLayouts(locale: 'ar' | 'en'): void {
  const browser = useBrowser()
  test.each(layoutTypes)(`%s stands in ${locale}, right in every look`, async (type) => {
    const { page, problems } = await browser.visit({
      locale,
      viewport: { width: 1280, height: 800 },
      baseURL: originOfLayout(type),
    })
    for (const path of pages[locale]) {
      await openPage(page, path)
      // While its days are loading, a calendar is greyed.
      if (path.endsWith(fort[locale].path)) await page.locator(openDay).first().waitFor()
      expect(await page.locator('[data-layout]').getAttribute('data-layout')).toBe(type)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(landmark).count(), `${landmark} of ${path}`).toBe(1)
      expect(await page.locator('h1').count(), `headings of ${path}`).toBe(1)
      await expectRightInEveryLook(page)
    }
    expect(faultsAmong(problems)).toEqual([])
  })
}
