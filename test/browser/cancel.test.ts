import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quantityInWords } from '#domain/quantity-words.ts'
import { localePath } from '#domain/locale.ts'
import ar from '#messages/ar/refusals.json' with { type: 'json' }
import en from '#messages/en/refusals.json' with { type: 'json' }
import { testInFull } from '#test/support/in-full.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const refusals = { ar, en }

/** The only booking of the order whose page is open. */
const bookingOf = (page: Page) =>
  page.evaluate(async () => {
    const reference = window.location.pathname.split('/').at(-1)
    const [invoice, outcome] = [`/api/invoices/${reference}`, `/api/checkout/outcome?reference=${reference}`]
    const { key } = (await (await fetch(outcome)).json()) as { key: string }
    const { bookings } = (await (await fetch(`${invoice}?key=${key}`)).json()) as { bookings: [{ status: string }] }
    return bookings[0]
  })

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale]

  test('cancels a paid booking, sees the refund first, and has no ticket afterwards', async () => {
    const { page, problems } = await browser.visit({ locale })
    // Far enough ahead for a refund at any time of day.
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `cancels.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)

    const open = page.getByRole('button', { name: w.orders.cancellation.open, exact: true })
    await open.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByText(w.orders.cancellation.policy).waitFor()
    await expectResponsive(page)
    const refund = await dialog.locator('dl dd').last().innerText()
    expect(refund).toMatch(/\d/)
    await dialog.getByRole('button', { name: w.orders.cancellation.keep }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByText(w.orders.statuses.confirmed, { exact: true }).count()).toBe(1)

    // The back button closes the dialog and stays on the page.
    const address = page.url()
    await open.click()
    await dialog.getByText(w.orders.cancellation.policy).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)

    // Moving it to another day is offered first.
    await open.click()
    await dialog.getByRole('button', { name: w.orders.rebooking.open, exact: true }).click()
    await dialog.getByText(w.orders.rebooking.day).waitFor()
    expect(await dialog.count()).toBe(1)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: w.orders.rebooking.open, exact: true }).click()
    await dialog.getByText(w.orders.rebooking.day).waitFor()
    await dialog.getByRole('button', { name: w.orders.rebooking.keep }).click()
    await dialog.waitFor({ state: 'hidden' })

    await open.press('Enter')
    await dialog.getByRole('button', { name: w.orders.cancellation.confirm, exact: true }).click()
    await dialog.getByText(w.orders.cancellation.doneRefund).waitFor()
    await dialog.getByText(w.orders.refundArrives).waitFor()
    await dialog.getByText(w.orders.cancellation.given.replace('{sum}', `\u2068${refund}\u2069`)).waitFor()
    await expectResponsive(page)
    await dialog.getByRole('button', { name: w.orders.cancellation.close, exact: true }).click()
    await page.getByText(w.orders.statuses.cancelled, { exact: true }).waitFor()
    expect(await open.count()).toBe(0)
    // The state at the top of the ticket, whose button was at its foot.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(w.orders.statuses.cancelled)
    const { y = -1 } = (await page.getByText(w.orders.statuses.cancelled, { exact: true }).boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(phone.viewport.height / 3)
    expect(await page.getByRole('link', { name: w.orders.ticket }).count()).toBe(0)
    await page.getByRole('link', { name: w.orders.removeFromCalendar }).waitFor()
    await page.getByRole('link', { name: w.orders.creditNote }).waitFor()
    // Also once the refund was sent: the money is not there yet.
    const isSent = async () => (await bookingOf(page)).status === 'refunded'
    await expect.poll(isSent, { timeout: 20_000 }).toBe(true)
    await openPage(page, page.url())
    await page.getByText(w.orders.statuses.cancelled, { exact: true }).waitFor()
    await page.getByText(w.orders.refundOf.replace('{sum}', `\u2068${refund}\u2069`), { exact: true }).waitFor()
    // Nothing reads as if it took place.
    const times = page.getByRole('article').locator('time')
    expect(await times.count()).toBeGreaterThanOrEqual(2)
    for (const time of await times.all()) {
      const lines = await time.evaluate((element) => {
        const around = [element, element.parentElement, element.parentElement?.parentElement]
        return around.map((one) => one && getComputedStyle(one).textDecorationLine)
      })
      expect(lines).toContain('line-through')
    }
    expect(await page.getByText(w.orders.meeting, { exact: true }).count()).toBe(0)
    await expectResponsive(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('cancels the next of two bookings in the list, whose place the other takes with a dialog of its own', async () => {
    const { page, problems } = await browser.visit({ locale })
    for (const day of [3, 5]) {
      await openCheckout(page, locale, { day })
      await fillGuest(page, locale, `two.${locale}@example.com`)
      await confirm(page, locale)
      await decide(page, 'approve')
      await expectOutcome(page, locale, 'booked')
    }
    await openPage(page, localePath(locale, '/invoices'))
    const ticket = page.getByRole('region', { name: w.orders.nextTrip })
    const open = ticket.getByRole('button', { name: w.orders.cancellation.open, exact: true })
    const reference = () => ticket.getByRole('link', { name: /RH-/ }).innerText()
    const first = await reference()
    await open.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: w.orders.cancellation.confirm, exact: true }).click()
    await dialog.getByText(w.orders.cancellation.doneRefund).waitFor()
    await dialog.getByRole('button', { name: w.orders.cancellation.close, exact: true }).click()
    await expect.poll(reference).not.toBe(first)
    await open.click()
    await dialog.getByText(w.orders.cancellation.policy).waitFor()
    await dialog.getByRole('button', { name: w.orders.cancellation.confirm, exact: true }).waitFor()
    expect(await dialog.getByText(w.orders.cancellation.doneRefund).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('sees the booking as cancelled after leaving the page from the open dialog, and coming back', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `leaves.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByRole('button', { name: w.orders.cancellation.open, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: w.orders.cancellation.confirm, exact: true }).click()
    await dialog.getByText(w.orders.cancellation.doneRefund).waitFor()
    await openPage(page, localePath(locale, '/faq'))
    await page.goBack()
    await page.getByText(w.orders.statuses.cancelled, { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  testInFull(
    'reads in a window that was open before that another device has cancelled since, and its refund',
    async () => {
      const { page, problems } = await browser.visit({ locale })
      await openCheckout(page, locale, { day: 3 })
      await fillGuest(page, locale, `cancels.twice.${locale}@example.com`)
      await confirm(page, locale)
      await decide(page, 'approve')
      await expectOutcome(page, locale, 'booked')
      await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
      await page.waitForURL(/\/invoices\/RH-/)
      const openIn = (window: Page) => window.getByRole('button', { name: w.orders.cancellation.open, exact: true })
      const confirmIn = (window: Page) =>
        window.locator('dialog[open]').getByRole('button', { name: w.orders.cancellation.confirm, exact: true })
      await page.setViewportSize(phone.viewport)
      await openIn(page).click()
      await confirmIn(page).waitFor()

      // On another device, because tabs of one browser tell each other: one person fewer comes, so that the cancellation
      // refunds less than the first window shows.
      const { page: other } = await browser.visit({ locale })
      await other.context().addCookies(await page.context().cookies())
      await openPage(other, page.url())
      await other.getByRole('button', { name: w.orders.rebooking.open, exact: true }).press('Enter')
      const dialog = other.locator('dialog[open]')
      const adult = { ar: 'بالغ', en: 'Adult' }[locale]
      // The people are folded to a row.
      await dialog
        .locator('summary')
        .filter({ hasText: quantityInWords(adult, 2, locale) })
        .click()
      await dialog.getByRole('button', { name: w.common.fewer.replace('{label}', adult) }).click()
      await dialog.getByRole('button', { name: w.orders.rebooking.confirm, exact: true }).click()
      await dialog.getByRole('button', { name: w.orders.rebooking.close, exact: true }).click()
      await openIn(other).click()
      await confirmIn(other).waitFor()
      const refund = await dialog.locator('dl dd').last().innerText()
      await confirmIn(other).click()
      await dialog.getByText(w.orders.cancellation.doneRefund).waitFor()

      await confirmIn(page).click()
      const alert = page.locator('dialog[open]').getByRole('alert')
      await alert.getByText(refusals[locale].orders.already_cancelled).waitFor()
      expect(await alert.innerText()).toContain(refund)
      expect(await confirmIn(page).count()).toBe(0)
      await expectResponsive(page)
      await expectAccessible(page)
      await page.locator('dialog[open]').getByRole('button', { name: w.orders.cancellation.close, exact: true }).click()
      await page.getByText(w.orders.statuses.cancelled, { exact: true }).waitFor()
      expect(await openIn(page).count()).toBe(0)
      expect(problems.filter((one) => !one.includes('409'))).toEqual([])
    },
  )
})
