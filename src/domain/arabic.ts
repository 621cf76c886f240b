// Letters that are written in several ways and meant as one (B3).
const variants: Record<string, string> = {
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', گ: 'ك', ک: 'ك', ی: 'ي', ڤ: 'ف', پ: 'ب', چ: 'ج', ژ: 'ز',
} // prettier-ignore

/**
 * Text as search compares it: without diacritics and tatweel, one form for alef, hamza carriers, teh marbuta and alef maksura, Latin
 * digits, lower case without accents, punctuation as space.
 */
export function normaliseArabic(text: string): string {
  return latinDigits(text)
    .normalize('NFC')
    .replaceAll(/[أإآٱىئؤةگکیڤپچژ]/g, (letter) => variants[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u0621]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Text with its Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

export function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}
