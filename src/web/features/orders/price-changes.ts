import { returnedMinorOf } from '#domain/returned-minor-of.ts'
import type { BookingView } from './calls.ts'

type Changed = Pick<BookingView, 'changes'>

/** The lines with a title of its own for each difference that was paid for a change: `titleOf` gets the day of the change. */
export function linesWithChanges<Line extends BookingView['lines'][number]>(
  { lines, changes }: Changed & { lines: readonly Line[] },
  titleOf: (localDate: string) => string,
): Line[] {
  // Each has a line, which is added when it is paid.
  const days = changes.filter(({ chargedMinor }) => chargedMinor > 0).values()
  return lines.map((line) => {
    const day = line.kind === 'date_change' ? days.next().value : undefined
    return day ? { ...line, title: titleOf(day.localDate) } : line
  })
}

/** What was or will be refunded: for each change that made the booking cheaper, and for whatever else. */
export function refundsOf(booking: Changed & { refundedMinor: number; refundDueMinor: number }) {
  const ofChanges = booking.changes.filter(({ refundMinor }) => refundMinor > 0)
  const ofChangesMinor = ofChanges.reduce((sum, { refundMinor }) => sum + refundMinor, 0)
  return { ofChanges, otherMinor: returnedMinorOf([booking]) - ofChangesMinor }
}
