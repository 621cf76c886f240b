import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath } from '#domain/locale.ts'
import { addDays } from '#domain/weekend.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { bookingOf, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

/** Sold per night, from two nights on. */
const camp = {
  ar: '/things-to-do-in-مراكش/ليالي-صحراء-أكفاي-الحجرية',
  en: '/things-to-do-in-marrakesh/agafay-stone-desert-nights',
} as const

test.each(journeyLanguages)(
  'the last step of a stay in %s has its nights and its check-out, and keeps time and people when they change',
  async (locale) => {
    const { booking } = words[locale].activity
    const checkOut = createTranslator({ locale, messages: booking })
    const { page, problems } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 568 } })
    await openPage(page, localePath(locale, camp[locale]))
    await page.locator('#open-booking').click()
    const sheet = bookingOf(page)
    await sheet.locator(openDay).nth(3).click()
    const time = sheet.locator('[data-step=time] label:has(input:enabled)').first()
    const people = sheet.locator('[data-step=people]')
    await time.or(people).first().waitFor()
    if (await time.isVisible()) await time.click()
    await people.waitFor()

    const from = (await sheet.locator('time:visible').first().getAttribute('datetime')) ?? ''
    const isSaid = (nights: number) =>
      people.getByText(checkOut('checkOutOn', { date: formatDate(addDays(from, nights), locale) })).waitFor()
    const nights = people.getByRole('group', { name: booking.nights })
    const tents = people.getByRole('group').nth(1)
    expect(await nights.locator('output').innerText()).toBe('2')
    await isSaid(2)
    await tents.locator('button').last().click()
    await expect.poll(() => tents.locator('output').innerText()).toBe('2')
    const total = sheet.getByRole('region', { name: booking.total }).locator('[role=status] bdi')
    const before = await total.innerText()

    const more = nights.locator('button').last()
    await more.click()
    await isSaid(3)
    await expect.poll(() => total.innerText()).not.toBe(before)
    expect(await tents.locator('output').innerText()).toBe('2')
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(problems).toEqual([])
  },
)
