import { describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'

const browser = useBrowser()

describe.each(['ar', 'en'] as const)('in %s', (locale) => {
  const { outcomes } = words[locale].checkout

  test('a buyer who leaves the payment page is told that nothing is paid, and can pay at once', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await fillGuest(page, locale, `left.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'abandon')
    expect(new URL(page.url()).pathname).toMatch(/\/checkout\/unpaid$/)
    await expectOutcome(page, locale, 'unpaid')
    await page.getByRole('link', { name: outcomes.otherMethod }).waitFor()
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
    await page.waitForLoadState('networkidle')
    // The server read it for the page.
    expect(reads).toEqual([])
  })
})
