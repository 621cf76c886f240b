import type { Page } from 'playwright-core'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/date-words.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import arRefusals from '#messages/ar/refusals.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, payButtonOf, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import type { BookableProduct, Departure } from '#web/features/availability/calls.ts'

const browser = useBrowser()
const refusals = { ar: arRefusals, en: enRefusals }

const tooFewAt = (locale: Locale, values: { when: string; count: number }) =>
  createTranslator({ locale, messages: words[locale].orders.rebooking })('tooFewAt', values)
const refusal = (locale: Locale, capacity: number) =>
  createTranslator({ locale, messages: refusals[locale].cart })('quantity_over_capacity', { capacity })

/**
 * Buys a morning at Hegra, on the first day from `first` days ahead on that has the seats: for two, or for so many that
 * `left` seats stay. Returns the day.
 */
async function buyHegra(
  page: Page,
  locale: Locale,
  { first, left }: { first: number; left?: number },
): Promise<string> {
  await openPage(page, localePath(locale, '/cart'))
  const date = await page.evaluate(
    async (wish) => {
      const read = async <Body>(path: string): Promise<Body> => (await fetch(path)).json()
      const { id, options } = await read<BookableProduct>('/api/products/alula/hegra-with-a-rawi?locale=en')
      const [shared] = options
      for (let ahead = wish.first; ahead < wish.first + 20; ahead++) {
        const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
        const path = `/api/availability/${id}/departures?date=${day}&locale=en`
        const { departures } = await read<{ departures: Departure[] }>(path)
        const ofOption = departures.filter(({ optionId }) => optionId === shared?.id)
        const seats = ofOption[0]?.seatsLeft ?? 0
        const quantity = wish.left === undefined ? 2 : seats - wish.left
        if (ofOption.length !== 2 || quantity < 2 || seats < 8) continue
        const units = { [shared?.units[0]?.id ?? 0]: quantity }
        const body = JSON.stringify({ optionId: shared?.id, departureId: ofOption[0]?.id, units })
        const { ok } = await fetch('/api/cart/items', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        if (ok) return day
      }
      throw new Error('no morning of the demo has the seats')
    },
    { first, left },
  )
  await openPage(page, localePath(locale, '/checkout'))
  await fillGuest(page, locale, `hegra.${locale}.${left ?? 'two'}@example.com`)
  await confirm(page, locale)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')
  return date
}

test.each(journeyLanguages)(
  'a chosen time that has too few spots for one more stays in sight, and a booking takes no more than it may, in %s',
  async (locale) => {
    const w = words[locale].orders
    const seats = 4
    const { page: other } = await browser.visit({ locale })
    const date = await buyHegra(other, locale, { first: 20, left: seats })
    const { page, problems } = await browser.visit({ locale })
    await buyHegra(page, locale, { first: 12 })
    await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
    await page.waitForURL(/\/invoices\/RH-/)
    await page.setViewportSize(phone.viewport)
    await page.getByRole('button', { name: w.rebooking.open, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('[data-status]:not([data-disabled])').last().waitFor()
    const adult = { ar: 'بالغ', en: 'Adult' }[locale]
    const { fewer, more } = words[locale].common
    const people = dialog.getByRole('group', { name: adult })
    const count = async () => Number(await people.locator('output').innerText())
    const oneMore = people.getByRole('button', { name: more.replace('{label}', adult) })
    const oneFewer = people.getByRole('button', { name: fewer.replace('{label}', adult) })
    const submit = dialog
      .getByRole('button', { name: w.rebooking.confirm, exact: true })
      .or(payButtonOf(dialog, locale))
    const lost = dialog.getByRole('alert').filter({ hasText: w.rebooking.chosenBefore })

    const day = dialog.locator(`[data-date="${date}"][data-status]:not([data-disabled])`)
    while (!(await day.isVisible())) {
      await dialog.locator('button[slot=next]').click()
      await untilIdle(page)
    }
    await day.click()
    await dialog.locator('label:has(input[name=new-departure])').first().click()
    await submit.waitFor()
    await dialog.locator('summary').first().click()
    while ((await count()) < seats) await oneMore.click()
    await submit.waitFor()
    expect(await lost.count()).toBe(0)
    await oneMore.click()
    await lost.waitFor()
    const title = tooFewAt(locale, { when: formatDate(date, locale), count: seats })
    expect(await lost.innerText()).toContain(title.slice(title.indexOf(':') + 1).trim())
    expect(await submit.count()).toBe(0)
    await expectResponsive(page)
    await expectAccessible(page)
    await oneFewer.click()
    await submit.waitFor()
    expect(await lost.count()).toBe(0)

    while ((await oneMore.getAttribute('aria-disabled')) !== 'true') await oneMore.click()
    const most = await count()
    await dialog.getByText(refusal(locale, most)).waitFor()
    expect(await dialog.getByText(w.rebooking.none).count()).toBe(0)
    await expectResponsive(page)
    expect(problems).toEqual([])
  },
)
