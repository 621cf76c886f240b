import { localePath, type Locale } from '#domain/locale.ts'

/** The canonical address of a page. `path` has no language prefix. */
export function pageAddress(origin: string, locale: Locale, path: string): string {
  return origin + encodeURI(localePath(locale, path))
}
