import { expect, test } from 'vitest'
import { endOnLaterDay } from './end-on-later-day.ts'

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
  expect(plain(endOnLaterDay({ localDate: '2026-12-04', endsAt, zone }, 'en'))).toBe(ends)
})
