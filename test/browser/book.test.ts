import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'
import {
  addToCart,
  bookButton,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  openActivity,
  openCheckout,
  openDay,
  payButton,
  words,
} from '#test/support/journey.ts'
import { testInFull } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const mailOf = (reference: string) => `traveller.${reference.toLowerCase()}@example.com`

/** In how many lines of the page a text stands together with what follows it. */
const linesFrom = (page: Page, text: string, after: string) =>
  page.evaluate(
    ([address, end]) => {
      const parts = document.evaluate(`//main//bdi[normalize-space() = "${address}"]`, document).iterateNext()
      if (!(parts instanceof HTMLElement)) return 0
      const next = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      next.currentNode = parts.lastChild ?? parts
      const range = document.createRange()
      range.selectNodeContents(parts)
      const rows = [...range.getClientRects()]
      const following = next.nextNode()
      if (following === null || !following.textContent?.startsWith(end)) return 0
      range.setStart(following, 0)
      range.setEnd(following, end.length)
      return new Set([...rows, ...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
    },
    [text, after] as const,
  )

describe.each(journeyLanguages)('a traveller in %s', (locale) => {
  const w = words[locale]

  test('finds an activity, books and pays, and receives ticket, mail and invoice', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openPage(page, localePath(locale, '/'))
    await page.locator('main input[type=search]').fill(fort[locale].search)
    await page.getByRole('option', { name: fort[locale].title }).click()
    await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
    await page.locator(openDay).first().waitFor()
    await expectAccessible(page)
    // Other activities of that day are still for sale.
    await chooseDeparture(page, { day: 3 })
    await expectAccessible(page)
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    await expectAccessible(page)
    await page.getByRole('link', { name: w.cart.checkOut }).click()
    await page.waitForURL(/\/checkout(?:\?items=[\d-]+)?$/)
    await expectAccessible(page)
    await fillGuest(page, locale, mailOf(locale))
    await confirm(page, locale)
    await expectAccessible(page)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await expectAccessible(page)

    const [sameDay = ''] = w.checkout.outcomes.sameDay.split('{city}')
    const suggestions = page.getByRole('region', { name: sameDay })
    const others = suggestions.getByRole('link')
    await others.first().waitFor()
    expect(await others.count()).toBeLessThanOrEqual(2)
    expect(await others.allInnerTexts()).not.toContain(fort[locale].title)
    await expectAccessible(page)

    await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await expectAccessible(page)
    const [ticket] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: w.orders.ticket }).click(),
    ])
    expect(
      readFileSync(await ticket.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    await page.goto('/mailbox')
    const mail = page.locator('li', { hasText: mailOf(locale) }).first()
    await expect.poll(async () => (await page.reload(), mail.count())).toBe(1)
    await mail.getByRole('link').click()
    const frame = page.frameLocator('iframe')
    await frame.getByText(reference).first().waitFor()
    expect(await page.getByRole('link', { name: `${reference}.pdf` }).count()).toBe(1)
    const link = await frame.locator('a[href*="/invoices/"]').first().getAttribute('href')
    expect(new URL(link ?? '').pathname).toBe(localePath(locale, `/invoices/${reference}`))
    expect(problems).toEqual([])
  })

  testInFull('sees field errors, keeps the entered values, and pays after a declined card', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await page.fill('#firstName', 'نورة')
    await page.fill('#email', 'not an address')
    await payButton(page).click()
    await page.locator('#email[aria-invalid=true]').waitFor()
    expect(await page.locator('main').innerText()).toContain(w.checkout.errors.email)
    const errors = page.locator('form [role=alert]', { hasText: w.checkout.errors.title })
    expect(await errors.evaluate((summary) => summary === document.activeElement)).toBe(true)
    const isSeen = () =>
      errors.evaluate((summary) => {
        const { top, bottom } = summary.getBoundingClientRect()
        const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return top >= below && bottom <= window.innerHeight
      })
    await expect.poll(isSeen).toBe(true)
    expect(await page.locator('#lastName').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#firstName').inputValue()).toBe('نورة')
    await expectAccessible(page)

    // Entered values survive a reload too.
    await page.fill('#lastName', 'الزهراني')
    await reloadPage(page)
    expect(await page.locator('#firstName').inputValue()).toBe('نورة')
    expect(await page.locator('#lastName').inputValue()).toBe('الزهراني')

    await fillGuest(page, locale, mailOf(`${locale}.declined`))
    await confirm(page, locale)
    await decide(page, 'decline')
    await expectOutcome(page, locale, 'payment_failed')
    await expectAccessible(page)
    await page.getByRole('button', { name: w.checkout.outcomes.tryAgain }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    await reloadPage(page)
    await expectOutcome(page, locale, 'booked')
  })

  testInFull(
    'reserves without paying on a phone, has a card declined, and pays later by the link in another browser',
    async () => {
      const { page } = await browser.visit({ locale, ...phone })
      await openPage(page, localePath(locale, fort[locale].path))
      await page.locator('#open-booking').click()
      await page.locator('dialog[open]').locator(openDay).first().waitFor()
      await expectAccessible(page)
      // The first days are too near for pay later.
      await chooseDeparture(page, { day: 3 })
      await bookButton(page, locale).click()
      await page.waitForURL(/\/checkout\?items=/)
      const folded = page.getByRole('region', { name: w.checkout.summary, exact: true }).getByRole('button').first()
      expect(await folded.innerText()).toContain(fort[locale].title)
      await fillGuest(page, locale, mailOf(`${locale}.later`))
      await page.check('input[value=pay_later]')
      await payButton(page).click()
      await expectOutcome(page, locale, 'reserved')
      await expectAccessible(page)

      const payNow = w.checkout.payNow.button
      await page.getByRole('button', { name: payNow }).click()
      await page.waitForURL(/\/sandbox\/pay\//)
      await decide(page, 'decline')
      await expectOutcome(page, locale, 'payment_failed')
      const said = await page.locator('main').innerText()
      const { declined, payment_failed } = w.checkout.outcomes
      // What happened, then what to do.
      expect(said.indexOf(declined.refused)).toBeLessThan(said.indexOf(payment_failed.textOnlyCard))
      expect(said).toContain(declined.refused)
      const link = await page.getByRole('link', { name: w.checkout.outcomes.seeBooking }).getAttribute('href')

      // Another browser, which has only the mailed link.
      const { page: elsewhere } = await browser.visit({ locale, ...phone })
      await openPage(elsewhere, link ?? '')
      await expectAccessible(elsewhere)
      await elsewhere.getByRole('button', { name: w.checkout.payNow.again }).click()
      await elsewhere.waitForURL(/\/sandbox\/pay\//)
      await decide(elsewhere, 'approve')
      await expectOutcome(elsewhere, locale, 'booked')
      for (const width of [390, 360]) {
        await elsewhere.setViewportSize({ width, height: 844 })
        // One line of the window holds the address and its full stop.
        expect(await linesFrom(elsewhere, mailOf(`${locale}.later`), '.')).toBe(1)
      }
    },
  )
})

testInFull('the cart is the same in a second tab and after going back', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await chooseDeparture(page)
  await addToCart(page, 'en')
  const second = await page.context().newPage()
  await openPage(second, '/en/cart')
  expect(await second.getByRole('heading', { name: fort.en.title }).count()).toBe(1)
  await openPage(second, '/cart')
  expect(await second.getByRole('heading', { name: fort.ar.title }).count()).toBe(1)
  await second.goBack()
  expect(await second.getByRole('heading', { name: fort.en.title }).count()).toBe(1)
})

testInFull('a cart item can be removed and restored by keyboard without losing focus', async () => {
  const { page } = await browser.visit()
  const { cart } = words.ar
  await openCheckout(page, 'ar')
  await openPage(page, '/cart')
  const titles = page.locator('main article h3')
  const title = await titles.innerText()
  await page.getByRole('button', { name: cart.removeItem.replace('{title}', title) }).press('Enter')
  const question = page.getByRole('dialog', { name: cart.removeTitle })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: cart.remove, exact: true }).press('Enter')
  await page.getByText(cart.removed.replace('{title}', title)).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(cart.undo)
  await page.keyboard.press('Enter')
  await titles.waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
})

