import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/staff.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { arrivals, enter, goOffline, guideAtDoor, listOf, officeAtDesk, storedIn, storeScans, ticketToScan, visitPhone, type DoorList } from '#test/support/door-phone.ts' // prettier-ignore
import { isShort, testInFull } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
const words = { ar, en }

/** A guide whose phone has stored the page too. */
async function guide(locale: 'ar' | 'en'): Promise<Page> {
  const page = await visitPhone(browser, { origin: site.origin, locale, serviceWorkers: 'allow' })
  await guideAtDoor(page, locale)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

const entriesIn = ({ guests }: DoorList) =>
  guests.reduce((sum, { redeemedAt, seconds }) => sum + (redeemedAt === null ? 0 : 1) + seconds.length, 0)

/** The line is back, and everything was sent. */
async function sent(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.locator('[data-line=online]').waitFor()
  await expect
    .poll(
      async () => (await storedIn<{ sentAt: number | null }>(page, 'scans')).filter(({ sentAt }) => sentAt === null),
      {
        timeout: 120_000,
      },
    )
    .toEqual([])
}

testInFull('the reader of codes is stored on the first visit of a browser that has none', async () => {
  const page = await guide('en')
  await page.waitForFunction(async () => {
    const requests = await Promise.all(
      (await caches.keys())
        .filter((name) => name.startsWith('check-in-'))
        .map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().some(({ url }) => url.endsWith('.wasm'))
  })
})

describe.each(journeyLanguages)('check-in offline in %s', (locale) => {
  const t = words[locale].checkIn

  test('lets guests in, survives closing the page, and sends everything once online', async () => {
    const page = await guide(locale)
    const { code } = await ticketToScan(page)
    const before = await arrivals(page)
    await expectAccessible(page)
    await goOffline(page)
    await page.locator('[data-line=offline]').getByText(t.noLine).waitFor()
    await enter(page, code, 'in')
    await page.getByText(t.wasOffline).waitFor()
    await enter(page, code.toLowerCase(), 'already')
    await enter(page, 'AAAA 2222', 'unknown')
    await expectAccessible(page)
    // The phone closes the page; it opens offline, with the scan.
    await page.reload()
    await page.locator('[data-line=offline]').waitFor()
    await enter(page, code, 'already')
    // By name, without a code; and taken back.
    const other = page.getByRole('button', { name: t.letInOf.replace('{name}', ''), exact: false }).first()
    await other.click()
    await page.locator('[data-verdict=in]').waitFor()
    await page.locator('[data-verdict=in]').getByRole('button', { name: t.undo }).click()
    await page.locator('[data-verdict]').waitFor({ state: 'detached' })
    await sent(page)
    expect(await arrivals(page)).toBe(before + 1)
    // What the phone stored prints no ticket and calls no guest.
    const stored = JSON.stringify(await storedIn(page, 'list'))
    expect(stored).toContain('guests')
    for (const secret of [code, '@', '+966']) expect(stored).not.toContain(secret)
  })
})

testInFull('one ticket on two offline phones: both show that the party was let in twice', async () => {
  const [first, second] = [await guide('en'), await guide('en')]
  const { code, departureId } = await ticketToScan(first)
  for (const page of [first, second]) {
    await goOffline(page)
    await enter(page, code, 'in')
  }
  await sent(second)
  await sent(first)
  await first.locator('[data-twice]').waitFor()
  await second.getByRole('button', { name: en.checkIn.send }).or(second.getByRole('button', { name: ar.checkIn.send })).click() // prettier-ignore
  await second.locator('[data-twice]').waitFor()
  const twice = (await listOf(first)).guests.filter(({ seconds }) => seconds.length > 0)
  expect(twice).toMatchObject([{ departureIds: [departureId], seconds: [{}] }])
})

testInFull(
  'a guide whose session ended finds the guests gone and the scans on the phone, and sends them after signing in',
  async () => {
    const page = await guide('en')
    const { code } = await ticketToScan(page)
    const before = await arrivals(page)
    await goOffline(page)
    await enter(page, code, 'in')
    await page.context().clearCookies()
    await page.context().setOffline(false)
    await page.getByText(en.checkIn.endedTitle).or(page.getByText(ar.checkIn.endedTitle)).waitFor()
    expect(await page.locator('[data-booking]').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: en.checkIn.signIn }).or(page.getByRole('link', { name: ar.checkIn.signIn })).click() // prettier-ignore
    await page.fill('[name=email]', 'guide@rihla.example')
    await page.fill('[name=password]', DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.locator('[data-line=online]').waitFor()
    await sent(page)
    expect(await arrivals(page)).toBe(before + 1)
  },
)

test('the office makes a pass; a phone without account opens it, checks in, and is ended', async () => {
  const desk = await officeAtDesk(browser, site.origin)
  const me = (await (await desk.request.get('/api/console/me')).json()) as { language: 'ar' | 'en' }
  const t = words[me.language].passes
  const { code, departureId } = await ticketToScan(desk, -1)
  await desk.goto(`/console/departures/${departureId}`)
  await desk.getByRole('button', { name: t.button }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(t.name).fill('Khalid’s phone')
  await expectAccessible(desk)
  const made = desk.waitForResponse((answer) => answer.url().endsWith('/api/console/passes'))
  await dialog.getByRole('button', { name: t.make }).click()
  const { token } = (await (await made).json()) as { token: string }
  await dialog.getByRole('img', { name: t.qr }).waitFor()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: t.done }).click()

  const page = await visitPhone(browser, { origin: site.origin, locale: 'en', serviceWorkers: 'allow' })
  await page.goto(`/console/check-in#pass=${token}`)
  await page.getByText('Khalid’s phone').waitFor()
  expect(page.url()).not.toContain('pass')
  expect((await listOf(page)).departures.map(({ id }) => id)).toEqual([departureId])
  await enter(page, code, 'in')
  await expectAccessible(page)

  await desk.getByRole('button', { name: t.button }).click()
  await dialog.getByRole('button', { name: t.revokeOf.replace('{name}', 'Khalid’s phone') }).click()
  await dialog.getByText(t.passes).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: en.checkIn.send }).click()
  await page.getByText(en.checkIn.passEnded).waitFor()
  expect(await page.locator('[data-booking]').count()).toBe(0)
})

// The last test: it lets every guest in.
testInFull('many stored scans are sent in batches of one hundred, and all of them are recorded', async () => {
  const count = isShort ? 120 : 500
  const page = await guide('en')
  const batches: number[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/door/scans'))
      batches.push((request.postDataJSON() as { scans: unknown[] }).scans.length)
  })
  const before = await listOf(page)
  await goOffline(page)
  const today = before.departures[0]?.localDate ?? ''
  const ids = before.guests
    .filter(({ state, firstDay, lastDay }) => state === 'booked' && firstDay <= today && today <= lastDay)
    .map(({ bookingId }) => bookingId)
  await storeScans(
    page,
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      who: before.who.key,
      bookingId: ids[index % ids.length],
      departureId: null,
      at: before.now,
      wasOffline: true,
      arrived: null,
      isUndone: false,
      code: null,
      changedAt: index + 1,
      sentAt: null,
      firstSentAt: null,
      trip: { ar: '', en: '' },
      travellers: 1,
      verdict: null,
      isSecond: false,
    })),
  )
  await page.reload()
  await page.locator('[data-line=offline]').waitFor()
  await sent(page)
  await expect.poll(() => batches).toEqual(isShort ? [100, 20] : [100, 100, 100, 100, 100])
  expect(entriesIn(await listOf(page)) - entriesIn(before)).toBe(count)
})
