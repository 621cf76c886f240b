import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAccounts from '#messages/ar/accounts.json' with { type: 'json' }
import arWishlist from '#messages/ar/wishlist.json' with { type: 'json' }
import enAccounts from '#messages/en/accounts.json' with { type: 'json' }
import enWishlist from '#messages/en/wishlist.json' with { type: 'json' }
import { freshEmail, signUp } from '#test/support/account-journey.ts'
import { useBrowser } from '#test/support/browser.ts'
import { addToCart, chooseDeparture, openActivity, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { openQuoteForm } from '#test/support/quote-journey.ts'
import { holdChanges, submitTwice } from '#test/support/submit-twice.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const w = {
  ar: { accounts: arAccounts, wishlist: arWishlist },
  en: { accounts: enAccounts, wishlist: enWishlist },
}

/** Each wrong field is marked and described by its own message; the first has the focus. */
async function expectErrors(form: Locator, names: string[]): Promise<void> {
  const invalid = form.locator('[aria-invalid=true]')
  expect(await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual(names)
  const messages = await invalid.evaluateAll((fields) =>
    fields.map((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.innerText ?? ''),
    ),
  )
  for (const message of messages) expect(message).toEqual([expect.stringMatching(/\S/)])
  expect(await form.evaluate((element) => element.ownerDocument.activeElement?.getAttribute('name'))).toBe(names[0])
}

interface Form {
  open: (page: Page, locale: Locale) => Promise<Locator>
  typed: Record<string, string>
  request: string
  errors: string[]
}

const at =
  (path: string): Form['open'] =>
  async (page, locale) => {
    await openPage(page, localePath(locale, path))
    return page.locator('main form').first()
  }

const forms: Record<string, Form> = {
  code: {
    open: at('/sign-in'),
    typed: { email: 'layla@' },
    request: 'POST /api/account/code',
    errors: ['email'],
  },
  'sign-in': {
    open: at('/sign-in?with=password'),
    typed: { email: 'layla@example.com' },
    request: 'POST /api/account/sign-in',
    errors: ['password'],
  },
  'sign-up': {
    open: at('/sign-up?with=password'),
    typed: { firstName: 'Layla', lastName: '', email: 'layla@', newPassword: 'x', confirmPassword: 'y' },
    request: 'POST /api/account/sign-up',
    errors: ['lastName', 'email', 'newPassword', 'confirmPassword'],
  },
  'reset-password': {
    open: at('/auth/reset-password'),
    typed: { email: 'layla@' },
    request: 'POST /api/account/request-reset',
    errors: ['email'],
  },
  contact: {
    open: at('/contact-us'),
    typed: { name: 'Layla', email: 'layla@', text: 'متى تفتح القلعة؟' },
    request: 'POST /api/messages',
    errors: ['email'],
  },
  quote: {
    open: (page, locale) => openQuoteForm(page, locale),
    typed: { firstName: 'Layla', email: 'layla@', message: 'Twelve students of architecture.' },
    request: 'POST /api/quotes',
    errors: ['wishedDate', 'lastName', 'email', 'phoneNumber'],
  },
}

describe.each(journeyLanguages)('in %s', (locale) => {
  test.each(Object.entries(forms))(
    'the %s form is sent once, says at each field what is wrong, focuses the first and keeps what was typed',
    async (_, { open, typed, request, errors }) => {
      const { page } = await browser.visit({ locale })
      const form = await open(page, locale)
      for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
      expect(await submitTwice(page, form)).toEqual([request])
      await expectErrors(form, errors)
      for (const [name, value] of Object.entries(typed))
        expect(await form.locator(`[name=${name}]`).inputValue()).toBe(value)
    },
  )

  test('the profile form is sent once, shows the error of each field, focuses the first and keeps the values', async () => {
    const { page } = await browser.visit({ locale })
    await signUp(page, locale, {
      firstName: 'Layla',
      lastName: 'Harbi',
      email: freshEmail(`forms.${locale}`),
      password: 'a long password',
    })
    await openPage(page, localePath(locale, '/profile'))
    const form = page.locator('section[aria-labelledby=details] form')
    await form.locator('[name=firstName]').fill('')
    await form.locator('[name=phoneNumber]').fill('12')
    expect(await submitTwice(page, form)).toEqual(['PUT /api/account/profile'])
    await expectErrors(form, ['firstName', 'phoneNumber'])
    expect(await form.locator('[name=phoneNumber]').inputValue()).toBe('12')
  })

  test('the checkout form is sent once, focuses the list of errors and keeps the values', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale)
    const form = page.locator('main form:has(#firstName)')
    const { sent, letGo } = await holdChanges(page)
    const submit = () =>
      form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit()
        element.requestSubmit()
      })
    // Nothing was focused yet, so the rules for phone numbers are not loaded: the server lists the errors.
    await form.evaluate((element: HTMLFormElement) => {
      const set = (name: string, value: string) => {
        ;(element.elements.namedItem(name) as HTMLInputElement).value = value
      }
      set('firstName', 'Layla')
      set('email', 'layla@')
    })
    await submit()
    await page.getByRole('heading', { name: words[locale].checkout.preparation.title }).waitFor()
    expect(await form.isVisible()).toBe(false)
    letGo()
    const list = form.getByRole('alert').filter({ hasText: words[locale].checkout.errors.title })
    await list.waitFor()
    expect(sent).toEqual(['POST /api/checkout'])
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
    const invalid = form.locator('[aria-invalid=true]')
    expect(await invalid.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
      'lastName',
      'email',
      'phoneNumber',
    ])
    expect(await page.locator('#firstName').inputValue()).toBe('Layla')
    await list.locator('a').first().click()
    expect(await page.locator('#lastName').evaluate((element) => element === document.activeElement)).toBe(true)
  })

  testInFull('the promo form is sent once, shows the error at its field, focuses it and keeps the value', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    const form = page.locator('main form:has([name=promo])')
    await form.locator('[name=promo]').fill('NOSUCH')
    expect(await submitTwice(page, form)).toEqual(['PUT /api/cart/promo'])
    await expectErrors(form, ['promo'])
    expect(await form.locator('[name=promo]').inputValue()).toBe('NOSUCH')
  })

  testInFull('the button that shares the wishlist asks for one link, whatever is pressed meanwhile', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    const heart = page.locator('main button[aria-pressed]').first()
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await untilIdle(page)
    await openPage(page, localePath(locale, '/wishlist'))
    await page.getByRole('button', { name: w[locale].wishlist.shareList }).click()
    const { sent, letGo } = await holdChanges(page)
    const button = page.getByRole('button', { name: w[locale].wishlist.makeLink })
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })
    await page.locator('dialog[open] button[aria-busy=true][aria-disabled=true]').waitFor()
    letGo()
    await page.getByRole('button', { name: w[locale].wishlist.endSharing }).waitFor()
    expect(sent).toEqual(['POST /api/wishlist/share'])
  })
})
