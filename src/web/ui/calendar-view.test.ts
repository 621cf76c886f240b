import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import type { CalendarKind } from './calendar-kind.ts'
import { type CalendarView, firstShown, moveTo, rangeOf, switchTo, viewOf } from './calendar-view.ts'

const today = parseDate('2026-11-27')
const frame = { today, locale: 'en', firstDay: 'mon' } as const
const other = { gregorian: 'hijri', hijri: 'gregorian' } as const satisfies Record<CalendarKind, CalendarKind>

const weeks = '2026-11-27 – 2026-12-27'
const december = '2026-12-01 – 2026-12-31'
const rajab = '2026-12-10 – 2027-01-08'

const rangeText = (view: CalendarView) => {
  const { first, last } = rangeOf(view, today)
  return `${first.toString()} – ${last.toString()}`
}

test.each([
  ['the weeks ahead in both calendars', '2026-11-27', null, 'gregorian', ['switch', 'switch'], [weeks, weeks, weeks]],
  ['the weeks with a chosen day', '2026-12-08', '2026-12-08', 'gregorian', ['switch', 'switch'], [weeks, weeks, weeks]],
  // Five weeks on is past the weeks.
  [
    'the next month',
    '2026-11-27',
    null,
    'gregorian',
    ['2027-01-01', 'switch', 'switch'],
    [weeks, december, rajab, december],
  ],
  [
    'the first days of the next month',
    '2026-12-29',
    null,
    'gregorian',
    ['2026-12-01', 'switch', 'switch'],
    [december, december, weeks, weeks],
  ],
  ['back to this month', '2026-12-29', null, 'gregorian', ['2026-11-30', 'switch'], [december, weeks, weeks]],
  ['back to this month in Hijri', '2026-12-29', null, 'hijri', ['2026-12-09', 'switch'], [rajab, weeks, weeks]],
  // The focus is elsewhere in the month of the chosen day.
  [
    'the month of the chosen day',
    '2026-12-29',
    '2026-12-29',
    'gregorian',
    ['2026-12-02', 'switch', 'switch'],
    [december, december, rajab, december],
  ],
  // The chosen day was not visible before either.
  ['another month than the chosen day', '2026-12-29', '2027-02-01', 'gregorian', ['switch'], [december, rajab]],
] as const)('shows %s', (_, day, chosen, kind, steps, shown) => {
  let view = viewOf(parseDate(day), kind, frame)
  const seen = [rangeText(view)]
  for (const step of steps) {
    view =
      step === 'switch'
        ? switchTo(other[view.kind], view, chosen === null ? null : parseDate(chosen), frame)
        : moveTo(parseDate(step), view, frame)
    seen.push(rangeText(view))
  }
  expect(seen).toEqual(shown)
})

test('a step of several weeks does not skip a month', () => {
  // Five weeks on is in January, and the last days of December are not among the weeks.
  const view = moveTo(parseDate('2027-01-01'), viewOf(today, 'gregorian', frame), frame)
  expect([view.weeks, view.shown.toString()]).toEqual([null, '2026-12-28'])
})

test('early in a month the month is shown', () => {
  const early = { ...frame, today: parseDate('2026-11-02') }
  const view = viewOf(early.today, 'gregorian', early)
  expect(view.weeks).toBeNull()
  expect(moveTo(parseDate('2026-11-30'), view, early).weeks).toBeNull()
})

test('shows the month where the next one is beside it, also when it is almost over', () => {
  expect(rangeText(viewOf(today, 'gregorian', { ...frame, isTwoMonths: true }))).toBe('2026-11-01 – 2026-11-30')
})

test.each([
  ['the next month, which has more to choose from', '2026-11-27', 'gregorian', true, '2026-12-01'],
  ['the current month as long as a week of it is left', '2026-11-23', 'gregorian', true, '2026-11-23'],
  ['the next month with one day less', '2026-11-24', 'gregorian', true, '2026-12-01'],
  ['the next month of the Hijri calendar', '2026-12-05', 'hijri', true, '2026-12-10'],
  ['the day itself for a single month, which shows the weeks ahead', '2026-11-27', 'gregorian', false, '2026-11-27'],
] as const)('two months begin with %s', (_, day, kind, isTwoMonths, first) => {
  expect(firstShown(kind, { today: parseDate(day), isTwoMonths }).toString()).toBe(first)
})
