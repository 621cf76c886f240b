import type { Locale } from '#domain/locale.ts'
import { isShort } from './in-full.ts'

/** For journeys that are the same in both languages: `npm test` runs them in the default language only. */
export const journeyLanguages: readonly Locale[] = isShort ? ['ar'] : ['ar', 'en']