testInFull('the calendar can show Hijri months, and the choice is stored', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  const hijri = page.getByRole('heading', { name: /14\d\d AH/ }).first()
  await openActivity(page, 'en')
  const firstDay = bookingOf(page).locator('td [data-ahead]').first()
  /** Of the name 'Sunday 29 November' or 'Sunday 19 Jumada II (29 November)'. */
  const dayOf = async () =>
    /\d+ [A-Z][a-z]+(?=\)?$)/.exec((await firstDay.getAttribute('aria-label'))?.split(',')[0] ?? '')?.[0]
  const numberOf = () => firstDay.locator('bdi').first().innerText()
  const [today, number] = [await dayOf(), await numberOf()]
  await page.getByText('Hijri', { exact: true }).click()
  await hijri.waitFor()
  // The same first day, with its number in the other calendar; also when the next month was displayed in between.
  await expect.poll(numberOf).not.toBe(number)
  expect(await dayOf()).toBe(today)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.poll(dayOf).not.toBe(today)
  await page.getByText('Gregorian', { exact: true }).click()
  await hijri.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Previous month' }).click()
  // A month whose days left have no departure is not returned to.
  await expect.poll(dayOf).toMatch(new RegExp(`^(?:${today}|1 [A-Z][a-z]+)$`))
  const firstNumber = await numberOf()
  await page.getByText('Hijri', { exact: true }).click()
  await expect.poll(numberOf).not.toBe(firstNumber)
  await chooseDeparture(page)
  // What is chosen has both dates above the steps, also in the sheet of a phone.
  const row = bookingOf(page).getByRole('button', { name: words.en.activity.booking.changeDay })
  const datesOf = async (button: typeof row) => (await button.innerText()).split('\n').filter((line) => /\d/.test(line))
  expect(await datesOf(row)).toHaveLength(2)
  await openActivity(page, 'en')
  await hijri.waitFor()

  await page.setViewportSize(phone.viewport)
  await page.locator('#open-booking').click()
  await chooseDeparture(page)
  expect(await datesOf(row)).toHaveLength(2)
})
