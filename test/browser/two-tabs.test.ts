import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arProfile from '#messages/ar/profile.json' with { type: 'json' }
import enProfile from '#messages/en/profile.json' with { type: 'json' }
import { testInFull } from '#test/support/in-full.ts'
import { freshEmail, signUp } from '#test/support/account-journey.ts'
import { useBrowser } from '#test/support/browser.ts'
import { addToCart, chooseDeparture, openActivity, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const lines = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].cart.removeItem.replace('{title}', '') })
const profile = { ar: arProfile, en: enProfile }

/** Dispatches the focus event, which headless browsers do not send. */
const comeBackTo = async (page: Page) => {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

describe.each(journeyLanguages)('with two tabs in %s', (locale) => {
  const cart = (page: Page) => page.locator(`header a[href="${localePath(locale, '/cart')}"]`).first()

  test('the second shows the changed cart on focus and keeps entered values', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    await addToCart(page, locale)
    const open = await page.context().newPage()
    await openPage(open, localePath(locale, '/cart'))
    const typing = await page.context().newPage()
    await openPage(typing, localePath(locale, '/contact-us'))
    await typing.locator('main form textarea').fill('…')
    const count = await cart(typing).getAttribute('aria-label')

    await comeBackTo(page)
    await chooseDeparture(page, { day: 2 })
    await addToCart(page, locale)
    await comeBackTo(open)
    await expect.poll(() => lines(open, locale).count()).toBe(2)
    await comeBackTo(typing)
    await expect.poll(() => cart(typing).getAttribute('aria-label')).not.toBe(count)
    expect(await cart(typing).getAttribute('aria-label')).toBe(await cart(open).getAttribute('aria-label'))
    expect(await typing.locator('main form textarea').inputValue()).toBe('…')

    // Unchanged data is not requested again.
    let requestCount = 0
    open.on('request', (request) => {
      if (/\/api\/(?:cart|site)/.test(request.url())) requestCount += 1
    })
    await comeBackTo(open)
    await untilIdle(open)
    expect(requestCount).toBe(0)
    expect(problems).toEqual([])
  })

  testInFull('the second says that the session has ended, without an error', async () => {
    const { page } = await browser.visit({ locale })
    await signUp(page, locale, {
      firstName: 'Nura',
      lastName: 'Tabs',
      email: freshEmail(`two.tabs.${locale}`),
      password: 'كلمة سرّ طويلة',
    })
    const other = await page.context().newPage()
    const complaints: string[] = []
    other.on('pageerror', (error) => complaints.push(error.message))
    await openPage(other, localePath(locale, '/profile'))
    await other.locator('[name=lastName]').waitFor()

    await page.bringToFront()
    await page.getByRole('button', { name: words[locale].common.menu }).first().click()
    await page.getByRole('button', { name: words[locale].common.signOut }).first().click()
    await page.waitForURL((url) => url.pathname === localePath(locale, '/'))
    await comeBackTo(other)
    await other.locator('.Toastify').getByText(words[locale].common.signedOutElsewhere).waitFor()
    await other.getByRole('heading', { name: profile[locale].signInFirst }).waitFor()
    expect(complaints).toEqual([])
  })
})
