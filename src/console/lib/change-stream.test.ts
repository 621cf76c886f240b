import { expect, test } from 'vitest'
import { pauseMs } from './change-stream.ts'

test('pauses grow from half a second to a minute', () => {
  expect(pauseMs(0, 0)).toBe(500)
  expect(pauseMs(3, 1)).toBe(8_000)
  expect(pauseMs(50, 1)).toBe(60_000)
})
