import { expect, test } from 'vitest'
import { serverNow } from './server-clock.ts'

const answeredAt = '2026-11-27T12:00:00.000Z'
const server = Date.parse(answeredAt)

test.each([-86_400_000, 0, 86_400_000])('counts on from an answer on a device whose clock is off by %i ms', (off) => {
  const answer = new Date(server + off / 1000).toISOString()
  const device = server + off
  const ofServer = Date.parse(answer)
  expect(serverNow(answer, device)).toBe(ofServer)
  expect(serverNow(answer, device + 90_000)).toBe(ofServer + 90_000)
})

test('counts anew from the next answer, after the clock of the device was set', () => {
  const [first, second] = ['2026-11-27T13:00:00.000Z', '2026-11-27T13:10:00.000Z']
  serverNow(first, 0)
  expect(serverNow(second, 7_200_000)).toBe(Date.parse(second))
  expect(serverNow(first, 60_000)).toBe(Date.parse(first) + 60_000)
})
