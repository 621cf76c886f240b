import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAccounts from '#messages/ar/accounts.json' with { type: 'json' }
import arProfile from '#messages/ar/profile.json' with { type: 'json' }
import arRefusals from '#messages/ar/refusals.json' with { type: 'json' }
import enAccounts from '#messages/en/accounts.json' with { type: 'json' }
import enProfile from '#messages/en/profile.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import { freshEmail, mailedCode, submit } from '#test/support/account-journey.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { pageErrors } from '#test/support/page-errors.ts'
import { expectOutcome, fillGuest, guest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const w = {
  ar: { accounts: arAccounts, profile: arProfile, refusals: arRefusals },
  en: { accounts: enAccounts, profile: enProfile, refusals: enRefusals },
}
const arabicDigits = (code: string) => Array.from(code, (digit) => String.fromCharCode(0x660 + Number(digit))).join('')
const part = (page: Page, name: string) => page.locator(`section[aria-labelledby=${name}]`)

async function requestCode(page: Page, locale: Locale, email: string, path = '/sign-up'): Promise<void> {
  await openPage(page, localePath(locale, path))
  await page.fill('[name=email]', email)
  await submit(page)
  await page.locator('[name=code]').waitFor()
}

async function enterByCode(page: Page, locale: Locale, email: string): Promise<void> {
  await requestCode(page, locale, email, '/sign-in?next=/profile')
  await page.fill('[name=code]', await mailedCode(page, email))
  await page.getByRole('heading', { level: 1, name: w[locale].accounts.profileTitle }).waitFor()
}

async function guestBooking(page: Page, locale: Locale, email: string): Promise<string> {
  // Nearer days cannot be paid later.
  await openCheckout(page, locale, { day: 3 })
  await fillGuest(page, locale, email)
  await page.locator('input[value=pay_later]').check()
  await payButton(page).click()
  return expectOutcome(page, locale, 'reserved')
}

describe.each(journeyLanguages)('an account by mailed codes in %s', (locale) => {
  const { accounts: a, profile: p, refusals: r } = w[locale]

  test('needs one field and one code, contains what was booked as a guest, and opens the page that was left', async () => {
    const email = freshEmail(`code.${locale}`)
    const reference = await guestBooking((await browser.visit({ locale })).page, locale, email)
    const { page, problems } = await browser.visit({ locale, ...phone })
    await requestCode(page, locale, email)
    expect(await page.locator('[name=code]').getAttribute('autocomplete')).toBe('one-time-code')
    expect(await page.locator('[name=code]').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page)
    // What is said before the code is mailed is gone.
    expect(await page.getByText(p.code.signUpText).count()).toBe(0)

    const code = await mailedCode(page, email)
    await page.fill('[name=code]', String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await page.getByText(a.errors.code_wrong).waitFor()
    await reloadPage(page)
    await page.fill('[name=code]', `${arabicDigits(code.slice(0, 3))} ${arabicDigits(code.slice(3))}`)
    await page.waitForURL(/\/invoices/)
    await page.getByText(reference).first().waitFor()
    expect(pageErrors(problems)).toEqual([])

    // All who are signed in get the same page of questions, which the browser then completes.
    await openPage(page, localePath(locale, '/faq'))
    await page.locator('#site-menu').getByText(guest[locale].firstName).waitFor({ state: 'attached' })

    const other = await browser.visit({ locale })
    await requestCode(other.page, locale, email, '/sign-in?next=/wishlist')
    await other.page.fill('[name=code]', await mailedCode(page, email, [code]))
    await other.page.waitForURL(/\/wishlist/)
  })

  testInFull('keeps a mistyped address for correction, and sends another code after half a minute', async () => {
    const { page } = await browser.visit({ locale })
    await page.clock.install()
    const [wrong, email] = [freshEmail(`typo.${locale}`), freshEmail(`right.${locale}`)]
    await requestCode(page, locale, wrong)
    await page.getByRole('button', { name: p.code.correct }).click()
    expect(await page.locator('[name=email]').inputValue()).toBe(wrong)
    await page.fill('[name=email]', email)
    await submit(page)
    const first = await mailedCode(page, email)
    const again = page.getByRole('button', { name: p.code.again })
    expect(await again.count()).toBe(0)
    await page.clock.fastForward(31_000)
    await again.click()
    await page.getByText(p.code.sentAgain).waitFor()
    const second = await mailedCode(page, email, [first])
    await page.fill('[name=code]', second)
    await page.waitForURL(/\/invoices/)
  })

  testInFull('changes its email with a code sent to the new one, and may have a password', async () => {
    const [email, changed] = [freshEmail(`before.${locale}`), freshEmail(`after.${locale}`)]
    const { page, problems } = await browser.visit({ locale, ...phone })
    await enterByCode(page, locale, email)
    const address = part(page, 'email')
    await address.getByRole('button', { name: p.email.change }).click()
    await address.locator('[name=email]').fill(email)
    await address.getByRole('button', { name: p.email.send }).click()
    await address.getByText(a.errors.same_email).waitFor()
    await address.locator('[name=email]').fill(changed)
    await address.getByRole('button', { name: p.email.send }).click()
    await address.locator('[name=code]').waitFor()
    await expectAccessible(page)
    await address.locator('[name=code]').fill(await mailedCode(page, changed))
    await address.getByText(p.email.changed).waitFor()
    await address.getByText(changed).waitFor()

    const password = part(page, 'password')
    await password.locator('[name=newPassword]').fill('a long new password')
    await password.locator('[name=confirmPassword]').fill('a long new password')
    await password.getByRole('button', { name: p.password.set }).click()
    await password.locator('[name=currentPassword]').waitFor()
    expect(pageErrors(problems)).toEqual([])

    const other = await browser.visit({ locale })
    await openPage(other.page, localePath(locale, '/sign-in?with=password&next=/profile'))
    await other.page.fill('[name=email]', changed)
    await other.page.fill('[name=password]', 'a long new password')
    await submit(other.page)
    await other.page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()
  })

  test('is not needed to find a booking: its reference and email open it', async () => {
    const email = freshEmail(`lookup.${locale}`)
    const { page } = await browser.visit({ locale })
    const reference = await guestBooking(page, locale, email)
    const guest = await browser.visit({ locale, ...phone })
    await openPage(guest.page, localePath(locale, '/invoices'))
    await guest.page.locator('main').getByRole('link', { name: words[locale].orders.find.link }).click()
    await guest.page.getByRole('heading', { level: 1, name: words[locale].orders.find.title }).waitFor()
    await guest.page.fill('[name=reference]', reference.toLowerCase())
    await guest.page.fill('[name=email]', 'somebody.else@example.com')
    await submit(guest.page)
    await guest.page.getByText(r.orders.pair_unknown).waitFor()
    await expectAccessible(guest.page)
    await guest.page.fill('[name=email]', email)
    await submit(guest.page)
    await guest.page.getByRole('heading', { level: 1 }).getByText(reference).waitFor()
    expect(guest.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
})
