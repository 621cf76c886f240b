import type { Locale } from '#domain/locale.ts'

/** `npm test` leaves out what `npm run test:full` runs (docs/decisions/0025-the-tests-time.md). */
export const isShort = process.env['TEST_SHORT'] === 'on'

/** The languages of a journey whose steps are the same in both: `npm test` walks it in the default language alone. */
export const journeyLanguages: readonly Locale[] = isShort ? ['ar'] : ['ar', 'en']
