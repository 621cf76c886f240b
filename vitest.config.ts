import { defineConfig } from 'vitest/config'
import LongestFirst from './test/support/longest-first.ts'

/** Timeouts only end tests that hang. How long a test takes depends on the load of the machine. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

/** Set by `npm test`, which omits what only `npm run test:full` runs. Otherwise everything runs. */
const isShort = process.env['TEST_SHORT'] === 'on'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/support/flaky-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/domain/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/http/*.test.ts',
            'src/server/**/*.unit.test.ts',
            'src/cli/*.unit.test.ts',
            'demo/**/*.test.ts',
            'test/*.test.ts',
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/{server,cli}/**/*.test.ts', 'test/faults/**/*.test.ts', 'test/http/**/*.test.ts'],
          exclude: ['src/{server,cli}/**/*.unit.test.ts', ...(isShort ? ['test/faults/killed-*.test.ts'] : [])],
          globalSetup: ['test/support/template-database.ts'],
          ...patience,
          // Workers share imported modules. Caches of the server are keyed by database, so that they do not leak
          // between files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/start-sites.ts'],
          ...patience,
          // A test that passes only on its retry is listed as flaky at the end of `npm test`.
          retry: 1,
          // Workers keep their Chromium. Each has its own site and database, so that files do not see each other's
          // orders.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
})
