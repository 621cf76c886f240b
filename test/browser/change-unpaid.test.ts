import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { cheapDay, decide, expectOutcome, fillGuest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()

/** The digits of the first sum in a text. */
const sumIn = (text: string) => /\d[\d,.]*/.exec(text)?.[0]

describe.each(journeyLanguages)('a buyer in %s who reserved and has not paid', (locale) => {
  const w = words[locale].orders

  test('moves to a dearer day, reads the new amount to pay before and after, and pays exactly that', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: cheapDay() })
    await fillGuest(page, locale, `reserved.${locale}@example.com`)
    await page.locator('input[value=pay_later]').check()
    await page.getByText(words[locale].checkout.methods.pay_later.text).waitFor()
    await payButton(page).click()
    await expectOutcome(page, locale, 'reserved')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.manage }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)

    // Before it is cancelled, the change is offered, which opens in its place.
    await page.getByRole('button', { name: w.cancellation.open, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: w.rebooking.open }).click()
    const days = dialog.locator('[data-status]:not([data-disabled])')
    await days.last().waitFor()
    const toPay = dialog.getByText(new RegExp(`^${w.rebooking.toPay.replace('{sum}', '')}`))
    const submit = dialog.getByRole('button', { name: w.rebooking.confirm, exact: true })
    for (let at = (await days.count()) - 1; at >= 0 && (await toPay.count()) === 0; at--) {
      await days.nth(at).click()
      await submit.waitFor()
    }
    const promised = sumIn(await toPay.innerText())
    expect(await dialog.getByText(w.rebooking.releaseUnpaid).count()).toBe(1)
    await expectResponsive(page)
    await expectAccessible(page)
    await submit.click()
    await dialog.getByText(w.rebooking.doneUnpaid).waitFor()
    expect(sumIn(await toPay.innerText())).toBe(promised)
    await dialog.getByRole('button', { name: w.rebooking.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.getByText(w.statuses.approved, { exact: true }).first().waitFor()
    const pay = page.getByRole('button', { name: words[locale].checkout.payNow.button, exact: true })
    await expect.poll(async () => (await pay.locator('xpath=ancestor::section[1]').innerText()).includes(`${promised}`)).toBe(true) // prettier-ignore
    await pay.click()
    await page.waitForURL(/\/sandbox\/pay\//)
    expect(sumIn(await page.locator('dd.sum').innerText())).toBe(promised)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect(problems).toEqual([])
  })
})
