import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { languageName } from '#domain/language-name.ts'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilHydrated } from '#test/support/open-page.ts'

const browser = useBrowser()

describe.each(journeyLanguages)('the language of the guide in %s', (locale) => {
  const { activity } = words[locale]
  const t = createTranslator({ locale, messages: words[locale] })
  const rate = 'once'
  const label = t('activity.booking.guideLanguage', { rate })
  const lineOf = (code: string) => t('cart.guideLanguage', { rate, language: languageName(code, locale) })
  const other = locale === 'ar' ? 'en' : 'ar'

  test('is that of the page until another one is chosen, and is said from the cart to the booking', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 640 } })
    await openPage(page, localePath(locale, fort[locale].path))
    await page.locator('#open-booking').click()
    await chooseDeparture(page)
    const field = bookingOf(page).getByRole('combobox', { name: label })
    expect(await field.inputValue()).toBe(locale)
    // One line beside its name.
    const heights = await field.evaluate((select) => [select, select.parentElement?.parentElement].map((one) => one?.getBoundingClientRect().height)) // prettier-ignore
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) + 12)
    await expectAccessible(page)
    await field.selectOption(other)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    await page.getByText(lineOf(other)).waitFor()

    // In the cart it is changed like everything else.
    await page.locator('button[id^=edit-]').click()
    const edited = bookingOf(page).getByRole('combobox', { name: label })
    expect(await edited.inputValue()).toBe(other)
    await edited.selectOption(locale)
    await bookingOf(page).getByRole('button', { name: activity.booking.save }).click()
    await page.getByText(lineOf(locale)).waitFor()
    await page.locator('button[id^=edit-]').click()
    await bookingOf(page).getByRole('combobox', { name: label }).selectOption(other)
    await bookingOf(page).getByRole('button', { name: activity.booking.save }).click()
    await page.getByText(lineOf(other)).waitFor()

    await openPage(page, localePath(locale, '/checkout'))
    expect(await page.getByText(lineOf(other)).count()).toBe(1)
    await fillGuest(page, locale, `guide.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await page.getByText(lineOf(other)).first().waitFor()
    await openPage(page, localePath(locale, `/invoices/${reference}`))
    const facts = page.locator('dl', { hasText: t('orders.guideLanguage', { rate }) })
    await expect.poll(() => facts.last().innerText()).toContain(languageName(other, locale))
    expect(problems).toEqual([])
  })

  test('of a filtered list is preselected', async () => {
    const { page, problems } = await browser.visit({ locale })
    const list = fort[locale].path.slice(0, fort[locale].path.lastIndexOf('/'))
    await openPage(page, `${localePath(locale, list)}?guideLanguage=${other}`)
    await untilHydrated(page)
    await page.getByRole('link', { name: fort[locale].title }).first().click()
    await chooseDeparture(page)
    const field = bookingOf(page).getByRole('combobox', { name: label })
    expect(await field.inputValue()).toBe(other)
    expect(problems).toEqual([])
  })
})
