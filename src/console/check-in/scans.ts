import { trips } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export const loadList = () => bodyOf(trips.door.list.$get())
export type DoorList = Awaited<ReturnType<typeof loadList>>
export type Guest = DoorList['guests'][number]
export type Departure = DoorList['departures'][number]
export type Who = DoorList['who']

/** A scan by which this phone let a party in, as it is stored. It names nobody. */
export interface Scan {
  id: string
  /** Whose: the person or pass that made it sends it. */
  who: string
  bookingId: number
  departureId: number | null
  at: string
  wasOffline: boolean
  arrived: number | null
  isUndone: boolean
  /** Of the last change that is not sent; 0: everything is sent. */
  changedAt: number
  /** The departure in words, for a scan that cannot be sent. */
  trip: { ar: string; en: string }
  travellers: number
  /** Of the server. */
  verdict: ScanResult['verdict'] | null
  isSecond: boolean
}

type Wish = Parameters<typeof trips.door.scans.$post>[0]['json']['scans'][number]
export const sendScans = async (scans: Wish[]) => (await bodyOf(trips.door.scans.$post({ json: { scans } }))).results
export type ScanResult = Awaited<ReturnType<typeof sendScans>>[number]

export const openPass = (token: string) => bodyOf(trips.door.pass.$post({ json: { token } }))

export const wishOf = ({ id, bookingId, departureId, at, wasOffline, arrived, isUndone }: Scan): Wish => ({
  id,
  ticket: { bookingId },
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
