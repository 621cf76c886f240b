import { expect, test } from 'vitest'
import { overlapping } from './overlapping.ts'

const at = (from: string, to: string) => ({ startsAt: `2026-12-${from}:00Z`, endsAt: `2026-12-${to}:00Z` })
const workshop = { id: 2, status: 'confirmed' as const, ...at('02T13:00', '02T16:30') }
const tent = { id: 3, status: 'confirmed' as const, ...at('01T12:00', '03T12:00') }
const cancelled = { id: 4, status: 'cancelled' as const, ...at('02T12:00', '02T18:00') }

test.each([
  ['a time over it', at('02T12:00', '02T18:00'), [2]],
  ['a time within it', at('02T14:00', '02T15:00'), [2]],
  ['a time that ends when it begins', at('02T10:00', '02T13:00'), []],
  ['another day', at('04T12:00', '04T18:00'), []],
  ['two days', at('02T12:00', '04T12:00'), []],
])('%s overlaps %j', (_what, times, ids) => {
  expect(overlapping(times, 1, [workshop, tent, cancelled]).map(({ id }) => id)).toEqual(ids)
})

test('a booking does not overlap itself', () => {
  expect(overlapping(workshop, workshop.id, [workshop])).toEqual([])
})
