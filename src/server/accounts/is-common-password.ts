import { readFileSync } from 'node:fs'

const ARABIC_ZEROS = [0x0660, 0x06f0]

// One per line: lower case, Latin digits, at least 8 characters (shorter ones are refused anyway), sorted by code
// points.
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

/**
 * Whether a password is easily guessed: the start of leaked lists, keyboard patterns, names, clubs and places with the
 * usual endings, in English, Arabic, and Arabic in Latin letters (ASVS 5, 6.2.4). Ignores case and the kind of digits.
 */
export function isCommonPassword(password: string): boolean {
  return common.has(withLatinDigits(password.normalize('NFC').toLowerCase().trim()))
}

function withLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ARABIC_ZEROS.findLast((zero) => zero <= code) ?? code))
  })
}
