import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import type { MoneyState } from '#domain/order-money.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { consoleWords, errorsBesideProof, proveIfAsked, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 780 } }
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface Row {
  reference: string
  localDate: string
  money: MoneyState
  site: string
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

interface Booked {
  policy: { until: string; percentage: number } | null
  zone: string
}

/** The first order some days ahead whose first activity can still be cancelled for nothing. */
async function freeOrder(page: Page) {
  for (const { reference } of await rowsOf(page, `state=confirmed&sort=start&startFrom=${dayAhead(6)}`)) {
    const answer = await page.request.get(`/api/console/orders/${reference}`)
    const [item] = ((await answer.json()) as { items: Booked[] }).items
    if (item?.policy?.percentage === 0) return { reference, policy: item.policy, zone: item.zone }
  }
  throw new Error('no order can be cancelled for nothing')
}

describe.each(journeyLanguages)('orders in %s', (locale) => {
  const t = consoleWords[locale]

  test('until when cancelling is free is on the clock of the activity, wherever its reader is', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, { ...desktop, timezoneId: 'Pacific/Auckland' })
    const { reference, policy, zone } = await freeOrder(page)
    const { localDate, localTime } = onClockOf(policy.until, zone)
    await page.goto(`/console/orders/${reference}`)
    await page
      .getByText(`${formatDate(localDate, locale)} · ${formatTime(localTime, locale)}`)
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

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
    await page.getByText(t.orders.events.guest_changed, { exact: true }).first().waitFor()
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true)
    // The browser logs the refused number.
    expect(problems.filter((one) => !/status of 4\d\d/.test(one))).toEqual([])
  })

  test.each(
    firstIfShort([
      ['cards of at most four lines', phone],
      ['a table', desktop],
    ] as const),
  )('the list as %s has the state of the money, and the site if there are several', async (_, options) => {
    const { page, problems } = await visitAsOwner(browser, locale, options)
    const answer = await page.request.get('/api/console/orders?money=paid,refunded,part_refunded')
    const { rows, sites } = (await answer.json()) as {
      rows: Row[]
      sites: { code: string; name: Record<typeof locale, string> }[]
    }
    expect(sites.length).toBeGreaterThan(1)
    await page.goto('/console/orders?money=paid,refunded,part_refunded')
    for (const { reference, money, site } of rows.slice(0, 5)) {
      const row = page.locator(`[data-row="${reference}"]`)
      await row.getByText(t.orders.money[money], { exact: true }).waitFor()
      const name = sites.find(({ code }) => code === site)?.name[locale] ?? ''
      await row.getByText(name, { exact: true }).locator('visible=true').waitFor()
      const lines = await row.evaluate((element) => getComputedStyle(element).gridTemplateRows.split(' ').length)
      if (options === phone) expect(lines).toBeLessThanOrEqual(4)
    }
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  testInFull('the keyboard chooses several values of a filter, and inverts the choice', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/orders')
    await page.getByRole('button', { name: t.orders.filters, exact: true }).click()
    const field = page.getByRole('button', { name: new RegExp(`^${t.orders.filter.money} `) })
    await field.focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitemcheckbox')
    await items.first().waitFor()
    await expectAccessible(page)
    for (const key of ['Home', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await page.waitForURL(/[?&]money=nothing%2Cunpaid/)
    expect(await items.and(page.locator('[aria-checked=true]')).count()).toBe(2)
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await page.waitForURL(/[?&]money=%21nothing%2Cunpaid/)
    await page.keyboard.press('Escape')
    await expect.poll(() => field.evaluate((button) => button === document.activeElement)).toBe(true)
    for (const money of ['nothing', 'unpaid'] as const) expect(await field.innerText()).toContain(t.orders.money[money])
    expect(problems).toEqual([])
  })

  test('a filter that no order matches says so, and can be cleared', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/orders?site=nowhere')
    await page.getByText(t.orders.nothing).waitFor()
    await page.getByRole('link', { name: t.orders.clear }).last().click()
    await page.locator('tbody tr').first().waitFor()
    expect(problems).toEqual([])
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
