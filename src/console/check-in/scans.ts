import { api, trips } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

/** After this long without a response the phone counts as offline. */
const CALL_MS = 10_000
const MS_FOR_A_SCAN = 250
const within = (milliseconds: number) => ({ init: { signal: AbortSignal.timeout(milliseconds) } })

export const loadList = () => bodyOf(trips.door.list.$get({}, within(CALL_MS)))
export type DoorList = Awaited<ReturnType<typeof loadList>>
export type Guest = DoorList['guests'][number]
export type Departure = DoorList['departures'][number]
export type Who = DoorList['who']

/** A check-in by this phone, as it is stored: without names. */
export interface Scan {
  id: string
  /** The membership or pass that made the scan, and must send it. */
  who: string
  /** Null for a ticket that is not on the list, until the server has responded. */
  bookingId: number | null
  /** The code of a ticket that is not on the list, until the server has responded. */
  code: string | null
  departureId: number | null
  at: string
  wasOffline: boolean
  arrived: number | null
  isUndone: boolean
  /** The time of the last change, by `tick`. */
  changedAt: number
  /** When the server had responded to the last change, by `tick`; null: not sent. */
  sentAt: number | null
  /** When the scan was sent for the first time. */
  firstSentAt: number | null
  /** The departure in words, for a scan that cannot be sent. */
  trip: { ar: string; en: string }
  travellers: number
  /** The server's verdict. */
  verdict: ScanResult['verdict'] | null
  isSecond: boolean
}

type Wish = Parameters<typeof trips.door.scans.$post>[0]['json']['scans'][number]
/** Sends scans made by `who`. The server refuses those of another membership or pass. */
export async function sendScans(who: string, scans: Scan[]) {
  const limits = within(CALL_MS + scans.length * MS_FOR_A_SCAN)
  const { results } = await bodyOf(trips.door.scans.$post({ json: { who, scans: scans.map(wishOf) } }, limits))
  return results
}
export type ScanResult = Awaited<ReturnType<typeof sendScans>>[number]
export type Party = NonNullable<ScanResult['party']>

export const recordNoShows = (departureId: number) =>
  bodyOf(trips.door['no-shows'].$post({ json: { departureId } }, within(CALL_MS)))

export const openPass = (token: string) => bodyOf(trips.door.pass.$post({ json: { token } }, within(CALL_MS)))
export const signOut = () => bodyOf(api['sign-out'].$post({}, within(CALL_MS)))

const wishOf = ({ id, bookingId, code, departureId, at, wasOffline, arrived, isUndone }: Scan): Wish => ({
  id,
  ticket: code === null ? { bookingId: bookingId ?? 0 } : { code },
  departureId,
  at,
  wasOffline,
  arrived,
  isUndone,
})

/** SHA-256 of a ticket's code, as in the list. */
export async function hashOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
