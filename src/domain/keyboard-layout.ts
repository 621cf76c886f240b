/** The keys of the Arabic layout (101) and of the English one (US), key by key. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvnm,./"
const arabic = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'
/** One key that writes two letters. The same two are also written by two keys. */
const LAM_ALEF = 'لا'

const toArabic = new Map(Array.from(english).map((letter, index) => [letter, arabic[index] ?? letter]))
toArabic.set('b', LAM_ALEF)
const toEnglish = new Map(Array.from(arabic).map((letter, index) => [letter, english[index] ?? letter]))

const typedWith = (keys: ReadonlyMap<string, string>, text: string) =>
  Array.from(text)
    .map((letter) => keys.get(letter) ?? letter)
    .join('')

/**
 * What the same keys write in the other layout, for a text that was typed with the wrong one: 'hgvdhq' is 'الرياض'.
 * Two texts where a key is in doubt.
 */
export function otherLayouts(text: string): string[] {
  const typed = text.toLowerCase()
  if (!/\p{Script=Arabic}/u.test(typed)) return [typedWith(toArabic, typed)]
  return [...new Set([typed.replaceAll(LAM_ALEF, 'b'), typed])].map((one) => typedWith(toEnglish, one))
}
