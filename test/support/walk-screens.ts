import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cities } from '#demo/catalogue.ts'
import { pearlSite } from '#demo/sites/pearl.ts'
import { localePath } from '#domain/locale.ts'
import { expectResponsive, phone, useBrowser } from './browser.ts'
import { freshEmail, signUp } from './account-journey.ts'
import { pageErrors } from './page-errors.ts'
import type { AuditOptions } from './responsive-audit.ts'
import {
  addToCart,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  guest,
  openActivity,
  openCheckout,
  openDay,
  payButton,
  words,
} from './journey.ts'
import { isShort, testInFull } from './in-full.ts'
import { openPage } from './open-page.ts'
import { siteOrigin } from './site-origin.ts'
import { fillQuoteForm, onRequest, openQuoteForm, quoteWords } from './quote-journey.ts'

/** Every screen with a fixed path, as a new visitor sees it. */
const paths: [string, string][] = [
  ['/', '/'],
  ['/things-to-do', '/things-to-do'],
  ['/things-to-do?view=map', '/things-to-do?view=map'],
  ['/things-to-do?rating=5&priceMax=1', '/things-to-do?rating=5&priceMax=1'],
  ['/things-to-do?page=99', '/things-to-do?page=99'],
  ['/experiences', '/experiences'],
  ['/things-to-do-in-المنامة', '/things-to-do-in-manama'],
  ['/عمارة-وتراث', '/architecture-heritage'],
  [fort.ar.path, fort.en.path],
  [onRequest.ar, onRequest.en],
  ['/search', '/search'],
  ['/search/قلعة', '/search/fort'],
  ['/search/xqzvw', '/search/xqzvw'],
  ['/blog', '/blog'],
  ['/blog/اتبع-الماء', '/blog/follow-the-water'],
  ['/faq', '/faq'],
  ['/contact-us', '/contact-us'],
  ['/support', '/support'],
  ['/about', '/about'],
  ['/privacy-policy', '/privacy-policy'],
  ['/terms-and-conditions', '/terms-and-conditions'],
  ['/cart', '/cart'],
  ['/wishlist', '/wishlist'],
  ['/wishlist/no-such-list', '/wishlist/no-such-list'],
  ['/wishlist?compare=1.2.3.4', '/wishlist?compare=1.2.3.4'],
  ['/checkout', '/checkout'],
  ['/checkout/success', '/checkout/success'],
  ['/checkout/unpaid', '/checkout/unpaid'],
  ['/checkout/cancelled', '/checkout/cancelled'],
  ['/sign-in', '/sign-in'],
  ['/sign-in?with=password', '/sign-in?with=password'],
  ['/sign-up', '/sign-up'],
  ['/sign-up?with=password', '/sign-up?with=password'],
  ['/auth/reset-password', '/auth/reset-password'],
  ['/auth/confirm?token=used', '/auth/confirm?token=used'],
  ['/invoices', '/invoices'],
  ['/invoices/find', '/invoices/find'],
  ['/profile', '/profile'],
  ['/no/such/page', '/no/such/page'],
]

/** `npm test` leaves out screens whose parts are on others, and the map, whose pins take axe ten seconds. */
const leftOut = new Set([
  '/things-to-do?view=map',
  '/things-to-do?rating=5&priceMax=1',
  '/things-to-do?page=99',
  '/experiences',
  '/support',
  '/terms-and-conditions',
  '/wishlist/no-such-list',
  '/checkout/success',
  '/checkout/unpaid',
  '/checkout/cancelled',
  '/auth/confirm?token=used',
  '/invoices',
  '/profile',
])

/** Plain pages, which `npm test` reads in Arabic only: the others have the same parts in English. */
const plain = new Set([
  '/things-to-do-in-manama',
  '/search',
  '/search/xqzvw',
  '/blog',
  '/faq',
  '/about',
  '/privacy-policy',
  '/wishlist',
  '/sign-in',
  '/sign-in?with=password',
  '/sign-up',
  '/auth/reset-password',
])

