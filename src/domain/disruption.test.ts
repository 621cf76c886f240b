import { expect, test } from 'vitest'
import { obstacleOf, sumByCurrency } from './disruption.ts'

const booked = { hasStarted: false, isBusy: false, bookings: 2, awaited: 0, seats: 4, isMovable: true }
const target = (seatsLeft: number | null, departureId = 9) => ({ departureId, seatsLeft })

test.each([
  { name: 'has started', departure: { ...booked, hasStarted: true, isBusy: true }, obstacle: 'started' },
  { name: 'is being moved already', departure: { ...booked, isBusy: true }, obstacle: 'busy' },
  { name: 'has no bookings', departure: { ...booked, bookings: 0, seats: 0 }, obstacle: 'empty' },
  { name: 'only guests who still pay move to', departure: { ...booked, bookings: 0, awaited: 1, seats: 0 }, obstacle: 'awaited' }, // prettier-ignore
  { name: 'has stays of several days', departure: { ...booked, isMovable: false }, obstacle: null },
])('a departure that $name is cancelled with others: $obstacle', ({ departure, obstacle }) => {
  expect(obstacleOf(departure, undefined, [1, 2])).toBe(obstacle)
})

test.each([
  { name: 'with enough seats', departure: booked, to: target(4), obstacle: null },
  { name: 'on free sale', departure: booked, to: target(null), obstacle: null },
  { name: 'with too few seats', departure: booked, to: target(3), obstacle: 'no_room' },
  { name: 'that does not exist', departure: booked, to: null, obstacle: 'no_target' },
  { name: 'that is chosen itself', departure: booked, to: target(10, 2), obstacle: 'chosen_target' },
  { name: 'of stays of several days', departure: { ...booked, isMovable: false }, to: target(9), obstacle: 'several_days' }, // prettier-ignore
])('a departure is moved to one $name: $obstacle', ({ departure, to, obstacle }) => {
  expect(obstacleOf(departure, to, [1, 2])).toBe(obstacle)
})

test('sums are added by currency', () => {
  const sar = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })
  expect(sumByCurrency([sar(100), { amountMinor: 5, currency: 'AED' }, sar(50)])).toEqual([
    sar(150),
    { amountMinor: 5, currency: 'AED' },
  ])
})
