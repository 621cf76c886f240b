import { useSyncExternalStore } from 'react'
import { judgeTicket, ticketCodeIn, type Verdict } from '#domain/check-in.ts'
import { onClockOf } from '#domain/date-words.ts'
import { forgetGuests, readAllStored, readStored, remove, store, storeAll } from '#console/lib/door-store.ts'
import { CallError } from '#web/lib/call-error.ts'
import { hashOf, loadList, openPass, sendScans, wishOf, type DoorList, type Guest, type Scan } from './scans.ts'

const REFRESH_MS = 30_000
const BATCH = 100
const DAY_MS = 86_400_000

interface StoredList {
  list: DoorList
  loadedAt: number
  /** How far the phone's clock is behind the server's, in milliseconds. */
  behind: number
}

/** What is shown of the last ticket. */
export interface Shown {
  key: string
  verdict: Verdict | 'checking'
  guest: Guest | null
  /** By which the party was let in on this phone. */
  scanId: string | null
}

export interface DoorState {
  phase: 'loading' | 'ready' | 'ended' | 'forbidden' | 'failed'
  stored: StoredList | null
  /** Of this phone, the latest last. */
  scans: Scan[]
  hasLine: boolean
  isSending: boolean
  shown: Shown | null
  isPassInvalid: boolean
  /** The last list was of a guide's pass. */
  wasPass: boolean
}

