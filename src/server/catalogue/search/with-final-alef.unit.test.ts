import { expect, test } from 'vitest'
import { normaliseArabic } from '#domain/arabic.ts'
import { Dictionary } from '#server/catalogue/snapshot/dictionary.ts'
import { withFinalAlef } from './with-final-alef.ts'

const dictionary = new Dictionary()
dictionary.add(['العلا', 'العليا', 'مصطفى', 'البتراء'].map((word, id) => ({ id, word: normaliseArabic(word) })))

test.each([
  ['العلى', 'العلا', 'it is a word of the catalogue only with an alef'],
  ['العُلى', 'العُلا', 'vowel signs do not matter'],
  ['شتاء العلى بالمنطاد', 'شتاء العلا بالمنطاد', 'each word is looked at'],
  ['البترى', 'البترا', 'a hamza is not written either'],
  ['مصطفى', 'مصطفى', 'it is a word as it is written'],
  ['موسى', 'موسى', 'neither is a word'],
  ['العليا', 'العليا', 'it does not end so'],
  ['العلي', 'العلي', 'a yeh is a yeh, and may be the beginning of another word'],
])('%s is %s: %s', (typed, meant) => {
  expect(withFinalAlef(typed, dictionary)).toBe(meant)
})
