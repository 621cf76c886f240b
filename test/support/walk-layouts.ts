import { expect, test } from 'vitest'
import { expectResponsive, useBrowser } from './browser.ts'
import { cutLetters } from './cut-letters.ts'
import { pageErrors } from './page-errors.ts'
import { fort, openDay } from './journey.ts'
import { firstIfShort } from './in-full.ts'
import { layoutTypes } from './layout-sites.ts'
import { openPage } from './open-page.ts'
import { originOfLayout } from './origin-of-layout.ts'

const pages = {
  ar: ['/', '/things-to-do', fort.ar.path, '/no/such/page'],
  en: ['/en', '/en/things-to-do', `/en${fort.en.path}`, '/en/no/such/page'],
} as const

/**
 * Audits home, listing, activity and 404 page of every layout. `npm test` audits home in Arabic, which has all that
 * differs: header, hero, cards and footer. Called from one file per language, so that two workers share the work.
 */
export function walkLayouts(locale: 'ar' | 'en'): void {
  const browser = useBrowser()
  test.each(firstIfShort(layoutTypes, 2))(
    `%s in ${locale} has one of each landmark and passes the responsive audit`,
    async (type) => {
      const { page, problems } = await browser.visit({
        locale,
        viewport: { width: 1280, height: 800 },
        baseURL: originOfLayout(type),
      })
      for (const path of firstIfShort(pages[locale])) {
        await openPage(page, path)
        // A calendar is greyed out while its days load.
        if (path.endsWith(fort[locale].path)) await page.locator(openDay).first().waitFor()
        expect(await page.locator('[data-layout]').getAttribute('data-layout')).toBe(type)
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          expect(await page.getByRole(landmark).count(), `${landmark} of ${path}`).toBe(1)
        expect(await page.locator('h1').count(), `headings of ${path}`).toBe(1)
        await expectResponsive(page)
        if (locale === 'ar') expect(await cutLetters(page), `letters of ${path}`).toEqual([])
      }
      expect(pageErrors(problems)).toEqual([])
    },
  )
}
