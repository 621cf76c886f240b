import type { Locale } from '#domain/locale.ts'
import type { words } from './words-en.ts'

type Words = typeof words

const loaded = new Map<Locale, Words>()

/** Loads the words of a language, once. */
export async function loadWords(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const module = locale === 'ar' ? await import('./words-ar.ts') : await import('./words-en.ts')
  loaded.set(locale, module.words)
}

/** @throws if loadWords has not loaded them */
export function wordsOf(locale: Locale): Words {
  const words = loaded.get(locale)
  if (!words) throw new Error(`The words of ${locale} are not loaded.`)
  return words
}
