import { defineConfig } from 'vitest/config'
import LongestFirst from './test/support/longest-first.ts'

/** They end what hangs. How long a thing takes says how busy the machine is, and no test is about that. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

/** `npm test`: what only `npm run test:full` runs is left out. By hand nothing is. */
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
          // A worker keeps what its files import: what the server keeps by itself, it keeps by the database that it was read from.
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
          // A test that passes only when it is run again is listed as flaky at the end of `npm test`.
          retry: 1,
          // A worker keeps its Chromium. It has a site and a database of its own: files that met on one would see each other's orders.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
})
