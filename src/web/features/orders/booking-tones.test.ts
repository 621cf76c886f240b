import { expect, test } from 'vitest'
import { itemStates } from '#domain/item-states.ts'
import { badgeState } from './booking-tones.ts'

test('a badge says that a booking is cancelled also once its refund was sent, and of others their state', () => {
  expect(itemStates.map((state) => [state, badgeState(state)])).toEqual([
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['confirmed', 'confirmed'],
    ['failed', 'failed'],
    ['expired', 'expired'],
    ['cancelled', 'cancelled'],
    ['refunded', 'cancelled'],
  ])
})
