import { expect, test } from 'vitest'
import { signInDelayMs } from './sign-in-delay.ts'

test('a sign-in waits longer with each attempt above ten, up to four seconds', () => {
  expect([1, 10, 11, 12, 13, 14, 15, 16, 5000].map(signInDelayMs)).toEqual([
    0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000,
  ])
})
