import type { Locale } from '#domain/locale.ts'

/** `npm test` omits some of what `npm run test:full` runs (docs/decisions/0025-the-tests-time.md). */
export const isShort = process.env['TEST_SHORT'] === 'on'

/** For journeys that are the same in both languages: `npm test` runs them in the default language only. */
export const journeyLanguages: readonly Locale[] = isShort ? ['ar'] : ['ar', 'en']
