import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { consoleWords, errorsBesideProof, proveIfAsked, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const desktop = { viewport: { width: 1280, height: 900 } }
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface Row {
  reference: string
  localDate: string
}
const rowsOf = async (page: Page, query: string) =>
  ((await (await page.request.get(`/api/console/orders?${query}`)).json()) as { rows: Row[] }).rows

/** An order whose activity begins so soon that the policy no longer gives everything back. */
async function openLateOrder(page: Page): Promise<void> {
  for (const { reference } of await rowsOf(page, `state=confirmed&money=paid&sort=start&startFrom=${dayAhead(1)}`)) {
    const path = `/api/console/orders/${reference}`
    const { items } = (await (await page.request.get(path)).json()) as { items: { id: number }[] }
    const [item] = items
    if (items.length !== 1 || !item) continue
    const quote = (await (await page.request.get(`${path}/items/${item.id}/cancellation`)).json()) as { refundMinor: number; wholeMinor: number } // prettier-ignore
    if (quote.refundMinor >= quote.wholeMinor) continue
    await page.goto(`/console/orders/${reference}`)
    return
  }
  throw new Error('the policy gives everything back for each order')
}

describe.each(journeyLanguages)('orders in %s', (locale) => {
  const t = consoleWords[locale]

  test('an activity is cancelled with all that was paid but a sum, and the sum is refunded later', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await openLateOrder(page)
    const dialog = page.locator('dialog[open]')
    const sum = dialog.locator('input[inputmode=decimal]')
    const reason = dialog.locator('[name=reason]')
    const focus = page.locator(':focus')
    await page.getByRole('button', { name: new RegExp(`^${t.orders.acts.cancel}:`) }).click()
    await dialog.getByRole('radio', { name: t.orders.dialog.cancelBy.sum }).check()
    await expect.poll(() => focus.getAttribute('inputmode')).toBe('decimal')
    await sum.fill('99999999')
    await reason.fill('Wind')
    await reason.press('Control+Enter')
    // What is wrong has the focus.
    await expect.poll(() => focus.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    const most = /[\d,.]+(?=\D*$)/.exec((await dialog.locator('[id$=-hint]').first().innerText()).trim())?.[0] ?? ''
    const all = Number(most.replaceAll(',', '').replace(/\.$/, ''))
    await sum.fill(String(all - 1))
    await reason.press('Control+Enter')
    const refund = page.getByRole('button', { name: new RegExp(`^${t.orders.acts.refund}:`) })
    await proveIfAsked(page, locale, refund)
    await dialog.waitFor({ state: 'hidden' })
    // The button that had opened the dialog has gone.
    await expect.poll(() => focus.evaluate(({ tagName }) => tagName)).toBe('ARTICLE')
    await page.getByText(t.orders.itemStates.refunded, { exact: true }).waitFor()

    await refund.click()
    await expect.poll(() => focus.getAttribute('inputmode')).toBe('decimal')
    await sum.fill('1')
    await reason.fill('Goodwill')
    await expectAccessible(page)
    await reason.press('Control+Enter')
    await proveIfAsked(page, locale, page.getByText(t.orders.dialog.refunded))
    await page.getByText(t.orders.events.refunded_by_staff).waitFor()
    // Nothing is left to refund.
    expect(await refund.count()).toBe(0)
    expect(errorsBesideProof(problems)).toEqual([])
  })

  test('a guest’s name is put right, and the field that is wrong has the focus', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const [order] = await rowsOf(page, `state=confirmed&sort=start&startFrom=${dayAhead(5)}`)
    await page.goto(`/console/orders/${order?.reference}`)
    const change = page.getByRole('button', { name: t.orders.changeGuest.acts })
    await change.click()
    const dialog = page.locator('dialog[open]')
    const focus = page.locator(':focus')
    await expect.poll(() => focus.getAttribute('name')).toBe('firstName')
    const name = { ar: 'نوف', en: 'Nouf' }[locale]
    const phone = dialog.locator('[name=phoneNumber]')
    const number = await phone.inputValue()
    await focus.fill(name)
    await phone.fill('12')
    await phone.press('Enter')
    await expect.poll(() => focus.getAttribute('aria-invalid')).toBe('true')
    expect(await focus.getAttribute('name')).toBe('phoneNumber')
    await expectAccessible(page)
    await phone.fill(number)
    await phone.press('Enter')
    await page.getByText(t.orders.changeGuest.saved).waitFor()
    await page
      .locator('article')
      .getByText(new RegExp(`^${name} `))
      .waitFor()
    await page.getByText(t.orders.events.guest_changed).waitFor()
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true)
    // The browser logs the refused number.
    expect(problems.filter((one) => !/status of 4\d\d/.test(one))).toEqual([])
  })

  test('the orders that match the filters are exported', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const rows = await rowsOf(page, 'state=cancelled')
    expect(rows.length).toBeGreaterThan(0)
    await page.goto('/console/orders?state=cancelled')
    await page.locator('tbody tr').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.orders.export }).click(),
      proveIfAsked(page, locale, page.getByText(t.orders.exported)),
    ])
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    // Spreadsheets recognise UTF-8 by its mark.
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head = '', ...lines] = text.slice(1).trimEnd().split(/\r?\n/)
    expect(head.split(',').slice(0, 2)).toEqual([t.orders.csv.reference, t.orders.csv.made])
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ reference }) => reference))
    for (const line of lines) expect(line).toContain(t.orders.states.cancelled)
    expect(errorsBesideProof(problems)).toEqual([])
  })
})
