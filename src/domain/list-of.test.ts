import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

test.each([
  ['ar', 'دبي، العلا، القاهرة'],
  ['en', 'دبي, العلا, القاهرة'],
] as const)('joins with the comma of %s', (locale, joined) => {
  expect(listOf(['دبي', 'العلا', 'القاهرة'], locale)).toBe(joined)
})
