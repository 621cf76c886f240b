import { expect, test } from 'vitest'
import { byDeadline, endsBeforeStart, freeRule } from './cancellation-rule.ts'

const rule = (day: number, hour: number, minute: number, percentage: number) => ({ day, hour, minute, percentage })
const week = rule(7, 0, 0, 0)
const dayAndHours = rule(1, 23, 0, 0)
const twoDays = rule(2, 0, 0, 50)
const start = rule(0, 0, 0, 50)

test('sorts rules by their deadlines, days before hours', () => {
  expect(byDeadline([start, dayAndHours, week, twoDays])).toEqual([week, twoDays, dayAndHours, start])
})

test.each([
  [[twoDays, week], true],
  [[start, week], false],
])('says whether a policy of %j ends before the start', (rules, expected) => {
  expect(endsBeforeStart(rules)).toBe(expected)
})

test.each([
  [[week, twoDays, dayAndHours], dayAndHours],
  [[twoDays, start], null],
  [[], null],
])('finds the latest free rule of %j', (rules, expected) => {
  expect(freeRule(rules)).toEqual(expected)
})
