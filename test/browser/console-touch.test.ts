import { describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { expectTouchable } from '#test/support/touch.ts'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const DAY_MS = 86_400_000

describe.each(journeyLanguages)('a job at the desk by touch in %s', (locale) => {
  const t = consoleWords[locale]

  test('a booking is found by a name', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    await expectTouchable(page)
    await page.getByRole('combobox', { name: t.palette.label }).tap()
    await page.keyboard.type({ ar: 'قحطا', en: 'webe' }[locale])
    const found = page.getByRole('option', { name: /RH-/ }).first()
    await found.waitFor()
    await expectTouchable(page)
    await found.tap()
    await page.locator('article h1').waitFor()
    await expectTouchable(page)
    expect(problems).toEqual([])
  })

  test('a request is answered', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    await page.getByRole('link', { name: t.today.kinds.requests, exact: true }).tap()
    await page.locator('tbody [data-row] a').first().waitFor()
    await expectTouchable(page)
    await page.locator('tbody [data-row] a').first().tap()
    await page.getByRole('button', { name: t.orders.acts.confirm, exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: t.orders.dialog.confirmTitle })
    await dialog.waitFor()
    await expectTouchable(page)
    await dialog.locator('button[type=submit]').tap()
    await page.getByText(t.orders.dialog.confirmed).waitFor()
    expect(problems).toEqual([])
  })

  testInFull('an activity is cancelled with the refund that was told before', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    const from = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)
    await page.goto(`/console/orders?state=confirmed&money=paid&startFrom=${from}`)
    await page.locator('tbody [data-row] a').first().tap()
    await page.getByRole('button', { name: new RegExp(`^${t.orders.acts.cancel}:`) }).first().tap() // prettier-ignore
    const dialog = page.locator('dialog[open]')
    const told = dialog.locator('dl > div', { hasText: t.orders.dialog.cancelBack }).locator('dd')
    const sum = await told.innerText()
    expect(sum).toMatch(/[1-9]/)
    await expectTouchable(page)
    await dialog.locator('[name=reason]').fill({ ar: 'رياح', en: 'Wind' }[locale])
    await dialog.locator('button[type=submit]').tap()
    await page.getByText(t.orders.dialog.cancelled).waitFor()
    await page.locator('article header').getByText(t.orders.refunded.replace('{sum}', sum)).waitFor()
    expect(problems).toEqual([])
  })
})
