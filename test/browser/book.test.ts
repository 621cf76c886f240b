import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  openActivity,
  openCheckout,
  words,
} from '#test/support/journey.ts'

const browser = useBrowser()
const mailOf = (reference: string) => `traveller.${reference.toLowerCase()}@example.com`

describe.each(['ar', 'en'] as const)('a traveller who reads %s', (locale) => {
  const w = words[locale]

  test('finds an activity, books and pays it, and gets the ticket, the mail and the invoice', async () => {
    const { page, problems } = await browser.visit({ locale })
    await page.goto(localePath(locale, '/'), { waitUntil: 'networkidle' })
    await page.locator('main input[type=search]').fill(fort[locale].search)
    await page.getByRole('option', { name: fort[locale].title }).click()
    await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
    await page.locator('td[role=gridcell]').first().waitFor()
    await expectAccessible(page)
    await chooseDeparture(page)
    await expectAccessible(page)
    await addToCart(page, locale)

    await page.goto(localePath(locale, '/cart'), { waitUntil: 'networkidle' })
    await expectAccessible(page)
    await page.getByRole('link', { name: w.cart.checkOut }).click()
    await page.waitForURL(/\/checkout$/)
    await expectAccessible(page)
    await fillGuest(page, locale, mailOf(locale))
    await confirm(page, locale)
    await expectAccessible(page)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await expectAccessible(page)

    await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await expectAccessible(page)
    const [ticket] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: w.orders.ticket }).click(),
    ])
    expect(
      readFileSync(await ticket.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    await page.goto('/mailbox')
    const mail = page.locator('li', { hasText: mailOf(locale) }).first()
    await expect.poll(async () => (await page.reload(), mail.count()), { timeout: 20_000 }).toBe(1)
    await mail.getByRole('link').click()
    const frame = page.frameLocator('iframe')
    await frame.getByText(reference).first().waitFor()
    expect(await page.getByRole('link', { name: `${reference}.pdf` }).count()).toBe(1)
    const link = await frame.getByRole('link').first().getAttribute('href')
    expect(new URL(link ?? '').pathname).toBe(localePath(locale, `/invoices/${reference}`))
    expect(problems).toEqual([])
  })

  test('is told at the field what is wrong, keeps what was typed, and pays after a declined card', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await page.fill('#firstName', 'نورة')
    await page.fill('#email', 'not an address')
    await page.getByRole('button', { name: w.checkout.confirm }).click()
    await page.locator('#email[aria-invalid=true]').waitFor()
    expect(await page.locator('main').innerText()).toContain(w.checkout.faults.email)
    expect(await page.locator('#lastName').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#firstName').inputValue()).toBe('نورة')
    await expectAccessible(page)

    await fillGuest(page, locale, mailOf(`${locale}.declined`))
    await confirm(page, locale)
    await decide(page, 'decline')
    await expectOutcome(page, locale, 'payment_failed')
    await expectAccessible(page)
    await page.getByRole('button', { name: w.checkout.outcomes.tryAgain }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.reload({ waitUntil: 'networkidle' })
    await expectOutcome(page, locale, 'booked')
  })

  test('reserves now to pay later, on a phone', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await page.goto(localePath(locale, fort[locale].path), { waitUntil: 'networkidle' })
    await page.locator('main div.fixed button').click()
    await page.locator('dialog[open] td[role=gridcell]').first().waitFor()
    await expectAccessible(page)
    await chooseDeparture(page)
    await page.locator('dialog[open]').getByRole('button', { name: w.activity.booking.book }).click()
    await page.waitForURL(/\/checkout$/)
    await fillGuest(page, locale, mailOf(`${locale}.later`))
    await page.check('input[value=pay_later]')
    await page.getByRole('button', { name: w.checkout.confirm }).click()
    await expectOutcome(page, locale, 'reserved')
    await expectAccessible(page)
  })
})

test('the cart is the same in a second tab, and after the browser comes back to it', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await chooseDeparture(page)
  await addToCart(page, 'en')
  const second = await page.context().newPage()
  await second.goto('/en/cart', { waitUntil: 'networkidle' })
  expect(await second.getByRole('heading', { name: fort.en.title }).count()).toBe(1)
  await second.goto('/cart', { waitUntil: 'networkidle' })
  expect(await second.getByRole('heading', { name: fort.ar.title }).count()).toBe(1)
  await second.goBack()
  expect(await second.getByRole('heading', { name: fort.en.title }).count()).toBe(1)
})
