import { describe, expect, test } from 'vitest'
import { availabilityStatus, checkQuantity, FREE_SALE_CAPACITY, seatsLeft } from './availability.ts'

const now = new Date('2026-11-20T10:00:00Z')
const open = {
  capacity: 20,
  held: 0,
  sold: 0,
  leastSeats: 1,
  isOpen: true,
  cutoffAt: new Date('2026-11-20T10:00:01Z'),
  now,
}

describe('the availability of a departure', () => {
  test.each([
    { case: 'with many seats left', change: {}, status: 'available' },
    { case: 'with four of twenty seats left', change: { sold: 16 }, status: 'few_left' },
    { case: 'with five of twenty seats left', change: { sold: 15 }, status: 'available' },
    { case: 'with four of eight seats left', change: { capacity: 8, sold: 4 }, status: 'available' },
    { case: 'on free sale', change: { capacity: FREE_SALE_CAPACITY, sold: 5000 }, status: 'available' },
    { case: 'with all seats on hold', change: { held: 20 }, status: 'sold_out' },
    { case: 'with as many seats left as a group takes', change: { sold: 14, leastSeats: 6 }, status: 'available' },
    { case: 'with fewer seats left than a group takes', change: { sold: 15, leastSeats: 6 }, status: 'sold_out' },
    { case: 'at its cutoff', change: { cutoffAt: now }, status: 'closed' },
    { case: 'when closed', change: { isOpen: false }, status: 'closed' },
  ])('$case: $status', ({ change, status }) => {
    expect(availabilityStatus({ ...open, ...change })).toBe(status)
  })

  test('never counts fewer than zero seats left', () => expect(seatsLeft({ capacity: 2, held: 1, sold: 3 })).toBe(0))
})

describe('the quantity of a booking', () => {
  test.each([
    { case: 'accepts the capacity of the option', travellers: 8, places: 8, refusal: undefined },
    { case: 'refuses one more than the capacity', travellers: 9, places: 9, refusal: 'quantity_over_capacity' },
    { case: 'refuses zero', travellers: 0, places: 0, refusal: 'quantity_invalid' },
    { case: 'refuses a fraction', travellers: 1.5, places: 1, refusal: 'quantity_invalid' },
    { case: 'refuses a negative number', travellers: -1, places: -1, refusal: 'quantity_invalid' },
    { case: 'refuses a billion', travellers: 1e9, places: 1e9, refusal: 'quantity_over_capacity' },
    { case: 'refuses more than the seats left', travellers: 8, places: 8, left: 7, refusal: 'not_enough_places' },
  ])('$case', ({ travellers, places, left, refusal }) => {
    const result = checkQuantity({ travellers, places, capacity: 8, seatsLeft: left ?? 12 })
    expect(result.ok ? undefined : result.reason).toBe(refusal)
  })
})
