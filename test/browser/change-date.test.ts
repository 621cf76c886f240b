import { describe, expect, test } from 'vitest'
import { quantityInWords } from '#domain/quantity-words.ts'
import type { Locator, Page } from 'playwright-core'
import { localePath, type Locale } from '#domain/locale.ts'
import arAvailability from '#messages/ar/availability.json' with { type: 'json' }
import enAvailability from '#messages/en/availability.json' with { type: 'json' }
import arRefusals from '#messages/ar/refusals.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import { testInFull } from '#test/support/in-full.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import {
  cheapDay,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  openCheckout,
  payButtonOf,
  words,
} from '#test/support/journey.ts'
import { addFortOnDays } from '#test/support/add-fort.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const refusals = { ar: arRefusals, en: enRefusals }
const availability = { ar: arAvailability, en: enAvailability }

/** Opens the payment page by a button, which cannot be pressed again while the page is on its way. */
async function openPaymentPage(page: Page, button: Locator): Promise<void> {
  const address = /\/sandbox\/pay\//
  // The browser stays on the page without content.
  await page.route(address, (route) => route.fulfill({ status: 204 }))
  const [request] = await Promise.all([page.waitForRequest(address), button.click()])
  expect(await button.getAttribute('aria-busy')).toBe('true')
  await page.unroute(address)
  await page.goto(request.url())
}

