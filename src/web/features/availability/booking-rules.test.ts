import { expect, test } from 'vitest'
import { refusalOf } from './booking-rules.ts'

const adult = { id: 1, kind: 'adult', travellers: 1, minQuantity: 0, maxQuantity: 4, accompaniedBy: [] }

/** What is wrong with so many adults, of whom a booking may have 4, on a departure with 10 seats. */
function refusal(adults: number, change: { capacity?: number; maxQuantity?: number | null } = {}) {
  const option = { capacity: 8, units: [{ ...adult, ...change }], ...change }
  const choice = { departure: { seatsLeft: 10 }, option, units: { 1: adults }, duration: 1, extras: {}, pickupId: null }
  type Args = Parameters<typeof refusalOf>
  return refusalOf(choice as unknown as Args[0], { travellers: adults, places: adults } as Args[1])
}

test('refuses more of a kind of traveller than a booking may have, as the server does', () => {
  expect(refusal(4)).toBeNull()
  expect(refusal(5)).toEqual({ reason: 'unit_too_many', limit: 4 })
  expect(refusal(9, { maxQuantity: null })).toEqual({ reason: 'quantity_over_capacity', limit: 8 })
  expect(refusal(11, { maxQuantity: null, capacity: 20 })).toEqual({ reason: 'not_enough_places', limit: 20 })
})
