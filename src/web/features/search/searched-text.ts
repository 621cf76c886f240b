const LONGEST = 200

/** The words of an address as they can be asked for, shown and linked to: no more than the API takes, nothing unseen, no parts of a path. */
export function searchedText(text: string): string {
  return text
    .replaceAll(/[\p{C}/\\]+/gu, (hidden) => hidden.replaceAll(/[^\u200c\u200d]/gu, ' '))
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
