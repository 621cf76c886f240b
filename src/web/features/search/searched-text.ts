const LONGEST = 200

/**
 * Normalises a query from the address: at most the length that the API accepts, no control characters, no path
 * separators.
 */
export function searchedText(text: string): string {
  return text
    .replaceAll(/[\p{C}/\\]+/gu, (hidden) => hidden.replaceAll(/[^\u200c\u200d]/gu, ' '))
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
