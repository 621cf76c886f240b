/** How many past bookings are shown at first, and how many each "Show more" adds. */
export const pastStep = 10

export interface TripsSearch {
  /** How many past bookings are shown. */
  past?: number
}

export const tripsSearch = ({ past }: Record<string, unknown>): TripsSearch =>
  typeof past === 'number' && Number.isSafeInteger(past) && past > pastStep ? { past } : {}
