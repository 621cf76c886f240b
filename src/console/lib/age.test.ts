import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T11:59:40Z', 0, 'minute'],
  ['2026-03-01T11:01:00Z', -59, 'minute'],
  ['2026-03-01T10:30:00Z', -1, 'hour'],
  ['2026-02-28T12:00:00Z', -1, 'day'],
  ['2026-02-20T13:00:00Z', -8, 'day'],
  ['2026-03-01T15:10:00Z', 3, 'hour'],
])('the distance of %s from noon of the first of March is %i %s', (iso, value, unit) => {
  const age = ageOf(iso, now)
  expect([age.value + 0, age.unit]).toEqual([value, unit])
})
