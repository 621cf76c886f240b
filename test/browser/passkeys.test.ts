import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAccounts from '#messages/ar/accounts.json' with { type: 'json' }
import arProfile from '#messages/ar/profile.json' with { type: 'json' }
import enAccounts from '#messages/en/accounts.json' with { type: 'json' }
import enProfile from '#messages/en/profile.json' with { type: 'json' }
import { freshEmail, mailedCode, submit } from '#test/support/account-journey.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { pageErrors } from '#test/support/page-errors.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const w = { ar: { accounts: arAccounts, profile: arProfile }, en: { accounts: enAccounts, profile: enProfile } }

/** A platform authenticator of the browser whose owner always agrees. `offers`: also without a press, in the email field. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const agrees = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { session, authenticatorId, agrees }
}

async function enterByCode(page: Page, locale: Locale, email: string): Promise<void> {
  await openPage(page, localePath(locale, '/sign-in?next=/profile'))
  await page.fill('[name=email]', email)
  await submit(page)
  await page.locator('[name=code]').waitFor()
  await page.fill('[name=code]', await mailedCode(page, email))
  await page.getByRole('heading', { level: 1, name: w[locale].accounts.profileTitle }).waitFor()
}

describe.each(journeyLanguages)('a passkey in %s', (locale) => {
  const { accounts: a, profile: p } = w[locale]

  test('is added in the profile, signs in without a code, and no longer does after it was removed', async () => {
    const email = freshEmail(`passkey.${locale}`)
    const { page, problems } = await browser.visit({ locale, ...phone })
    const { agrees } = await addAuthenticator(page)
    // Otherwise the authenticator would answer the offer in the email field.
    await agrees(false)
    await enterByCode(page, locale, email)
    await agrees(true)
    const part = page.locator('section[aria-labelledby=passkeys]')
    await part.getByText(p.passkeys.none).waitFor()
    await part.getByRole('button', { name: p.passkeys.add }).click()
    await part.getByText(p.passkeys.saved).waitFor()
    expect(await part.getByRole('listitem').count()).toBe(1)
    await expectAccessible(page)

    await agrees(false)
    await page.request.post('/api/account/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } })
    await openPage(page, localePath(locale, '/sign-in?next=/profile'))
    expect(await page.locator('[name=email]').getAttribute('autocomplete')).toBe('username webauthn')
    await expectAccessible(page)
    await agrees(true)
    await page.getByRole('button', { name: p.passkeys.signIn }).click()
    await page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()

    await part.getByRole('listitem').getByRole('button').click()
    await part.getByText(p.passkeys.none).waitFor()
    await agrees(false)
    await page.request.post('/api/account/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } })
    await openPage(page, localePath(locale, '/sign-in?next=/profile'))
    await agrees(true)
    await page.getByRole('button', { name: p.passkeys.signIn }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.locator('[name=email]').isVisible()).toBe(true)
    expect(pageErrors(problems).filter((problem) => !problem.includes('401'))).toEqual([])
  })

  testInFull('is offered by the browser in the email field, without a press of ours', async () => {
    const email = freshEmail(`autofill.${locale}`)
    const { page } = await browser.visit({ locale })
    const { agrees } = await addAuthenticator(page)
    await agrees(false)
    await enterByCode(page, locale, email)
    await agrees(true)
    const part = page.locator('section[aria-labelledby=passkeys]')
    await part.getByText(p.passkeys.none).waitFor()
    await part.getByRole('button', { name: p.passkeys.add }).click()
    await part.getByText(p.passkeys.saved).waitFor()
    await page.request.post('/api/account/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } })
    // The authenticator stands for a traveller who chooses the passkey among the suggestions of the field.
    await page.goto(localePath(locale, '/sign-in?next=/profile'))
    await page.getByRole('heading', { level: 1, name: a.profileTitle }).waitFor()
  })

  testInFull('is not created when the traveller cancels, and the page says so', async () => {
    const { page } = await browser.visit({ locale })
    const { session, authenticatorId, agrees } = await addAuthenticator(page)
    await agrees(false)
    await enterByCode(page, locale, freshEmail(`cancelled.${locale}`))
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await agrees(true)
    const part = page.locator('section[aria-labelledby=passkeys]')
    await part.getByRole('button', { name: p.passkeys.add }).click()
    await part.getByText(p.passkeys.failed).waitFor()
    await part.getByText(p.passkeys.none).waitFor()
  })
})
