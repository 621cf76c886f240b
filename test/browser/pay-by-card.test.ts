import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { decide, expectOutcome, fillGuest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('in %s', (locale) => {
  const { outcomes, payByCard, payNow } = words[locale].checkout
  const { orders } = words[locale]
  const abroad = { ar: /الدفع بالبطاقة.*\(خيار OUR\)/s, en: /A card, or a transfer.*\(“OUR”\)/s }[locale]

  test('an order that waits for a transfer is paid by card, after a card was declined', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `beside.${locale}@example.com`)
    await page.locator('input[value=bank_transfer]').check()
    await payButton(page).click()
    const reference = await expectOutcome(page, locale, 'awaiting_transfer')
    const card = page.getByRole('region', { name: payByCard.title })
    await card.getByText(payByCard.wait).waitFor()
    await page.getByText(abroad).waitFor()
    await expectAccessible(page)

    await card.getByRole('button').click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.locator('details summary').click()
    await decide(page, 'insufficient_funds')
    await expectOutcome(page, locale, 'awaiting_transfer')
    await page.getByText(outcomes.declined.insufficient_funds).waitFor()
    const again = page.getByRole('region', { name: payByCard.again })
    await again.waitFor()
    // The page says it once, above.
    expect(await page.getByText(payByCard.failed).count()).toBe(0)
    // Above the account, for which people would have to scroll past it, and apart from it.
    const transfer = page.getByRole('region', { name: outcomes.transfer.title })
    const isApart = async () => {
      const [retry, account] = await Promise.all([again.boundingBox(), transfer.boundingBox()])
      return retry !== null && account !== null && retry.y + retry.height <= account.y
    }
    expect(await isApart()).toBe(true)
    await expectAccessible(page)

    // From the list of bookings.
    const prefix = locale === 'en' ? '/en' : ''
    await page.goto(new URL(`${prefix}/invoices`, page.url()).href)
    expect(await page.getByRole('link', { name: payNow.ways }).or(again).count()).toBeGreaterThan(0)
    await page.getByText(orders.transferNoChange).first().waitFor()
    await page.goto(new URL(`${prefix}/invoices/${reference}`, page.url()).href)
    await page.getByText(orders.transferNoChangeText).waitFor()
    // Here nothing else says it.
    expect(await again.getByText(payByCard.failed).count()).toBe(1)
    expect(await isApart()).toBe(true)
    await again.getByRole('button').click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect(await page.getByText(outcomes.transfer.title).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
