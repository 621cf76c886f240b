import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { freshEmail, submit } from '#test/support/account-journey.ts'
import { useBrowser } from '#test/support/browser.ts'
import { fillGuest, openActivity, openCheckout, openDay, payButton } from '#test/support/journey.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** The error of each field, by the field's name. */
const errorsOf = (page: Page) =>
  page.locator('main form [aria-invalid=true]').evaluateAll((fields) =>
    Object.fromEntries(
      fields.map((field) => [
        field.getAttribute('name'),
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ]),
    ),
  )

test('a day whose options are gone says “No option is available!”', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await page.route('**/api/availability/*/departures?*', async (route) => {
    const day = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...day, departures: [] } })
  })
  await openActivity(page, 'en')
  await page.locator(openDay).first().click()
  await page.getByRole('alert').getByText('No option is available!', { exact: true }).waitFor()
})

test('a booking request that fails says “Oops! Something Went Wrong” and keeps what was typed', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openCheckout(page, 'en')
  await fillGuest(page, 'en', 'problem@example.com')
  await page.route('**/api/checkout?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'server.failed' } })
      : route.continue(),
  )
  await payButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Oops! Something Went Wrong' })
  await notice.getByText('We ran into a problem with your booking request.').waitFor()
  expect(await page.locator('#email').inputValue()).toBe('problem@example.com')
})

test('signing up names empty fields, a wrong format, a short password and two different ones', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/sign-up?with=password')
  await submit(page)
  await page.getByRole('alert').getByText('all fields must be filled out').waitFor()
  expect((await errorsOf(page))['email']).toContain('this field is required')

  await page.fill('[name=firstName]', 'Layla')
  await page.fill('[name=lastName]', 'Harbi')
  await page.fill('[name=email]', 'layla@')
  await page.fill('[name=newPassword]', 'seven77')
  await page.fill('[name=confirmPassword]', 'another one')
  await submit(page)
  await expect.poll(async () => (await errorsOf(page))['email']).toContain('format is not correct')
  const errors = await errorsOf(page)
  expect(errors['newPassword']).toContain('Password must be at least 8 characters')
  expect(errors['confirmPassword']).toContain('password and confirm password must match')
})

test('a wrong password suggests “Forgot password”, beside its link', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/sign-in?with=password')
  await page.fill('[name=email]', freshEmail('wrong'))
  await page.fill('[name=password]', 'not the password')
  await submit(page)
  await page.getByRole('alert').getByText('If you forgot your password, use “Forgot password”.').waitFor()
  expect(await page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toMatch(
    /^\/en\/auth\/reset-password/,
  )
})
