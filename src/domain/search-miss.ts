import { latinDigits, normaliseArabic } from './arabic.ts'

const SHORTEST = 2
const LONGEST = 80

/**
 * Whether a text that was searched for can be stored: not an email address, a phone number, a booking reference or a
 * whole sentence, which could tell who searched.
 */
export function isRecordable(text: string): boolean {
  const words = normaliseArabic(text)
  return (
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    !text.includes('@') &&
    !/\d[\s\d().+-]{4,}/.test(latinDigits(text)) &&
    !/\bRH-/i.test(text)
  )
}
