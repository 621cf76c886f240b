import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { untilHydrated } from '#test/support/open-page.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('in %s', (locale) => {
  const { outcomes } = words[locale].checkout

  test('leaving the payment page shows that nothing is paid, with a way to pay at once', async () => {
    const { page, problems } = await browser.visit({ locale })
    // Nearer days have only one way to pay.
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `left.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'abandon')
    expect(new URL(page.url()).pathname).toMatch(/\/checkout\/unpaid$/)
    await expectOutcome(page, locale, 'unpaid')
    await page.getByRole('heading', { name: outcomes.paymentMethods }).waitFor()
    await page.getByRole('link', { name: outcomes.change }).waitFor()

    // A bank's app has no cookie of ours.
    const stranger = await browser.visit({ locale })
    await stranger.page.goto(page.url())
    await expectOutcome(stranger.page, locale, 'unpaid')
    expect(await stranger.page.content()).not.toContain(`left.${locale}@example.com`)
    expect(await stranger.page.getByRole('button', { name: outcomes.pay }).count()).toBe(0)

    await page.getByRole('button', { name: outcomes.pay }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.locator('details summary').click()
    await decide(page, 'insufficient_funds')
    await expectOutcome(page, locale, 'payment_failed')
    await page.getByText(outcomes.declined.insufficient_funds).waitFor()
    await page.getByText(outcomes.notCharged).waitFor()
    await page.getByText(outcomes.held, { exact: true }).waitFor()

    // Another way to pay, without leaving the page.
    const [first = ''] = /RH-[2-9A-Z]{8}/.exec(await page.getByRole('main').innerText()) ?? []
    await page.locator('input[value=pay_later]').check()
    await page.getByText(words[locale].checkout.methods.pay_later.text).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: words[locale].checkout.reserveLater }).click()
    await expectOutcome(page, locale, 'reserved')
    await page.getByText(words[locale].orders.statuses.approved, { exact: true }).waitFor()
    await page.locator('main h1:focus').waitFor()
    // It has another reference now, and says of which.
    const replaced = words[locale].orders.replacesReference.split('{')[0] ?? ''
    await page.getByText(replaced).filter({ hasText: first }).waitFor()
    expect(problems).toEqual([])
  })

  test('the page of a paid order reads its outcome once', async () => {
    const { page } = await browser.visit({ locale })
    const reads: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/checkout/outcome') reads.push(request.url())
    })
    await openCheckout(page, locale)
    await fillGuest(page, locale, `once.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await untilHydrated(page)
    // The provider's page is left: a screen reader begins with the outcome, and not with the header.
    await page.locator('main h1:focus').waitFor()
    // The server read it for the page.
    expect(reads).toEqual([])
  })
})
