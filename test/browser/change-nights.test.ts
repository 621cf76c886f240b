import type { Locator, Page } from 'playwright-core'
import { createTranslator } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import { formatDate, formatDays } from '#domain/date-words.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, beforeSum, bookingOf, confirm, decide, expectOutcome, fillGuest, words } from '#test/support/journey.ts' // prettier-ignore
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** Sold per night from two nights on, confirmed at once, free to cancel until a week before. */
const camp = {
  ar: '/things-to-do-in-مراكش/ليالي-صحراء-أكفاي-الحجرية',
  en: '/things-to-do-in-marrakesh/agafay-stone-desert-nights',
} as const

/** Puts three free nights of the camp in the cart. Returns the day of check-in. */
async function addThreeNights(page: Page, locale: Locale): Promise<string> {
  const { nights } = words[locale].activity.booking
  const today = new Date().toISOString().slice(0, 10)
  for (let ahead = 20; ahead < 60; ahead++) {
    const from = addDays(today, ahead)
    await openPage(page, localePath(locale, `${camp[locale]}?from=${from}&to=${addDays(from, 3)}`))
    const box = bookingOf(page)
    const times = box.locator('[data-step=time] label:has(input[name=departure])')
    await times.first().waitFor()
    const count = await box.getByRole('group', { name: nights }).locator('output').innerText()
    const free = times.filter({ has: page.locator('input:enabled') }).first()
    if (count !== '3' || !(await free.isVisible())) continue
    await free.click()
    await addToCart(page, locale)
    return from
  }
  throw new Error('the camp of the demo has no three free nights')
}

describe.each(journeyLanguages)('a buyer in %s of three nights in a camp', (locale) => {
  const w = words[locale].orders.rebooking
  const { fewer, more } = words[locale].common
  const common = createTranslator({ locale, messages: words[locale].common })
  const nightsInWords = (count: number) => common('duration.nights', { count })
  const step = (dialog: Locator, name: string) =>
    dialog.getByRole('button', { name: name.replace('{label}', w.nights) }).press('Enter')

  test('gives one back for a refund, and adds it again for its price, each time reading both before', async () => {
    const { page, problems } = await browser.visit({ locale })
    const from = await addThreeNights(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `nights.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await page.getByRole('link', { name: words[locale].checkout.outcomes.manage }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)
    const checkOut = (nights: number) => page.getByText(formatDate(addDays(from, nights), locale)).filter({ visible: true }).first() // prettier-ignore
    await checkOut(3).waitFor()

    await page.getByRole('button', { name: w.sharedBy.nightly, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    const count = dialog.getByRole('group', { name: w.nights }).locator('output')
    const submit = dialog.getByRole('button', { name: w.confirm, exact: true })
    await count.waitFor()
    expect([await count.innerText(), await submit.count()]).toEqual(['3', 0])
    await step(dialog, fewer)
    await submit.waitFor()
    // From the minimum of the camp on.
    await step(dialog, fewer)
    expect(await count.innerText()).toBe('2')
    const lines = dialog.locator('section[aria-live] tr')
    const said = async (line: number) => (await lines.nth(line).innerText()).replaceAll(/\s+/g, ' ')
    const daysOf = (nights: number) => formatDays(from, addDays(from, nights), locale).replaceAll(/\s+/g, ' ')
    for (const [line, nights] of [
      [0, 3],
      [1, 2],
    ] as const)
      // prettier-ignore
      for (const part of [daysOf(nights), nightsInWords(nights).replaceAll(/\s+/g, ' ')])
        expect(await said(line)).toContain(part)
    await dialog.getByText(w.refund.replace(/\s*\{sum\}.*/, '')).waitFor()
    await expectResponsive(page)
    await expectAccessible(page)
    await submit.press('Enter')
    await dialog.getByText(w.doneLead).waitFor()
    await dialog.getByRole('button', { name: w.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await checkOut(2).waitFor()

    await page.getByRole('button', { name: w.sharedBy.nightly, exact: true }).click()
    await count.waitFor()
    expect(await count.innerText()).toBe('2')
    await step(dialog, more)
    const pay = dialog.getByRole('button', { name: beforeSum(w.pay) })
    await pay.waitFor()
    expect(await said(1)).toContain(nightsInWords(3).replaceAll(/\s+/g, ' '))
    await pay.press('Enter')
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.locator('button[value=approve]').click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.getByText(words[locale].orders.dateChange.moved, { exact: true }).waitFor()
    await checkOut(3).waitFor()
    expect(problems).toEqual([])
  })
})
