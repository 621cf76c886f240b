/** Of the state at the top of a booking's ticket. */
export const badgeId = (bookingId: number): string => `booking-${bookingId}-state`
