/** What was or will be refunded of these bookings, in minor units. */
export const returnedMinorOf = (bookings: readonly { refundedMinor: number; refundDueMinor: number }[]): number =>
  bookings.reduce((sum, { refundedMinor, refundDueMinor }) => sum + refundedMinor + refundDueMinor, 0)
