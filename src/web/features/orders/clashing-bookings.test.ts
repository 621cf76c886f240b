import { describe, expect, test } from 'vitest'
import { clashingBookings, visitOfBooking } from './clashing-bookings.ts'

const at = (from: string, to: string) => ({
  localDate: `2026-12-${from.slice(0, 2)}`,
  localTime: from.slice(3),
  startsAt: `2026-12-${from}:00Z`,
  endsAt: `2026-12-${to}:00Z`,
})
const muscat = { citySlug: 'muscat', meetingPoint: { lat: 23.62, lng: 58.59 } }
const nizwa = { citySlug: 'nizwa', meetingPoint: { lat: 22.93, lng: 57.53 } }
const placed = (place: typeof muscat) => ({
  ...place,
  zone: 'UTC',
  rate: 'once' as const,
  pickup: null,
  meetingPoint: { ...place.meetingPoint, name: '', address: '', forDrivers: null, guide: null, early: null },
})

const moved = { id: 1, ...placed(muscat), ...at('05T12:00', '05T18:00') }
const workshop = { id: 2, ...placed(muscat), ...at('02T13:00', '02T16:30') }
const tent = {
  ...placed(muscat),
  id: 3,
  rate: 'nightly' as const,
  ...at('01T12:00', '03T12:00'),
}
const inNizwa = { id: 5, ...placed(nizwa), ...at('02T19:00', '02T20:00') }

const clashesOf = (
  booking: Parameters<typeof clashingBookings>[0],
  times: Parameters<typeof clashingBookings>[1],
  others: readonly Parameters<typeof visitOfBooking>[0][],
) =>
  clashingBookings(
    booking,
    times,
    others.map((other) => ({ visit: visitOfBooking(other) })),
  ).map(({ visit }) => visit.id)

test.each([
  ['a time over it', at('02T12:00', '02T18:00'), [2, 5]],
  ['a time within it', at('02T14:00', '02T15:00'), [2]],
  ['a time that ends when it begins, in the same place', at('02T10:00', '02T13:00'), []],
  ['a time that leaves half an hour to another city', at('02T17:00', '02T18:30'), [5]],
  ['another day', at('04T12:00', '04T18:00'), []],
])('%s clashes with %j', (_what, times, ids) => {
  expect(clashesOf(moved, times, [workshop, tent, inNizwa])).toEqual(ids)
})

test('a stay clashes with nothing, unless people are picked up for it meanwhile', () => {
  const times = at('02T14:00', '04T12:00')
  const pickup = { name: '', address: '', localDate: '2026-12-01', localTime: '11:00' }
  expect(clashesOf(tent, times, [workshop])).toEqual([])
  expect(clashesOf({ ...tent, pickup }, times, [workshop])).toEqual([workshop.id])
})

describe('a pick-up half an hour before the start', () => {
  const pickup = { name: '', address: '', localDate: '2026-12-05', localTime: '11:30' }
  const early = { ...moved, pickup }

  test('takes time of the day that the booking is moved to', () => {
    const times = at('02T16:45', '02T18:00')
    expect(clashesOf(moved, times, [workshop])).toEqual([])
    expect(clashesOf(early, times, [workshop])).toEqual([workshop.id])
  })

  test('takes time before another booking', () => {
    const other = { ...workshop, ...at('05T12:00', '05T14:00') }
    const times = at('05T09:00', '05T11:45')
    expect(clashesOf(moved, times, [other])).toEqual([])
    expect(clashesOf(moved, times, [{ ...other, pickup }])).toHaveLength(1)
  })
})
