import type { Departure } from './calls.ts'

/** The seats of a departure that can be booked; without a limit on free sale. */
export function bookableSeats({ seatsLeft }: Pick<Departure, 'seatsLeft'>): number {
  return seatsLeft ?? Number.MAX_SAFE_INTEGER
}

export function canBook(departure: Pick<Departure, 'seatsLeft' | 'status'>): boolean {
  return bookableSeats(departure) > 0 && departure.status !== 'closed' && departure.status !== 'sold_out'
}
