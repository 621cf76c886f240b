import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { arrivals, bookedToday, doorWords, enter, goOffline, guideAtDoor, listOf, officeAtDesk, send, storedIn, storeScans, ticketsToScan, visitPhone, type DoorList } from '#test/support/door-phone.ts' // prettier-ignore
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
const t = doorWords.en.checkIn
const LIST = '**/api/console/door/list'
const SCANS = '**/api/console/door/scans'

/** Without a service worker, so that the test holds and replaces responses. */
const visit = () => visitPhone(browser, { origin: site.origin, locale: 'en' })
const atDoor = async () => guideAtDoor(await visit(), 'en')
const refusal = (status: number, code: string) => ({ status, json: { code } })
interface StoredScan {
  verdict: string | null
  wasOffline: boolean
  isUndone: boolean
  code: string | null
}

/** A ticket of today that no other test uses. */
const used = new Set<string>()
async function nextTicket(page: Page): Promise<string> {
  const next = (await ticketsToScan(page)).find(({ code }) => !used.has(code))
  if (!next) throw new Error('All tickets of the demo are used.')
  used.add(next.code)
  return next.code
}

/** Holds the responses to an address until they are released. */
async function hold(page: Page, address: string) {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, (route) => (isOpen ? route.continue() : void held.push(route)))
  return {
    waits: () => expect.poll(() => held.length, { timeout: 60_000 }).toBeGreaterThan(0),
    release: async () => {
      isOpen = true
      for (const route of held.splice(0)) await route.continue().catch(() => {})
    },
  }
}

const sentScans = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/door/scans') && answer.ok())
const nextList = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/door/list'))

test('a guide’s pass that has ended has no list, but still sends its stored scans', async () => {
  const desk = await officeAtDesk(browser, site.origin)
  const [trip] = await bookedToday(desk)
  const { token } = await send<{ token: string }>(desk, '/passes', { name: 'Phone', departureIds: [trip?.id] })
  const page = await visit()
  await page.clock.install()
  await page.goto(`/console/check-in#pass=${token}`)
  await page.locator('[data-line=online]').waitFor()
  const before = await arrivals(desk)
  const code = await nextTicket(desk)
  await goOffline(page)
  await enter(page, code, 'in')
  // As the server does after the end of a pass.
  await page.route(LIST, (route) => route.fulfill(refusal(401, 'console.sign_in_required')))
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000)
  const sent = sentScans(page)
  await page.context().setOffline(false)
  await sent
  await page.getByText(t.passEnded).waitFor()
  expect(await page.locator('[data-booking]').count()).toBe(0)
  expect(await arrivals(desk)).toBe(before + 1)
})

test('scans of one person are not sent with the session of another, and wait for their own', async () => {
  const desk = await officeAtDesk(browser, site.origin)
  const page = await atDoor()
  const own = await page.context().cookies()
  const before = await arrivals(page)
  await goOffline(page)
  await enter(page, await nextTicket(desk), 'in')
  // The office signs in on this phone.
  await page.context().clearCookies()
  await page.context().addCookies(await desk.context().cookies())
  await page.context().setOffline(false)
  await page.getByText('1 check-in of another person waits').waitFor()
  expect(await arrivals(desk)).toBe(before)
  await page.context().clearCookies()
  await page.context().addCookies(own)
  const sent = sentScans(page)
  await page.reload()
  await page.getByRole('button', { name: t.send }).click()
  await sent
  expect(await arrivals(page)).toBe(before + 1)
})

test('an undone ticket can be checked in again before the next list has arrived', async () => {
  const page = await atDoor()
  const code = await nextTicket(page)
  const scanned = nextList(page)
  await enter(page, code, 'in')
  await scanned
  const list = await hold(page, LIST)
  const undone = sentScans(page)
  await page.locator('[data-verdict=in]').getByRole('button', { name: t.undo }).click()
  await undone
  await list.waits()
  await enter(page, code, 'in')
  await list.release()
})

test('scans that the server refuses count as made offline, and the list is loaded anyway', async () => {
  const page = await atDoor()
  const code = await nextTicket(page)
  let refused = 0
  await page.route(SCANS, (route) => {
    refused += 1
    return route.fulfill(refusal(503, 'server.failed'))
  })
  const read = nextList(page)
  await enter(page, code, 'in')
  await read
  expect(refused).toBeGreaterThan(0)
  expect(await storedIn<StoredScan>(page, 'scans')).toMatchObject([{ wasOffline: true }])
  await page.unroute(SCANS)
  const sent = sentScans(page)
  await page.getByRole('button', { name: t.send }).click()
  await sent
})

test('a scan whose page was closed before the server responded counts as made offline', async () => {
  const page = await atDoor()
  const code = await nextTicket(page)
  const scans = await hold(page, SCANS)
  await enter(page, code, 'in')
  await scans.waits()
  const wishes = page.waitForRequest((request) => request.url().endsWith('/door/scans'))
  await page.reload()
  expect((await wishes).postDataJSON()).toMatchObject({ scans: [{ wasOffline: true }] })
  await scans.release()
})

test('a scan that is made while the list is read is sent without waiting for the next half minute', async () => {
  const page = await visit()
  // Timers stand still: nothing but the scan itself makes the page send.
  await page.clock.install()
  await guideAtDoor(page, 'en')
  const code = await nextTicket(page)
  const list = await hold(page, LIST)
  await page.getByRole('button', { name: t.send }).click()
  await list.waits()
  await page.clock.pauseAt(Date.now() + 1000)
  await enter(page, code, 'in')
  const sent = sentScans(page)
  await list.release()
  await sent
})

