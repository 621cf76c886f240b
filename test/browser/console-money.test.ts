import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, proveIfAsked, visitAsOwner } from '#test/support/console-sign-in.ts'
import { countedKeys } from '#test/support/keyboard.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { readConsole } from '#test/support/orders-to-change.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

const numberOf = (minor: number, currency: string) => {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return (minor / 10 ** digits).toFixed(digits)
}

describe.each(journeyLanguages)('money in %s', (locale) => {
  const t = consoleWords[locale]

  test('a receipt without an amount is refused with words, and an order leads to everything of its guest', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console')
    await page.getByRole('link', { name: t.today.kinds.transfers, exact: true }).click()
    await page.locator('[data-rows] a').first().click()
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    await page.getByRole('button', { name: t.money.acts.receipt }).click()
    await page.locator('dialog').getByText(t.money.receipt.missing.replace('{sum}', '')).waitFor()
    await page.locator('dialog button[type=submit]').click()
    await page.getByText(t.money.receipt.amountWrong).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.locator('article header a').click()
    await page.getByRole('link', { name: t.orders.allOfGuest }).click()
    await page.getByRole('heading', { name: t.travellers.privacy }).waitFor()
    expect(page.url()).not.toContain('%40')
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    await page.getByRole('button', { name: t.travellers.delete }).click()
    await page.getByText(t.travellers.aheadTitle).waitFor()
    expect(problems).toEqual([])
  })
  test('a transfer that is a little short is accepted as the whole, which confirms the order and is in the log', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/money?tab=transfers')
    const rows = page.locator('[data-rows] a')
    await rows.first().waitFor()
    const waiting = await readConsole<{ rows: { amountMinor: number; receivedMinor: number; currency: string }[] }>(page, '/money?tab=transfers') // prettier-ignore
    const index = waiting.rows.findIndex(({ receivedMinor }) => !(receivedMinor > 0))
    const { amountMinor = 0, currency = '' } = waiting.rows[index] ?? {}
    await rows.nth(index).click()
    await page.getByRole('button', { name: t.money.acts.receipt }).click()
    const dialog = page.locator('dialog[open]')
    // The bank kept less than a dollar.
    await dialog.locator('input[inputmode=decimal]').fill(numberOf(amountMinor - 20, currency))
    await dialog.locator('[name=bankReference]').fill(`SHORT${locale}${Date.now() % 100_000}`)
    await dialog.locator('button[type=submit]').click()
    const toast = page.locator('.Toastify__toast')
    await toast.waitFor()
    await toast.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t.money.acts.accept_short }).click()
    await dialog.getByRole('heading', { name: t.money.acceptShort.title }).waitFor()
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    // Without a reason nothing is accepted.
    await dialog.locator('button[type=submit]').click()
    expect(await dialog.locator('[name=reason]:invalid').count()).toBe(1)
    const reason = { ar: 'رسوم البنك', en: 'The bank’s fees' }[locale]
    await dialog.locator('[name=reason]').fill(reason)
    await dialog.locator('button[type=submit]').click()
    await proveIfAsked(page, locale, page.getByText(t.money.acceptShort.done))
    await dialog.waitFor({ state: 'detached' })
    await page.locator('article header a').click()
    await page.locator('article').getByText(t.orders.states.confirmed, { exact: true }).first().waitFor()
    await page.goto('/console/audit')
    const entry = page.locator('tr', { hasText: t.audit.actions.money.short_accepted }).first()
    await entry.waitFor()
    expect(await entry.innerText()).toContain(reason)
    expect(problems.filter((one) => !one.includes('403'))).toEqual([])
  })
  test('a bank’s number that is not recorded says so, and leads to the waiting transfers, also by their sum', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    const keys = countedKeys(page)
    const chosen = page.locator('[role=option][aria-selected=true]')
    await keys.press('/')
    await keys.type('FT88417')
    await page.getByText(t.palette.unrecorded.replace('{text}', '\u2068FT88417\u2069'), { exact: true }).waitFor()
    await expectAccessible(page)
    await expect.poll(() => chosen.innerText()).toBe(t.palette.transfersWaiting)
    await keys.press('Enter')
    await page.waitForURL(/tab=transfers/)
    const rows = page.locator('[data-rows] a')
    await rows.first().waitFor()
    const all = await rows.count()

    const { rows: transfers } = await readConsole<{ rows: { amountMinor: number; currency: string }[] }>(page, '/money?tab=transfers') // prettier-ignore
    const [transfer] = transfers
    const sum = transfer ? numberOf(transfer.amountMinor, transfer.currency) : ''
    await keys.press('/')
    await keys.type(sum)
    await expect.poll(() => chosen.innerText()).toContain(sum)
    await keys.press('Enter')
    await page.waitForURL(new RegExp(`least=${sum}`))
    await page.getByRole('button', { name: t.money.drop.replace('{name}', t.money.filter.least) }).waitFor()
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
    const shown = await rows.count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all)
    keys.expectAtMost(1 + 7 + 1 + 1 + sum.length + 1)
    expect(problems).toEqual([])
  })
})
