import type { Locale } from './locale.ts'

/** The language's comma, with its space. */
export const commaOf = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ')

export const listOf = (names: readonly string[], locale: Locale): string => names.join(commaOf(locale))
