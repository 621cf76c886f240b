import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { fillGuest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'

const browser = useBrowser()

test.each(journeyLanguages)(
  'in %s a refused order keeps the chosen method, and one that is not offered any more is not replaced silently',
  async (locale) => {
    const { checkout } = words[locale]
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 9 })
    await fillGuest(page, locale, `refused.${locale}@example.com`)
    const method = (code: string) => page.locator(`input[name=method][value=${code}]`)
    await method('bank_transfer').check()
    const refused = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, json: { code: 'checkout.too_many_open', retryAfterSeconds: 3600 } })
        : route.fallback()
    await page.route(/\/api\/checkout\?/, refused)
    await payButton(page).click()
    await page.getByText(checkout.cardStillWorks).waitFor()
    expect(await method('bank_transfer').isChecked()).toBe(true)
    expect(await payButton(page).innerText()).toBe(checkout.reserveTransfer)

    await page.route(/\/api\/checkout\?/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const view = (await response.json()) as { methods: { code: string }[] }
      const methods = view.methods.filter(({ code }) => code !== 'bank_transfer')
      return route.fulfill({ response, json: { ...view, methods } })
    })
    await payButton(page).click()
    const gone = checkout.methods.gone.replace('{method}', checkout.methods.bank_transfer.title)
    await page.getByText(gone).waitFor()
    expect(await payButton(page).isDisabled()).toBe(true)
    // At the button, with the way to the methods.
    const blocked = page.locator('[data-blocked]')
    await blocked.getByRole('link', { name: checkout.blocked.otherMethod }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('method')
    await method('card').check()
    await blocked.waitFor({ state: 'hidden' })
    await page.getByText(gone).waitFor({ state: 'hidden' })
    expect(await payButton(page).isDisabled()).toBe(false)
  },
)

test.each(journeyLanguages)(
  'in %s what is sold out is unfolded in the summary of a phone, and the button says why it is disabled',
  async (locale) => {
    const { cart, checkout } = words[locale]
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 9 })
    await page.setViewportSize(phone.viewport)
    await fillGuest(page, locale, `sold.${locale}@example.com`)
    const summary = page.locator('[data-summary]')
    const lines = summary.locator('[data-lines]')
    expect(await lines.isVisible()).toBe(false)
    await page.route(/\/api\/checkout\?/, async (route) => {
      if (route.request().method() === 'POST')
        return route.fulfill({ status: 409, json: { code: 'checkout.cart_unavailable' } })
      const response = await route.fetch()
      const view = (await response.json()) as CheckoutView
      const items = view.cart.items.map((item) => ({
        ...item,
        isAvailable: false,
        unavailableReason: 'cart.sold_out',
      }))
      return route.fulfill({ response, json: { ...view, cart: { ...view.cart, items, notice: 'all_unavailable' } } })
    })
    await payButton(page).click()
    await lines.locator('p.text-danger').waitFor()
    await expectAccessible(page)
    // Folded by the buyer, the row says it.
    const why = await lines.locator('p.text-danger').innerText()
    await summary.locator('button[aria-expanded=true]').click()
    await summary.locator('button[aria-expanded=false]').getByText(why).waitFor()

    const reason = await payButton(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${reason}"]`).innerText()).toBe(cart.notices.all_unavailable)
    await page.locator('[data-blocked]').getByRole('link', { name: checkout.blocked.seeChanges }).click()
    await expect.poll(() => isInWindow(page.getByRole('button', { name: cart.emptyIt }))).toBe(true)
  },
)