test('a server that does not respond counts as offline', async () => {
  const page = await atDoor()
  const list = await hold(page, LIST)
  await page.getByRole('button', { name: t.send }).click()
  await list.waits()
  await page.locator('[data-line=offline]').waitFor()
  await list.release()
})

test('signing out removes the guests, also those of a list that arrives meanwhile', async () => {
  const page = await atDoor()
  const list = await hold(page, LIST)
  await page.getByRole('button', { name: t.send }).click()
  await list.waits()
  const signOut = await hold(page, '**/api/console/sign-out')
  await page.getByRole('button', { name: t.signOut }).click()
  await signOut.waits()
  const arrived = nextList(page)
  await list.release()
  await arrived
  await signOut.release()
  await page.waitForURL('**/console')
  expect(await storedIn(page, 'list')).toEqual([])
})

test('signing out offline removes the guests, says that the session continues, and ends it once online', async () => {
  const page = await atDoor()
  await goOffline(page)
  await page.getByRole('button', { name: t.signOut }).click()
  await page.getByText(t.leavingTitle).waitFor()
  expect(await storedIn<object>(page, 'list')).toEqual([true])
  await page.context().setOffline(false)
  await page.waitForURL('**/console')
  await page.locator('[name=email]').waitFor()
})

test('a refused scan of two days ago is shown until it is dismissed', async () => {
  const page = await atDoor()
  const { who } = await listOf(page)
  const at = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const scan = { id: randomUUID(), who: who.key, bookingId: 1, code: null, departureId: null, at, wasOffline: true, arrived: null, isUndone: false, changedAt: 0, sentAt: 1, firstSentAt: 1, trip: { ar: '', en: '09:00 Old walk' }, travellers: 2, verdict: 'cancelled', isSecond: false } // prettier-ignore
  await storeScans(page, [scan])
  for (let opened = 0; opened < 2; opened++) {
    await page.reload()
    await page.getByText('09:00 Old walk').waitFor()
  }
  await page.getByRole('button', { name: t.dismiss }).click()
  await page.getByText(t.refusedScans).waitFor({ state: 'detached' })
  expect(await storedIn(page, 'scans')).toEqual([])
})

test('a ticket that is not on the list is let in by the server, with its party and the undo', async () => {
  const page = await atDoor()
  const code = await nextTicket(page)
  // The list was cut before its guests.
  await page.route(LIST, async (route) => {
    const list = (await (await route.fetch()).json()) as DoorList
    return route.fulfill({ json: { ...list, isMore: true, guests: [] } })
  })
  await page.getByRole('button', { name: t.send }).click()
  await page.getByText(t.listCut).waitFor()
  const before = await arrivals(page)
  await enter(page, code, 'in')
  const verdict = page.locator('[data-verdict=in]')
  expect(await verdict.locator('bdi').first().textContent()).not.toBe('')
  expect(await storedIn<StoredScan>(page, 'scans')).toMatchObject([{ verdict: 'in', code: null }])
  expect(await arrivals(page)).toBe(before + 1)
  await enter(page, code, 'already')
  await page.locator('[data-verdict=already]').getByText('let in by').waitFor()
  // The server’s answer does not arrive: what it may have recorded is taken back.
  const other = await nextTicket(page)
  await page.route(SCANS, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await enter(page, other, 'unknown')
  await page.unroute(SCANS)
  const sent = sentScans(page)
  await page.getByRole('button', { name: t.send }).click()
  expect((await sent).request().postDataJSON()).toMatchObject({ scans: [{ isUndone: true }] })
  expect(await arrivals(page)).toBe(before + 1)
})

test('the guest list offers the undo for 15 minutes after a scan was sent', async () => {
  const page = await visit()
  await page.clock.install()
  await guideAtDoor(page, 'en')
  const sent = sentScans(page)
  await enter(page, await nextTicket(page), 'in')
  await sent
  const undo = page.locator('[data-booking]').getByRole('button', { name: t.undoOf.replace('{name}', '') })
  await undo.waitFor()
  await page.clock.setSystemTime(Date.now() + 16 * 60_000)
  await page.getByRole('button', { name: t.send }).click()
  await undo.waitFor({ state: 'detached' })
})

test('a browser that stores nothing shows a message that says so', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto('/console/check-in')
  await page.getByText(t.unstorableTitle).waitFor()
})

test('does not start the camera if the code reader cannot be loaded', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    Object.assign(window, {
      BarcodeDetector: () => {
        throw new Error('no reader')
      },
    })
    navigator.mediaDevices.getUserMedia = () => {
      document.title = 'started'
      return Promise.resolve(new MediaStream())
    }
  })
  await guideAtDoor(page, 'en')
  await page.getByRole('button', { name: t.scan }).click()
  await page.getByText(t.noReader).waitFor()
  expect(await page.title()).not.toBe('started')
})

test('a pass is opened by a link that is pasted into the open page', async () => {
  const desk = await officeAtDesk(browser, site.origin)
  const [trip] = await bookedToday(desk)
  const { token } = await send<{ token: string }>(desk, '/passes', { name: 'Pasted', departureIds: [trip?.id] })
  const page = await visit()
  await page.goto('/console/check-in#pass=used-before')
  await page.getByText(t.passInvalid).waitFor()
  await page.evaluate((hash) => (location.hash = hash), `#pass=${token}`)
  await page.getByText('Pasted').waitFor()
  expect(page.url()).not.toContain(token)
})
