import { describe, expect, test } from 'vitest'
import { transferSeconds } from './transfer-seconds.ts'

const bahrain = { region: 'BH', zone: 'Asia/Bahrain' }
const emirates = { region: 'AE', zone: 'Asia/Dubai' }
const far = '2026-12-31T12:00+03:00'

function untilWhen(at: string, bank = bahrain, cutoffAt = far, confirmation: 'instant' | 'supplier' = 'instant') {
  const now = new Date(at)
  const cutoff = new Date(cutoffAt)
  const seconds = transferSeconds([{ now, startsAt: cutoff, cutoffAt: cutoff, confirmation }], bank)
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000)
}

describe('seats wait for a transfer', () => {
  test.each([
    ['three days in the middle of the week', '2026-11-30T15:00+03:00', bahrain, '2026-12-03T15:00+03:00'],
    ['three days up to the end of a working Thursday', '2026-11-30T23:30+03:00', bahrain, '2026-12-03T23:30+03:00'],
    ['over a weekend of Friday and Saturday', '2026-12-03T15:00+03:00', bahrain, '2026-12-08T15:00+03:00'],
    ['from the end of the weekend if ordered in it', '2026-12-04T10:00+03:00', bahrain, '2026-12-09T00:00+03:00'],
    ['over a weekend of Saturday and Sunday', '2026-12-04T10:00+04:00', emirates, '2026-12-09T10:00+04:00'],
    ['three days from the first working day', '2026-12-06T10:00+03:00', bahrain, '2026-12-09T10:00+03:00'],
  ])('%s', (_, at, bank, until) => expect(untilWhen(at, bank)).toEqual(new Date(until)))

  test('no longer than the activity is on sale', () => {
    const cutoff = '2026-12-01T15:00+03:00'
    expect(untilWhen('2026-11-30T15:00+03:00', bahrain, cutoff)).toEqual(new Date(cutoff))
  })

  test.each([
    ['less than twelve hours are left', '2026-11-30T15:00+03:00', '2026-12-01T02:59+03:00'],
    ['all the time that is left is a weekend', '2026-12-04T00:00+03:00', '2026-12-05T23:00+03:00'],
    ['the weekend leaves less than twelve hours of business days', '2026-12-03T20:00+03:00', '2026-12-06T07:00+03:00'],
  ])('not at all if %s', (_, at, cutoff) => expect(untilWhen(at, bahrain, cutoff)).toBeNull())

  test('in the last twelve hours before a weekend and after it', () => {
    expect(untilWhen('2026-12-03T20:00+03:00', bahrain, '2026-12-06T08:00+03:00')).toEqual(
      new Date('2026-12-06T08:00+03:00'),
    )
  })

  test('not if a host confirms first, or for nothing', () => {
    expect(untilWhen('2026-11-30T15:00+03:00', bahrain, far, 'supplier')).toBeNull()
    expect(transferSeconds([], bahrain)).toBeNull()
  })
})