/** Buys for a cheap day, and opens the calendar for another one on a phone. */
async function bookAndOpen(
  page: Page,
  locale: Locale,
  email: string,
  { viewport = phone.viewport, request = '' } = {},
) {
  const w = words[locale]
  await openCheckout(page, locale, { day: cheapDay() })
  await fillGuest(page, locale, email)
  if (request !== '') {
    await page.getByRole('button', { name: w.checkout.requests.add, exact: true }).click()
    await page.getByLabel(w.checkout.requests.label).fill(request)
  }
  await confirm(page, locale)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')
  await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  await page.setViewportSize(viewport)
  await page.getByRole('button', { name: w.orders.rebooking.open, exact: true }).click()
  const dialog = page.locator('dialog[open]')
  const days = dialog.locator('[data-status]:not([data-disabled])')
  await days.last().waitFor()
  return { dialog, days }
}

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale].orders

  testInFull(
    'moves a paid booking to another day, sees both dates and the difference first, and keeps a ticket',
    async () => {
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
      const pay = payButtonOf(dialog, locale)
      // Some days are dearer: their difference is paid, see below.
      for (let at = (await days.count()) - 1; at >= 0 && (await submit.count()) === 0; at--) {
        await days.nth(at).click()
        await submit.or(pay).first().waitFor()
        expect((await submit.count()) + (await pay.count())).toBe(1)
      }
      await expectResponsive(page)
      await expectAccessible(page)
      const lines = dialog.locator('section[aria-live] tr')
      const dateOf = async (side: number) =>
        (await lines.nth(side).locator('td').first().innerText()).split('\n')[0] ?? ''
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
      await lines.first().waitFor()
      expect(await dateOf(0)).toBe(after)
      expect(problems).toEqual([])
    },
  )

  test('sees weeks of the calendar above what a day costs and its button in the smallest window of a phone', async () => {
    const { page, problems } = await browser.visit({ locale })
    const { dialog, days } = await bookAndOpen(page, locale, `small.${locale}@example.com`, {
      viewport: { width: 320, height: 640 },
    })
    await days.nth(4).click()
    const button = dialog
      .getByRole('button', { name: w.rebooking.confirm, exact: true })
      .or(payButtonOf(dialog, locale))
    await button.waitFor()
    await dialog.evaluate((sheet) => sheet.scrollTo(0, 0))
    const foot = button.locator('..')
    const { y: footTop = 0 } = (await foot.boundingBox()) ?? {}
    const weeks = await dialog
      .locator('tbody tr:has([role=gridcell])')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
    expect(weeks.filter((bottom) => bottom < footTop).length).toBeGreaterThanOrEqual(3)
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(640)
    await expectResponsive(page)
    expect(problems).toEqual([])
  })

  test('has the button of a change in every window of a phone, also above the open people, and scrolls with large letters', async () => {
    const { page, problems } = await browser.visit({ locale })
    const { dialog, days } = await bookAndOpen(page, locale, `foot.${locale}@example.com`)
    const pay = payButtonOf(dialog, locale)
    const button = dialog
      .getByRole('button', { name: w.rebooking.confirm, exact: true })
      .or(pay)
      .or(dialog.getByRole('button', { name: w.rebooking.chooseDay.once, exact: true }))
    const windows = [phone.viewport, { width: 390, height: 664 }, { width: 320, height: 568 }]
    const expectFoot = async () => {
      for (const viewport of windows) {
        await page.setViewportSize(viewport)
        for (const scroll of [0, 1e6]) {
          await dialog.evaluate((sheet, top) => sheet.scrollTo(0, top), scroll)
          const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
          const { height: foot = 0 } = (await button.locator('..').boundingBox()) ?? {}
          expect(y, JSON.stringify(viewport)).toBeGreaterThan(0)
          expect(y + height, JSON.stringify(viewport)).toBeLessThanOrEqual(viewport.height)
          // What is chosen, what it costs and until when it is free, a line each.
          expect(foot).toBeLessThan(10 * 16)
        }
      }
      await expectResponsive(page)
    }
    await expectFoot()
    await dialog.locator('summary').click()
    const oneChildMore = dialog.locator('details button:has(svg.lucide-plus)').nth(1)
    await oneChildMore.click()
    await pay.waitFor()
    await expectFoot()

    // Until the dates for other people have come, the foot and the comparison stay as they were, and wait.
    const asked = /\/rebooking\?/
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(asked, (route) => released.then(() => route.continue()))
    await Promise.all([page.waitForRequest(asked), oneChildMore.click()])
    await dialog.locator('button[aria-busy=true]').waitFor()
    expect(await pay.getAttribute('aria-busy')).toBe('true')
    expect(await dialog.locator('section[aria-live] tr').count()).toBe(2)
    release()
    await expect.poll(() => pay.getAttribute('aria-busy')).toBeNull()
    await page.unroute(asked)

    await page.route(asked, (route) => route.abort())
    await oneChildMore.click()
    const retry = dialog.getByRole('button', { name: words[locale].common.retry, exact: true })
    await retry.waitFor()
    await expectAccessible(page)
    await page.unroute(asked)
    await retry.click()
    await pay.waitFor()
    expect(await dialog.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)

    // Children alone: the reason takes the place of the date, and leads to the people.
    const oneAdultFewer = dialog.locator('details button:has(svg.lucide-minus)').first()
    const alone = dialog.getByRole('alert').filter({ hasText: refusals[locale].cart.unaccompanied })
    while (!(await alone.isVisible())) {
      await oneAdultFewer.click()
      await alone
        .or(pay)
        .or(dialog.getByRole('button', { name: w.rebooking.confirm, exact: true }))
        .waitFor()
      await untilIdle(page)
    }
    await expectAccessible(page)
    await dialog.evaluate((sheet) => sheet.scrollTo(0, 1e6))
    await dialog.getByRole('button', { name: w.rebooking.changeNumbers, exact: true }).click()
    expect(await dialog.locator('details button').evaluateAll((all) => all.includes(document.activeElement as HTMLButtonElement))).toBe(true) // prettier-ignore
    await dialog.locator('details button:has(svg.lucide-plus)').first().click()
    await button.waitFor()
    expect(await alone.count()).toBe(0)
    expect(problems.splice(0).filter((one) => !one.includes('/rebooking?'))).toEqual([])
    await days.nth(4).click()
    await button.waitFor()
    await expectFoot()

    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await dialog.evaluate((sheet) => sheet.scrollTo(0, 0))
      const { y: foot = 0 } = (await button.locator('..').boundingBox()) ?? {}
      const people = (await dialog.locator('details').boundingBox()) ?? { y: 0, height: 0 }
      expect(foot).toBeGreaterThanOrEqual(people.y + people.height)
      await dialog.evaluate((sheet) => sheet.scrollTo(0, 1e6))
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(viewport.height)
    }
    expect(problems).toEqual([])
  })

  test('reads directly above the button, in windows of any size, that a time clashes with another booking', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openPage(page, localePath(locale, '/cart'))
    const [, other = ''] = await addFortOnDays(page, 2)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `clashes.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByRole('button', { name: w.rebooking.open, exact: true }).first().click()
    const dialog = page.locator('dialog[open]')
    const clash = dialog.getByText(w.rebooking.clashes.split(' {')[0] ?? '')
    const confirmed = dialog.getByRole('button', { name: w.rebooking.confirm, exact: true })
    const button = confirmed.or(payButtonOf(dialog, locale))
    await dialog.locator(`[data-date="${other}"][data-status]`).click()
    for (const viewport of [{ width: 1280, height: 720 }, phone.viewport, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport)
      await dialog.evaluate((sheet) => sheet.scrollTo(0, 0))
      await clash.waitFor()
      const [said, pressed, foot] = await Promise.all(
        [clash, button, button.locator('..')].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        ),
      )
      expect(said?.bottom).toBeLessThanOrEqual(pressed?.top ?? 0)
      expect(said?.bottom).toBeGreaterThan((pressed?.top ?? 0) - 24)
      expect(pressed?.bottom).toBeLessThanOrEqual(viewport.height)
      expect(foot?.height).toBeLessThan(viewport.height / 2)
    }
    const description = await button.evaluate((one) =>
      document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
    )
    expect(description).toContain((await clash.textContent())?.trim())
    await expectResponsive(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('reads that a time clashes with a booking of another order', async () => {
    const { page, problems } = await browser.visit({ locale })
    const book = async (from?: number) => {
      await openPage(page, localePath(locale, '/cart'))
      const [day = ''] = await addFortOnDays(page, 1, from)
      await openPage(page, localePath(locale, '/checkout'))
      if (from === undefined) await fillGuest(page, locale, `orders.${locale}@example.com`)
      await confirm(page, locale)
      await decide(page, 'approve')
      await expectOutcome(page, locale, 'booked')
      return day
    }
    const other = await book()
    await book(Math.ceil((Date.parse(other) - Date.now()) / 86_400_000) + 1)
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByRole('button', { name: w.rebooking.open, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator(`[data-date="${other}"][data-status]`).click()
    await dialog.getByText(w.rebooking.clashes.split(' {')[0] ?? '').waitFor()
    expect(problems).toEqual([])
  })

  test('pays for a dearer day: leaves the payment page first, comes back to it, and then has a ticket for that day', async () => {
    const { page, problems } = await browser.visit({ locale })
    const { dialog, days } = await bookAndOpen(page, locale, `dearer.${locale}@example.com`)
    const pay = payButtonOf(dialog, locale)
    const submit = dialog.getByRole('button', { name: w.rebooking.confirm, exact: true })
    // Nothing is chosen, and the button says what is missing.
    await dialog.getByRole('button', { name: w.rebooking.chooseDay.once, exact: true }).click()
    expect(await page.evaluate(() => document.activeElement?.closest('[role=gridcell]') !== null)).toBe(true)
    // From wherever the sheet was scrolled to.
    await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
    await dialog.getByRole('button', { name: w.rebooking.chooseDay.once, exact: true }).click()
    await expect.poll(() => isInWindow(dialog.locator('button[slot=next]'))).toBe(true)
    const booked = await dialog.locator('[data-booked]').getAttribute('aria-label')
    expect(booked).toContain(availability[locale].legendBooked)
    for (let at = (await days.count()) - 1; at >= 0 && (await pay.count()) === 0; at--) {
      await days.nth(at).click()
      await submit.or(pay).first().waitFor()
    }
    await expectResponsive(page)
    await expectAccessible(page)
    await openPaymentPage(page, pay)

    // Back without paying: the booking is on its old date, and the new one is held.
    await page.goBack()
    await page.goto(page.url().split('?')[0] ?? '')
    const keep = page.getByRole('button', { name: w.dateChange.keep, exact: true })
    await keep.waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    const stale = await page.context().newPage()
    await openPage(stale, page.url())
    await openPaymentPage(page, payButtonOf(page.getByRole('main'), locale))
    await page.locator('button[value=approve]').click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByText(w.dateChange.moved, { exact: true }).waitFor()
    expect(await keep.count()).toBe(0)

    // A tab that was left open says why it can no longer be paid.
    await payButtonOf(stale.getByRole('main'), locale).click()
    await stale.getByRole('main').getByRole('alert').filter({ hasText: refusals[locale].orders.change_ended }).waitFor()
    await stale.getByRole('button', { name: w.dateChange.keep, exact: true }).waitFor({ state: 'detached' })
    await stale.close()
    await page.getByRole('link', { name: w.ticket }).waitFor()
    await expectResponsive(page)

    // The payment page may have been opened in another browser, such as a bank's app, which has no cookie of the order.
    const { page: other, problems: others } = await browser.visit({ locale, ...phone })
    await other.goto(page.url())
    await other.getByRole('heading', { name: w.dateChange.moved, level: 1 }).waitFor()
    expect(await other.getByText(`dearer.${locale}@example.com`).count()).toBe(0)
    await expectResponsive(other)
    await expectAccessible(other)
    expect(others).toEqual([])
    expect(problems).toEqual([])
  })

  testInFull('comes with one person fewer, and with one more who is paid for, on the same day', async () => {
    const { page, problems } = await browser.visit({ locale })
    const { dialog } = await bookAndOpen(page, locale, `people.${locale}@example.com`, { request: 'Two of us' })
    const adult = { ar: 'بالغ', en: 'Adult' }[locale]
    const { fewer, more } = words[locale].common
    const people = dialog.getByRole('group', { name: adult }).locator('output')
    const submit = dialog.getByRole('button', { name: w.rebooking.confirm, exact: true })
    // Folded to a row with the people of now.
    await dialog
      .locator('summary')
      .filter({ hasText: quantityInWords(adult, 2, locale) })
      .click()
    expect(await people.innerText()).toBe('2')
    expect(await submit.count()).toBe(0)
    await dialog.getByRole('button', { name: fewer.replace('{label}', adult) }).press('Enter')
    await submit.waitFor()
    // Below a calendar that fills the window, but in sight.
    const { y = -1, height = 0 } = (await submit.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(phone.viewport.height)
    const lines = dialog.locator('section[aria-live] tr')
    expect(await lines.nth(0).innerText()).toContain(quantityInWords(adult, 2, locale))
    expect(await lines.nth(1).innerText()).toContain(quantityInWords(adult, 1, locale))
    const dateOf = async (side: number) => (await lines.nth(side).locator('td').first().innerText()).split('\n')[0]
    expect(await dateOf(1)).toBe(await dateOf(0))
    await dialog.getByText(w.rebooking.refund.replace(/\s*\{sum\}.*/, '')).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await submit.press('Enter')
    await dialog.getByText(w.rebooking.doneLead).waitFor()
    await dialog.getByText(w.changeRequest.still).waitFor()
    await dialog.getByText('Two of us').waitFor()
    await dialog.getByRole('button', { name: w.changeRequest.edit, exact: true }).waitFor()
    await expectResponsive(page)
    await dialog.getByRole('button', { name: w.rebooking.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByText(quantityInWords(adult, 1, locale), { exact: true })
      .first()
      .waitFor()
    await page.getByText(w.totalNow).filter({ visible: true }).waitFor()
    await expectResponsive(page)

    await page.getByRole('button', { name: w.rebooking.open, exact: true }).click()
    await dialog
      .locator('summary')
      .filter({ hasText: quantityInWords(adult, 1, locale) })
      .click()
    await dialog.getByRole('button', { name: more.replace('{label}', adult) }).click()
    await payButtonOf(dialog, locale).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.locator('button[value=approve]').click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByText(w.dateChange.moved, { exact: true }).waitFor()
    await page.getByText(w.changeRequest.still).waitFor()
    // Also in the sum as sold, which is folded.
    await page
      .getByText(quantityInWords(adult, 2, locale))
      .first()
      .waitFor()
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  })
})
