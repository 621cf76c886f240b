/** A date of a booking: YYYY-MM-DD and HH:MM on the clock of its city. */
interface BookingDate {
  localDate: string
  localTime: string
}

interface MovedNote {
  from: BookingDate
  to: BookingDate
  /** What staff wrote; empty for the buyer. */
  reason: string
}

/**
 * The note of an event in which a booking was moved or its people changed, as it is stored. The dates have an isolate of
 * their own, because exports show them between Arabic words; on the same date they are left out.
 */
export function writeMovedNote({ from, to, reason }: MovedNote): string {
  const isSame = from.localDate === to.localDate && from.localTime === to.localTime
  const dates = isSame ? '' : `\u2066${from.localDate} ${from.localTime} → ${to.localDate} ${to.localTime}\u2069`
  return [dates, reason].filter((part) => part !== '').join(' · ')
}

const MOVED = /^\u2066(\d{4}-\d\d-\d\d) (\d\d:\d\d) → (\d{4}-\d\d-\d\d) (\d\d:\d\d)\u2069(?: · )?([^]*)$/

/** Null for a note without dates. */
export function readMovedNote(note: string): MovedNote | null {
  const [, fromDate, fromTime, toDate, toTime, reason = ''] = MOVED.exec(note) ?? []
  if (fromDate === undefined || fromTime === undefined || toDate === undefined || toTime === undefined) return null
  return {
    from: { localDate: fromDate, localTime: fromTime },
    to: { localDate: toDate, localTime: toTime },
    reason,
  }
}
