import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentTrip, rememberTrip } from './trip.ts'

const range = { from: '2026-12-03', to: '2026-12-05' }
const party = { adults: 2, children: 1 }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('dates and travellers are remembered and cleared independently', () => {
  rememberTrip({ range })
  rememberTrip({ party })
  expect(currentTrip()).toEqual({ range, party })
  expect(currentTrip()).toBe(currentTrip())
  rememberTrip({ range: null })
  expect(currentTrip()).toEqual({ range: null, party })
  rememberTrip({ party: { adults: 0, children: 0 } })
  expect(currentTrip()).toEqual({ range: null, party: null })
})

test('dates that are over are forgotten', () => {
  rememberTrip({ range, party })
  vi.setSystemTime(new Date('2026-12-05T12:00:00'))
  expect(currentTrip().range).toEqual(range)
  vi.setSystemTime(new Date('2026-12-06T12:00:00'))
  expect(currentTrip()).toEqual({ range: null, party })
})

test('a broken entry is no trip', () => {
  sessionStorage.setItem('rihla.trip', '{"range":{"from":"soon","to":"later"},"party":{"adults":0,"children":0}}')
  expect(currentTrip()).toEqual({ range: null, party: null })
  sessionStorage.setItem('rihla.trip', 'not json')
  expect(currentTrip()).toEqual({ range: null, party: null })
})

test('the ages of the children are remembered, unless they are none', () => {
  rememberTrip({ party: { adults: 2, children: 2, ages: [2, 7] } })
  expect(currentTrip().party).toEqual({ adults: 2, children: 2, ages: [2, 7] })
  for (const ages of ['[2,18]', '[2.5]', '[-1]', '[1,2,3]', '[]', '["x"]', '"2"', '{}', 'null']) {
    sessionStorage.setItem('rihla.trip', `{"range":null,"party":{"adults":2,"children":2,"ages":${ages}}}`)
    expect(currentTrip().party, ages).toEqual({ adults: 2, children: 2 })
  }
})
