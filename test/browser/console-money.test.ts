import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

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
})
