import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { weeksAhead } from './weeks-ahead.ts'

test.each([
  // Fourteen days with the thirtieth are enough.
  ['2026-11-17', 'gregorian', 'mon', null],
  ['2026-11-18', 'gregorian', 'mon', [3, '2026-12-06']],
  ['2026-11-27', 'gregorian', 'mon', [3, '2026-12-13']],
  ['2026-11-27', 'gregorian', 'sun', [3, '2026-12-12']],
  ['2026-11-27', 'gregorian', 'sat', [3, '2026-12-11']],
  // On the first day of a week two weeks are fourteen days.
  ['2026-11-30', 'gregorian', 'mon', [2, '2026-12-13']],
  ['2026-12-31', 'gregorian', 'mon', [3, '2027-01-17']],
  // In the Hijri calendar other months end.
  ['2026-11-27', 'hijri', 'sun', [3, '2026-12-12']],
  ['2026-11-20', 'hijri', 'sun', null],
] as const)('on %s (%s, weeks from %s) the calendar shows %o', (today, kind, firstDay, shown) => {
  for (const locale of ['ar', 'en'] as const) {
    const ahead = weeksAhead(parseDate(today), { locale, kind, firstDay })
    expect(ahead && [ahead.weeks, ahead.last.toString()]).toEqual(shown)
  }
})
