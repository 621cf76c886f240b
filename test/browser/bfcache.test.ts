import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import arProfile from '#messages/ar/profile.json' with { type: 'json' }
import enProfile from '#messages/en/profile.json' with { type: 'json' }
import { freshEmail, signUp } from '#test/support/account-journey.ts'
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { leaveAndReturn } from '#test/support/leave-and-return.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const profile = { ar: arProfile, en: enProfile }
describe.each(journeyLanguages)('a page restored from the back/forward cache in %s', (locale) => {
  const { checkout } = words[locale]

  testInFull('has the form as it was left before payment, and can pay', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await fillGuest(page, locale, 'back@example.com')
    await page.getByRole('button', { name: words[locale].checkout.requests.add }).click()
    await page.locator('[name^=request-]').fill('A window')
    const button = payButton(page)
    await leaveAndReturn(page, () => button.click())
    await button.waitFor({ timeout: 10_000 })
    expect(await page.locator('[name=email]').inputValue()).toBe('back@example.com')
    await confirm(page, locale)

    await decide(page, 'decline')
    await expectOutcome(page, locale, 'payment_failed')
    const again = page.getByRole('button', { name: checkout.outcomes.tryAgain })
    await leaveAndReturn(page, () => again.click())
    // The payment page of the new attempt was left.
    await expectOutcome(page, locale, 'unpaid')
    await page.getByRole('button', { name: checkout.outcomes.pay }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    // Special requests are cleared after the order, contact details are kept.
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await expect.poll(kept).toMatch(/^(?!.*A window).*back@example\.com/)
    expect(problems).toEqual([])
  })

  test('shows nothing of the account after signing out', async () => {
    const { page } = await browser.visit({ locale })
    await signUp(page, locale, {
      firstName: 'Nura',
      lastName: 'Backward',
      email: freshEmail(`comes.back.${locale}`),
      password: 'كلمة سرّ طويلة',
    })
    await openCheckout(page, locale)
    await page.getByRole('button', { name: words[locale].checkout.requests.add }).click()
    await page.locator('[name^=request-]').fill('A window')
    await openPage(page, localePath(locale, '/profile'))
    await page.getByRole('button', { name: words[locale].common.menu }).first().click()
    const signOut = page.getByRole('button', { name: words[locale].common.signOut }).first()
    const home = localePath(locale, '/')
    await leaveAndReturn(page, () => signOut.click(), ({ pathname }) => pathname === home) // prettier-ignore
    await page.getByRole('heading', { name: profile[locale].signInFirst }).waitFor({ timeout: 10_000 })
    expect(await page.content()).not.toContain(`comes.back.${locale}@`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/comes\.back|A window/)
  })
})
