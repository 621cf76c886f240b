import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ChildProcess } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { marketplace } from '#demo/marketplace.ts'
import ar from '#messages/ar/quotes.json' with { type: 'json' }
import arOrders from '#messages/ar/orders.json' with { type: 'json' }
import enOrders from '#messages/en/orders.json' with { type: 'json' }
import arRefusals from '#messages/ar/refusals.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { templates } from '#server/notifications/whatsapp-message.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { pageErrors } from '#test/support/page-errors.ts'
import { decide, expectOutcome, words as shop } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { leaveAndReturn } from '#test/support/leave-and-return.ts'
import {
  fillQuoteForm,
  inDays,
  onRequestByTransfer,
  openQuoteForm,
  quoteWords as words,
} from '#test/support/quote-journey.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, processEnvironment, startProcess } from '#test/support/start-process.ts'
import { startWhatsappServer, type WhatsappServer } from '#test/support/whatsapp-server.ts'

const browser = useBrowser()
const orders = { ar: arOrders, en: enOrders }
const refusals = { ar: arRefusals, en: enRefusals }

// A separate site, because the operator's commands and another start change it.
const directory = mkdtempSync(join(tmpdir(), 'rihla-quotes-'))
let port: number
let server: ChildProcess
let whatsapp: WhatsappServer
const start = async (environment: Record<string, string> = {}) => {
  const { token, phoneId, apiOrigin } = whatsapp.account
  const settings = { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_HOST: apiOrigin, TRUST_PROXY: 'on' }
  server = await startProcess(port, { DATA_DIR: directory, ...settings, ...environment })
}
beforeAll(async () => {
  cpSync(inject('seededDirectory'), directory, { recursive: true })
  port = await freePort()
  whatsapp = await startWhatsappServer(templates)
  await start()
})
afterAll(async () => {
  await endProcess(server, 'SIGTERM')
  await whatsapp.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Runs `npm run … -- …`, usually beside the running site. */
async function operate(script: 'quotes' | 'transfers', ...arguments_: string[]): Promise<string> {
  const command = [`src/cli/${script}.ts`, ...arguments_]
  const { stdout, stderr } = await promisify(execFile)('node_modules/.bin/node', command, {
    env: { ...processEnvironment(), PORT: String(port), DATA_DIR: directory },
  })
  expect(stderr).toBe('')
  return stdout
}

/** Requests a quote. Returns its reference and the link of its page. */
async function requestQuote(
  page: Page,
  locale: 'ar' | 'en',
  path?: string,
): Promise<{ reference: string; link: string }> {
  const w = words[locale]
  await fillQuoteForm(await openQuoteForm(page, locale, path), locale, `requested.${locale}@example.com`)
  await page.getByRole('button', { name: w.send }).click()
  await page.getByRole('link', { name: w.follow }).click()
  await page.waitForURL(/\/quotes\/RQ-/)
  const link = page.url()
  return { link, reference: /RQ-[2-9A-Z]{8}/.exec(link)?.[0] ?? '' }
}

async function ask(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const w = words[locale]
  const form = await openQuoteForm(page, locale)
  await form.getByLabel(w.fields.message).fill('Twelve students of architecture.')
  await form.getByRole('button', { name: w.send }).click()
  await form.locator('[name=wishedDate][aria-invalid=true]').waitFor()
  expect(await form.getByLabel(w.fields.message).inputValue()).toBe('Twelve students of architecture.')
  await expectAccessible(page)
  const date = form.locator('[name=wishedDate]')
  await date.fill('31/2/2027')
  await page.keyboard.press('Tab')
  await form.getByText(w.errors.dateFormat).waitFor()
  await page.keyboard.press('Enter')
  await form.locator('[role=gridcell] [role=button]:focus').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => date.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  expect(await date.getAttribute('aria-invalid')).toBeNull()
  // The currency of the budget is named as its prices are.
  if (locale === 'ar') expect(await form.locator('label', { hasText: 'الميزانية' }).innerText()).not.toMatch(/[A-Z]/)
  await fillQuoteForm(form, locale, 'layla@example.com')
}

test.each(journeyLanguages)('a traveller in %s requests a quote, accepts it, pays and is booked', async (locale) => {
  const w = words[locale]
  const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
  await ask(page, locale)
  await page.getByRole('button', { name: w.send }).click()
  await page.getByText(w.sent).waitFor()
  await page.getByRole('link', { name: w.follow }).click()
  await page.getByRole('heading', { level: 1, name: w.status.received.title }).waitFor()
  await expectAccessible(page)
  const reference = /RQ-[2-9A-Z]{8}/.exec(page.url())?.[0] ?? ''

  expect(await operate('quotes', 'list')).toContain(reference)
  const terms = ['--price', '125.50', '--date', inDays(31), '--time', '09:00', '--valid-days', '7']
  await operate('quotes', 'answer', reference, ...terms, '--includes', 'مرشد\nقهوة', '--message', 'Welcome.')

  await page.goto('/mailbox')
  const mail = page.locator('li', { hasText: 'layla@example.com' }).first()
  await expect
    .poll(async () => (await page.reload(), mail.getByText(w.mail.quote_answered.title).count()))
    .toBeGreaterThan(0)
  await mail.getByRole('link').click()
  const link = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
  await openPage(page, link ?? '')
  await page.getByRole('heading', { level: 1, name: w.status.answered.title }).waitFor()
  await page.getByRole('heading', { name: w.policy }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: w.accept }).click()
  await page.locator('#terms[aria-invalid=true]').waitFor()
  await page.locator('#terms').check()
  await page.getByRole('button', { name: w.accept }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await openPage(page, link ?? '')
  await expectAccessible(page)
  const payOn = page.getByRole('button', { name: w.payOn })
  await leaveAndReturn(page, () => payOn.click())
  await expect.poll(() => payOn.isEnabled(), { timeout: 10_000 }).toBe(true)
  await payOn.click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')

  await openPage(page, link ?? '')
  await page.getByRole('link', { name: w.toBooking }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  // The console also reports the 422 of a refused field.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})

test.each(journeyLanguages)(
  'a guest in %s finds a request again, on this device and by its reference, and withdraws it',
  async (locale) => {
    const w = words[locale]
    const f = orders[locale].find
    const root = locale === 'ar' ? '' : '/en'
    const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
    const { reference } = await requestQuote(page, locale)
    await openPage(page, `${root}/invoices`)
    await page.getByRole('link', { name: w.status.received.label }).click()
    await page.waitForURL(new RegExp(`/quotes/${reference}[?]key=`))

    // Another device.
    await page.context().clearCookies()
    await openPage(page, `${root}/invoices/find`)
    await page.getByLabel(f.reference).fill(reference.toLowerCase())
    await page.getByLabel(f.email).fill('somebody@example.com')
    await page.getByRole('button', { name: f.button, exact: true }).click()
    await page.getByText(refusals[locale].quotes.pair_unknown).waitFor()
    await page.getByLabel(f.email).fill(`requested.${locale}@example.com`)
    await page.getByRole('button', { name: f.button, exact: true }).click()
    await page.waitForURL(new RegExp(`/quotes/${reference}[?]key=`))

    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole('button', { name: w.withdraw.button }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: w.withdraw.button }).click()
    await page.getByRole('heading', { level: 1, name: w.status.withdrawn.title }).waitFor()
    expect(await operate('quotes', 'list')).not.toContain(reference)
    // The console reports the refused pair.
    expect(pageErrors(problems).filter((problem) => !problem.includes('404'))).toEqual([])
  },
)

test('the list of countries closes, and the sheet of a phone that it is in stays open', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en', baseURL: `http://localhost:${port}` })
  const form = await openQuoteForm(page, 'en')
  const open = form.getByRole('button', { name: common.phoneCountry.chosen.split(':')[0] ?? '' })
  const list = page.getByRole('dialog', { name: common.phoneCountry.title })
  await open.click()
  await list.getByRole('button', { name: '+965' }).click()
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => open.innerText()).toContain('+965')
  await open.click()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  // The browser reports a closed dialog later.
  await open.click()
  await list.waitFor()
  expect(await form.isVisible()).toBe(true)
})

testInFull('a closed sheet on a phone keeps what was entered, and a quote can be declined', async () => {
  const { page } = await browser.visit({ ...phone, baseURL: `http://localhost:${port}` })
  await ask(page, 'ar')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: ar.fields.travellers }).waitFor({ state: 'detached' })
  await reloadPage(page)
  await page.getByRole('button', { name: words.ar.ask }).filter({ visible: true }).first().click()
  const form = page.getByRole('form', { name: words.ar.ask }).filter({ visible: true })
  expect(await form.getByLabel(ar.fields.message).inputValue()).toBe('Twelve students of architecture.')
  expect(await form.getByRole('textbox', { name: ar.fields.phoneNumber }).inputValue()).toBe('3600 1234')
  await form.getByRole('button', { name: ar.send }).click()
  await page.getByRole('link', { name: ar.follow }).click()
  await page.getByRole('heading', { level: 1, name: ar.status.received.title }).waitFor()
  const reference = /RQ-[2-9A-Z]{8}/.exec(page.url())?.[0] ?? ''
  await page.getByRole('button', { name: ar.withdraw.button }).click()
  await operate('quotes', 'answer', reference, '--price', '90', '--date', inDays(40), '--time', '10:00')

  // The quote arrived while the dialog was open.
  await page.getByRole('dialog').getByRole('button', { name: ar.withdraw.button }).click()
  await page.getByRole('alert').getByText(arRefusals.quotes.quote_changed).waitFor()
  await page.getByRole('heading', { level: 1, name: ar.status.answered.title }).waitFor()
  await page.getByRole('button', { name: ar.decline.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: ar.decline.button }).click()
  await page.getByRole('heading', { level: 1, name: ar.status.declined_by_buyer.title }).waitFor()
})

