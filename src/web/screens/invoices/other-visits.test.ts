import { expect, test } from 'vitest'
import type { PlanView } from '#web/features/cart/calls.ts'
import type { BookingView } from '#web/features/orders/calls.ts'
import { otherVisits } from './other-visits.ts'

const times = { localDate: '2026-12-05', localTime: '09:00', startsAt: '2026-12-05T06:00:00Z', endsAt: '2026-12-05T08:00:00Z' } // prettier-ignore
const place = { citySlug: 'riyadh', cityName: 'Riyadh', zone: 'Asia/Riyadh', rate: 'once' }
const booking = (id: number, status: string) =>
  ({ id, status, title: `Booking ${id}`, pickup: null, meetingPoint: { lat: 24, lng: 46 }, ...place, ...times }) as unknown as BookingView // prettier-ignore
const plan = (id: number): PlanView => ({ id, productId: 1, title: `Plan ${id}`, ...place, rate: 'once', ...times, busyUntil: times.endsAt, lat: 24, lng: 46 }) // prettier-ignore

test('others are the live bookings of the order, and plans of other orders once each', () => {
  const bookings = [booking(1, 'confirmed'), booking(2, 'confirmed'), booking(3, 'cancelled')]
  const others = otherVisits({ id: 1, citySlug: 'riyadh' }, bookings, [plan(1), plan(2), plan(7)], 'en')
  expect(others.map(({ title }) => title)).toEqual(['Booking 2', 'Plan 7'])
  const said = new Set(others.map(({ timesBeside }) => timesBeside('2026-12-05').replaceAll(/[\u2066-\u2069]/g, '')))
  expect([...said].map((one) => one.replaceAll(/\s/g, ' '))).toEqual(['9:00 am – 11:00 am'])
})

test('the times of others are on the clock of their own city, which is named if it is another', () => {
  const abroad = { ...plan(7), citySlug: 'istanbul', cityName: 'Istanbul' }
  const others = otherVisits(
    { id: 1, citySlug: 'riyadh' },
    [booking(1, 'confirmed'), booking(2, 'confirmed')],
    [abroad],
    'en',
  )
  expect(others.map(({ clockOf }) => clockOf)).toEqual([null, 'Istanbul'])
})
