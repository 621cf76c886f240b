import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quantityInWords } from '#domain/quantity-words.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { waitingKinds } from '#domain/waiting-kinds.ts'
import { testInFull } from '#test/support/in-full.ts'
import { useBrowser } from '#test/support/browser.ts'
import {
  consoleWords,
  errorsBesideProof,
  freshCode,
  proveIfAsked,
  visitAsOwner,
} from '#test/support/console-sign-in.ts'
import { countedKeys } from '#test/support/keyboard.ts'
import { words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { findMovable, findParty, inFiveDays, readConsole, type OrderRow } from '#test/support/orders-to-change.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

// Each by keyboard alone, with at most the keys that a practised person needs.
describe.each(journeyLanguages)('a job at the desk by keyboard in %s', (locale) => {
  const t = consoleWords[locale]
  const reason = { ar: 'رياح', en: 'Wind' }[locale]

  async function visitToday() {
    const visit = await visitAsOwner(browser, locale, desktop)
    await visit.page.goto('/console')
    await visit.page.locator('[data-work] a').first().waitFor()
    return { ...visit, keys: countedKeys(visit.page) }
  }
  const openOrder = (page: Page) => page.locator('article h1').waitFor()

  test('signing in shows what waits, the most urgent first, one key away', async () => {
    const { page } = await browser.visit({ locale, ...desktop })
    const email = { ar: 'support@rihla.example', en: 'finance@rihla.example' }[locale]
    await page.goto('/console')
    const keys = countedKeys(page)
    await keys.expectFocus(page.locator('[name=email]'))
    await page.keyboard.type(email)
    await keys.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await keys.press('Enter')
    await keys.expectFocus(page.locator('[name=code]'))
    await page.keyboard.type(await freshCode(email, DEMO_TOTP))
    await keys.press('Enter')
    const cards = page.locator('section[aria-labelledby=waiting] [data-work] a')
    await cards.first().waitFor()
    const names = await cards.allInnerTexts()
    const inOrder = waitingKinds.map((kind) => t.today.kinds[kind]).filter((name) => names.includes(name))
    expect(names).toEqual(inOrder)
    await keys.press('j')
    await keys.expectFocus(cards.first())
    keys.expectAtMost(4)
  })

  test('a booking is found by the beginning of a name, the last digits of a phone and the beginning of a bank’s number', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const [{ reference } = { reference: '' }] = (
      await readConsole<{ rows: OrderRow[] }>(page, '/orders?state=confirmed')
    ).rows
    const { guest } = await readConsole<{ guest: { phone: string } | null }>(page, `/orders/${reference}`)
    const phone = guest?.phone ?? ''
    const searches = [
      { typed: { ar: 'قحطا', en: 'webe' }[locale], shows: { ar: 'القحطاني', en: 'Weber' }[locale] },
      { typed: phone.slice(-4), shows: phone.slice(-4) },
      // Of the receipt in demo/money.ts.
      { typed: 'ft263', shows: 'FT26328DEMO1' },
    ]
    for (const { typed, shows } of searches) {
      const { press, type, expectAtMost } = countedKeys(page)
      await page.goto('/console')
      await page.locator('[data-work] a').first().waitFor()
      await press('/')
      await type(typed)
      await page.locator('[role=option][aria-selected=true]', { hasText: /RH-/ }).waitFor()
      await press('Enter')
      await page.locator('article').getByText(shows).first().waitFor()
      expectAtMost(8)
    }
    expect(problems).toEqual([])
  })

  test('a request is answered', async () => {
    const { page, problems, keys } = await visitToday()
    await keys.press('j', 'Enter')
    await keys.expectFocus(page.locator('tbody [data-row] a').first())
    await keys.press('Enter')
    await page.getByRole('button', { name: t.orders.acts.confirm, exact: true }).waitFor()
    await keys.press('.', 'Enter')
    await page.getByRole('heading', { name: t.orders.dialog.confirmTitle }).waitFor()
    await keys.press('Enter')
    await page.getByText(t.orders.dialog.confirmed).waitFor()
    keys.expectAtMost(6)
    expect(problems).toEqual([])
  })

  testInFull('an activity is cancelled with the refund that was told before', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto(`/console/orders?state=confirmed&money=paid&startFrom=${inFiveDays()}`)
    await page.locator('tbody tr').first().waitFor()
    const keys = countedKeys(page)
    await keys.press('j', 'Enter')
    await openOrder(page)
    await keys.pressUntilFocused('.', page.getByRole('button', { name: new RegExp(`^${t.orders.acts.cancel}:`) }).first()) // prettier-ignore
    await keys.press('Enter')
    const told = page.locator('dialog[open] dl > div', { hasText: t.orders.dialog.cancelBack }).locator('dd')
    const sum = await told.innerText()
    expect(sum).toMatch(/[1-9]/)
    await keys.expectFocus(page.locator('dialog [name=reason]'))
    await keys.type(reason)
    await keys.press('Control+Enter')
    await page.getByText(t.orders.dialog.cancelled).waitFor()
    await page.locator('article header').getByText(t.orders.refunded.replace('{sum}', sum)).waitFor()
    keys.expectAtMost(12)
    expect(problems).toEqual([])
  })

  test('a guest is moved to another day', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto(`/console/orders/${await findMovable(page)}`)
    await openOrder(page)
    const keys = countedKeys(page)
    await keys.pressUntilFocused('.', page.getByRole('button', { name: new RegExp(`^${t.orders.acts.rebook}:`) }))
    await keys.press('Enter')
    const dates = page.locator('dialog[open] [name=departure]')
    await dates.first().waitFor()
    await keys.expectFocus(dates.first())
    const day = await page.locator('dialog[open] label:has([name=departure])').first().innerText()
    await keys.press('Space', 'Tab')
    await keys.expectFocus(page.locator('dialog[open] [name=reason]'))
    await keys.type(reason)
    await keys.press('Control+Enter')
    await page.getByText(t.orders.dialog.rebooked).waitFor()
    const [date = ''] = day.split('\n')
    await page.locator('article li', { hasText: date }).first().waitFor()
    const entry = page.locator('article ol li', { hasText: t.orders.events.rebooked_by_staff }).first()
    await expect.poll(() => entry.innerText()).toContain(date)
    keys.expectAtMost(10)
    expect(problems).toEqual([])
  })

  test('one of a party stays at home, and gets the money back', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console')
    const { reference, title, quantity } = await findParty(page)
    await page.goto(`/console/orders/${reference}`)
    await openOrder(page)
    const keys = countedKeys(page)
    await keys.pressUntilFocused('.', page.getByRole('button', { name: new RegExp(`^${t.orders.acts.rebook}:`) }))
    await keys.press('Enter')
    const fewer = words[locale].common.fewer.replace('{label}', title[locale])
    await page.getByRole('button', { name: fewer }).press('Enter')
    const reasonField = page.locator('dialog[open] [name=reason]')
    await reasonField.waitFor()
    expect(await page.locator('dialog[open] [name=departure]:checked').count()).toBe(1)
    await reasonField.focus()
    await keys.type(reason)
    await keys.press('Control+Enter')
    await page.getByText(t.orders.dialog.rebooked).waitFor()
    const now = `${title[locale]} × ${quantity - 1}`
    await page.locator('article dl li', { hasText: now }).waitFor()
    const entry = page.locator('article ol li', { hasText: t.orders.events.rebooked_by_staff }).first()
    const party = (count: number) => quantityInWords(title[locale], count, locale)
    await expect.poll(() => entry.innerText()).toMatch(new RegExp(`${party(quantity)}.*[→←].*${party(quantity - 1)}`))
    expect(problems).toEqual([])
  })

  test('a transfer is matched, and what is too much is sent back', async () => {
    const { page, problems, keys } = await visitToday()
    await keys.press('/')
    await keys.type({ ar: 'بنكي', en: 'bank' }[locale])
    const chosen = page.locator('[role=option][aria-selected=true]')
    await expect.poll(() => chosen.innerText()).toContain(t.money.tabs.transfers)
    await keys.press('Enter')
    await page.waitForURL(/tab=transfers/)
    await keys.expectFocus(page.locator('[data-rows] a').first())
    await keys.press('Enter')
    await openOrder(page)
    await keys.pressUntilFocused('.', page.getByRole('button', { name: t.money.acts.receipt }))
    await keys.press('Enter')
    await keys.expectFocus(page.locator('dialog[open] input[inputmode=decimal]'))
    // More than the whole sum, whatever has arrived before.
    await keys.type('99999')
    await keys.press('Tab')
    const number = `FT${locale}${Date.now() % 1000}`
    await keys.type(number)
    await keys.press('Enter')
    await page.locator('article').getByText(number).waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    await keys.pressUntilFocused('.', page.getByRole('button', { name: t.money.acts.sent }))
    await keys.press('Enter')
    await keys.expectFocus(page.locator('dialog[open] [name=bankReference]'))
    await keys.type('B1')
    await keys.press('Enter')
    await proveIfAsked(page, locale, page.locator('article').getByText('B1', { exact: true }))
    keys.expectAtMost(32)
    expect(errorsBesideProof(problems)).toEqual([])
  })

  test('what fails is seen, and a message sent again', async () => {
    const { page, problems, keys } = await visitToday()
    await keys.press('g', 'h')
    const again = page.getByRole('button', { name: new RegExp(`^${t.health.sendAgain}: `) })
    await again.first().waitFor()
    const before = await again.count()
    await keys.press('.')
    await keys.expectFocus(again.first())
    await keys.press('Enter')
    await page.getByText(t.health.sentAgain).waitFor()
    await expect.poll(() => again.count()).toBe(before - 1)
    keys.expectAtMost(4)
    expect(problems).toEqual([])
  })
})
