/** How many bookings of a list are shown at first, and how many each "Show more" adds. */
export const tripsStep = 10

/** How many bookings of each list are shown. */
export interface TripsSearch {
  upcoming?: number
  past?: number
}

export const tripsSearch = ({ upcoming, past }: Record<string, unknown>): TripsSearch => ({
  ...(isMore(upcoming) && { upcoming }),
  ...(isMore(past) && { past }),
})

const isMore = (count: unknown): count is number =>
  typeof count === 'number' && Number.isSafeInteger(count) && count > tripsStep
