import { expect, test } from 'vitest'
import type { BookingView, InvoiceView } from './calls.ts'
import { listRows, listTrips } from './list-trips.ts'
import { tripsSearch } from './trips-search.ts'

const booking = (id: number, startsAt: string, isUpcoming: boolean) =>
  ({
    id,
    startsAt,
    localDate: startsAt.slice(0, 10),
    localTime: startsAt.slice(11, 16),
    pickup: null,
    isUpcoming,
    refundedMinor: 0,
    refundDueMinor: 0,
    changes: [] as BookingView['changes'],
    status: isUpcoming ? 'confirmed' : 'cancelled',
  }) as BookingView

const payBy = { at: '2026-12-01T07:00:00Z', localDate: '2026-12-01', localTime: '10:00' }

const order = (reference: string, ...bookings: BookingView[]) =>
  ({ reference, key: 'key', payBy: null, transfer: null, bookings }) as unknown as InvoiceView

const unpaidOrder = (reference: string, due: typeof payBy, ...bookings: BookingView[]) => ({
  ...order(reference, ...bookings),
  payBy: { ...due, cityName: 'Riyadh' },
})

const first = order('RH-1', booking(1, '2026-12-03T07:00:00Z', true), booking(2, '2026-12-09T07:00:00Z', true))
const second = order('RH-2', booking(3, '2026-12-05T07:00:00Z', true), booking(4, '2026-12-02T07:00:00Z', false))
const third = order('RH-3', booking(5, '2026-10-02T07:00:00Z', false))
const fourth = order('RH-4', booking(6, '2026-11-02T07:00:00Z', false))

test('lists bookings by their own start, whatever order they belong to', () => {
  const { next, upcoming, past, pastCount } = listTrips([first, second, third, fourth], {})
  expect(next).toEqual({ invoice: first, bookingId: 1, isFirst: true })
  expect(upcoming.map((trip) => [trip.reference, trip.booking.id])).toEqual([
    ['RH-2', 3],
    ['RH-1', 2],
  ])
  expect(past.map((trip) => trip.booking.id)).toEqual([4, 6, 5])
  expect(pastCount).toBe(3)
})

test('keeps what was never booked apart from past bookings, the latest first and at most ten', () => {
  const unpaid = Array.from({ length: 12 }, (_, index) => ({
    ...booking(20 + index, `2026-11-${index + 10}T07:00:00Z`, false),
    status: index % 2 === 0 ? 'expired' : 'failed',
  })) as BookingView[]
  const invoices = [order('RH-8', ...unpaid), third]
  const { past, pastCount, lost } = listTrips(invoices, {})
  expect([past.map((trip) => trip.booking.id), pastCount]).toEqual([[5], 1])
  expect(lost.map((trip) => trip.booking.id)).toEqual([31, 30, 29, 28, 27, 26, 25, 24, 23, 22])
  expect(listRows(invoices).map((trip) => trip.booking.id)).toEqual([5, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22])
})

test('shows as many past bookings as asked for and counts the others', () => {
  const { past, pastCount } = listTrips([third, fourth, second], { past: 2 })
  expect([past.map((trip) => trip.booking.id), pastCount]).toEqual([[4, 6], 3])
})

test('asks to pay for what is still to come only, and names a ticket among several', () => {
  const unpaid = unpaidOrder('RH-9', payBy, ...second.bookings)
  const { toPay, upcoming, past } = listTrips([first, unpaid, third], {})
  expect(toPay.map((trip) => [trip.reference, trip.booking.id, trip.payBy?.localDate, trip.isOnly])).toEqual([
    ['RH-9', 3, '2026-12-01', false],
  ])
  expect(upcoming.map((trip) => [trip.reference, trip.payBy])).toEqual([['RH-1', null]])
  expect(past.map((trip) => [trip.payBy, trip.isOnly])).toEqual([
    [null, false],
    [null, true],
  ])
})

test('says what is to be paid: the total of the order, or what is missing of a transfer', () => {
  const sums = { totalMinor: 45_000, currency: 'SAR' }
  const here = { ...unpaidOrder('RH-41', payBy, booking(41, '2026-12-20T07:00:00Z', true)), ...sums }
  const byTransfer = {
    ...unpaidOrder('RH-42', payBy, booking(42, '2026-12-20T07:00:00Z', true)),
    ...sums,
    transfer: { missingMinor: 12_000, isCardPossible: true },
  } as unknown as InvoiceView
  const { toPay } = listTrips([here, byTransfer], {})
  expect(toPay.map(({ due }) => due)).toEqual([
    { amountMinor: 45_000, currency: 'SAR' },
    { amountMinor: 12_000, currency: 'SAR' },
  ])
  expect(listRows([first]).map(({ due }) => due)).toEqual([null, null])
})

test('lists what is to be paid apart, the first deadline at the top, also what begins next', () => {
  const one = (id: number, start: string, localTime: string) =>
    unpaidOrder(`RH-${id}`, { ...payBy, localTime }, booking(id, start, true))
  const later = one(31, '2026-12-20T07:00:00Z', '18:00')
  const sooner = one(32, '2026-12-28T07:00:00Z', '09:30')
  const next = one(33, '2026-12-02T07:00:00Z', '12:00')
  const { next: shown, toPay, upcoming, upcomingCount } = listTrips([later, first, sooner, next], {})
  expect([shown?.bookingId, toPay.map((trip) => trip.booking.id)]).toEqual([1, [32, 33, 31]])
  // It is not the visitor's next booking: one of those to be paid begins on the day before.
  expect([shown?.isFirst, listTrips([later, first, sooner], {}).next?.isFirst]).toEqual([false, true])
  expect([upcoming.map((trip) => trip.booking.id), upcomingCount]).toEqual([[2], 1])
  expect(listRows([later, first, sooner, next]).map((trip) => trip.booking.id)).toEqual([32, 33, 31, 1, 2])
})

