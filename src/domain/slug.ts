/** A title as a path segment: keeps Arabic letters, removes diacritics, and replaces everything else by one hyphen. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640'’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}

export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(text)
}
