import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import arContent from '#messages/ar/content.json' with { type: 'json' }
import arCatalogue from '#messages/ar/catalogue.json' with { type: 'json' }
import enCatalogue from '#messages/en/catalogue.json' with { type: 'json' }
import enContent from '#messages/en/content.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import {
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  openActivity,
  openCheckout,
  openDay,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { fillQuoteForm, openQuoteForm, quoteWords } from '#test/support/quote-journey.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const content = { ar: arContent, en: enContent }
const catalogue = { ar: arCatalogue, en: enCatalogue }

/** Presses a button by keyboard, waits for what follows, and expects the focus on something. */
async function pressed(page: Page, button: Locator, followed: () => Promise<unknown>): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  await followed()
  await untilIdle(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none')).not.toBe('BODY')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('HTML')
}

test.each(journeyLanguages)('the keyboard keeps its place at every decisive button, in %s', async (locale) => {
  const { page } = await browser.visit({ locale })
  const w = words[locale]
  const box = bookingOf(page)

  await openActivity(page, locale)
  await chooseDeparture(page, { day: 3 })
  await pressed(page, box.getByRole('button', { name: w.activity.booking.addToCart }), () =>
    box.getByRole('button', { name: w.activity.booking.keepLooking }).waitFor(),
  )

  await openPage(page, localePath(locale, '/checkout'))
  await page.getByText(w.checkout.promo.have).filter({ visible: true }).first().click()
  const promo = page.getByLabel(w.checkout.promo.label).filter({ visible: true }).first()
  await promo.fill('NOTACODE')
  await pressed(page, page.getByRole('button', { name: w.checkout.promo.apply }), () =>
    page.locator('[name=promo][aria-invalid=true]').waitFor(),
  )

  await openPage(page, localePath(locale, '/cart'))
  const dialog = page.locator('dialog[open]')
  await pressed(page, page.locator('main article').getByRole('button', { name: w.cart.remove }).first(), () =>
    dialog.waitFor(),
  )
  await pressed(page, dialog.getByRole('button', { name: w.cart.remove, exact: true }), () =>
    dialog.waitFor({ state: 'detached' }),
  )
})

testInFull.each(journeyLanguages)('the keyboard keeps its place when a booking is cancelled, in %s', async (locale) => {
  const { page } = await browser.visit({ locale })
  const w = words[locale].orders
  await openCheckout(page, locale, { day: 3 })
  await fillGuest(page, locale, `keeps.${locale}@example.com`)
  await confirm(page, locale)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')
  await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  await page.getByRole('button', { name: w.cancellation.open, exact: true }).press('Enter')
  const dialog = page.locator('dialog[open]')
  await pressed(page, dialog.getByRole('button', { name: w.cancellation.confirm, exact: true }), () =>
    dialog.getByText(w.cancellation.doneRefund).waitFor(),
  )
  await pressed(page, dialog.getByRole('button', { name: w.cancellation.close, exact: true }), () =>
    page.getByRole('button', { name: w.cancellation.open, exact: true }).waitFor({ state: 'detached' }),
  )
})

test.each(journeyLanguages)('the keyboard keeps its place when a message is sent, in %s', async (locale) => {
  const w = content[locale]
  const { page } = await browser.visit({ locale })
  await openPage(page, localePath(locale, '/contact-us'))
  await page.getByLabel(w.name).fill('Layla')
  await page.getByLabel(w.email).fill('layla@example.com')
  await page.getByRole('textbox', { name: w.text }).fill('متى تفتح القلعة؟')
  await pressed(page, page.getByRole('button', { name: w.send }), () => page.getByText(w.sent).waitFor())
})

test.each(journeyLanguages)('the keyboard keeps its place when a quote is requested, in %s', async (locale) => {
  const w = quoteWords[locale]
  const { page } = await browser.visit({ locale })
  const form = await openQuoteForm(page, locale)
  await fillQuoteForm(form, locale, `focus.${locale}@example.com`)
  await pressed(page, form.getByRole('button', { name: w.send }), () => page.getByText(w.sent).waitFor())
})

test('a loading button keeps the focus and is not pressed twice', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, '/en/contact-us')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let sent = 0
  await page.route('**/api/messages*', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await page.getByLabel(enContent.name).fill('Layla')
  await page.getByLabel(enContent.email).fill('layla@example.com')
  await page.getByRole('textbox', { name: enContent.text }).fill('When does the fort open?')
  const send = page.getByRole('button', { name: enContent.send })
  await send.focus()
  await page.keyboard.press('Enter')
  await page.locator('button[aria-busy=true][aria-disabled=true]').waitFor()
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  release()
  await page.getByText(enContent.sent).waitFor()
  expect(sent).toBe(1)
})

test.each(journeyLanguages)('a link after the title of an activity leads to its booking, in %s', async (locale) => {
  const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
  await openActivity(page, locale)
  const link = page.locator('main header a', { hasText: words[locale].activity.skipToBooking }).first()
  await link.focus()
  expect(await link.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement?.closest('aside#book') !== null)
})

test.each(journeyLanguages)('a link after the title of a list leads past its filters, in %s', async (locale) => {
  const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
  await openPage(page, localePath(locale, '/things-to-do'))
  await page.getByRole('link', { name: catalogue[locale].skipToResults }).focus()
  await page.keyboard.press('Enter')
  const card = page.locator('#results article a').first()
  for (let stops = 0; stops < 8 && !(await card.evaluate((link) => link === document.activeElement)); stops++)
    await page.keyboard.press('Tab')
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true)
})

testInFull.each(journeyLanguages)('the times of a day are announced when they appear, in %s', async (locale) => {
  const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
  await openActivity(page, locale)
  const day = page.locator('aside').locator(openDay).first()
  expect(await day.getAttribute('aria-label')).toMatch(/\d.*\d/)
  await day.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('aside [data-scroll] [role=status]').first().innerText()).not.toBe('')
})

test('headings that the program focuses have no frame', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do')
  await page.locator('header input[type=search]').filter({ visible: true }).fill('fort')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  expect(await page.locator('main h1').evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none')
})
