import { defineConfig } from 'vitest/config'
import LongestFirst from './test/support/longest-first.ts'

/** Timeouts only end tests that hang. How long a test takes depends on the load of the machine. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

/** Set by `npm test`, which omits what only `npm run test:full` runs. Otherwise everything runs. */
const isShort = process.env['TEST_SHORT'] === 'on'

const setupFiles = ['test/support/property-seed.ts']

const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined

/** Files that only `npm run test:full` runs. Single tests are marked with `testInFull` (test/support/in-full.ts). */
const inFull = isShort
  ? [
      'test/faults/killed-*.test.ts',
      'test/faults/rush.test.ts',
      'test/faults/silent-connections.test.ts',
      'test/http/rolling-restart.test.ts',
      'test/http/start-together.test.ts',
      'test/http/telemetry.test.ts',
      // Late in the day the demo has fewer tickets left to scan than it needs.
      'test/browser/check-in-sync.test.ts',
      'test/browser/console-support-day.test.ts',
      'test/browser/date-change-link.test.ts',
      'test/browser/departures-calendar.test.ts',
      'test/browser/deploy.test.ts',
      'test/browser/hostile-texts.test.ts',
      'test/browser/layouts-en.test.ts',
      'test/browser/notices.test.ts',
      'test/browser/promo.test.ts',
      'test/browser/write-review.test.ts',
      'test/browser/written-quote.test.ts',
      // It uses no PostgreSQL; the step `embedded` runs it.
      ...(isOnServer ? ['src/server/kernel/embedded-database.test.ts'] : []),
    ]
  : []

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/support/failure-reporter.ts', './test/support/slowest-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: [
            'src/domain/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/console/**/*.test.ts',
            'src/http/*.test.ts',
            'src/server/**/*.unit.test.ts',
            'src/cli/*.unit.test.ts',
            'demo/**/*.test.ts',
            'test/*.test.ts',
          ],
          // Vitest leaves one processor free, which other steps of `npm test` do not need after a minute.
          maxWorkers: 2,
          // 170 files import much the same modules.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: [
            'src/{server,cli}/**/*.test.ts',
            'test/faults/**/*.test.ts',
            'test/http/**/*.test.ts',
            'bench/*.test.ts',
          ],
          exclude: ['src/{server,cli}/**/*.unit.test.ts', ...inFull],
          globalSetup: ['test/support/template-database.ts'],
          setupFiles: [...setupFiles, 'test/support/cheap-hashes.ts'],
          ...patience,
          // Workers share imported modules. Caches of the server are keyed by database, so that they do not leak
          // between files.
          isolate: false,
          // A third one would use the time in which these wait for the server, but the browser tests beside them do that.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: inFull,
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
