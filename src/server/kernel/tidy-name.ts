/** A name as it is stored: control characters and runs of space are slips of paste, not part of it. */
export function tidyName(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
