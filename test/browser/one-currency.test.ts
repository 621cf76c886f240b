import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { currencies } from '#domain/currency.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { currencySign, minorOf } from '#domain/money.ts'
import { phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import {
  addToCart,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  openDay,
  payButton,
  words,
} from '#test/support/journey.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()

const city = { ar: '/things-to-do-in-المنامة', en: '/things-to-do-in-manama' }

/** Every amount of a text with the currency of its sign, in minor units. */
function amountsIn(text: string, locale: Locale): { currency: string; amountMinor: number }[] {
  const plain = text.replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/gu, '').replaceAll(/[\u00a0\u202f]/gu, ' ')
  return currencies.flatMap((currency) => {
    const sign = RegExp.escape(currencySign(currency, locale).replaceAll(/[\u061c\u200e\u200f]/gu, ''))
    const amount = String.raw`\d[\d,]*(?:\.\d+)?`
    const found = plain.matchAll(
      new RegExp(String.raw`(?<!\p{L})${sign} ?(${amount})|(${amount}) ?${sign}(?!\p{L})`, 'gu'),
    )
    return [...found].map(([, before, after = '']) => ({
      currency,
      amountMinor: minorOf((before ?? after).replaceAll(',', ''), currency) ?? Number.NaN,
    }))
  })
}

interface Reader {
  /** The amounts of a part of the page. Fails if one is in another currency. */
  read: (part: Locator) => Promise<number[]>
}

function readerOf(currency: string, locale: Locale): Reader {
  return {
    read: async (part) => {
      const amounts = amountsIn(await part.innerText(), locale)
      expect(amounts.filter((amount) => amount.currency !== currency)).toEqual([])
      return amounts.map(({ amountMinor }) => amountMinor)
    },
  }
}

async function chooseCurrency(page: Page, currency: string): Promise<void> {
  const select = page.locator(`select:has(option[value=${currency}]):visible`).first()
  if ((await select.inputValue()) === currency) return
  await select.selectOption(currency)
  await untilIdle(page)
}

const visits = [
  ['ar', 'KWD', phone],
  ['en', 'USD', { viewport: { width: 1280, height: 800 } }],
  ['ar', 'SAR', { viewport: { width: 1280, height: 800 } }],
  ['en', 'BHD', phone],
] as const

describe.each(firstIfShort(visits, 2))('in %s with prices in %s', (locale, currency, window) => {
  const { activity, cart, checkout } = words[locale]
  const { read } = readerOf(currency, locale)

  test('an activity costs the same from its card to the payment page and the receipt', async () => {
    const { page } = await browser.visit({ locale, ...window })
    await openPage(page, localePath(locale, city[locale]))
    await chooseCurrency(page, currency)
    const card = page.locator('main article', { hasText: fort[locale].title }).first()
    await expect.poll(async () => amountsIn(await card.innerText(), locale)[0]?.currency).toBe(currency)
    const from = (await read(card)).at(-1)
    await read(page.locator('main'))

    await card.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
    if (window === phone) await page.locator('#open-booking').click()
    const box = bookingOf(page)
    await box.locator(openDay).first().waitFor()
    expect(await read(box)).toContain(from)
    await read(page.locator('main'))

    await chooseDeparture(page, { day: 3 })
    const [before = Number.NaN, perAdult = Number.NaN] = await read(box.locator('[data-step=people]'))
    expect(before).toBeGreaterThan(perAdult)
    expect(perAdult).toBeGreaterThanOrEqual(from ?? Number.NaN)
    const total = 2 * perAdult
    // Below the total are the price before the offer and the offer.
    expect((await read(box.getByRole('region', { name: activity.booking.total })))[0]).toBe(total)
    await addToCart(page, locale)

    await openPage(page, localePath(locale, '/cart'))
    expect(await read(page.getByRole('article'))).toContain(total)
    expect(await read(page.getByRole('region', { name: cart.summary }))).toContain(total)
    await read(page.locator('main'))

    await page.getByRole('link', { name: cart.checkOut }).click()
    await page.locator('#firstName').waitFor()
    expect(await read(payButton(page))).toEqual([total])
    const summary = page.getByRole('region', { name: checkout.summary, exact: true })
    if (window === phone) {
      expect(await read(summary)).toEqual([total])
      await summary.getByRole('button').first().click()
    }
    expect(await read(summary)).toContain(total)
    await read(page.locator('main'))

    await fillGuest(page, locale, `one.currency.${currency}.${locale}@example.com`.toLowerCase())
    // The field's country is that of the currency.
    await page.fill('#phoneNumber', '+966501234567')
    await confirm(page, locale)
    expect(await read(page.locator('body'))).toEqual([total])
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect(await read(page.locator('main'))).toContain(total)
  })
})
