import { normaliseArabic } from '#domain/arabic.ts'
import type { Dictionary } from '#server/catalogue/snapshot/dictionary.ts'

/**
 * A text with an alef for a final alef maksura where only so it is a word of the catalogue: «العلى» is «العلا», but
 * «مصطفى» stays. Elsewhere search takes an alef maksura for a yeh, as many write it, and «العلى» would begin «العليا».
 */
export function withFinalAlef(text: string, dictionary: Dictionary): string {
  const isWord = (word: string) => dictionary.idOf(normaliseArabic(word)) !== undefined
  return text.replaceAll(/\p{L}[\p{L}\p{M}]*ى(?![\p{L}\p{M}])/gu, (word) => {
    const other = `${word.slice(0, -1)}ا`
    return !isWord(word) && isWord(other) ? other : word
  })
}
