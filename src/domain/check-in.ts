import { latinDigits } from './arabic.ts'
import { withoutInvisible } from './invisible.ts'

/** What becomes of a scanned ticket. `too_old`: a stored scan that was sent too late. */
export const verdicts = [
  'in',
  'already',
  'other_day',
  'other_trip',
  'cancelled',
  'unpaid',
  'unknown',
  'too_old',
] as const
export type Verdict = (typeof verdicts)[number]

/** A scan that was stored offline is accepted for this long. */
export const SCAN_HOURS = 72
/** How long a check-in can be undone by the same person. */
export const UNDO_MINUTES = 15

const HOUR_MS = 3_600_000

export interface CheckedTicket {
  state: 'booked' | 'unpaid' | 'cancelled'
  isRedeemed: boolean
  /** On the city's calendar: '2026-11-24'. */
  firstDay: string
  lastDay: string
  /** It is of the departure that is boarded, or of any in the scope if none was chosen. */
  isOfTrip: boolean
}

/** Judges a ticket on the day of the scan, on its city's calendar: the same on the phone and on the server. */
export function judgeTicket(ticket: CheckedTicket | undefined, day: string): Verdict {
  if (!ticket) return 'unknown'
  if (ticket.state !== 'booked') return ticket.state
  if (ticket.isRedeemed) return 'already'
  if (day < ticket.firstDay || day > ticket.lastDay) return 'other_day'
  return ticket.isOfTrip ? 'in' : 'other_trip'
}

/**
 * The moment by which a scan is judged, in epoch milliseconds; null: too old. A phone whose clock is fast cannot let a
 * party in for tomorrow: a scan from the future is one of now.
 */
export function scanMoment(at: number, now: number): number | null {
  return now - at > SCAN_HOURS * HOUR_MS ? null : Math.min(at, now)
}

/** The code of a ticket as it is stored, however it is typed. What a camera reads may be an address that ends with it. */
export function ticketCodeIn(text: string): string {
  const last = /\/([^/?#]+)(?:[?#].*)?$/.exec(text.trim())?.[1] ?? text
  return latinDigits(withoutInvisible(last))
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
