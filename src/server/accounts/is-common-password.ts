import { readFileSync } from 'node:fs'

const ARABIC_ZEROS = [0x0660, 0x06f0]

// One a line, in small letters and Latin digits, 8 characters or more: shorter ones are refused anyway. By code points, sorted.
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

/**
 * Whether a password is among those that are tried first: what leaked lists begin with, walks over keys, names, clubs and places with the usual
 * endings, in English, Arabic, and Arabic in Latin letters (ASVS 5, 6.2.4). Case and the kind of digits make no difference.
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
