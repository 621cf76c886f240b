import { expect, test } from 'vitest'
import { liveFirst } from './live-first.ts'

test('bookings that can still take place come before cancelled ones, and keep their order', () => {
  const bookings = [
    { id: 1, status: 'refunded' },
    { id: 2, status: 'confirmed' },
    { id: 3, status: 'expired' },
    { id: 4, status: 'approved' },
  ] as const
  expect(liveFirst(bookings).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
