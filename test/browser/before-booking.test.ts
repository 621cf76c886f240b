import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { testInFull } from '#test/support/in-full.ts'
import { useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookButton,
  bookingOf,
  chooseDeparture,
  fillGuest,
  openCheckout,
  openDay,
  payButton,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** A lunch of the demo that its host confirms, in every season. */
const farm = {
  ar: '/things-to-do-in-الأحساء/غداء-في-مزرعة-خلاص',
  en: '/things-to-do-in-al-ahsa/lunch-on-a-khalas-date-farm',
}

describe.each(journeyLanguages)('before booking in %s', (locale) => {
  const { activity, cart, checkout, common } = words[locale]

  test('activity, cart and checkout say that the host confirms first, and the button sends a request', async () => {
    const { page } = await browser.visit({ locale })
    await openPage(page, localePath(locale, farm[locale]))
    await page.locator(openDay).first().waitFor()
    await chooseDeparture(page, { day: 3 })
    await bookingOf(page).getByText(common.hostConfirms).waitFor()
    const request = activity.booking.requestToBook
    expect(await bookingOf(page).getByRole('button', { name: request }).count()).toBe(1)
    expect(await bookButton(page, locale).count()).toBe(0)
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    await page.getByRole('article').getByText(common.hostConfirms).waitFor()

    await page.getByRole('link', { name: cart.checkOut }).click()
    await page.locator('#firstName').waitFor()
    await page.locator('#cancellation-policy').getByText(common.hostConfirms).waitFor()
    await page.getByText(checkout.methods.afterConfirmation.text).waitFor()
    expect(await page.getByText(checkout.methods.card.text).count()).toBe(0)
    await page.getByText(checkout.answer.otherwise).waitFor()
    expect(await payButton(page).innerText()).toBe(checkout.request)
    await fillGuest(page, locale, `request.${locale}@example.com`)
    await payButton(page).click()
    await page.waitForURL(/\/checkout\/on_hold/)
    await page.getByRole('heading', { name: checkout.outcomes.on_hold.titleRequest }).waitFor()
    await page.getByText(checkout.outcomes.on_hold.steps.otherwise).waitFor()
  })

  testInFull('the terms and the cancellation policy with its sums are linked beside the button that pays', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    const accept = page.locator('[data-pay-bar]')
    const [, terms = '', policy = ''] =
      /<terms>(.+)<\/terms>.*<policy>(.+)<\/policy>/.exec(checkout.acceptByPaying) ?? []
    await accept.getByRole('link', { name: policy, exact: true }).click()
    const policies = page.locator('#cancellation-policy:target')
    await policies.getByText(common.cancellation.nothingAfter).waitFor()
    // Free until a date, then a sum, then nothing.
    expect(await policies.locator('time').count()).toBeGreaterThan(1)
    const [refundUntil = ''] = common.cancellation.then.split('<')
    expect(await policies.locator('li', { hasText: refundUntil }).locator('bdi').count()).toBeGreaterThan(0)

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      accept.getByRole('link', { name: terms, exact: true }).click(),
    ])
    await opened.waitForURL((url) => url.pathname === localePath(locale, '/terms-and-conditions'))
    await opened.getByRole('heading', { level: 1 }).waitFor()
    // What was typed is still there.
    expect(await payButton(page).isVisible()).toBe(true)
  })
})
