import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations, wcag } from '#test/support/axe-violations.ts'
import { useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { untilIdle } from '#test/support/open-page.ts'
import { spillErrors } from '#test/support/responsive-audit.ts'
import { touchErrors } from '#test/support/touch.ts'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const DAY_MS = 86_400_000
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const looks = [
  ['ar', 'dark'],
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
] as const

/** TanStack Router’s own handle on the page. */
interface Router {
  routesByPath: Record<string, object>
  history: { push: (address: string) => void }
  load: () => Promise<void>
}

const read = async <Body>(page: Page, path: string): Promise<Body> =>
  (await (await page.request.get(`/api/console${path}`)).json()) as Body
const firstOf = async <Row>(page: Page, path: string): Promise<Row> => {
  const [row] = (await read<{ rows: Row[] }>(page, path)).rows
  if (row === undefined) throw new Error(`${path} has no row`)
  return row
}
const orderOf = async (page: Page, query: string) =>
  `/orders/${(await firstOf<{ reference: string }>(page, `/orders?${query}`)).reference}`

interface Order {
  reference: string
  hasInvoice: boolean
  timeline: { kind: string; canResend?: boolean; text?: string | null }[]
  items: { documents: string[]; specialRequest: string; pickup: object | null }[]
}

/** What an order has on its page. */
const partsOf = ({ timeline, items, hasInvoice }: Order): Set<string> =>
  new Set([
    ...timeline.flatMap(({ kind, canResend, text }) => [
      kind,
      ...(canResend === true ? ['mail to resend'] : []),
      ...(typeof text === 'string' && kind === 'mail' ? ['mail to read'] : []),
    ]),
    ...items.flatMap(({ documents, specialRequest, pickup }) => [
      ...documents,
      ...(specialRequest === '' ? [] : ['request']),
      ...(pickup === null ? [] : ['pick-up']),
    ]),
    ...(items.length > 1 ? ['several items'] : []),
    ...(hasInvoice ? ['invoice'] : []),
  ])

const MOST_READ = 25
/** Parts of the orders that were chosen. */
const seenParts = new Set<string>()

/** Of the first orders of a list the one with the most on its page. */
async function fullestOrder(page: Page, query: string): Promise<string> {
  const { rows } = await read<{ rows: { reference: string }[] }>(page, `/orders?${query}`)
  const orders = []
  for (const { reference } of rows.slice(0, MOST_READ)) orders.push(await read<Order>(page, `/orders/${reference}`))
  const [fullest] = orders.toSorted((one, other) => partsOf(other).size - partsOf(one).size)
  if (!fullest) throw new Error(`no order for ${query}`)
  for (const part of partsOf(fullest)) seenParts.add(part)
  return `/orders/${fullest.reference}`
}
const rowOf = async (page: Page, list: 'messages' | 'reviews') =>
  `/${list}/${(await firstOf<{ id: number }>(page, `/${list}`)).id}`

/** The guest list of a departure ahead that is booked. */
async function bookedDeparture(page: Page): Promise<string> {
  const row = await firstOf<{ localDate: string }>(page, `/orders?state=confirmed&sort=start&startFrom=${dayAhead(2)}`)
  const { localDate } = row
  const { options } = await read<{ options: { departures: { id: number }[] }[] }>(
    page,
    `/departures?from=${localDate}&to=${localDate}&bookedOnly=true`,
  )
  const ids = options.flatMap(({ departures }) => departures.map(({ id }) => id))
  // The catalogue's seeds call seats sold that have no order.
  const { booked } = await read<{ booked: { departureId: number }[] }>(page, `/departures/booked?ids=${ids.join(',')}`)
  return `/departures/${booked[0]?.departureId}`
}

/** An act on an order, which leaves it as it is. */
async function bulkAct(page: Page): Promise<string> {
  const { reference } = await firstOf<{ reference: string }>(page, '/orders?state=confirmed')
  const id = await page.evaluate(async (reference) => {
    const body = JSON.stringify({ task: { act: 'assign', staffId: null }, references: [reference] })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/console/bulk', { method: 'POST', headers, body })
    return ((await answer.json()) as { id: number }).id
  }, reference)
  return `/bulk/${id}`
}

type Address = string | ((page: Page) => Promise<string>)

/** Addresses of each route of src/console/router.tsx. */
const screens: Record<string, Address[]> = {
  '/': ['/'],
  '/orders': ['/orders', '/orders?site=nowhere'],
  '/orders/$reference': [
    (page) => fullestOrder(page, `state=confirmed&money=paid&startFrom=${dayAhead(5)}`),
    (page) => orderOf(page, 'queue=on_hold'),
    (page) => fullestOrder(page, 'state=cancelled'),
    (page) => orderOf(page, 'money=refund_failed'),
    (page) => fullestOrder(page, 'method=bank_transfer'),
    '/orders/RH-2222ZZZZ',
  ],
  '/bulk': ['/bulk'],
  '/bulk/$reference': [bulkAct],
  '/money': ['/money', '/money?tab=payments', '/money?tab=refunds', '/money?tab=transfers'],
  '/money/$reference': [async (page) => `/money/${(await firstOf<{ key: string }>(page, '/money?tab=transfers')).key}`],
  '/travellers/$reference': [
    async (page) => (await orderOf(page, 'state=confirmed')).replace('/orders/', '/travellers/'),
    '/travellers/RH-2222ZZZZ',
  ],
  '/messages': ['/messages', '/messages?state=closed'],
  '/messages/$reference': [(page) => rowOf(page, 'messages'), '/messages/999999999'],
  '/reply-templates': ['/reply-templates'],
  '/quotes': ['/quotes'],
  '/quotes/new': ['/quotes/new'],
  '/quotes/$reference': [
    async (page) => `/quotes/${(await firstOf<{ reference: string }>(page, '/quotes')).reference}`,
  ],
  '/reviews': ['/reviews'],
  '/reviews/$reference': [(page) => rowOf(page, 'reviews')],
  '/health': ['/health'],
  '/departures': [
    `/departures?day=${dayAhead(7)}`,
    `/departures?day=${dayAhead(7)}&rows=guides`,
    '/departures?queue=unplanned',
  ],
  '/departures/$departureId': [bookedDeparture, '/departures/999999999'],
  '/staff': ['/staff', '/staff?q=nobody'],
  '/roles': ['/roles'],
  '/me': ['/me'],
  '/audit': ['/audit', '/audit?subject=departure.1'],
  '/invitation': ['/invitation'],
}

/** It leads to the check-in page, a document of its own. */
const elsewhere = ['/enter-check-in']

/** The dialogs that a button of a screen opens. */
const dialogs = (t: (typeof consoleWords)['en']): [Address, (string | RegExp)[]][] => [
  [
    screens['/orders/$reference']?.[0] as Address,
    [
      new RegExp(`^${t.orders.acts.cancel}:`),
      new RegExp(`^${t.orders.acts.rebook}:`),
      t.orders.acts.resend,
      t.orders.changeGuest.acts,
    ],
  ],
  [screens['/orders/$reference']?.[1] as Address, [t.orders.acts.confirm, t.orders.acts.reject]],
  // One that took place.
  [
    (page) => orderOf(page, `state=confirmed&money=paid&startTo=${dayAhead(-2)}`),
    [new RegExp(`^${t.orders.acts.refund}:`), new RegExp(`^${t.orders.acts.cancel}:`)],
  ],
  [screens['/money/$reference']?.[0] as Address, [t.money.acts.receipt]],
  [
    bookedDeparture,
    [
      t.departures.acts.close,
      t.departures.acts.capacity,
      t.departures.acts.price,
      t.disruption.cancel,
      t.disruption.move,
      t.manifest.message.button,
      t.manifest.print,
      t.manifest.assign,
    ],
  ],
  [screens['/quotes/$reference']?.[0] as Address, [t.quotes.decline]],
  [screens['/reviews/$reference']?.[0] as Address, [t.reviews.reject]],
  ['/reply-templates', [t.templates.add]],
  ['/staff', [t.staff.invite]],
  ['/me', [t.me.addPasskey]],
  ['/health', [new RegExp(`^${t.health.giveUp}: `)]],
]

const routerOf = (page: Page) =>
  page.evaluateHandle(() => {
    const { __TSR_ROUTER__: router } = self as unknown as { __TSR_ROUTER__: Router }
    return router
  })

/** Opens an address as a link does, without loading the page again. */
async function open(page: Page, address: string): Promise<void> {
  await (
    await routerOf(page)
  ).evaluate(
    async (router, address) => {
      // Each screen sets it.
      if (new URL(address, location.origin).pathname !== location.pathname) document.title = ''
      router.history.push(address)
      await router.load()
    },
    `/console${address === '/' ? '' : address}`,
  )
  await untilIdle(page)
  await page.locator('main [role=status] svg.animate-spin').waitFor({ state: 'detached' })
  await untilIdle(page)
}

/** What is wrong with the page, or with its open dialog. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = [...(await spillErrors(page)), ...(await page.evaluate(touchErrors))]
  faults.push(...(await axeViolations(page, { tags: wcag })))
  return faults
}

describe.each(firstIfShort(looks))('the console in %s and %s, on a phone', (locale, theme) => {
  const t = consoleWords[locale]

  async function visit() {
    const visit = await visitAsOwner(browser, locale, { ...phone, colorScheme: theme })
    await visit.page.goto('/console')
    await visit.page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    expect(await visit.page.locator('html.dark').count()).toBe(theme === 'dark' ? 1 : 0)
    return visit
  }
  const addressOf = (page: Page, address: Address) => (typeof address === 'string' ? address : address(page))

  test('every screen of the router is accessible, fits, and has one heading and a title', async () => {
    const { page, problems } = await visit()
    const paths = await (await routerOf(page)).evaluate(({ routesByPath }) => Object.keys(routesByPath))
    expect(paths.toSorted()).toEqual([...Object.keys(screens), ...elsewhere].toSorted())
    const faults: Record<string, string[]> = {}
    for (const one of Object.values(screens).flat()) {
      const address = await addressOf(page, one)
      await open(page, address)
      const found = await faultsOf(page)
      if ((await page.locator('h1').count()) !== 1) found.push(`${await page.locator('h1').count()} headings`)
      if (!(await page.title()).endsWith(` · ${t.title}`)) found.push(`the title is “${await page.title()}”`)
      if (found.length > 0) faults[address] = found
    }
    expect(faults).toEqual({})
    for (const part of ['event', 'payment', 'refund', 'receipt', 'mail', 'note', 'ticket', 'calendar'])
      expect(seenParts).toContain(part)
    // Of an order that does not exist, and of an invitation without a link.
    expect(problems.filter((one) => !/status of 4\d\d/.test(one))).toEqual([])
  })

  testInFull('the main dialogs are accessible and fit', async () => {
    const { page, problems } = await visit()
    const faults: Record<string, string[]> = {}
    for (const [one, names] of dialogs(t)) {
      const address = await addressOf(page, one)
      for (const name of names) {
        await open(page, address)
        await page.getByRole('button', { name, exact: true }).first().click()
        await page.locator('dialog[open]').waitFor()
        await untilIdle(page)
        const found = await faultsOf(page)
        if (found.length > 0) faults[`${address} ${String(name)}`] = found
        await page.keyboard.press('Escape')
        await page.locator('dialog[open]').waitFor({ state: 'detached' })
      }
    }
    expect(faults).toEqual({})
    expect(problems).toEqual([])
  })
})

test('the sign-in and the check-in page are accessible and fit a phone', async () => {
  const { page } = await browser.visit({ locale: 'en', ...phone, colorScheme: 'dark' })
  await page.goto('/console')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const { page: door } = await visitAsOwner(browser, 'ar', { ...phone, colorScheme: 'dark' })
  await door.goto('/console/check-in')
  await door.locator('[data-line=online]').waitFor()
  expect(await faultsOf(door)).toEqual([])
})
