import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { fillGuest, openCheckout, payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

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
    await method('card').check()
    await page.getByText(gone).waitFor({ state: 'hidden' })
    expect(await payButton(page).isDisabled()).toBe(false)
  },
)
