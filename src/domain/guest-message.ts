import { locales, type Locale } from './locale.ts'

export interface MessageText {
  subject: string
  text: string
}

/** A message of staff to all guests of a departure, in one language or both. */
export type MessageTexts = Record<Locale, MessageText | null>

/** The maximum lengths in characters. */
export const messageLimits = { subject: 120, text: 2000 } as const

/** The languages that the message is written in. */
export function writtenIn(texts: MessageTexts): Locale[] {
  return locales.filter((language) => texts[language] !== null)
}

/** The language of the message for a reader: their own if it is written, else the other. Null: nothing is written. */
export function messageLanguage(texts: MessageTexts, reader: Locale): Locale | null {
  return texts[reader] === null ? (writtenIn(texts)[0] ?? null) : reader
}

/** The readers whose language the message is not written in. */
export function unwrittenFor<Sum extends { language: Locale }>(texts: MessageTexts, readers: readonly Sum[]): Sum[] {
  return readers.filter(({ language }) => texts[language] === null)
}
