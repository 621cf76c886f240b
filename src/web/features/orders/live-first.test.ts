import { expect, test } from 'vitest'
import { liveFirst, positionOf } from './live-first.ts'

test('bookings that can still take place come before cancelled ones, and keep their order', () => {
  const bookings = [
    { id: 1, status: 'refunded' },
    { id: 2, status: 'confirmed' },
    { id: 3, status: 'expired' },
    { id: 4, status: 'approved' },
  ] as const
  expect(liveFirst(bookings).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})

test('only the bookings that are left are numbered, and a single one is not', () => {
  const [confirmed, reserved, cancelled] = [
    { status: 'confirmed' },
    { status: 'approved' },
    { status: 'refunded' },
  ] as const
  const positions = (...bookings: Parameters<typeof positionOf>[0][number][]) =>
    bookings.map((_, index) => positionOf(bookings, index))
  expect(positions(confirmed, reserved)).toEqual([{ number: 1, count: 2 }, { number: 2, count: 2 }]) // prettier-ignore
  expect(positions(confirmed, reserved, cancelled)[2]).toBeUndefined()
  expect(positions(confirmed, cancelled)).toEqual([undefined, undefined])
})
