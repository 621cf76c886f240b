import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
/** Each is for six people, and a booking may have two. */
const fire = {
  ar: '/things-to-do-in-العلا/جلسة-نار-عند-جبل-الفيل',
  en: '/things-to-do-in-alula/a-fireside-at-elephant-rock',
}

describe.each(journeyLanguages)('the number of people at a private fire in %s', (locale) => {
  const { activity, checkout, common } = words[locale]
  const t = createTranslator({ locale, messages: common })
  const people = (count: number) => t('travellers', { count })

  test('is chosen beside the number of fires, changed in the cart, and said from the cart to the booking', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, fire[locale]))
    await page.locator('#open-booking').click()
    await chooseDeparture(page, { day: 3 })
    const size = () => bookingOf(page).getByRole('group', { name: activity.booking.partySizeLabel, exact: true })
    const [fewer, more] = [() => size().locator('button').first(), () => size().locator('button').last()]
    expect(await size().locator('output').innerText()).toBe('2')
    for (let count = 3; count <= 6; count++) {
      await more().click()
      await expect.poll(() => size().locator('output').innerText()).toBe(String(count))
    }
    expect(await more().getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(page)
    for (let count = 5; count >= 4; count--) {
      await fewer().click()
      await expect.poll(() => size().locator('output').innerText()).toBe(String(count))
    }
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    const line = page.getByRole('article')
    await line.getByText(people(4)).waitFor()

    await page.locator('button[id^=edit-]').click()
    await size().waitFor()
    expect(await size().locator('output').innerText()).toBe('4')
    await more().click()
    await bookingOf(page).getByRole('button', { name: activity.booking.save }).click()
    await line.getByText(people(5)).waitFor()

    // Beside the number of fires, without the sheet.
    const inLine = line.getByRole('group', { name: new RegExp(`^${activity.booking.partySizeLabel}[,،] `) })
    await inLine.locator('button').first().click()
    await line.getByText(people(4)).waitFor()
    await inLine.locator('button').last().click()
    await line.getByText(people(5)).waitFor()

    await openPage(page, localePath(locale, '/checkout'))
    await page.getByText(people(5)).first().waitFor()
    await fillGuest(page, locale, `fire.${locale}@example.com`)
    await page.getByRole('button', { name: checkout.requests.add, exact: true }).click()
    await page.getByLabel(checkout.requests.label).fill('Five of us')
    await confirm(page, locale)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await page.locator('main').getByText(people(5)).first().waitFor()
    const { changePeople, changeRequest, rebooking } = words[locale].orders
    const ticket = page.getByRole('article')
    await openPage(page, localePath(locale, '/invoices'))
    await ticket.getByRole('button', { name: rebooking.shared, exact: true }).waitFor()
    await ticket.getByRole('button', { name: changePeople.open }).waitFor()
    await openPage(page, localePath(locale, `/invoices/${reference}`))
    await ticket.getByText(people(5)).first().waitFor()
    await ticket.getByRole('button', { name: changePeople.open }).click()
    const dialog = page.getByRole('dialog', { name: changePeople.title })
    await dialog.locator('output').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('group').locator('button').last().click()
    await dialog.getByRole('button', { name: changePeople.save }).click()
    // The host would go on reading the number in the request.
    const done = page.getByRole('dialog', { name: changePeople.saved })
    await done.getByText(changeRequest.still).waitFor()
    await done.getByText('Five of us').waitFor()
    await expectAccessible(page)
    const edit = done.getByRole('button', { name: changeRequest.edit })
    await edit.click()
    // Nothing of the request is saved yet: the title says what is being done.
    const form = page.getByRole('dialog', { name: changeRequest.title })
    await form.getByLabel(changeRequest.label).fill('Six of us')
    await expectResponsive(page)
    await expectAccessible(page)
    // The browser's Back leaves what is edited, and not the dialog around it.
    const leaves = [
      () => form.getByRole('button', { name: changeRequest.back, exact: true }).click(),
      () => page.goBack(),
    ]
    for (const leave of leaves) {
      await leave()
      await done.getByText('Five of us').waitFor()
      await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
      // What was typed is still there.
      await edit.click()
      expect(await form.getByLabel(changeRequest.label).inputValue()).toBe('Six of us')
    }
    await form.getByRole('button', { name: changeRequest.save }).click()
    await done.getByText(changeRequest.now).waitFor()
    await expectResponsive(page)
    await done.getByRole('button', { name: rebooking.close, exact: true }).click()
    await done.waitFor({ state: 'hidden' })
    // No entry of a dialog is left behind.
    await expect.poll(() => page.evaluate(() => (history.state as { dialogDepth?: number }).dialogDepth ?? 0)).toBe(0)
    await ticket.getByText(people(6)).first().waitFor()
    await ticket.getByText('Six of us').waitFor()
    expect(problems).toEqual([])
  })
})
