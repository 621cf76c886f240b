import { describe, inject, test } from 'vitest'

/** Set by `npm test`, which omits some of what `npm run test:full` runs (docs/decisions/0025-the-tests-time.md). */
export const isShort = process.env['TEST_SHORT'] === 'on'

/** A test that `npm test` skips. */
export const testInFull = test.skipIf(isShort)

/** Tests that `npm test` skips. */
export const describeInFull = describe.skipIf(isShort)

/** For cases that are tested alike: `npm test` tests the first `count` of them. */
export const firstIfShort = <T>(cases: readonly T[], count = 1): T[] => (isShort ? cases.slice(0, count) : [...cases])

/**
 * On the embedded database `npm test` tests the first two: both databases are sent the same statements, and this one
 * takes five times as long.
 */
export const firstIfEmbedded = <T>(cases: readonly T[]): T[] =>
  inject('serverUrl') === null ? firstIfShort(cases, 2) : [...cases]
