import { describe, expect, test } from 'vitest'
import { freeAfterChange } from './free-after-change.ts'

const free = { until: '2026-12-05T07:00:00Z', percentage: 0 }

describe('free cancellation after a change', () => {
  test.each([
    [
      'is the same with the same deadline, however it is written',
      { ...free, until: '2026-12-05T07:00:00.000Z' },
      'same',
    ],
    ['has another deadline on a later date', { ...free, until: '2026-12-09T07:00:00Z' }, 'other_deadline'],
    ['has another deadline on an earlier date', { ...free, until: '2026-12-01T07:00:00Z' }, 'other_deadline'],
    ['is lost where cancelling costs a part', { ...free, percentage: 50 }, 'lost'],
    ['is lost where nothing is refunded', { ...free, percentage: 100 }, 'lost'],
    ['is lost where the new date has no step left', null, 'lost'],
  ] as const)('%s', (_, will, expected) => expect(freeAfterChange(free, will)).toBe(expected))

  test('is not lost where it was not free before', () => {
    const part = { ...free, percentage: 50 }
    expect(freeAfterChange(part, part)).toBe('same')
  })
})
