import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/domain/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/front/*.test.ts',
            'src/server/platform/**/*.unit.test.ts',
            'demo/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/server/**/*.test.ts', 'test/faults/**/*.test.ts'],
          exclude: ['src/server/**/*.unit.test.ts'],
          globalSetup: ['test/support/template-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/start-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One site and one database behind all files: they would meet.
          fileParallelism: false,
        },
      },
    ],
  },
})
