import type { Locale } from '#domain/locale.ts'
import type { Place } from './search-wish.ts'

/** A place, or a text that was searched for. */
export type RecentSearch = Pick<Place, 'title' | 'path' | 'country'> & { kind: Place['kind'] | 'text' }

const MAX_STORED = 3
const keyOf = (locale: Locale) => `rihla_searches_${locale}`

/** The last searches of this browser, newest first. They are never sent. */
export function readRecentSearches(locale: Locale): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(stored) ? (stored as RecentSearch[]).filter(isRecent).slice(0, MAX_STORED) : []
  } catch {
    return []
  }
}

export function storeRecentSearch(locale: Locale, search: RecentSearch): void {
  const others = readRecentSearches(locale).filter((one) => one.path !== search.path)
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify([search, ...others].slice(0, MAX_STORED)))
  } catch {
    // Storage may be full or disabled; then nothing is stored.
  }
}

export function clearRecentSearches(locale: Locale): void {
  try {
    localStorage.removeItem(keyOf(locale))
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** The storage may contain anything, for example data of an older version. */
function isRecent(one: Partial<RecentSearch> | null): boolean {
  return typeof one?.title === 'string' && typeof one.kind === 'string' && one.path?.startsWith('/') === true
}
