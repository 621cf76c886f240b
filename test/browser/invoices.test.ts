import { createTranslator } from 'use-intl/core'
import type { Locator, Page } from 'playwright-core'
import { expect, test, describe } from 'vitest'
import { countdown } from '#domain/countdown.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { addFortOnDays } from '#test/support/add-fort.ts'
import { testInFull } from '#test/support/in-full.ts'
import {
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  guest as buyer,
  openCheckout,
  payButton,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface Activity {
  startsAt: string
  endsAt: string
  zone: string
}

async function toSandbox(page: Page, locale: Locale, email: string, day = 0): Promise<void> {
  await openCheckout(page, locale, { day })
  await fillGuest(page, locale, email)
  await confirm(page, locale)
}

/** The order's page, as linked from the guest's mail. */
async function signedLink(page: Page, locale: Locale, reference: string): Promise<string> {
  const answer = await page.request.get(`/api/checkout/outcome?reference=${reference}`)
  const { key } = (await answer.json()) as { key: string }
  return localePath(locale, `/invoices/${reference}?key=${key}`)
}

async function activityOf(page: Page, link: string): Promise<Activity> {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const answer = await page.request.get(`/api/invoices/${pathname.split('/').at(-1)}?key=${searchParams.get('key')}`)
  const { bookings } = (await answer.json()) as { bookings: Activity[] }
  return bookings[0] as Activity
}

/** Four actions in two rows; a fifth, the way to the host, fills a row of its own. */
async function expectPairs(actions: Locator): Promise<void> {
  const boxes = await actions.locator(':scope > :is(a, button)').evaluateAll((all) =>
    all.map((one) => {
      const { top, width } = one.getBoundingClientRect()
      return { top, width }
    }),
  )
  expect(boxes.length).toBeGreaterThanOrEqual(4)
  for (const [index, { top, width }] of boxes.slice(0, 4).entries()) {
    expect(width).toBeCloseTo(boxes[0]?.width ?? 0, 0)
    expect(top).toBe(boxes[index - (index % 2)]?.top)
  }
  expect(boxes[2]?.top).toBeGreaterThan(boxes[1]?.top ?? 0)
  if (boxes[4]) expect(boxes[4].width).toBeGreaterThan(boxes[0]?.width ?? 0)
}

/** Of each row of the list: where in it badge and first action begin, and facts that end their line with a separator. */
const rowsOf = (page: Page) =>
  page.locator('article[id]:has(h3 a)').evaluateAll((rows) =>
    rows.map((row) => {
      const isRtl = document.documentElement.dir === 'rtl'
      const around = row.getBoundingClientRect()
      const startOf = (part: Element | null | undefined) => {
        const box = part?.getBoundingClientRect()
        return box && Math.round(isRtl ? around.right - box.right : box.left - around.left)
      }
      const badge = row.querySelector('h3')?.parentElement?.querySelector('span')
      const action = row.querySelector('a:not(h3 a), button')
      const facts = [...row.querySelectorAll('p')].flatMap((line) =>
        [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('·')),
      )
      return {
        badge: [startOf(badge), Math.round((badge?.getBoundingClientRect().top ?? 0) - around.top)],
        action: startOf(action),
        width: Math.round(action?.getBoundingClientRect().width ?? 0),
        toEnd: Math.round(
          window.innerWidth < 640
            ? around.bottom - (action?.getBoundingClientRect().bottom ?? 0)
            : (action?.getBoundingClientRect().top ?? 0) - around.top,
        ),
        separators: facts.length,
      }
    }),
  )

/** The expected text for the time until the activity. */
function said(locale: Locale, activity: Activity, now: number): string {
  const t = createTranslator({ locale, messages: words[locale].orders })
  const left = countdown(activity, new Date(now))
  if (left.kind === 'over') return t('past')
  return left.kind === 'under_way' ? t('soon.under_way') : t(`soon.${left.kind}`, { count: left.count })
}

describe.each(journeyLanguages)('a buyer in %s', (locale) => {
  const w = words[locale]

  test('has ticket, tax invoice and calendar file; a guest through the signed link, and others not at all', async () => {
    const { page } = await browser.visit({ locale })
    await toSandbox(page, locale, `files.${locale}@example.com`)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    const link = await signedLink(page, locale, reference)

    const guest = await browser.visit({ locale })
    await openPage(guest.page, link)
    await guest.page.getByRole('heading', { level: 1 }).getByText(reference).waitFor()
    const { firstName, lastName } = buyer[locale]
    await guest.page.getByRole('article').getByText(`${firstName} ${lastName}`).waitFor()
    await guest.page.setViewportSize({ width: 320, height: 568 })
    const time = guest.page.getByText(/^\d{1,2}:\d{2}/).first()
    const room = await time.evaluate((text) => [text.scrollWidth, text.parentElement?.clientWidth ?? 0])
    expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
    for (const width of [320, 390, 768]) {
      await guest.page.setViewportSize({ width, height: 844 })
      await expectPairs(guest.page.getByRole('link', { name: w.orders.ticket, exact: true }).locator('..'))
    }
    await guest.page.setViewportSize({ width: 1280, height: 720 })
    await guest.page.locator('summary').filter({ hasText: w.orders.details }).click()
    await expectAccessible(guest.page)
    for (const [name, type, start] of [
      [w.orders.ticket, 'application/pdf', '%PDF-'],
      [w.orders.taxInvoice, 'application/pdf', '%PDF-'],
      [w.orders.calendar, 'text/calendar', 'BEGIN:VCALENDAR'],
    ] as const) {
      const href = await guest.page.getByRole('link', { name, exact: true }).getAttribute('href')
      const file = await guest.page.request.get(href ?? '')
      expect([file.status(), file.headers()['content-type']?.split(';')[0]]).toEqual([200, type])
      expect((await file.body()).subarray(0, start.length).toString()).toBe(start)
      expect((await guest.page.request.get(href?.replace(/key=[^&]+/, 'key=guessed') ?? '')).status()).toBe(404)
    }
    const directions = guest.page.getByRole('link', { name: w.orders.directions })
    expect(await directions.getAttribute('href')).toContain('/maps/dir/')
    expect(guest.problems).toEqual([])
    const stranger = await browser.visit({ locale })
    expect((await stranger.page.goto(link.replace(/key=.*/, 'key=guessed')))?.status()).toBe(404)
    expect(await stranger.page.getByText(w.orders.ticket).count()).toBe(0)
  })

  test('finds badge and action at one place of each row of the list, and reads what signing in adds', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openPage(page, localePath(locale, '/cart'))
    await addFortOnDays(page, 3)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `rows.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    await openPage(page, await signedLink(page, locale, reference))
    const cancelled = page.getByRole('article').last()
    await cancelled.getByRole('button', { name: w.orders.cancellation.open, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: w.orders.cancellation.confirm, exact: true }).click()
    await dialog.getByRole('button', { name: w.orders.cancellation.close, exact: true }).click()
    await page.getByText(w.orders.statuses.cancelled, { exact: true }).waitFor()
    await openCheckout(page, locale, { day: 5 })
    await fillGuest(page, locale, `rows.${locale}@example.com`)
    await page.check('input[value=pay_later]')
    await payButton(page).click()
    await expectOutcome(page, locale, 'reserved')

    await openPage(page, localePath(locale, '/invoices'))
    for (const state of ['confirmed', 'approved', 'cancelled'] as const)
      await page.locator('article[id]').getByText(w.orders.statuses[state], { exact: true }).waitFor()
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const rows = await rowsOf(page)
      expect(rows).toHaveLength(3)
      expect(rows[0]?.separators).toBe(0)
      for (const row of rows) expect(row).toEqual(rows[0])
    }
    await page.getByRole('heading', { name: w.orders.signInAdds }).waitFor()
    expect(await page.getByText(w.orders.signInFirst).count()).toBe(0)
    await expectResponsive(page)
    await expectAccessible(page)

    // What is to be paid comes first, and before it is cancelled another date is offered.
    const unpaid = page.getByRole('region', { name: w.orders.toPay })
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.slice(0, 2)).toEqual([w.orders.toPay, w.orders.nextTrip])
    await unpaid.getByRole('heading', { level: 3 }).getByRole('link').click()
    await page.waitForURL(/\/invoices\/RH-/)
    // The address changes before the page does.
    await page.getByRole('heading', { level: 1 }).getByText('RH-').waitFor()
    await page.getByRole('button', { name: w.orders.cancellation.open, exact: true }).click()
    await dialog.getByRole('button', { name: w.orders.rebooking.open }).click()
    await dialog.getByRole('heading', { name: w.orders.rebooking.title }).waitFor()
    expect(problems).toEqual([])
  })

  testInFull(
    'sees the time until the activity, updated while the page is open, the host’s contact from the day before, and the change of the date until then',
    async () => {
      const { page } = await browser.visit({ locale })
      await toSandbox(page, locale, `counts.${locale}@example.com`, 3)
      await decide(page, 'approve')
      const link = await signedLink(page, locale, await expectOutcome(page, locale, 'booked'))
      const activity = await activityOf(page, link)
      const starts = Date.parse(activity.startsAt)
      for (const before of [11 * DAY_MS, 3 * DAY_MS, 2 * DAY_MS, DAY_MS, 61 * MINUTE_MS]) {
        const { page: open, problems } = await browser.visit({ locale })
        await open.clock.install({ time: starts - before })
        await open.goto(link)
        await open.getByText(said(locale, activity, starts - before), { exact: true }).waitFor()
        // Before the day before, the link is to the site that sold it.
        const contacts = open.getByRole('link', { name: new RegExp(`${w.orders.messageHost}|${w.orders.contactUs}`) })
        expect(await contacts.allInnerTexts()).toEqual([before <= DAY_MS ? w.orders.messageHost : w.orders.contactUs])
        const change = open.getByRole('button', { name: w.orders.rebooking.open, exact: true })
        expect(await change.count()).toBe(before > DAY_MS ? 1 : 0)
        if (before === 2 * DAY_MS) {
          await open.clock.fastForward(DAY_MS)
          await change.waitFor({ state: 'detached' })
        }
        if (before < HOUR_MS * 2) {
          await open.clock.fastForward(31 * MINUTE_MS)
          await open.getByText(said(locale, activity, starts - 30 * MINUTE_MS), { exact: true }).waitFor()
          await open.clock.fastForward(31 * MINUTE_MS)
          await open.getByText(w.orders.soon.under_way, { exact: true }).waitFor()
        }
        expect(problems).toEqual([])
        await open.context().close()
      }
    },
  )

  testInFull('with a failed payment pays again from the order’s page, and the hold is not extended', async () => {
    const { page, problems } = await browser.visit({ locale })
    await toSandbox(page, locale, `again.${locale}@example.com`)
    await decide(page, 'decline')
    const reference = await expectOutcome(page, locale, 'payment_failed')
    const heldUntil = async () => {
      const answer = await page.request.get(`/api/checkout/outcome?reference=${reference}`)
      return ((await answer.json()) as { holdExpiresAt: string }).holdExpiresAt
    }
    const before = await heldUntil()
    await openPage(page, await signedLink(page, locale, reference))
    await page.getByText(w.checkout.payNow.failed, { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: w.checkout.payNow.again }).press('Enter')
    await page.waitForURL(/\/sandbox\/pay\//)
    expect(await heldUntil()).toBe(before)
    await decide(page, 'approve')
    expect(await expectOutcome(page, locale, 'booked')).toBe(reference)
    expect(problems).toEqual([])
  })
})
