import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, errorsBesideProof, proveIfAsked, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

describe.each(journeyLanguages)('money in %s', (locale) => {
  const t = consoleWords[locale]

  test('a transfer is recorded until the order is confirmed; the order leads to everything of its guest', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console')
    await page.getByRole('link', { name: t.today.kinds.transfers, exact: true }).click()
    await page.locator('[data-rows] a').first().click()
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    // More than the whole sum, whatever has arrived before: the rest has to be sent back.
    const number = `FT-${locale}-${Date.now()}`
    await page.getByRole('button', { name: t.money.acts.receipt }).click()
    await page.locator('dialog').getByText(t.money.receipt.missing.replace('{sum}', '')).waitFor()
    await page.locator('dialog button[type=submit]').click()
    await page.getByText(t.money.receipt.amountWrong).waitFor()
    await page.locator('dialog input[inputmode=decimal]').fill('99999')
    await page.fill('dialog [name=bankReference]', number)
    await expectAccessible(page)
    await page.locator('dialog button[type=submit]').click()
    await page.locator('article').getByText(number).waitFor()
    await page.getByRole('button', { name: t.money.acts.sent }).click()
    await page.fill('dialog [name=bankReference]', `${number}-BACK`)
    await page.locator('dialog[open] button[type=submit]').click()
    await proveIfAsked(page, locale, page.locator('article').getByText(`${number}-BACK`))

    await page.locator('article header a').click()
    await page.getByRole('link', { name: t.orders.allOfGuest }).click()
    await page.getByRole('heading', { name: t.travellers.privacy }).waitFor()
    expect(page.url()).not.toContain('%40')
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    await page.getByRole('button', { name: t.travellers.delete }).click()
    await page.getByText(t.travellers.aheadTitle).waitFor()
    expect(errorsBesideProof(problems)).toEqual([])
  })
})
