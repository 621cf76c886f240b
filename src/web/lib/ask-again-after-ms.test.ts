import { expect, test } from 'vitest'
import { askAgainAfterMs } from './ask-again-after-ms.ts'

test('a page asks about a payment ever more seldom, and stops within twenty minutes', () => {
  const pauses: number[] = []
  for (let pause = askAgainAfterMs(0); pause !== null; pause = askAgainAfterMs(pauses.length)) pauses.push(pause)
  expect(pauses.slice(0, 7)).toEqual([2500, 5000, 10_000, 20_000, 40_000, 60_000, 60_000])
  const minutes = pauses.reduce((sum, pause) => sum + pause, 0) / 60_000
  expect(minutes).toBeGreaterThan(10)
  expect(minutes).toBeLessThan(20)
})
