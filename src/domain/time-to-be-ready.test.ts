import { expect, test } from 'vitest'
import { timeToBeReady } from './time-to-be-ready.ts'

const start = { localDate: '2026-12-12', localTime: '07:30' }

test.each([
  ['at the start, without a pick-up', null, '07:30'],
  ['at the pick-up', { localDate: '2026-12-12', localTime: '06:40' }, '06:40'],
  ['at the start, if the pick-up is on the evening before', { localDate: '2026-12-11', localTime: '23:50' }, '07:30'],
])('people have to be ready %s', (_when, pickup, time) => {
  expect(timeToBeReady({ ...start, pickup })).toBe(time)
})
