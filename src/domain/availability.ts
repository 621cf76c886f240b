/**
 * The capacity of a departure on free sale (OCTO: FREESALE), which has no limit of seats. A number instead of null, so
 * that the guard against overselling has no special case.
 */
export const FREE_SALE_CAPACITY = 1_000_000

export function isFreeSale({ capacity }: { capacity: number }): boolean {
  return capacity === FREE_SALE_CAPACITY
}

export interface SeatCounts {
  capacity: number
  held: number
  sold: number
}

/** Seats that can still be booked. */
export function seatsLeft(places: SeatCounts): number {
  return Math.max(0, places.capacity - places.held - places.sold)
}

export type AvailabilityStatus = 'available' | 'few_left' | 'sold_out' | 'closed'

const FEW_PLACES = 4

/**
 * The availability of a departure at `now`, of which a booking takes at least `leastSeats`. `few_left`: at most four
 * seats, and at most a quarter of the capacity.
 */
export function availabilityStatus(
  departure: SeatCounts & { leastSeats: number; isOpen: boolean; cutoffAt: Date; now: Date },
): AvailabilityStatus {
  if (!departure.isOpen || departure.cutoffAt <= departure.now) return 'closed'
  const left = seatsLeft(departure)
  if (left < departure.leastSeats) return 'sold_out'
  return left <= FEW_PLACES && left * 4 <= departure.capacity ? 'few_left' : 'available'
}

export type QuantityRefusal = 'quantity_invalid' | 'quantity_over_capacity' | 'not_enough_places'

/**
 * Checks the number of travellers of a booking: at least one, at most the option's `capacity`, and no more
 * `places` than the departure has left.
 */
export function checkQuantity(request: {
  travellers: number
  places: number
  capacity: number
  seatsLeft: number
}): { ok: true } | { ok: false; reason: QuantityRefusal } {
  if (
    !Number.isSafeInteger(request.travellers) ||
    !Number.isSafeInteger(request.places) ||
    request.travellers < 1 ||
    request.places < 1
  )
    return { ok: false, reason: 'quantity_invalid' }
  if (request.travellers > request.capacity) return { ok: false, reason: 'quantity_over_capacity' }
  if (request.places > request.seatsLeft) return { ok: false, reason: 'not_enough_places' }
  return { ok: true }
}