/** An activity of the supplier of the pearl site. */
const dive = cities.flatMap((city) => city.products).find(({ supplier }) => supplier === pearlSite.supplier)

/** An activity that requires supplier confirmation. */
const boat = {
  ar: '/things-to-do-in-جدة/قارب-خاص-إلى-شعاب-أبحر',
  en: '/things-to-do-in-jeddah/private-boat-to-the-obhur-reefs',
}

/**
 * Audits every screen in one language: those with a fixed path, the steps of a purchase, pending orders, account pages,
 * and overlays. Called from one file per language, so that two workers share the longest of all tests.
 */
export function walkScreens(locale: 'ar' | 'en'): void {
  const browser = useBrowser()
  /** In English, `npm test` audits the screens with a fixed path. */
  const testSteps = isShort && locale === 'en' ? test.skip : test
  /** The paths of the audited pages. */
  const seen = new Set<string>()
  // The markup is the same in English, and that of most steps is audited by the journeys.
  const limits: AuditOptions = isShort && locale === 'ar' ? { rules: 'none' } : {}
  async function expectRight(page: Page, options: AuditOptions = {}): Promise<void> {
    seen.add(decodeURI(new URL(page.url()).pathname))
    await expectResponsive(page, { ...limits, ...options })
  }

  /** For what no journey audits. */
  const withAxe: AuditOptions = { rules: isShort ? 'markup' : 'all' }

  const w = words[locale]
  const wide = { locale, viewport: { width: 1280, height: 800 } }

  const audited = paths
    .filter(([, path]) => !isShort || !(leftOut.has(path) || (locale === 'en' && plain.has(path))))
    .map(([arabic, english]) => [locale === 'ar' ? arabic : english, plain.has(english)] as const)
  test.each(audited)('%s passes the responsive audit', async (path, isPlain) => {
    const { page, problems } = await browser.revisit(wide)
    await openPage(page, localePath(locale, path))
    // A calendar is greyed out while its days load.
    if (path === fort[locale].path) await page.locator(openDay).first().waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    expect(await page.locator('h1').count()).toBe(1)
    // The steps have the same buttons, links and fields.
    await expectRight(page, { focus: !isShort, ...(isPlain ? withAxe : {}) })
    expect(pageErrors(problems)).toEqual([])
  })

  testSteps('every step of a purchase passes the responsive audit', async () => {
    const { page, problems } = await browser.visit(wide)
    await openActivity(page, locale)
    await chooseDeparture(page)
    await expectRight(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    await expectRight(page)
    await openPage(page, localePath(locale, '/checkout'))
    await expectRight(page)
    await payButton(page).click()
    await page.locator('#email[aria-invalid=true]').waitFor()
    await expectRight(page)
    await fillGuest(page, locale, `looks.${locale}@example.com`)
    await confirm(page, locale)
    await expectRight(page)
    await decide(page, 'decline')
    await expectOutcome(page, locale, 'payment_failed')
    await expectRight(page)
    await page.getByRole('button', { name: w.checkout.outcomes.tryAgain }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await expectRight(page)
    await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
    await page.getByText(w.orders.statuses.confirmed, { exact: true }).waitFor()
    await expectRight(page)
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('pay-later orders and orders awaiting the supplier pass the responsive audit', async () => {
    const { page, problems } = await browser.visit(wide)
    await openActivity(page, locale)
    await chooseDeparture(page, { day: 3 })
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `later.looks.${locale}@example.com`)
    await page.check('input[value=pay_later]')
    await payButton(page).click()
    await expectOutcome(page, locale, 'reserved')
    await expectRight(page)
    await page.getByRole('link', { name: w.checkout.outcomes.manage }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await expectRight(page)

    await openPage(page, localePath(locale, boat[locale]))
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `held.looks.${locale}@example.com`)
    await payButton(page).click()
    await page.waitForURL(/\/checkout\/on_hold/)
    await expectRight(page)
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('account pages pass the responsive audit', async () => {
    const { page, problems } = await browser.visit(wide)
    const email = freshEmail(`account.looks.${locale}`)
    await signUp(page, locale, { ...guest[locale], email, password: 'a password of some length' })
    await openPage(page, localePath(locale, '/invoices'))
    await expectRight(page)
    await openCheckout(page, locale)
    await fillGuest(page, locale, email)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    for (const path of ['/invoices', '/profile']) {
      await openPage(page, localePath(locale, path))
      await expectRight(page)
    }
    await openPage(page, localePath(locale, '/things-to-do'))
    for (const index of [0, 1]) await page.locator('article button[aria-pressed]').nth(index).click()
    await openPage(page, localePath(locale, '/wishlist'))
    await expectRight(page)
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('quote form and quote page pass the responsive audit', async () => {
    const { page, problems } = await browser.visit(wide)
    const form = await openQuoteForm(page, locale)
    await expectRight(page)
    await fillQuoteForm(form, locale, `quote.looks.${locale}@example.com`)
    await form.getByRole('button', { name: quoteWords[locale].send }).click()
    await page.getByRole('link', { name: quoteWords[locale].follow }).click()
    await page.waitForURL(/\/quotes\/RQ-/)
    await expectRight(page)
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('a supplier’s own site passes the responsive audit', async () => {
    const { protocol, port } = new URL(siteOrigin())
    const { page, problems } = await browser.visit({ ...wide, baseURL: `${protocol}//${pearlSite.host}:${port}` })
    for (const path of ['/', '/experiences', `/experiences/${dive?.slug[locale]}`]) {
      await openPage(page, localePath(locale, path))
      await expectRight(page, withAxe)
    }
    expect(pageErrors(problems)).toEqual([])
  })

  testSteps('search suggestions, menu and gallery pass the responsive audit', async () => {
    const { page, problems } = await browser.visit(wide)
    await openPage(page, localePath(locale, '/things-to-do'))
    await page.locator('header input[type=search]').filter({ visible: true }).fill(fort[locale].search)
    await page.locator('[role=option]').first().waitFor()
    await expectRight(page, withAxe)
    await page.locator('button[popovertarget=site-menu]').first().click()
    await page.locator('#site-menu').getByRole('link').first().waitFor()
    await expectRight(page, withAxe)
    await openActivity(page, locale)
    await page.getByRole('list', { name: w.activity.gallery }).getByRole('button').first().click()
    await page.locator('dialog[open]').waitFor()
    await expectRight(page, withAxe)
    expect(pageErrors(problems)).toEqual([])
  })

  testSteps('filters and booking panel pass the responsive audit on narrow screens', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/things-to-do'))
    await page.locator('button[popovertarget=filters]').filter({ visible: true }).first().click()
    await page.locator('#filters input').first().waitFor()
    await expectRight(page, { ...withAxe, atMost: phone.viewport.width })
    await openPage(page, localePath(locale, fort[locale].path))
    await page.locator('#open-booking').click()
    await page.locator('dialog[open]').locator(openDay).first().waitFor()
    await chooseDeparture(page)
    await expectRight(page, { ...withAxe, atMost: phone.viewport.width })
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('audits every route', () => {
    const routes = globSync('**/*.tsx', { cwd: new URL('../../src/web/routes/{-$locale}/', import.meta.url) })
      .map((file) => file.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, ''))
      // /search redirects to a path with the query.
      .filter((route) => !['route', 'search'].includes(route))
    const isMet = (route: string) => {
      const pattern = new RegExp(`^/(?:en/?)?${route.replaceAll('.', '/').replaceAll(/\{?\$\w+\}?/g, '[^/]+')}$`)
      return [...seen].some((path) => pattern.test(path))
    }
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.filter((route) => !isMet(route))).toEqual([])
  })
}
