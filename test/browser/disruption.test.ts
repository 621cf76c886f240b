import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { freshEmail } from '#test/support/account-journey.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, errorsBesideProof, proveIfAsked, visitAsOwner } from '#test/support/console-sign-in.ts'
import { beforeSum, confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { reloadPage } from '#test/support/open-page.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const desktop = { viewport: { width: 1280, height: 900 } }

interface Bought {
  buyer: Page
  reference: string
}

/** A paid booking, made in the shop, on the page of its order. */
async function buy(locale: 'ar' | 'en', day: number): Promise<Bought> {
  const { page } = await browser.visit({ locale })
  await openCheckout(page, locale, { day })
  await fillGuest(page, locale, freshEmail('storm'))
  await confirm(page, locale)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')
  await page.getByRole('link', { name: words[locale].checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  return { buyer: page, reference: /RH-\w+/.exec(page.url())?.[0] ?? '' }
}

/** Opens the calendar at the booking's departure, and returns its id. */
async function openCalendar(page: Page, reference: string): Promise<number> {
  const read = async (path: string) => (await page.request.get(`/api/console${path}`)).json()
  // A job writes the row of the desk's list within two seconds.
  await expect.poll(async () => (await page.request.get(`/api/console/orders/${reference}`)).status()).toBe(200)
  const order = (await read(`/orders/${reference}`)) as { items: { localDate: string; title: { en: string } }[] }
  const { localDate: day = '', title } = order.items[0] ?? {}
  const product = encodeURIComponent(title?.en ?? '')
  const { options } = (await read(`/departures?from=${day}&to=${day}&bookedOnly=true&product=${product}`)) as {
    options: { departures: { id: number }[] }[]
  }
  const ids = options.flatMap(({ departures }) => departures.map(({ id }) => id))
  const { booked } = (await read(`/departures/booked?ids=${ids.join(',')}`)) as {
    booked: { departureId: number; reference: string }[]
  }
  const id = booked.find((one) => one.reference === reference)?.departureId ?? 0
  await page.goto(`/console/departures?view=day&day=${day}&booked=1&product=${product}`)
  await page.locator(`a[data-departure="${id}"]`).waitFor()
  return id
}

describe.each(journeyLanguages)('a departure in a storm, in %s', (locale) => {
  const t = consoleWords[locale]
  const reason = { ar: 'عاصفة رملية', en: 'A sandstorm' }[locale]

  test('is cancelled for all: staff see the sum first and the result afterwards, the guest sees the refund', async () => {
    const { buyer, reference } = await buy(locale, { ar: 6, en: 7 }[locale])
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const departure = await openCalendar(page, reference)
    let keys = 0
    const press = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name)
      keys += names.length
    }
    const focused = page.locator(`a[data-departure="${departure}"]:focus`)
    while ((await focused.count()) === 0) await press('j')
    await press('Space', '.')
    const act = page.getByRole('button', { name: t.disruption.cancel, exact: true })
    while (!(await act.evaluate((button) => button === document.activeElement))) await press('Tab')
    await press('Enter')
    const dialog = page.locator('dialog[open]').last()
    await dialog.getByText(t.disruption.refund, { exact: true }).waitFor()
    const why = dialog.locator('[name=reason]')
    await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.insertText(reason)
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'colours' })
    await why.press('Control+Enter')
    // Besides the reason. Some other departures of the day may come before it.
    expect(keys + 1).toBeLessThanOrEqual(14)
    const row = page.locator('dialog[open] li', { hasText: reference })
    await proveIfAsked(page, locale, row.getByText(t.disruption.states.done, { exact: true }))
    await expectAccessible(page)
    await row.getByRole('link').click()
    await page.getByRole('heading', { name: reference, level: 1 }).waitFor()
    await page.getByText(t.orders.mails.departure_cancelled).first().waitFor()

    await page.goto(`/console/departures/${departure}`)
    await page.getByText(t.departures.acts.open, { exact: true }).waitFor()
    await page.getByRole('button', { name: t.disruption.show }).click()
    await page.locator('dialog[open] li', { hasText: reference }).waitFor()
    const { statuses, refundOf } = words[locale].orders
    const refund = buyer.getByText(beforeSum(refundOf))
    await expect.poll(async () => (await reloadPage(buyer), refund.isVisible())).toBe(true)
    await buyer.getByText(statuses.cancelled, { exact: true }).waitFor()
    expect(errorsBesideProof(problems)).toEqual([])
  })

  testInFull('is cancelled with another one of its week: one dialog, and the result of each', async () => {
    const { reference } = await buy(locale, { ar: 10, en: 11 }[locale])
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const departure = await openCalendar(page, reference)
    const address = new URL(page.url())
    const day = address.searchParams.get('day') ?? ''
    const sunday = new Date(Date.parse(day) - new Date(day).getUTCDay() * DAY_MS)
    const [from, to] = [0, 6].map((days) => new Date(sunday.getTime() + days * DAY_MS).toISOString().slice(0, 10))
    const product = encodeURIComponent(address.searchParams.get('product') ?? '')
    const answer = await page.request.get(`/api/console/departures?from=${from}&to=${to}&state=open&product=${product}`)
    const { options } = (await answer.json()) as { options: { departures: { id: number; taken: number }[] }[] }
    const free = options.flatMap(({ departures }) => departures).find(({ taken }) => taken === 0)?.id ?? 0
    await page.goto(`/console/departures?day=${day}&product=${product}`)
    for (const id of [departure, free])
      await page.locator(`div:has(> a[data-departure="${id}"]) input[type=checkbox]`).check()
    await page.getByRole('button', { name: t.disruption.cancel, exact: true }).click()
    const dialog = page.locator('dialog[open]').last()
    await dialog.getByText(t.disruption.several.obstacles.empty).waitFor()
    // Nothing has failed before anything was sent.
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await dialog.locator('summary').click()
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'colours' })
    await dialog.locator('[name=reason]').fill(reason)
    await dialog.locator('button[type=submit]').click()
    const row = page.locator('dialog[open] li', { has: page.locator(`a[href$="/departures/${departure}"]`) })
    await proveIfAsked(page, locale, row.getByText(t.disruption.states.done, { exact: true }).first())
    await expectAccessible(page)
    await row.locator('summary').click()
    await row.locator('li', { hasText: reference }).waitFor()
    await dialog.getByRole('button', { name: t.disruption.close, exact: true }).last().click()
    // The departure that was not cancelled stays selected.
    await page.locator(`div:has(> a[data-departure="${free}"]) input[type=checkbox]:checked`).waitFor()
    await page.goto(`/console/departures?day=${day}&product=${product}&state=called_off`)
    await page.locator(`a[data-departure="${departure}"]`).waitFor()
    expect(await page.locator(`a[data-departure="${free}"]`).count()).toBe(0)
    expect(errorsBesideProof(problems)).toEqual([])
  })

  testInFull('is moved for all to a typed time, and the guest may still cancel for free', async () => {
    const { buyer, reference } = await buy(locale, { ar: 8, en: 9 }[locale])
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const departure = await openCalendar(page, reference)
    await page.locator(`div:has(> a[data-departure="${departure}"]) input[type=checkbox]`).check()
    await page.getByRole('button', { name: t.disruption.move, exact: true }).click()
    const dialog = page.locator('dialog[open]').last()
    await dialog.getByRole('radio').last().check()
    const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
    await dialog.locator('input[type=date]').fill(day)
    await dialog.locator('input[type=time]').fill({ ar: '07:35', en: '07:50' }[locale])
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'colours' })
    await dialog.locator('[name=reason]').fill(reason)
    await dialog.locator('button[type=submit]').click()
    const row = page.locator('dialog[open] li', { hasText: reference })
    await proveIfAsked(page, locale, row.getByText(t.disruption.states.done, { exact: true }))
    await page.getByRole('link', { name: t.disruption.openNew }).click()
    await page.waitForURL(/\/console\/departures\/\d+/)
    await page.getByRole('link', { name: reference }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: reference }).click()
    await page.waitForURL(`**/console/orders/${reference}`)
    await page.getByText(t.orders.mails.departure_moved).first().waitFor()
    await page.getByText(t.orders.events.rebooked_by_staff).first().waitFor()
    await reloadPage(buyer)
    await buyer.getByText({ ar: '7:35', en: '7:50' }[locale]).first().waitFor()
    expect(errorsBesideProof(problems)).toEqual([])
  })
})
