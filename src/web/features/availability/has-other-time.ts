import { canBook } from './bookable-seats.ts'
import type { Departure } from './calls.ts'

interface Wish {
  departures: readonly Departure[]
  /** The one to be changed. */
  ownId: number | null
  /** Whether a time goes with the other plans. */
  fits: (departure: Departure) => boolean
  /** Whether it takes the whole party. */
  suitsParty: (departure: Departure) => boolean
}

/** Whether a booking that clashes can be moved to another time of its day. */
export const hasOtherTime = ({ departures, ownId, fits, suitsParty }: Wish): boolean =>
  departures.some((one) => one.id !== ownId && canBook(one) && fits(one) && suitsParty(one))
