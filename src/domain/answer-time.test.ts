import { expect, test } from 'vitest'
import { usualAnswerTime } from './answer-time.ts'

const HOUR = 3600

test.each<[string, number[], ReturnType<typeof usualAnswerTime>]>([
  ['no answers', [], null],
  ['four answers', [1, 1, 1, 1], null],
  ['five at once', [0, 0, 0, 0, 0], { unit: 'hours', count: 1 }],
  ['four of five within an hour', [1, 1, 1, 1, 90], { unit: 'hours', count: 1 }],
  ['three of five within an hour', [1, 1, 1, 5, 90], { unit: 'hours', count: 6 }],
  ['in any order', [90, 5, 1, 1, 1], { unit: 'hours', count: 6 }],
  ['exactly twelve hours', [12, 12, 12, 12, 12], { unit: 'hours', count: 12 }],
  ['a little more than twelve hours', [12.1, 12.1, 12.1, 12.1, 12.1], { unit: 'days', count: 1 }],
  ['exactly a day', [24, 24, 24, 24, 24], { unit: 'days', count: 1 }],
  ['a day and an hour', [25, 25, 25, 25, 25], { unit: 'days', count: 2 }],
  ['a week', [168, 168, 168, 168, 168], { unit: 'days', count: 7 }],
  ['more than a week', [169, 169, 169, 169, 169], null],
])('%s', (_, hours, expected) => expect(usualAnswerTime(hours.map((count) => count * HOUR))).toEqual(expected))
