/** Of a child in a search: the years before 18. */
export const MAX_AGE = 17

/** The most ages in an address. */
const MOST = 98
const AGE = '(?:1[0-7]|\\d)'

/** Ages in an address: whole years with hyphens between them, which no part of an address escapes. */
export const AGES_PATTERN = new RegExp(`^${AGE}(?:-${AGE}){0,${MOST - 1}}$`)

/** The ages of an address; null if it has others than AGES_PATTERN. */
export const parseAges = (text: string): number[] | null =>
  AGES_PATTERN.test(text) ? text.split('-').map(Number) : null

export const agesText = (ages: readonly number[]): string => ages.join('-')
