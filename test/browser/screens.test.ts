import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { fort, openDay } from '#test/support/journey.ts'

const browser = useBrowser()

const looks = [
  { locale: 'ar', colorScheme: 'light', width: 320 },
  { locale: 'ar', colorScheme: 'dark', width: 1280 },
  { locale: 'en', colorScheme: 'light', width: 768 },
  { locale: 'en', colorScheme: 'dark', width: 320 },
] as const
const paths = {
  ar: ['/things-to-do', '/things-to-do-in-المنامة', '/عمارة-وتراث', fort.ar.path, '/search/قلعة', '/blog/اتبع-الماء'],
  en: [
    '/things-to-do',
    '/things-to-do-in-manama',
    '/architecture-heritage',
    fort.en.path,
    '/search/fort',
    '/blog/follow-the-water',
  ],
}
const alike = [
  '/',
  '/cart',
  '/checkout',
  '/sign-in',
  '/sign-up',
  '/auth/reset-password',
  '/invoices',
  '/blog',
  '/faq',
  '/contact-us',
  '/about',
  '/no/such/page',
]

describe.each(looks)('in $locale, $colorScheme, $width px', ({ locale, colorScheme, width }) => {
  test.each([...alike, ...paths[locale]])('%s fits, is accessible and complains of nothing', async (path) => {
    const { page, problems } = await browser.visit({ locale, colorScheme, viewport: { width, height: 800 } })
    await page.goto(localePath(locale, path), { waitUntil: 'networkidle' })
    // While its days are loading, a calendar is greyed.
    if (path === fort[locale].path && width >= 1024) await page.locator(openDay).first().waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})
