/**
 * The address of the results for a text, without the language. "." and ".." would name another page, also encoded: an
 * invisible character makes them text, and `searchedText` removes it.
 */
export function searchPath(text: string): string {
  return `/search/${encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text}\u2060` : text)}`
}