testInFull.each(journeyLanguages)(
  'a traveller in %s accepts a quote by bank transfer, receives the instructions by WhatsApp too, and is booked when the money arrives',
  async (locale) => {
    const [w, { checkout }] = [words[locale], shop[locale]]
    const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
    const { reference, link } = await requestQuote(page, locale, onRequestByTransfer[locale])
    await operate('quotes', 'answer', reference, '--price', '4800', '--date', inDays(31), '--time', '19:00')

    await openPage(page, link)
    const method = (code: keyof typeof checkout.methods & ('card' | 'bank_transfer')) =>
      page.getByRole('radio', { name: checkout.methods[code].title })
    expect(await method('card').isChecked()).toBe(true)
    await page.getByRole('button', { name: w.accept, exact: true }).waitFor()
    await method('bank_transfer').check()
    await page.getByRole('button', { name: w.acceptAndConfirm }).waitFor()
    await page.getByRole('checkbox', { name: /97336001234/ }).check()
    await expectResponsive(page)
    await page.getByRole('button', { name: w.acceptAndConfirm }).click()
    await page.locator('#terms[aria-invalid=true]').waitFor()
    expect(await method('bank_transfer').isChecked()).toBe(true)
    await page.locator('#terms').check()
    await page.getByRole('button', { name: w.acceptAndConfirm }).click()

    await page.waitForURL(/\/checkout\/on_hold/)
    await page.getByRole('heading', { level: 1, name: checkout.outcomes.awaiting_transfer.title }).waitFor()
    const iban = marketplace.bank_account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
    await page.getByText(iban).waitFor()
    await expect
      .poll(() => whatsapp.received.filter(({ template }) => template.language.code === locale))
      .toHaveLength(1)
    expect(whatsapp.received.at(-1)?.to).toBe('97336001234')

    await openPage(page, link)
    await page.getByRole('heading', { level: 1, name: w.status.awaiting_transfer.title }).waitFor()
    await expectResponsive(page)
    // Another device, which has only the link.
    await page.context().clearCookies()
    await page.getByRole('link', { name: checkout.outcomes.transfer.title }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByText(iban).waitFor()
    await page.evaluate(() => {
      const clipboard = { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    })
    const { transfer } = checkout.outcomes
    for (const [name, value] of [
      [transfer.amount, '4800.00'],
      [transfer.iban, marketplace.bank_account.iban],
    ] as const) {
      await page.getByRole('button', { name: transfer.copyOf.replace('{name}', name) }).click()
      await page.getByText(transfer.isCopied.replace('{name}', name)).waitFor()
      expect(await page.evaluate(() => (globalThis as { copied?: string }).copied)).toBe(value)
    }

    const shown = await operate('quotes', 'show', reference)
    const [, order = ''] = /Order (RH-[2-9A-Z]{8}): awaiting_payment, bank_transfer/.exec(shown) ?? []
    expect(await operate('transfers', 'record', order, '4800', 'SAR', '--bank', `FT-${order}`)).toContain('confirmed')
    await openPage(page, link)
    await page.getByRole('heading', { level: 1, name: w.status.booked.title }).waitFor()
    expect(pageErrors(problems)).toEqual([])
  },
)

testInFull('a quote that cannot be paid here says so, with a contact', async () => {
  // An address may request five quotes per hour.
  const extraHTTPHeaders = { 'x-forwarded-for': '203.0.113.9' }
  const { page, problems } = await browser.visit({ baseURL: `http://localhost:${port}`, extraHTTPHeaders })
  const { reference, link } = await requestQuote(page, 'ar')
  // An open page would send requests to the stopped site.
  await page.goto('about:blank')
  await endProcess(server, 'SIGTERM')
  await setCurrency('LYD')
  await operate('quotes', 'answer', reference, '--price', '900', '--date', inDays(33), '--time', '10:00')
  await setCurrency('BHD')
  // Stripe does not support that currency and must not be called.
  await start({ STRIPE_SECRET_KEY: `sk_test_${'x'.repeat(24)}`, STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(24)}` })

  for (const locale of ['ar', 'en'] as const) {
    const w = words[locale]
    await openPage(page, locale === 'ar' ? link : link.replace('/quotes/', '/en/quotes/'))
    await page.getByText(w.status.answered.textUnpayable).waitFor()
    await page.getByText(shop[locale].checkout.methods.none).waitFor()
    for (const name of [w.accept, w.acceptAndConfirm]) expect(await page.getByRole('button', { name }).count()).toBe(0)
    expect(await page.locator('#terms').count()).toBe(0)
    await expectResponsive(page)
    await page.getByRole('button', { name: w.decline.button }).waitFor()
    await page.locator('form').getByRole('link', { name: w.write }).click()
    await page.waitForURL(/\/contact-us/)
  }
  expect(pageErrors(problems)).toEqual([])
})

/** Sets the currency of the requested activity and therefore of its quotes. */
async function setCurrency(currency: string): Promise<void> {
  const embedded = await openEmbeddedDatabase(join(directory, 'database'))
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  await db.rows({
    name: 'test.currency_of_quotable',
    text: `update product set currency = $1 where code = 'muharraq-architecture'`,
    values: [currency],
  })
  await db.close()
  await embedded.close()
}
