import type { BookingView } from './calls.ts'

/** What was or will be refunded of these bookings, in minor units. */
export const returnedMinorOf = (bookings: readonly BookingView[]): number =>
  bookings.reduce((sum, { refundedMinor, refundDueMinor }) => sum + refundedMinor + refundDueMinor, 0)
