import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import ar from '#messages/ar/quotes.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { decide, expectOutcome } from '#test/support/journey.ts'
import { fillQuoteForm, inDays, openQuoteForm, quoteWords as words } from '#test/support/quote-journey.ts'
import { endProcess, freePort, startProcess } from '#test/support/start-process.ts'

const browser = useBrowser()

// A site of its own: the operator answers from the command line, and the embedded database is one process's at a time.
const directory = mkdtempSync(join(tmpdir(), 'rihla-quotes-'))
let port: number
let server: ChildProcess
const start = async () => (server = await startProcess(port, { DATA_DIR: directory }))
beforeAll(async () => {
  cpSync(inject('seededDirectory'), directory, { recursive: true })
  port = await freePort()
  await start()
})
afterAll(async () => {
  await endProcess(server, 'SIGTERM')
  rmSync(directory, { recursive: true, force: true })
})

/** `npm run quotes -- …` while the site rests. */
async function operate(...arguments_: string[]): Promise<string> {
  await endProcess(server, 'SIGTERM')
  const { stdout, stderr } = spawnSync('node_modules/.bin/node', ['scripts/quotes.mjs', ...arguments_], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(port), DATA_DIR: directory },
  })
  expect(stderr).toBe('')
  await start()
  return stdout
}

async function ask(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const w = words[locale]
  const form = await openQuoteForm(page, locale)
  await form.getByLabel(w.fields.message).fill('Twelve students of architecture.')
  await form.getByRole('button', { name: w.send }).click()
  await form.locator('[name=wishedDate][aria-invalid=true]').waitFor()
  expect(await form.getByLabel(w.fields.message).inputValue()).toBe('Twelve students of architecture.')
  await expectAccessible(page)
  await fillQuoteForm(form, locale, 'layla@example.com')
}

test.each(['ar', 'en'] as const)(
  'who reads %s asks for an offer, is answered, accepts it, pays and is booked',
  async (locale) => {
    const w = words[locale]
    const { page, problems } = await browser.visit({ locale, baseURL: `http://localhost:${port}` })
    await ask(page, locale)
    await page.getByRole('button', { name: w.send }).click()
    await page.getByText(w.sent).waitFor()
    await page.getByRole('link', { name: w.follow }).click()
    await page.getByRole('heading', { level: 1, name: w.status.received.title }).waitFor()
    await expectAccessible(page)
    const reference = /RQ-[2-9A-Z]{8}/.exec(page.url())?.[0] ?? ''

    // A page that is left open would ask a site that rests.
    await page.goto('about:blank')
    expect(await operate('list')).toContain(reference)
    const offer = ['--price', '125.50', '--date', inDays(31), '--time', '09:00', '--valid-days', '7']
    await operate('answer', reference, ...offer, '--includes', 'مرشد\nقهوة', '--message', 'Welcome.')

    await page.goto('/mailbox')
    const mail = page.locator('li', { hasText: 'layla@example.com' }).first()
    await expect
      .poll(
        async () => (await page.reload(), mail.getByText(w.mail.quote_answered.subject.split(':')[0] ?? '').count()),
      )
      .toBeGreaterThan(0)
    await mail.getByRole('link').click()
    const link = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
    await page.goto(link ?? '', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: w.status.answered.title }).waitFor()
    await page.getByRole('heading', { name: w.policy }).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: w.accept }).click()
    await page.locator('#terms[aria-invalid=true]').waitFor()
    await page.locator('#terms').check()
    await page.getByRole('button', { name: w.accept }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.goto(link ?? '', { waitUntil: 'networkidle' })
    await expectAccessible(page)
    await page.getByRole('button', { name: w.payOn }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')

    await page.goto(link ?? '', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: w.toBooking }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    // A refused field is a 422, which the console tells too.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  },
)

test('on a phone a closed sheet loses nothing of what was typed, and an offer can be turned down', async () => {
  const { page } = await browser.visit({ ...phone, baseURL: `http://localhost:${port}` })
  await ask(page, 'ar')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: ar.fields.travellers }).waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: words.ar.ask }).filter({ visible: true }).first().click()
  const form = page.getByRole('form', { name: words.ar.ask }).filter({ visible: true })
  expect(await form.getByLabel(ar.fields.message).inputValue()).toBe('Twelve students of architecture.')
  expect(await form.getByRole('textbox', { name: ar.fields.phoneNumber }).inputValue()).toBe('36001234')
  await form.getByRole('button', { name: ar.send }).click()
  await page.getByRole('link', { name: ar.follow }).click()
  await page.getByRole('heading', { level: 1, name: ar.status.received.title }).waitFor()
  const reference = /RQ-[2-9A-Z]{8}/.exec(page.url())?.[0] ?? ''
  await operate('answer', reference, '--price', '90', '--date', inDays(40), '--time', '10:00')

  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: ar.turnDown }).click()
  await page.getByRole('dialog').getByRole('button', { name: ar.turnDown }).click()
  await page.getByRole('heading', { level: 1, name: ar.status.turned_down.title }).waitFor()
})