let state: DoorState = {
  phase: 'loading',
  stored: null,
  scans: [],
  hasLine: navigator.onLine,
  isSending: false,
  shown: null,
  isPassInvalid: false,
  wasPass: false,
}
const listeners = new Set<() => void>()
function set(change: Partial<DoorState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useDoor = () => useSyncExternalStore(subscribe, () => state)

const now = () => Date.now() + (state.stored?.behind ?? 0)
const dayIn = (zone: string) => onClockOf(new Date(now()).toISOString(), zone).localDate
export const isToday = (guest: { firstDay: string; lastDay: string; zone: string }) =>
  guest.firstDay <= dayIn(guest.zone) && dayIn(guest.zone) <= guest.lastDay

/** Reads what the phone stored, then the server, and again every half minute. */
export function startDoor(): void {
  void begin()
  addEventListener('online', () => void refresh())
  addEventListener('offline', () => set({ hasLine: false }))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
  setInterval(() => document.visibilityState === 'visible' && void refresh(), REFRESH_MS)
}

async function begin(): Promise<void> {
  const stored = (await readStored<StoredList>('list', 'list')) ?? null
  const scans = (await readAllStored<Scan>('scans')).toSorted((a, b) => a.at.localeCompare(b.at))
  for (const scan of scans.filter(({ changedAt, at }) => changedAt === 0 && Date.now() - Date.parse(at) > DAY_MS))
    await remove('scans', scan.id)
  set({ scans, stored, phase: stored ? 'ready' : 'loading' })
  await dropPastGuests()
  const link = /^#pass=([\w-]+)$/.exec(location.hash)?.[1]
  if (link !== undefined) {
    history.replaceState(null, '', location.pathname)
    await openPass(link).catch((error: unknown) => set({ isPassInvalid: error instanceof CallError }))
  }
  await refresh()
}

/** Guests of days that are over leave the phone; all of them at the end of a pass. */
async function dropPastGuests(): Promise<void> {
  const { stored } = state
  if (!stored) return
  const { who, guests, departures } = stored.list
  if (who.until !== null && Date.parse(who.until) <= now()) return end('ended')
  const [left, trips] = [
    guests.filter(({ lastDay, zone }) => lastDay >= dayIn(zone)),
    departures.filter(({ localDate, zone }) => localDate >= dayIn(zone)),
  ]
  if (left.length === guests.length && trips.length === departures.length) return
  await keep({ ...stored, list: { ...stored.list, guests: left, departures: trips } })
}

async function keep(stored: StoredList): Promise<void> {
  await store('list', 'list', stored)
  set({ stored, phase: 'ready' })
}

async function end(phase: 'ended' | 'forbidden'): Promise<void> {
  await forgetGuests()
  const wasPass = state.stored?.list.who.isPass ?? state.wasPass
  set({ phase, stored: null, shown: null, wasPass })
}

let refreshing: Promise<void> | undefined
/** Sends what waits, then reads the list. */
export function refresh(): Promise<void> {
  refreshing ??= exchange().finally(() => (refreshing = undefined))
  return refreshing
}

async function exchange(): Promise<void> {
  await dropPastGuests()
  try {
    // Whose scans may be sent is known after the list of this session.
    if (!state.stored) await load()
    await send()
    await load()
  } catch (error) {
    await failed(error)
  }
}

async function load(): Promise<void> {
  const list = await loadList()
  await keep({ list, loadedAt: Date.now(), behind: Date.parse(list.now) - Date.now() })
  set({ hasLine: true })
}

async function failed(error: unknown): Promise<void> {
  if (!(error instanceof CallError)) set({ hasLine: false, phase: state.stored ? 'ready' : 'failed' })
  else if (error.status === 401) await end('ended')
  else if (error.status === 403) await end('forbidden')
  else if (!state.stored) set({ phase: 'failed' })
}

export const waitingOf = ({ scans }: DoorState) => scans.filter(({ changedAt }) => changedAt > 0)

async function send(): Promise<void> {
  const key = state.stored?.list.who.key
  for (;;) {
    const batch = waitingOf(state).filter(({ who }) => who === key).slice(0, BATCH) // prettier-ignore
    if (batch.length === 0) return
    set({ isSending: true })
    try {
      const results = await sendScans(batch.map(wishOf))
      await changeAll(
        results.flatMap((result) => {
          const sent = batch.find(({ id }) => id === result.id)
          const current = state.scans.find(({ id }) => id === result.id)
          if (!sent || !current) return []
          const { verdict, isSecond } = result
          // Undone too late: the party stays in.
          const isUndone = current.isUndone && verdict !== 'undo_late'
          const changedAt = current.changedAt === sent.changedAt ? 0 : current.changedAt
          return [{ ...current, verdict, isSecond, isUndone, changedAt }]
        }),
      )
      set({ hasLine: true })
    } catch (error) {
      // From now on they count as made without a line: the guests are in.
      if (!(error instanceof CallError))
        await changeAll(waitingOf(state).filter(({ wasOffline }) => !wasOffline).map((scan) => ({ ...scan, wasOffline: true }))) // prettier-ignore
      throw error
    } finally {
      set({ isSending: false })
    }
  }
}

/** On the disk before it is shown. */
async function changeAll(changed: Scan[]): Promise<void> {
  if (changed.length === 0) return
  await storeAll(
    'scans',
    changed.map((scan) => [scan.id, scan]),
  )
  const byId = new Map([...state.scans, ...changed].map((scan) => [scan.id, scan]))
  set({ scans: [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at)) })
}
const change = (scan: Scan) => changeAll([scan])

const refused = new Set<Scan['verdict']>(['other_day', 'other_trip', 'cancelled', 'unpaid', 'unknown', 'too_old', 'already']) // prettier-ignore
export const isRefused = ({ verdict }: Scan) => refused.has(verdict)

/** The guest with what this phone did since the list was read. */
export function currentOf(guest: Guest, { scans, stored }: DoorState): Guest & { scan: Scan | null } {
  const scan = scans.findLast((one) => one.bookingId === guest.bookingId && !isRefused(one)) ?? null
  if (!scan) return { ...guest, scan }
  const isNewer = scan.changedAt > 0 || Date.parse(scan.at) > (stored?.loadedAt ?? 0)
  if (scan.isUndone) return { ...guest, ...(isNewer ? { redeemedAt: null, arrived: null, by: null } : {}), scan: null }
  if (!isNewer) return { ...guest, scan: guest.redeemedAt === null ? null : scan }
  const own = { redeemedAt: guest.redeemedAt ?? scan.at, by: guest.by ?? stored?.list.who.name ?? '' }
  return { ...guest, ...own, arrived: scan.arrived ?? guest.travellers, scan }
}

