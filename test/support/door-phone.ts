import { createHash } from 'node:crypto'
import type { BrowserContextOptions, Cookie, Page } from 'playwright-core'
import { demoTicket } from '#demo/bookings.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { phone, type useBrowser } from './browser.ts'
import { codeOf } from './totp-code.ts'

export const doorWords = { ar, en }

export interface DoorList {
  who: { key: string; name: string; until: string | null }
  now: string
  isMore: boolean
  departures: { id: number; localDate: string }[]
  guests: {
    bookingId: number
    departureIds: number[]
    name: string
    ticket: string
    state: string
    firstDay: string
    lastDay: string
    redeemedAt: string | null
    seconds: object[]
  }[]
}

export async function visitPhone(
  browser: ReturnType<typeof useBrowser>,
  { origin, locale, ...options }: { origin: string; locale: 'ar' | 'en' } & BrowserContextOptions,
): Promise<Page> {
  return (await browser.visit({ locale, baseURL: origin, ...phone, ...options })).page
}

/** A guide at the door, whose phone has stored the list. */
export async function guideAtDoor(page: Page, locale: 'ar' | 'en'): Promise<Page> {
  await page.goto('/console/check-in')
  await page.fill('[name=email]', 'guide@rihla.example')
  await page.fill('[name=password]', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('[data-line=online]').waitFor()
  if ((await page.locator('html').getAttribute('lang')) !== locale)
    await page.getByRole('button', { name: doorWords[locale === 'ar' ? 'en' : 'ar'].nav.language, exact: true }).click()
  await page.locator(`html[lang=${locale}]`).waitFor()
  return page
}

/** Sends a request of the console from the page. */
export function send<Body>(page: Page, path: string, body: object): Promise<Body> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/console${path}`, { method: 'POST', headers, body })
      return answer.json() as Promise<Body>
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** Cookies of the office by site: a code of the app works once. */
const sessions = new Map<string, Cookie[]>()

/** The office of the demo's first supplier. */
export async function officeAtDesk(browser: ReturnType<typeof useBrowser>, origin: string): Promise<Page> {
  const { page } = await browser.visit({ locale: 'en', baseURL: origin })
  const known = sessions.get(origin)
  if (known) await page.context().addCookies(known)
  await page.goto('/console')
  if (!known) {
    const code = codeOf(DEMO_TOTP, 0)
    await send(page, '/sign-in', { email: 'office@rihla.example', password: DEMO_PASSWORD, code })
    sessions.set(origin, await page.context().cookies())
  }
  return page
}

export const listOf = async (page: Page) =>
  (await (await page.request.get('/api/console/door/list')).json()) as DoorList
export async function bookedToday(page: Page): Promise<{ id: number; bookings: number }[]> {
  const answer = await page.request.get('/api/console/check-in?locale=en')
  return ((await answer.json()) as { trips: { id: number; bookings: number }[] }).trips
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** Tickets of today whose parties are not in: at any hour, the demo has let in those whose trip is about to begin. */
export async function ticketsToScan(page: Page): Promise<{ code: string; departureId: number }[]> {
  const { guests } = await listOf(page)
  const expected = guests.filter(({ state, redeemedAt }) => state === 'booked' && redeemedAt === null)
  const hashes = new Set(expected.map(({ ticket }) => ticket))
  const trips = await bookedToday(page)
  return trips
    .flatMap(({ id, bookings }) =>
      Array.from({ length: bookings }, (_, number) => ({ code: demoTicket(id, number), departureId: id })),
    )
    .filter(({ code }) => hashes.has(hashOf(code)))
}
/** One of them: the first, or that at `place`. */
export async function ticketToScan(page: Page, place = 0) {
  const ticket = (await ticketsToScan(page)).at(place)
  if (!ticket) throw new Error('All parties of the demo are in.')
  return ticket
}
export const arrivals = async (page: Page) =>
  (await listOf(page)).guests.filter(({ redeemedAt }) => redeemedAt !== null).length

export async function enter(page: Page, code: string, verdict: string): Promise<void> {
  await page.locator('[name=code]').fill(code)
  await page.keyboard.press('Enter')
  await page.locator(`[data-verdict=${verdict}]`).waitFor()
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.locator('[data-line=offline]').waitFor()
}

/** What a store of the phone has. */
export const storedIn = <Value>(page: Page, name: 'list' | 'scans') =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open('rihla-check-in')
        request.addEventListener('success', () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result)
          })
        })
      }),
    name,
  ) as Promise<Value[]>

/** Stores scans on the phone, as the page does. */
export const storeScans = (page: Page, scans: { id: string }[]) =>
  page.evaluate(
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
    scans,
  )
