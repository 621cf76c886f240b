import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoTicket } from '#demo/bookings.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { isShort } from '#test/support/in-full.ts'
import { codeOf } from '#test/support/totp-code.ts'
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
const words = { ar, en }

async function visitPhone(locale: 'ar' | 'en') {
  const { page } = await browser.visit({ locale, baseURL: site.origin, ...phone, serviceWorkers: 'allow' })
  return page
}

/** A guide at the door, whose phone has stored the page and the list. */
async function guideAtDoor(locale: 'ar' | 'en'): Promise<Page> {
  const page = await visitPhone(locale)
  await page.goto('/console/check-in')
  await page.fill('[name=email]', 'guide@rihla.example')
  await page.fill('[name=password]', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('[data-line=online]').waitFor()
  if ((await page.locator('html').getAttribute('lang')) !== locale)
    await page.getByRole('button', { name: words[locale === 'ar' ? 'en' : 'ar'].nav.language, exact: true }).click()
  await page.locator(`html[lang=${locale}]`).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

interface List {
  who: { key: string }
  now: string
  departures: { id: number; localDate: string }[]
  guests: {
    bookingId: number
    departureIds: number[]
    state: string
    firstDay: string
    lastDay: string
    redeemedAt: string | null
    seconds: object[]
  }[]
}
const listOf = async (page: Page) => (await (await page.request.get('/api/console/door/list')).json()) as List
const bookedToday = async (page: Page) => {
  const { trips } = (await (await page.request.get('/api/console/check-in?locale=en')).json()) as {
    trips: { id: number; bookings: number }[]
  }
  return trips
}
const arrivals = async (page: Page) =>
  (await listOf(page)).guests.filter(({ redeemedAt }) => redeemedAt !== null).length

const entriesIn = ({ guests }: List) =>
  guests.reduce((sum, { redeemedAt, seconds }) => sum + (redeemedAt === null ? 0 : 1) + seconds.length, 0)

async function enter(page: Page, code: string, verdict: string): Promise<void> {
  await page.locator('[name=code]').fill(code)
  await page.keyboard.press('Enter')
  await page.locator(`[data-verdict=${verdict}]`).waitFor()
}

/** The line is back, and everything was sent. */
async function sent(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.locator('[data-line=online]').waitFor()
  await page.waitForFunction(
    async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('rihla-check-in')
        request.addEventListener('success', () => resolve(request.result))
      })
      const scans = await new Promise<{ changedAt: number }[]>((resolve) => {
        const request = database.transaction('scans').objectStore('scans').getAll()
        request.addEventListener('success', () => resolve(request.result as { changedAt: number }[]))
      })
      database.close()
      return scans.every(({ changedAt }) => changedAt === 0)
    },
    undefined,
    { polling: 300 },
  )
}

describe.each(['ar', 'en'] as const)('the door without a line in %s', (locale) => {
  const t = words[locale].checkIn

  test('lets guests in, survives the end of the page, and sends everything when the line is back', async () => {
    const page = await guideAtDoor(locale)
    const trips = await bookedToday(page)
    const trip = trips[locale === 'ar' ? 0 : 1]
    const before = await arrivals(page)
    await expectAccessible(page)
    await page.context().setOffline(true)
    await page.locator('[data-line=offline]').getByText(t.noLine).waitFor()
    const code = demoTicket(trip?.id ?? 0, 0)
    await enter(page, code, 'in')
    await page.getByText(t.wasOffline).waitFor()
    await enter(page, code.toLowerCase(), 'already')
    await enter(page, 'AAAA 2222', 'unknown')
    await expectAccessible(page)
    // The phone closes the page; it opens without a line, with the scan.
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
    // Nobody can print a ticket from what the phone stored, or call a guest.
    const stored = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('rihla-check-in')
          request.addEventListener('success', () => {
            const all = request.result.transaction('list').objectStore('list').getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
          })
        }),
    )
    expect(stored).toContain('guests')
    for (const secret of [code, '@', '+966']) expect(stored).not.toContain(secret)
  })
})

