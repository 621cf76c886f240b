import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale].orders

  test('moves a paid booking to another day, sees both dates and the difference first, and keeps a ticket', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `moves.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)

    const open = page.getByRole('button', { name: w.rebooking.open, exact: true })
    await open.click()
    const dialog = page.locator('dialog[open]')
    const days = dialog.locator('[data-status]:not([data-disabled])')
    await days.last().waitFor()
    await expectResponsive(page)
    await dialog.getByRole('button', { name: w.rebooking.keep }).click()
    await dialog.waitFor({ state: 'hidden' })

    await open.press('Enter')
    await days.last().waitFor()
    const submit = dialog.getByRole('button', { name: w.rebooking.confirm, exact: true })
    const contact = dialog.getByRole('link', { name: w.rebooking.contact, exact: true })
    // Some days are dearer, which only support can change to.
    for (let at = (await days.count()) - 1; at >= 0 && (await submit.count()) === 0; at--) {
      await days.nth(at).click()
      await dialog.getByRole('radio').first().check()
      await submit.or(contact).first().waitFor()
      expect((await submit.count()) + (await contact.count())).toBe(1)
    }
    await expectResponsive(page)
    await expectAccessible(page)
    const sides = dialog.locator('section[aria-live] .grid-cols-2 > div')
    const dateOf = async (side: number) => (await sides.nth(side).locator('p').nth(1).innerText()).split('\n')[0] ?? ''
    const [before, after] = [await dateOf(0), await dateOf(1)]
    expect(after).not.toBe(before)
    await submit.click()
    await dialog.getByText(w.rebooking.doneLead).waitFor()
    await expectResponsive(page)
    await dialog.getByRole('button', { name: w.rebooking.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.reload()
    await page.getByRole('link', { name: w.ticket }).waitFor()
    expect(await page.getByText(w.statuses.confirmed, { exact: true }).count()).toBe(1)
    await open.click()
    await days.last().waitFor()
    await days.first().click()
    await dialog.getByRole('radio').first().check()
    await sides.first().waitFor()
    expect(await dateOf(0)).toBe(after)
    expect(problems).toEqual([])
  })
})
