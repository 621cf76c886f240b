import { api, trips } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

/** A call without an answer after this long has no line. */
const CALL_MS = 10_000
const MS_FOR_A_SCAN = 250
const within = (milliseconds: number) => ({ init: { signal: AbortSignal.timeout(milliseconds) } })

export const loadList = () => bodyOf(trips.door.list.$get({}, within(CALL_MS)))
export type DoorList = Awaited<ReturnType<typeof loadList>>
export type Guest = DoorList['guests'][number]
export type Departure = DoorList['departures'][number]
export type Who = DoorList['who']

/** A scan by which this phone let a party in, as it is stored: without names. */
export interface Scan {
  id: string
  /** Whose: the membership or pass that made it sends it. */
  who: string
  /** Null until the server has answered for a ticket that is not on the list. */
  bookingId: number | null
  /** Of a ticket that is not on the list, until the server has answered. */
  code: string | null
  departureId: number | null
  at: string
  wasOffline: boolean
  arrived: number | null
  isUndone: boolean
  /** Of the last change, by `tick`. */
  changedAt: number
  /** When the server had answered for the last change, by `tick`; null: not sent. */
  sentAt: number | null
  /** When it was sent for the first time. */
  firstSentAt: number | null
  /** The departure in words, for a scan that cannot be sent. */
  trip: { ar: string; en: string }
  travellers: number
  /** Of the server. */
  verdict: ScanResult['verdict'] | null
  isSecond: boolean
}

type Wish = Parameters<typeof trips.door.scans.$post>[0]['json']['scans'][number]
/** `who` made them: the server refuses those of another membership or pass. */
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

/** SHA-256 of a ticket's code, as the list has it. */
export async function hashOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