test('one ticket on two phones without a line: both learn that the party was let in twice', async () => {
  const [first, second] = [await guideAtDoor('en'), await guideAtDoor('en')]
  const trips = await bookedToday(first)
  const trip = trips[2]
  const code = demoTicket(trip?.id ?? 0, 0)
  for (const page of [first, second]) {
    await page.context().setOffline(true)
    await page.locator('[data-line=offline]').waitFor()
    await enter(page, code, 'in')
  }
  await sent(second)
  await sent(first)
  await first.locator('[data-twice]').waitFor()
  await second.getByRole('button', { name: en.checkIn.send }).or(second.getByRole('button', { name: ar.checkIn.send })).click() // prettier-ignore
  await second.locator('[data-twice]').waitFor()
  const twice = (await listOf(first)).guests.filter(({ seconds }) => seconds.length > 0)
  expect(twice).toMatchObject([{ departureIds: [trip?.id], seconds: [{}] }])
})

test('a guide whose session ended finds the guests gone and the scans on the phone, and sends them after signing in', async () => {
  const page = await guideAtDoor('en')
  const trips = await bookedToday(page)
  const before = await arrivals(page)
  await page.context().setOffline(true)
  await page.locator('[data-line=offline]').waitFor()
  await enter(page, demoTicket(trips[3]?.id ?? 0, 0), 'in')
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
})

test('the office makes a pass; a phone without account opens it, checks in, and is ended', async () => {
  const { page: desk, problems } = await browser.visit({ locale: 'en', baseURL: site.origin })
  await desk.goto('/console')
  await desk.fill('[name=email]', 'office@rihla.example')
  await desk.fill('[name=password]', DEMO_PASSWORD)
  await desk.keyboard.press('Enter')
  await desk.fill('[name=code]', codeOf(DEMO_TOTP, 0))
  await desk.keyboard.press('Enter')
  await desk.locator('#content h1').waitFor()
  const me = (await (await desk.request.get('/api/console/me')).json()) as { language: 'ar' | 'en' }
  const t = words[me.language].passes
  const trip = (await bookedToday(desk)).at(-1)
  await desk.goto(`/console/departures/${trip?.id}`)
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

  const page = await visitPhone('en')
  await page.goto(`/console/check-in#pass=${token}`)
  await page.getByText('Khalid’s phone').waitFor()
  expect(page.url()).not.toContain('pass')
  expect((await listOf(page)).departures.map(({ id }) => id)).toEqual([trip?.id])
  await enter(page, demoTicket(trip?.id ?? 0, 0), 'in')
  await expectAccessible(page)

  await desk.getByRole('button', { name: t.button }).click()
  await dialog.getByRole('button', { name: t.revokeOf.replace('{name}', 'Khalid’s phone') }).click()
  await dialog.getByText(t.passes).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: en.checkIn.send }).click()
  await page.getByText(en.checkIn.passEnded).waitFor()
  expect(await page.locator('[data-booking]').count()).toBe(0)
  expect(problems.filter((one) => !one.includes('401'))).toEqual([])
})

// The last test: it lets every guest in.
test('many stored scans are sent in batches of one hundred, and all of them are recorded', async () => {
  const count = isShort ? 120 : 500
  const page = await guideAtDoor('en')
  const batches: number[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/door/scans'))
      batches.push((request.postDataJSON() as { scans: unknown[] }).scans.length)
  })
  const before = await listOf(page)
  await page.context().setOffline(true)
  await page.locator('[data-line=offline]').waitFor()
  const today = before.departures[0]?.localDate ?? ''
  const ids = before.guests
    .filter(({ state, firstDay, lastDay }) => state === 'booked' && firstDay <= today && today <= lastDay)
    .map(({ bookingId }) => bookingId)
  await page.evaluate(
    (scans) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('rihla-check-in')
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('scans', 'readwrite')
          for (const scan of scans) transaction.objectStore('scans').put(scan, scan.id)
          transaction.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      }),
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      who: before.who.key,
      bookingId: ids[index % ids.length],
      departureId: null,
      at: before.now,
      wasOffline: true,
      arrived: null,
      isUndone: false,
      changedAt: 1,
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
