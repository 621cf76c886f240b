import { forgetGuests, readAllStored, readStored, remove, store } from '#console/lib/door-store.ts'
import { CallError } from '#web/lib/call-error.ts'
import { byChange, changeAll, continueAfter, dayIn, doorState, isOfPass, isRefused, now, set, tick, waitingOf, type StoredList } from './door-state.ts' // prettier-ignore
import { tellSignOut } from '#console/lib/signed-out.ts'
import { loadList, openPass, sendScans, signOut, type Scan } from './scans.ts'

const REFRESH_MS = 30_000
const BATCH = 100
const DAY_MS = 86_400_000

/** Loads the stored data, then refreshes from the server every half minute. */
export function startDoor(): void {
  const begun = begin()
  const open = () => void begun.then(openLink).then(refresh)
  const refreshIfVisible = () => document.visibilityState === 'visible' && !running && void begun.then(refresh)
  addEventListener('online', open)
  // A link that is opened in this tab.
  addEventListener('hashchange', open)
  addEventListener('offline', () => set({ hasLine: false }))
  document.addEventListener('visibilitychange', refreshIfVisible)
  setInterval(refreshIfVisible, REFRESH_MS)
  open()
}

/** Loads what the phone stored. */
async function begin(): Promise<void> {
  try {
    const stored = (await readStored<StoredList>('list', 'list')) ?? null
    const isLeaving = (await readStored<boolean>('list', 'leaving')) ?? false
    const all = await readAllStored<Scan>('scans')
    const isDone = (scan: Scan) => scan.sentAt !== null && !isRefused(scan) && Date.now() - Date.parse(scan.at) > DAY_MS
    for (const scan of all.filter(isDone)) await remove('scans', scan.id)
    continueAfter([stored?.loadedAt ?? 0, ...all.flatMap(({ changedAt, sentAt }) => [changedAt, sentAt ?? 0])])
    set({ scans: byChange(all.filter((scan) => !isDone(scan))), stored, isLeaving, phase: stored ? 'ready' : 'loading' }) // prettier-ignore
    await changeAll(waitingOf(doorState()).map(asOffline))
    // The page was closed before the server had judged a ticket that is not on the list: the guest was not let in.
    await changeAll(waitingOf(doorState()).filter(({ code }) => code !== null).map((scan) => ({ ...scan, isUndone: true }))) // prettier-ignore
  } catch {
    set({ phase: 'unstorable', stored: null })
  }
}

/** Opens the guide's pass in the address. */
async function openLink(): Promise<void> {
  const link = /^#pass=([\w-]+)$/.exec(location.hash)?.[1]
  if (link === undefined || doorState().phase === 'unstorable') return
  // Scans of an earlier pass must be sent with its cookie, which the new pass replaces.
  if (waitingOf(doorState()).length > 0) await refresh()
  try {
    await openPass(link)
    // Its list is loaded next: until then this is not an end that leads to the sign-in.
    set({ isPassInvalid: false, phase: doorState().phase === 'ready' ? 'ready' : 'loading' })
  } catch (error) {
    // Offline, the token stays in the address until the phone is online.
    if (!(error instanceof CallError)) return set({ hasLine: false })
    set({ isPassInvalid: true })
  }
  history.replaceState(null, '', location.pathname)
}

/** Deletes the guests of past days; all guests at the end of a pass. */
async function dropPastGuests(): Promise<void> {
  const { stored } = doorState()
  if (!stored) return
  const { who, guests, departures } = stored.list
  if (who.until !== null && Date.parse(who.until) <= now()) return end('ended')
  const isLeft = ({ lastDay, zone }: { lastDay: string; zone: string }) => lastDay >= dayIn(zone)
  const [left, trips] = [guests.filter(isLeft), departures.filter(isLeft)]
  if (left.length === guests.length && trips.length === departures.length) return
  await keep({ ...stored, list: { ...stored.list, guests: left, departures: trips } })
}

async function keep(stored: StoredList): Promise<void> {
  if (doorState().isLeaving) return
  try {
    await store('list', 'list', stored)
  } catch {
    return set({ phase: 'unstorable', stored: null })
  }
  // Signed out while it was written.
  if (doorState().isLeaving) await remove('list', 'list')
  else set({ stored, phase: 'ready' })
}

