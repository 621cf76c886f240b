import { localePath, type Locale } from '#domain/locale.ts'

/** The one address of a page on the web, as its canonical link has it; `path` without the language prefix. */
export function pageAddress(origin: string, locale: Locale, path: string): string {
  return origin + encodeURI(localePath(locale, path))
}
