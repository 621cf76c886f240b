/** Of a child in a search: the years before 18. */
export const MAX_AGE = 17

/** The most children in an address. */
const MOST = 98
/** Of a child whose age is not given. */
const UNKNOWN = 'x'
const CHILD = `(?:1[0-7]|\\d|${UNKNOWN})`

/** The children of an address: their ages in whole years, or x, with hyphens between them, which no address escapes. */
export const AGES_PATTERN = new RegExp(`^${CHILD}(?:-${CHILD}){0,${MOST - 1}}$`)

/** How many children an address has, and the ages that are known; null if it does not fit AGES_PATTERN. */
export function parseChildren(text: string): { children: number; ages: number[] } | null {
  if (!AGES_PATTERN.test(text)) return null
  const all = text.split('-')
  return { children: all.length, ages: all.filter((age) => age !== UNKNOWN).map(Number) }
}

/** For an address: '2-7-x'. */
export const childrenText = (children: number, ages: readonly number[]): string =>
  [...ages, ...Array.from({ length: children - ages.length }, () => UNKNOWN)].join('-')

export const isAge = (years: unknown): boolean =>
  Number.isInteger(years) && Number(years) >= 0 && Number(years) <= MAX_AGE
