import { expect, test } from 'vitest'
import { formatDays } from './date-words.ts'
import { laterEnd, lastDayOf } from './later-end.ts'

const zone = 'Asia/Riyadh'
const plain = (words: string | null) => words?.replaceAll(/[\u{A0}\u{202F}]/gu, ' ') ?? null

test.each([
  { endsAt: '2026-12-04T17:00:00Z', ends: null, because: 'it ends on its day' },
  { endsAt: '2026-12-04T20:59:00Z', ends: null, because: 'it ends in the last minute of its day' },
  {
    endsAt: '2026-12-04T21:00:00Z',
    ends: 'Sat 5 Dec, 12:00 am',
    because: 'midnight on the place’s clock is the next day',
  },
  { endsAt: '2026-12-06T08:00:00Z', ends: 'Sun 6 Dec, 11:00 am', because: 'it is a stay of two nights' },
])('a booking of 4 December that ends at $endsAt: $because', ({ endsAt, ends }) => {
  expect(plain(laterEnd({ localDate: '2026-12-04', endsAt, zone, rate: 'once' }, 'en'))).toBe(ends)
})

test('a car of one day says until when it is for', () => {
  const booking = { localDate: '2026-12-04', endsAt: '2026-12-04T17:00:00Z', zone, rate: 'daily' as const }
  expect(plain(laterEnd(booking, 'en'))).toBe('8:00 pm')
})

test.each([
  ['a stay', 'nightly', '2026-12-04T12:00:00Z', '2026-12-06T08:00:00Z', '2026-12-06'],
  ['a stay of one night', 'nightly', '2026-12-04T12:00:00Z', '2026-12-05T08:00:00Z', '2026-12-05'],
  ['a tour of three days', 'once', '2026-12-04T05:00:00Z', '2026-12-06T14:00:00Z', '2026-12-06'],
  ['a tour that ends after midnight', 'once', '2026-12-04T17:00:00Z', '2026-12-04T22:00:00Z', null],
  ['a tour of one day', 'once', '2026-12-04T05:00:00Z', '2026-12-04T14:00:00Z', null],
] as const)('the last day of %s', (_, rate, startsAt, endsAt, last) => {
  expect(lastDayOf({ localDate: '2026-12-04', startsAt, endsAt, zone, rate })).toBe(last)
})

test.each([
  ['en', '2026-12-12', '2026-12-14', '12 – 14 Dec'],
  ['ar', '2026-12-12', '2026-12-14', '12–14 ديسمبر'],
  ['en', '2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
] as const)('the first and the last day in %s: %s to %s', (locale, from, to, words) => {
  expect(formatDays(from, to, locale).replaceAll(/\s/gu, ' ')).toBe(words)
})
