import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAccounts from '#messages/ar/accounts.json' with { type: 'json' }
import arProfile from '#messages/ar/profile.json' with { type: 'json' }
import enAccounts from '#messages/en/accounts.json' with { type: 'json' }
import enProfile from '#messages/en/profile.json' with { type: 'json' }
import { freshEmail, mailedLink, signUp, submit, type Person } from '#test/support/account-journey.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { pageErrors } from '#test/support/page-errors.ts'
import {
  addToCart,
  chooseDeparture,
  expectOutcome,
  fillGuest,
  openActivity,
  payButton,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const w = {
  ar: { accounts: arAccounts, profile: arProfile },
  en: { accounts: enAccounts, profile: enProfile },
}
const PASSWORD = 'كلمة سرّ طويلة'
const person = (locale: Locale, name: string): Person => ({
  firstName: locale === 'ar' ? 'ليلى' : 'Layla',
  lastName: locale === 'ar' ? 'الحربي' : 'Harbi',
  email: freshEmail(`${name}.${locale}`),
  password: PASSWORD,
})
const part = (page: Page, name: 'details' | 'password' | 'data' | 'delete') =>
  page.locator(`section[aria-labelledby=${name}]`)

async function signIn(page: Page, locale: Locale, { email, password }: Person, next = '/profile'): Promise<void> {
  await openPage(page, `${localePath(locale, '/sign-in')}?with=password&next=${next}`)
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await submit(page)
}

describe.each(journeyLanguages)('an account in %s', (locale) => {
  const { profile: t, accounts: a } = w[locale]

  test('is created by the mailed link, edited, keeps entered values when refused, and is downloaded and deleted', async () => {
    const who = person(locale, 'traveller')
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/profile'))
    await page.getByRole('heading', { name: t.signInFirst }).waitFor()
    await signUp(page, locale, who)

    // Through the menu in the header.
    await page.locator('button[popovertarget=site-menu]').click()
    await page.locator('#site-menu').getByRole('link', { name: words[locale].common.profile }).click()
    await page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await expectAccessible(page)

    const details = part(page, 'details')
    await details.locator('[name=lastName]').fill('ن'.repeat(10_000))
    await details.locator('[name=phoneNumber]').fill('12')
    await details.getByRole('button', { name: t.details.save }).click()
    await details.getByText(a.errors.too_long).waitFor()
    await details.getByText(a.errors.format).waitFor()
    expect(await details.locator('[name=phoneNumber]').inputValue()).toBe('12')
    await expectAccessible(page)

    await details.locator('[name=lastName]').fill(who.lastName)
    await details.locator('[name=phoneNumber]').fill('0501234567')
    await details.locator('[name=currency]').selectOption('USD')
    await details.locator('[name=marketingConsent]').check()
    await details.getByRole('button', { name: t.details.save }).click()
    await details.getByText(t.details.saved).waitFor()
    await reloadPage(page)
    expect(await details.locator('[name=phoneNumber]').inputValue()).toBe('501234567')
    expect(await details.locator('[name=countryCode]').inputValue()).toBe('SA')
    expect(await details.locator('[name=marketingConsent]').isChecked()).toBe(true)
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'rihla_currency', value: 'USD' }),
    )

    const [download] = await Promise.all([page.waitForEvent('download'), part(page, 'data').getByRole('link').click()])
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>
    expect(file['account']).toMatchObject({ email: who.email, phoneNumber: '+966501234567', currency: 'USD' })
    expect(Object.keys(file)).toEqual(
      expect.arrayContaining([
        'consents',
        'orders',
        'quotes',
        'reviews',
        'wishlist',
        'history',
        'messages',
        'sessions',
      ]),
    )

    await part(page, 'delete').getByRole('button', { name: t.delete.open }).click()
    const dialog = page.getByRole('dialog', { name: t.delete.dialog })
    await dialog.getByText(t.delete.keptList.invoices).waitFor()
    await expectAccessible(page)
    await dialog.locator('[name=password]').fill('not mine')
    await dialog.getByRole('button', { name: t.delete.confirm }).click()
    await dialog.getByText(a.errors.password_wrong).waitFor()
    await dialog.locator('[name=password]').fill(PASSWORD)
    await dialog.getByRole('button', { name: t.delete.confirm }).click()
    await page.getByText(t.delete.doneText).waitFor()
    await page.getByRole('button', { name: t.delete.home }).click()
    await page.waitForURL((url) => url.pathname === localePath(locale, '/'))
    await signIn(page, locale, who)
    await page.getByRole('alert').waitFor()
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('changes its password, which signs out other devices, and is offered its own language', async () => {
    const who = person(locale, 'two.devices')
    const [here, there] = [await browser.visit({ locale }), await browser.visit({ locale })]
    await signUp(here.page, locale, who)
    await signIn(there.page, locale, who)
    await there.page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()

    await openPage(here.page, localePath(locale, '/profile'))
    const password = part(here.page, 'password')
    await password.locator('[name=currentPassword]').fill(PASSWORD)
    await password.locator('[name=newPassword]').fill('Ahmed123')
    await password.locator('[name=confirmPassword]').fill('Ahmed123')
    await password.getByRole('button').click()
    await password.getByText(a.errors.password_common).waitFor()
    await password.locator('[name=newPassword]').fill('another long password')
    await password.locator('[name=confirmPassword]').fill('another long password')
    await password.getByRole('button').click()
    await password.getByText(t.password.saved).waitFor()
    expect(await password.locator('[name=currentPassword]').inputValue()).toBe('')
    await reloadPage(there.page)
    await there.page.getByRole('heading', { name: t.signInFirst }).waitFor()

    const other = locale === 'ar' ? 'en' : 'ar'
    const changed = { ...who, password: 'another long password' }
    await signIn(there.page, other, changed)
    await there.page.getByRole('heading', { name: w[other].accounts.languageTitle }).waitFor()
    await expectAccessible(there.page)
    await there.page.getByRole('link', { name: w[other].accounts.languageChosen }).click()
    await there.page.waitForURL((url) => url.pathname === localePath(locale, '/profile'))
    await there.page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()
  })

  testInFull('is created from a guest’s order, which it then contains', async () => {
    const { email } = person(locale, 'guest')
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page, { day: 3 })
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, email)
    await page.locator('input[value=pay_later]').check()
    await payButton(page).click()
    const reference = await expectOutcome(page, locale, 'reserved')
    await page.getByRole('button', { name: a.offer.button }).click()
    await page.getByText(a.offer.sent).waitFor()
    await expectAccessible(page)

    const link = await mailedLink(page, email)
    await openPage(page, link)
    await page.getByText(email).waitFor()
    await expectAccessible(page)
    await submit(page)
    await page.waitForURL(/\/invoices/)
    await page.getByText(reference).first().waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: t.confirm.goneTitle }).waitFor()
  })
})