async function end(phase: 'ended' | 'forbidden'): Promise<void> {
  await forgetGuests()
  const { stored, wasPass } = doorState()
  set({ phase, stored: null, shown: null, wasPass: stored?.list.who.isPass ?? wasPass })
}

let running: Promise<void> | undefined
let isDue = false
/** Sends waiting scans, then loads the list. A call during a run causes one more run. */
export function refresh(): Promise<void> {
  isDue = true
  running ??= exchangeWhileDue().finally(() => (running = undefined))
  return running
}

async function exchangeWhileDue(): Promise<void> {
  while (isDue && doorState().phase !== 'unstorable') {
    isDue = false
    await exchange()
    // What failed because the phone was offline is sent when it is online again.
    if (!doorState().hasLine) return
  }
}

async function exchange(): Promise<void> {
  if (doorState().isLeaving) return signOutNow()
  await dropPastGuests()
  let isStale = false
  try {
    // The list of this session names whose scans may be sent. A pass sends its own also after its end.
    if (sendersOf().length === 0) await load()
    else isStale = true
    for (const who of sendersOf()) isStale = (await send(who)) || isStale
    if (isStale) await load()
  } catch (error) {
    await failed(error)
  }
}

function sendersOf(): string[] {
  const state = doorState()
  if (state.stored) return [state.stored.list.who.key]
  return [...new Set(waitingOf(state).filter(isOfPass).map(({ who }) => who))] // prettier-ignore
}

async function load(): Promise<void> {
  const [loadedAt, start] = [tick(), Date.now()]
  const list = await loadList()
  await keep({ list, loadedAt, behind: Date.parse(list.now) - (start + Date.now()) / 2 })
  set({ hasLine: true })
}

export async function failed(error: unknown): Promise<void> {
  const { stored, isLeaving } = doorState()
  if (isLeaving) return
  if (!(error instanceof CallError)) set({ hasLine: false, phase: stored ? 'ready' : 'failed' })
  else if (error.status === 401) await end('ended')
  else if (error.status === 403) await end('forbidden')
  else if (!stored) set({ phase: 'failed' })
}

/**
 * Sends the scans of a membership or pass. Returns whether there were any. A batch that the server refuses stays
 * waiting, and the list is loaded anyway.
 */
async function send(who: string): Promise<boolean> {
  for (let sent = false; ; sent = true) {
    const batch = waitingOf(doorState()).filter((scan) => scan.who === who && (scan.code === null || scan.isUndone)).slice(0, BATCH) // prettier-ignore
    if (batch.length === 0) return sent
    set({ isSending: true })
    try {
      const results = await sendScans(who, batch)
      const answered = tick()
      await changeAll(
        results.flatMap((result) => {
          const sent = batch.find(({ id }) => id === result.id)
          const current = doorState().scans.find(({ id }) => id === result.id)
          if (!sent || !current) return []
          const { verdict, isSecond } = result
          // Undone too late: the party stays in.
          const isUndone = current.isUndone && verdict !== 'undo_late'
          const sentAt = current.changedAt === sent.changedAt ? answered : null
          return [{ ...current, code: null, verdict, isSecond, isUndone, sentAt, firstSentAt: current.firstSentAt ?? answered }] // prettier-ignore
        }),
      )
      set({ hasLine: true })
    } catch (error) {
      // From now on they count as made offline: the guests are in.
      await changeAll(waitingOf(doorState()).filter(({ wasOffline }) => !wasOffline).map(asOffline)) // prettier-ignore
      if (error instanceof CallError) return true
      throw error
    } finally {
      set({ isSending: false })
    }
  }
}

const asOffline = (scan: Scan): Scan => ({ ...scan, wasOffline: true })

/** Removes the guests and signs out, as soon as the phone is online. */
export async function leave(): Promise<void> {
  set({ isLeaving: true, stored: null, shown: null, phase: 'loading' })
  await forgetGuests().catch(() => {})
  await store('list', 'leaving', true).catch(() => {})
  await signOutNow()
}

async function signOutNow(): Promise<void> {
  try {
    await signOut()
    tellSignOut()
  } catch (error) {
    const isOut = error instanceof CallError && error.status === 401
    if (!isOut) return set({ phase: 'leaving', hasLine: error instanceof CallError })
  }
  await forgetGuests().catch(() => {})
  location.assign('/console')
}
