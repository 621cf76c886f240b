import type { Locale } from './locale.ts'

/** Joins names with the language's comma. */
export const listOf = (names: readonly string[], locale: Locale): string => names.join(locale === 'ar' ? '، ' : ', ')
