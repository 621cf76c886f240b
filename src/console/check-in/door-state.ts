import { useSyncExternalStore } from 'react'
import { UNDO_MINUTES, type Verdict } from '#domain/check-in.ts'
import { onClockOf } from '#domain/date-words.ts'
import { storeAll } from '#console/lib/door-store.ts'
import type { DoorList, Guest, Party, Scan } from './scans.ts'

export interface StoredList {
  list: DoorList
  /** When it was requested, by `tick`. */
  loadedAt: number
  /** The server's clock minus the phone's, in milliseconds. */
  behind: number
}

/** The displayed result of the last ticket. */
export interface Shown {
  key: string
  verdict: Verdict | 'checking'
  guest: Guest | null
  /** The party of a ticket that is not on the list. */
  party: (Party & { redeemedAt: string | null; by: string | null }) | null
  /** The scan by which this phone checked the party in. */
  scanId: string | null
}

export interface DoorState {
  /** `leaving`: signing out waits until the phone is online. `unstorable`: the browser stores nothing. */
  phase: 'loading' | 'ready' | 'ended' | 'forbidden' | 'failed' | 'leaving' | 'unstorable'
  stored: StoredList | null
  /** The scans of this phone, the latest change last. */
  scans: Scan[]
  hasLine: boolean
  isSending: boolean
  isLeaving: boolean
  shown: Shown | null
  isPassInvalid: boolean
  /** Whether the last list was that of a guide's pass. */
  wasPass: boolean
}

let state: DoorState = {
  phase: 'loading',
  stored: null,
  scans: [],
  hasLine: navigator.onLine,
  isSending: false,
  isLeaving: false,
  shown: null,
  isPassInvalid: false,
  wasPass: false,
}
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const doorState = () => state
export const useDoor = () => useSyncExternalStore(subscribe, doorState)

export function set(change: Partial<DoorState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function show(shown: Omit<Shown, 'guest' | 'party' | 'scanId'> & Partial<Shown>): Shown {
  const whole = { guest: null, party: null, scanId: null, ...shown }
  set({ shown: whole })
  return whole
}

let lastTick = 0
/** A strictly increasing clock of this phone, which orders changes and lists. */
export const tick = () => (lastTick = Math.max(Date.now(), lastTick + 1))
/** Continues after the stored changes, also if the phone's clock was set back since. */
export function continueAfter(ticks: number[]): void {
  for (const one of ticks) lastTick = Math.max(lastTick, one)
}

/** The server's clock. */
export const now = () => Date.now() + (state.stored?.behind ?? 0)
export const dayIn = (zone: string) => onClockOf(new Date(now()).toISOString(), zone).localDate
export const isToday = ({ firstDay, lastDay, zone }: { firstDay: string; lastDay: string; zone: string }) =>
  firstDay <= dayIn(zone) && dayIn(zone) <= lastDay

/** Stores changes before they are displayed. */
export async function changeAll(changed: Scan[]): Promise<void> {
  if (changed.length === 0) return
  try {
    await storeAll(
      'scans',
      changed.map((scan) => [scan.id, scan]),
    )
  } catch (error) {
    set({ phase: 'unstorable', stored: null })
    throw error
  }
  const byId = new Map([...state.scans, ...changed].map((scan) => [scan.id, scan]))
  set({ scans: byChange([...byId.values()]) })
}
export const change = (scan: Scan) => changeAll([scan])
export const byChange = (scans: Scan[]) => scans.toSorted((a, b) => a.changedAt - b.changedAt)

export const waitingOf = ({ scans }: DoorState) => scans.filter(({ sentAt }) => sentAt === null)
export const isOfPass = ({ who }: Scan) => who.startsWith('pass ')

const refused = new Set<Scan['verdict']>(['other_day', 'other_trip', 'cancelled', 'unpaid', 'unknown', 'too_old', 'already']) // prettier-ignore
export const isRefused = ({ verdict }: Scan) => refused.has(verdict)

/** The server accepts a guide's undo for 15 minutes after the scan arrived. */
export function mayUndo({ firstSentAt }: Scan, { stored }: DoorState): boolean {
  const mayAlways = stored?.list.who.undoesAtAnyTime ?? false
  return mayAlways || firstSentAt === null || Date.now() - firstSentAt < UNDO_MINUTES * 60_000
}

/** The guest with the changes of this phone since the list was requested. */
export function currentOf(guest: Guest, { scans, stored }: DoorState): Guest & { scan: Scan | null } {
  const scan = scans.findLast((one) => one.bookingId === guest.bookingId && !isRefused(one)) ?? null
  if (!scan) return { ...guest, scan }
  // A list that was requested before the server had the change does not contain it.
  const isNewer = scan.sentAt === null || scan.sentAt > (stored?.loadedAt ?? 0)
  if (scan.isUndone) return { ...guest, ...(isNewer ? { redeemedAt: null, arrived: null, by: null } : {}), scan: null }
  if (!isNewer) return { ...guest, scan: guest.redeemedAt === null ? null : scan }
  const own = { redeemedAt: guest.redeemedAt ?? scan.at, by: guest.by ?? stored?.list.who.name ?? '' }
  return { ...guest, ...own, arrived: scan.arrived ?? guest.travellers, scan }
}