test('has no next booking as long as nothing is paid, whether by card or by transfer', () => {
  const unpaid = unpaidOrder('RH-34', payBy, ...first.bookings)
  for (const order of [unpaid, { ...unpaid, transfer: {} as InvoiceView['transfer'] }]) {
    const { next, toPay, upcoming } = listTrips([order], {})
    expect([next, toPay.map((trip) => trip.booking.id), upcoming]).toEqual([null, [1, 2], []])
  }
})

test('shows the first ten of those to come and counts the others', () => {
  const days = Array.from({ length: 14 }, (_, index) => booking(index, `2026-12-${index + 10}T07:00:00Z`, true))
  const shownOf = (shown: object) => {
    const { upcoming, upcomingCount } = listTrips([order('RH-5', ...days)], shown)
    return [upcoming.length, upcomingCount]
  }
  expect(shownOf({})).toEqual([10, 13])
  expect(shownOf({ upcoming: 20 })).toEqual([13, 13])
})

const at = (id: number, localDate: string, localTime: string, startsAt: string) => ({
  ...booking(id, startsAt, true),
  localDate,
  localTime,
})

test('what comes next is what begins first, although another time of that day reads earlier', () => {
  const kuwait = at(1, '2026-12-03', '09:00', '2026-12-03T06:00:00Z')
  const chefchaouen = at(2, '2026-12-03', '07:30', '2026-12-03T06:30:00Z')
  const { next, upcoming } = listTrips([order('RH-7', chefchaouen, kuwait)], {})
  expect([next?.bookingId, ...upcoming.map((trip) => trip.booking.id)]).toEqual([1, 2])
})

test('sorts as the times read in their cities, then by the instant', () => {
  const kuwait = at(1, '2026-12-03', '09:00', '2026-12-03T06:00:00Z')
  const chefchaouen = at(2, '2026-12-03', '07:30', '2026-12-03T07:30:00Z')
  const fes = at(3, '2026-12-03', '09:00', '2026-12-03T09:00:00Z')
  const dubai = at(4, '2026-12-02', '23:30', '2026-12-02T19:30:00Z')
  const { next, upcoming } = listTrips([order('RH-6', fes, kuwait, chefchaouen, dubai)], {})
  expect([next?.bookingId, ...upcoming.map((trip) => trip.booking.id)]).toEqual([4, 2, 1, 3])
})

test('sorts by the time of the pick-up, which is what the list shows', () => {
  const early = at(1, '2026-12-03', '09:00', '2026-12-03T06:00:00Z')
  const walk = at(2, '2026-12-04', '08:00', '2026-12-04T05:00:00Z')
  const pickup = { name: '', address: '', localDate: '2026-12-04', localTime: '07:15' }
  const desert = { ...at(3, '2026-12-04', '08:30', '2026-12-04T05:30:00Z'), pickup }
  const { upcoming } = listTrips([order('RH-8', early, walk, desert)], {})
  expect(upcoming.map((trip) => trip.booking.id)).toEqual([3, 2])
})

test.each([
  [{}, {}],
  [{ past: 30 }, { past: 30 }],
  [
    { past: 30, upcoming: 20 },
    { past: 30, upcoming: 20 },
  ],
  [{ upcoming: 10 }, {}],
  [{ past: 5 }, {}],
  [{ past: 'all' }, {}],
  [{ past: 1e99 }, {}],
])('reads %o of the address as %o', (search, read) => expect(tripsSearch(search)).toEqual(read))

test('names the refund of a cancelled booking, sent or due, and none of one that takes place', () => {
  const money = { refundedMinor: 500, refundDueMinor: 269 }
  const called = { ...booking(30, '2026-10-02T07:00:00Z', false), status: 'refunded', ...money } as BookingView
  const moved = { ...booking(31, '2026-12-02T07:00:00Z', true), ...money }
  const rows = listRows([{ ...order('RH-9', called, moved), currency: 'SAR' }])
  expect(rows.map(({ booking: { id }, refund }) => [id, refund])).toEqual([
    [31, null],
    [30, { amountMinor: 769, currency: 'SAR' }],
  ])
})

test('lists all bookings as rows, those to come first', () => {
  const rows = listRows([third, first, second, fourth])
  expect(rows.map((trip) => trip.booking.id)).toEqual([1, 3, 2, 4, 6, 5])
  expect(listRows([])).toEqual([])
})

test('what is refunded of a cancelled booking is without the refunds of its changes before', () => {
  const changes = [{ localDate: '2026-11-01', refundMinor: 5_900, chargedMinor: 0 }]
  const cancelled = {
    ...booking(9, '2026-12-09T07:00:00Z', false),
    changes,
    refundedMinor: 5_900,
    refundDueMinor: 66_000,
  }
  const { past } = listTrips([{ ...order('RH-9', cancelled), currency: 'SAR' }], {})
  expect(past[0]?.refund).toEqual({ amountMinor: 66_000, currency: 'SAR' })
})
