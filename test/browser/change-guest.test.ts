import type { Locator, Page } from 'playwright-core'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, guest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale].orders.changeGuest
  const common = createTranslator({ locale, messages: words[locale].common })

  test('changes the name and phone of a booking, and the back button closes the form', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `names.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)

    await page.locator('summary').filter({ hasText: words[locale].orders.details }).click()
    const address = page.url()
    const open = page.getByRole('button', { name: w.open, exact: true })
    const dialog = page.getByRole('dialog', { name: w.title })
    await open.click()
    await dialog.getByLabel(w.lastName).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

    await open.press('Enter')
    await dialog.getByLabel(w.lastName).fill('')
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    await dialog.getByText(common('required', { field: 'lastName' })).waitFor()
    await dialog.getByLabel(w.lastName).fill('Noor')
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(`${guest[locale].firstName} Noor`).first().waitFor()
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    // The 422 of the empty field.
    expect(problems.filter((one) => !one.includes('422'))).toEqual([])
  })

  test('adds, changes and removes the request to the host, and an older tab shows the newer request before it replaces it', async () => {
    const { page, problems } = await browser.visit({ locale })
    const r = words[locale].orders.changeRequest
    await openCheckout(page, locale, { day: 3 })
    await fillGuest(page, locale, `request.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)
    const write = async (tab: Page, open: string, text: string) => {
      const dialog = tab.getByRole('dialog', { name: r.title })
      const button = tab.getByRole('button', { name: open, exact: true })
      if (!(await dialog.isVisible())) await button.press('Enter')
      await dialog.getByLabel(r.label).fill(text)
      await dialog.getByRole('button', { name: r.save, exact: true }).click()
      return dialog
    }
    const closed = (dialog: Locator) => dialog.waitFor({ state: 'hidden' })
    const edit = (tab: Page) => tab.getByRole('button', { name: r.edit, exact: true })

    // What is typed is kept when Back closes the dialog.
    const first = page.getByRole('dialog', { name: r.title })
    await page.getByRole('button', { name: r.add, exact: true }).press('Enter')
    await first.getByLabel(r.label).fill('Two')
    const widthOf = (part: Locator) => part.evaluate((element) => element.clientWidth)
    const bar = first.getByRole('button', { name: r.save, exact: true }).locator('..')
    expect(await widthOf(bar)).toBe(await widthOf(first))
    await page.goBack()
    await closed(first)
    await page.getByRole('button', { name: r.add, exact: true }).press('Enter')
    expect(await first.getByLabel(r.label).inputValue()).toBe('Two')
    await closed(await write(page, r.add, 'Two children'))
    await page.getByRole('article').getByText('Two children').waitFor()
    await expect.poll(() => edit(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const older = await page.context().newPage()
    await openPage(older, page.url())
    await closed(await write(page, r.edit, 'Three children'))
    await page.getByRole('article').getByText('Three children').waitFor()

    const dialog = await write(older, r.edit, 'Four children')
    await dialog.getByText('Three children').waitFor()
    expect(await dialog.getByLabel(r.label).inputValue()).toBe('Four children')
    await expectResponsive(older)
    await expectAccessible(older)
    await older.setViewportSize({ width: 320, height: 568 })
    await dialog.evaluate((element) => element.scrollTo(0, 0))
    const save = await dialog.getByRole('button', { name: r.save, exact: true }).boundingBox()
    expect((save?.y ?? Infinity) + (save?.height ?? 0)).toBeLessThanOrEqual(568)
    await older.setViewportSize(phone.viewport)
    await older.keyboard.press('Escape')
    await closed(dialog)
    await older.getByRole('article').getByText('Three children').waitFor()
    await closed(await write(older, r.edit, ''))
    await older.getByRole('button', { name: r.add, exact: true }).waitFor()

    // As above, and then on purpose.
    await write(page, r.edit, 'Five children')
    const now = page.getByRole('dialog', { name: r.title })
    await now.getByText(r.newerNone).waitFor()
    await closed(await write(page, r.edit, 'Five children'))
    await page.getByRole('article').getByText('Five children').waitFor()
    expect(problems.filter((one) => !one.includes('409'))).toEqual([])
  })
})
