import { expect, test } from 'vitest'
import { laterEnd } from './later-end.ts'

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
