import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { weeksAhead } from './weeks-ahead.ts'

test.each([
  // Fourteen days with the thirtieth are enough.
  ['2026-11-17', 'gregorian', 'mon', null],
  ['2026-11-18', 'gregorian', 'mon', [5, '2026-12-20']],
  ['2026-11-27', 'gregorian', 'mon', [5, '2026-12-27']],
  ['2026-11-27', 'gregorian', 'sun', [5, '2026-12-26']],
  ['2026-11-27', 'gregorian', 'sat', [5, '2026-12-25']],
  // On the first day of a week four weeks are 28 days.
  ['2026-11-30', 'gregorian', 'mon', [4, '2026-12-27']],
  ['2026-12-31', 'gregorian', 'mon', [5, '2027-01-31']],
  // In the Hijri calendar other months end.
  ['2026-11-27', 'hijri', 'sun', [5, '2026-12-26']],
  ['2026-11-20', 'hijri', 'sun', null],
] as const)('on %s (%s, weeks from %s) the calendar shows %o', (today, kind, firstDay, shown) => {
  for (const locale of ['ar', 'en'] as const) {
    const ahead = weeksAhead(parseDate(today), { locale, kind, firstDay })
    expect(ahead && [ahead.weeks, ahead.last.toString()]).toEqual(shown)
  }
})
