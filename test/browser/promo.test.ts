import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Locator, Page } from 'playwright-core'
import { createTranslator } from 'use-intl/core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import { currencySign, formatMoney } from '#domain/money.ts'
import ar from '#messages/ar/refusals.json' with { type: 'json' }
import en from '#messages/en/refusals.json' with { type: 'json' }
import { openDatabase } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
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
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, processEnvironment, startProcess } from '#test/support/start-process.ts'

const browser = useBrowser()
const refusals = { ar, en }

// A separate site, because its promo codes would affect other tests.
const directory = mkdtempSync(join(tmpdir(), 'rihla-promo-'))
let port: number
let server: ChildProcess | undefined
beforeAll(async () => {
  cpSync(inject('seededDirectory'), directory, { recursive: true })
  await makeRatesOld()
  port = await freePort()
  server = await startProcess(port, { DATA_DIR: directory })
  add('TENTH', '--percent', '10')
  add('GRAND', '--percent', '50', '--minimum', '9000', '--currency', 'BHD')
})
afterAll(async () => {
  if (server) await endProcess(server, 'SIGTERM')
  rmSync(directory, { recursive: true, force: true })
})

/** Prices may still be read in another currency, but are not charged in it (docs/rules/exchange.md). */
async function makeRatesOld(): Promise<void> {
  const embedded = await openEmbeddedDatabase(join(directory, 'database'))
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  await db.rows({ name: 'test.old_rates', text: 'update exchange_rate set as_of = as_of - 30' })
  await db.close()
  await embedded.close()
}

/** Runs `npm run promo-codes -- add …`. */
function add(...arguments_: string[]): void {
  const { stdout, stderr } = spawnSync('node_modules/.bin/node', ['src/cli/promo-codes.ts', 'add', ...arguments_], {
    encoding: 'utf8',
    env: { ...processEnvironment(), PORT: String(port), DATA_DIR: directory },
  })
  expect(stderr).toBe('')
  expect(stdout).toBe(`${arguments_[0]} can be used.\n`)
}

/** The value of a term in a description list. */
const beside = (place: Locator, name: string) =>
  place.locator(`dt:text-is("${name}")`).locator('xpath=following-sibling::dd')

/** Expects the reason at the field, also for screen readers, and the entered code unchanged. */
async function expectRefused(page: Page, locale: Locale, code: string, why: string): Promise<void> {
  const { promo } = words[locale].checkout
  const field = page.getByLabel(promo.label)
  await field.fill(code)
  await page.getByRole('button', { name: promo.apply }).click()
  const error = page.locator('form', { has: field }).getByText(why, { exact: true })
  await error.waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.getAttribute('aria-describedby')).toBe(await error.getAttribute('id'))
  expect(await field.inputValue()).toBe(code)
}

async function apply(page: Page, locale: Locale, code: string): Promise<void> {
  const { promo } = words[locale].checkout
  await page.getByLabel(promo.label).fill(code)
  await page.getByRole('button', { name: promo.apply }).click()
  await page.getByRole('button', { name: promo.remove, exact: true }).waitFor()
}

