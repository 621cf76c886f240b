import { describe, expect, test } from 'vitest'
import { addDays } from './add-days.ts'
import { movedPreset, presetRanges, weekendAhead, weekendDays, weekendRegion } from './weekend.ts'

describe('the weekend', () => {
  test.each([
    ['SA', [5, 6]],
    ['KW', [5, 6]],
    ['EG', [5, 6]],
    ['AE', [6, 7]],
    ['GB', [6, 7]],
    ['TR', [6, 7]],
    ['MA', [6, 7]],
    ['IR', [5]],
    ['', [6, 7]],
  ])('of %s is on the days %j', (region, days) => {
    expect(weekendDays(region)).toEqual(days)
  })

  test('is that of Intl.Locale in every region', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const locales = letters
      .flatMap((first) => letters.map((second) => new Intl.Locale(`und-${first}${second}`)))
      .map((locale) => [locale.region ?? '', locale.getWeekInfo().weekend] as const)
    expect(locales.map(([region]) => [region, weekendDays(region)])).toEqual(locales)
  })

  // 22 November 2026 is a Sunday.
  test.each([
    ['SA', '2026-11-22', ['2026-11-27', '2026-11-28'], ['2026-12-04', '2026-12-05']],
    ['SA', '2026-11-27', ['2026-11-27', '2026-11-28'], ['2026-12-04', '2026-12-05']],
    ['SA', '2026-11-28', ['2026-11-28', '2026-11-28'], ['2026-12-04', '2026-12-05']],
    ['GB', '2026-11-22', ['2026-11-22', '2026-11-22'], ['2026-11-28', '2026-11-29']],
    ['GB', '2026-12-31', ['2027-01-02', '2027-01-03'], ['2027-01-09', '2027-01-10']],
    ['IR', '2026-11-27', ['2026-11-27', '2026-11-27'], ['2026-12-04', '2026-12-04']],
  ])('of %s on %s is %j, and the next one is %j', (region, today, current, next) => {
    const ranges = presetRanges(today, region)
    expect(Object.values(ranges.thisWeekend)).toEqual(current)
    expect(Object.values(ranges.nextWeekend)).toEqual(next)
  })

  test.each([
    ['SA', '2026-11-26', { from: '2026-11-27', to: '2026-11-28', isNext: false }],
    ['SA', '2026-11-27', { from: '2026-11-27', to: '2026-11-28', isNext: false }],
    ['SA', '2026-11-28', { from: '2026-12-04', to: '2026-12-05', isNext: true }],
    ['GB', '2026-11-28', { from: '2026-11-28', to: '2026-11-29', isNext: false }],
    ['IR', '2026-11-27', { from: '2026-12-04', to: '2026-12-04', isNext: true }],
  ])('to offer in %s on %s is %j', (region, today, weekend) => {
    expect(weekendAhead(today, region)).toEqual(weekend)
  })
})

test('the weekend of a search is that of its place, otherwise that of the currency', () => {
  expect(weekendRegion('SAR', 'TR')).toBe('TR')
  expect(weekendRegion('SAR', null)).toBe('SA')
  expect(weekendRegion('GBP')).toBe('GB')
})

// 1 December 2026 is a Tuesday.
test.each([
  ['nextWeekend', 'SA', 'GB', { from: '2026-12-12', to: '2026-12-13' }],
  ['nextWeekend', 'GB', 'SA', { from: '2026-12-11', to: '2026-12-12' }],
  ['thisWeekend', 'SA', 'TR', { from: '2026-12-05', to: '2026-12-06' }],
  ['thisWeekend', 'SA', 'IR', { from: '2026-12-04', to: '2026-12-04' }],
  ['tomorrow', 'SA', 'GB', { from: '2026-12-02', to: '2026-12-02' }],
] as const)('the %s of %s becomes that of %s', (preset, before, region, moved) => {
  const today = '2026-12-01'
  expect(movedPreset(presetRanges(today, before)[preset], { preset, today, region })).toEqual(moved)
})

test('dates that are no longer those of the preset stay', () => {
  const range = { from: '2026-12-09', to: '2026-12-12' }
  expect(movedPreset(range, { preset: 'nextWeekend', today: '2026-12-01', region: 'GB' })).toBeUndefined()
})

test('tomorrow is the next day across the end of a month', () => {
  expect(presetRanges('2026-11-30', 'SA').tomorrow).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
