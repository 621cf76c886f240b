import { expect, test } from 'vitest'
import { isReviewable } from './is-reviewable.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test.each([
  ['confirmed', '11:59:59', true],
  ['confirmed', '12:00:00', true],
  ['confirmed', '12:00:01', false],
  ['pending', '11:00:00', false],
  ['approved', '11:00:00', false],
  ['failed', '11:00:00', false],
  ['expired', '11:00:00', false],
  ['cancelled', '11:00:00', false],
  ['refunded', '11:00:00', false],
] as const)('a %s booking whose activity ended at %s: %s', (status, endsAt, expected) => {
  expect(isReviewable({ status, endsAt: at(endsAt) }, now)).toBe(expected)
})
