import { expect, test } from 'vitest'
import { endOfRecord } from './replica-positions.ts'
import { WalHistory } from './replicas.ts'

test('a replica is as far behind as the time since the WAL ended where the replica is now', () => {
  const history = new WalHistory()
  history.add(100, 1000)
  history.add(100, 2000)
  history.add(250, 3000)
  expect(history.behindMs(250, 3500)).toBe(500)
  expect(history.behindMs(249, 3500)).toBe(1500)
  expect(history.behindMs(100, 3500)).toBe(1500)
  expect(history.behindMs(99, 3500)).toBe(Infinity)
})

test('what was written long ago is forgotten', () => {
  const history = new WalHistory()
  for (let second = 0; second < 100; second += 1) history.add(second, second * 1000)
  expect(history.behindMs(98, 99_000)).toBe(1000)
  expect(history.behindMs(1, 99_000)).toBe(Infinity)
})

test('after a record that fills its page, the primary names the place behind the header of the next page', () => {
  expect(endOfRecord(8192 * 3 + 24)).toBe(8192 * 3)
  expect(endOfRecord(8192 * 3 + 40)).toBe(8192 * 3)
  expect(endOfRecord(8192 * 3 + 48)).toBe(8192 * 3 + 48)
  expect(endOfRecord(8192 * 3)).toBe(8192 * 3)
})