/** Judges a ticket by the stored list at once; what the list does not know, the server is asked for if there is a line. */
export async function checkCode(text: string, departureId: number | null): Promise<Shown> {
  const ticket = await hashOf(ticketCodeIn(text))
  const find = () => state.stored?.list.guests.find((guest) => guest.ticket === ticket)
  const known = find()
  if (known) return checkGuest(known, departureId)
  if (state.hasLine) {
    show({ key: ticket, verdict: 'checking', guest: null, scanId: null })
    // Sold since the list was read?
    await refresh()
    const sold = find()
    if (sold) return checkGuest(sold, departureId)
    const verdict = state.hasLine ? await askServer(text, departureId) : 'unknown'
    return show({ key: crypto.randomUUID(), verdict, guest: null, scanId: null })
  }
  return show({ key: crypto.randomUUID(), verdict: 'unknown', guest: null, scanId: null })
}

/** For a ticket that is not on the list: of another day, or of another departure. */
async function askServer(code: string, departureId: number | null): Promise<Verdict> {
  const scan = { id: crypto.randomUUID(), ticket: { code }, departureId, at: new Date(now()).toISOString() }
  try {
    const [result] = await sendScans([{ ...scan, wasOffline: false, arrived: null, isUndone: false }])
    const verdict = result?.verdict ?? 'unknown'
    return verdict === 'undone' || verdict === 'undo_late' ? 'unknown' : verdict
  } catch (error) {
    await failed(error)
    return 'unknown'
  }
}

export async function checkGuest(guest: Guest, departureId: number | null): Promise<Shown> {
  const current = currentOf(guest, state)
  const isOfTrip = departureId === null || guest.departureIds.includes(departureId)
  const { state: status, firstDay, lastDay, zone, redeemedAt } = current
  const verdict = judgeTicket(
    { state: status, isRedeemed: redeemedAt !== null, firstDay, lastDay, isOfTrip },
    dayIn(zone),
  )
  if (verdict !== 'in') return show({ key: crypto.randomUUID(), verdict, guest: current, scanId: null })
  const id = crypto.randomUUID()
  await change({
    id,
    who: state.stored?.list.who.key ?? '',
    bookingId: guest.bookingId,
    departureId,
    at: new Date(now()).toISOString(),
    wasOffline: !state.hasLine,
    arrived: null,
    isUndone: false,
    changedAt: Date.now(),
    trip: tripOf(guest),
    travellers: guest.travellers,
    verdict: null,
    isSecond: false,
  })
  const shown = show({ key: id, verdict, guest, scanId: id })
  void refresh()
  return shown
}

function tripOf(guest: Guest): Scan['trip'] {
  const departure = state.stored?.list.departures.find(({ id }) => guest.departureIds.includes(id))
  const { title = { ar: '', en: '' }, localTime = '' } = departure ?? {}
  return { ar: `${localTime} ${title.ar}`, en: `${localTime} ${title.en}` }
}

function show(shown: Shown): Shown {
  set({ shown })
  return shown
}

export async function countArrived(scan: Scan, arrived: number): Promise<void> {
  await change({ ...scan, arrived, changedAt: Date.now() })
  void refresh()
}

export async function undo(scan: Scan): Promise<void> {
  await change({ ...scan, isUndone: true, changedAt: Date.now() })
  set({ shown: null })
  void refresh()
}

/** A scan that the server refused was read. */
export async function dismiss(scan: Scan): Promise<void> {
  await remove('scans', scan.id)
  set({ scans: state.scans.filter(({ id }) => id !== scan.id) })
}
