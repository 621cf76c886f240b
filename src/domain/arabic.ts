// Letters with several spellings that search treats as equal.
const variants: Record<string, string> = {
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', گ: 'ك', ک: 'ك', ی: 'ي', ڤ: 'ف', پ: 'ب', چ: 'ج', ژ: 'ز',
} // prettier-ignore

/**
 * Text as search compares it: no diacritics, tatweel or invisible characters; one form for alef, hamza carriers, teh marbuta and alef
 * maksura; Latin digits; lower case without accents; punctuation becomes a space.
 */
export function normaliseArabic(text: string): string {
  return (
    latinDigits(text)
      // Also the presentation forms of letters, as documents have them, before their variants are replaced.
      .normalize('NFKC')
      .replaceAll(/[أإآٱىئؤةگکیڤپچژ]/g, (letter) => variants[letter] ?? letter)
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{DI}\u0640\u0621]/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** Replaces Arabic and Persian digits by Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

export function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}
