import { expect, test } from 'vitest'
import { itemStates } from '#domain/item-states.ts'
import { badgeState, badgeTone } from './booking-tones.ts'

test('a badge of a replaced order says so instead of that it has expired', () => {
  const replaced = { replacedBy: 'others' } as const
  expect([badgeState('expired', replaced), badgeTone('expired', replaced)]).toEqual([
    'replaced',
    badgeTone('cancelled'),
  ])
  expect(badgeState('expired', { replacedBy: null })).toBe('expired')
  expect(badgeState('confirmed', replaced)).toBe('confirmed')
})

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
