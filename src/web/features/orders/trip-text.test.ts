import { expect, test } from 'vitest'
import { type SharedTrip, tripText } from './trip-text.ts'

const point = { name: 'Fort gate', address: '', lat: 26.2, lng: 50.5, forDrivers: null, guide: null, early: null }
const trip: SharedTrip = {
  title: 'Bahrain Fort',
  cityName: 'Manama',
  citySlug: 'manama',
  slug: 'fort',
  localDate: '2030-12-05',
  localTime: '15:15',
  endsAt: '2030-12-05T14:15:00Z',
  zone: 'Asia/Bahrain',
  rate: 'once',
  meetingPoint: point,
  pickup: null,
}
const early = { ...point, early: { localTime: '15:05', minutes: 10 } }
const pickup = { name: 'Hotel lobby', address: '', localDate: '2030-12-05', localTime: '14:30', lat: null, lng: null }
const linesOf = (change: object) =>
  tripText({ ...trip, ...change }, 'en', ({ time, count }) => `by ${time}, ${count} min before`)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .split('\n')

test.each([
  ['a tour', {}, ['Bahrain Fort', 'Thu 5 Dec · 3:15 pm', 'Fort gate']],
  ['a tour where people come early', { meetingPoint: early }, ['Bahrain Fort', 'Thu 5 Dec · 3:15 pm', 'Fort gate', 'by 3:05 pm, 10 min before']],
  ['a tour with a pick-up', { meetingPoint: early, pickup }, ['Bahrain Fort', 'Thu 5 Dec · 2:30 pm', 'Hotel lobby']],
  ['a rented car', { rate: 'daily', endsAt: '2030-12-07T05:00:00Z' }, ['Bahrain Fort', 'Thu 5 Dec 3:15 pm – Sat 7 Dec 8:00 am', 'Fort gate']],
])('companions read of %s what, when and where, and then the way', (_, change, expected) => {
  const lines = linesOf(change)
  expect(lines.slice(0, -1)).toEqual(expected)
  expect(lines.at(-1)).toMatch(/^https:/)
}) // prettier-ignore
