import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, guest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale].orders.changeGuest

  test('changes the name and phone of a booking, and the back button closes the form', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `names.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)

    await page.locator('summary').filter({ hasText: words[locale].orders.details }).click()
    const address = page.url()
    const open = page.getByRole('button', { name: w.open, exact: true })
    const dialog = page.getByRole('dialog', { name: w.title })
    await open.click()
    await dialog.getByLabel(w.lastName).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

    await open.press('Enter')
    await dialog.getByLabel(w.lastName).fill('')
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    await dialog.getByText(w.errors.required).waitFor()
    await dialog.getByLabel(w.lastName).fill('Noor')
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(`${guest[locale].firstName} Noor`).first().waitFor()
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    // The 422 of the empty field.
    expect(problems.filter((one) => !one.includes('422'))).toEqual([])
  })
})