test.each(journeyLanguages)(
  'the checkout in %s explains refused promo codes, shows the discount, and charges the discounted total',
  async (locale) => {
    const { checkout, orders } = words[locale]
    const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
    // The currency of the activity: a tenth of its price is a payable amount.
    await page.context().addCookies([{ name: 'rihla_currency', value: 'BHD', url: `http://localhost:${port}` }])
    await openCheckout(page, locale)
    const answer = await page.request.get(`/api/cart?locale=${locale}`)
    const { totalMinor, originalMinor, currency } = (await answer.json()) as {
      totalMinor: number
      originalMinor: number
      currency: 'BHD'
    }
    // Booked, the host's offer and the code are one discount.
    const sums = [totalMinor, -totalMinor / 10, (totalMinor / 10) * 9, (totalMinor / 10) * 9 - originalMinor]
    const [full, off, less, allOff] = sums.map((amountMinor) => formatMoney({ amountMinor, currency }, locale)) as [
      string,
      string,
      string,
      string,
    ]
    const summary = page.getByRole('region', { name: checkout.summary })
    const total = beside(summary, checkout.total)
    const discount = beside(summary, checkout.promo.discount)
    const before = beside(summary, checkout.before)
    await summary.getByText(checkout.promo.have).click()
    await page.fill('#firstName', 'Noura')
    expect(await total.innerText()).toBe(full)
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(?:site|cart|checkout)/.test(pathname)) requests.push(`${request.method()} ${pathname}`)
    })

    const why = createTranslator({ locale, messages: refusals[locale] })
    const minimum = formatMoney({ amountMinor: 9_000_000, currency: 'BHD' }, locale)
    await expectRefused(page, locale, 'NOSUCH', why('promo.code_unknown'))
    await expectAccessible(page)
    await expectRefused(page, locale, 'GRAND', why('promo.code_minimum_spend', { minimum }))
    expect(await total.innerText()).toBe(full)

    // As typed on a phone.
    await apply(page, locale, ' tenth ')
    await summary.getByText('TENTH', { exact: true }).waitFor()
    // The row before has the price without the host's offer.
    expect(await before.count()).toBe(1)
    expect([await discount.innerText(), await total.innerText()]).toEqual([off, less])
    await expectAccessible(page)

    await page.getByRole('button', { name: checkout.promo.remove, exact: true }).click()
    await page.getByLabel(checkout.promo.label).waitFor()
    expect([await total.innerText(), await discount.count()]).toEqual([full, 0])
    expect(await page.locator('#firstName').inputValue()).toBe('Noura')
    // Two refused, one applied and taken back: the answer of each is all that the page needs.
    await untilIdle(page)
    expect(requests).toEqual(Array.from({ length: 4 }, () => 'PUT /api/checkout/promo'))

    await apply(page, locale, 'TENTH')
    expect(await total.innerText()).toBe(less)
    await fillGuest(page, locale, `promo.${locale}@example.com`)
    // The currency presets the country of the number.
    await page.fill('#phoneNumber', '+966 50 123 4567')
    await confirm(page, locale)
    expect(await page.locator('main').innerText()).toContain(less)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    const sum = page.locator('main details', { hasText: checkout.outcomes.receipt }).locator('summary bdi')
    expect(await sum.innerText()).toBe(less)

    await page.getByRole('link', { name: checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    const details = page.locator('details').filter({ hasText: orders.price })
    await details.locator('summary').click()
    await expect.poll(() => beside(details, orders.price).innerText()).toBe(less)
    expect(await beside(details, orders.discount).innerText()).toBe(allOff)
    // The ticket of an order's only booking leaves the sum to the order.
    expect(await page.getByText(less, { exact: true }).filter({ visible: true }).count()).toBe(1)
    await expectAccessible(page)
    // The console also reports the 409 of a refused code.
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  },
)

test.each(journeyLanguages)(
  'in %s, a visitor who chose pounds reads only pounds, from the calendar to the reason of a refused code; the charge alone is in dinars',
  async (locale) => {
    const { cart, checkout } = words[locale]
    const pounds = currencySign('GBP', locale)
    const others = /BHD|SAR|TRY|USD|EUR|د\.ب|ر\.س|[₺$€]/g
    const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
    await page.context().addCookies([{ name: 'rihla_currency', value: 'GBP', url: `http://localhost:${port}` }])
    await openActivity(page, locale)
    const box = bookingOf(page)
    const expectPounds = async (text: string) => {
      expect(text).toContain(pounds)
      expect(text.match(others)).toBeNull()
    }
    await expectPounds(await box.innerText())
    const names = await box.locator(openDay).evaluateAll((days) => days.map((day) => day.getAttribute('aria-label')))
    for (const name of names) await expectPounds(name ?? '')
    await chooseDeparture(page)
    await expectPounds(await box.locator('[data-step=people]').innerText())
    await expectPounds(await box.getByRole('region', { name: words[locale].activity.booking.total }).innerText())
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    const main = page.locator('main')
    await expectPounds(await main.locator('article').innerText())
    const why = createTranslator({ locale, messages: refusals[locale] })('promo.code_minimum_spend', { minimum: '#' })
    const [before = '', after = ''] = why.split('#')
    await page.getByLabel(checkout.promo.label).fill('GRAND')
    await page.getByRole('button', { name: checkout.promo.apply }).click()
    const reason = main.getByText(before.trim()).filter({ hasText: after.trim() }).last()
    await reason.waitFor()
    await expectPounds(await reason.innerText())
    const charge = await beside(main, cart.charged).innerText()
    const outside = async () => (await main.innerText()).replaceAll(charge, '').match(others)
    expect(charge.match(others)).toHaveLength(1)
    expect(await outside()).toBeNull()

    await openPage(page, localePath(locale, '/checkout'))
    expect(await beside(main, checkout.charged).innerText()).toBe(charge)
    const amounts = await page.getByRole('region', { name: checkout.summary }).innerText()
    expect(amounts).toContain(pounds)
    expect(amounts.replaceAll(charge, '').match(others)).toBeNull()
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  },
)
