import { isArabic } from '#domain/arabic.ts'
import { isRelationOfPlural, otherNumbersOf } from './broken-plurals.ts'

// Insignificant words of queries, as normaliseArabic writes them.
const unimportant = new Set([
  ...'a al an and are at best by class do el experience for from i in is it me my near of on or our ride s that the things this ticket tickets to tour tours trip trips visit we what where with you your'.split(
    ' ',
  ),
  ...'تجربه تجارب تذاكر تور جوله جولات رحله رحلات زياره افضل الي ان او اين انا بعد بين تحت ثم حتي عن علي عند في قبل قرب كل لا ما مع من هذا هذه هل هو هي و يا'.split(
    ' ',
  ),
  ...'اي ايها التي الذي الذين اليه اليها به بها بهم بكم ذلك تلك عليه عليها عنه عنها غير غيره غيرها فيه فيها فيهم كما لكم لنا له لها لهم معكم معنا معه معها منه منها منهم هنا هناك'.split(
    ' ',
  ),
])
const ARTICLE = 'ال'
const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
// Attached particles. Only added to search forms, never removed: many words begin with one of the single letters.
const beginnings = [...articles, 'و', 'ب', 'ل']
const MAX_WORDS = 8

/** Whether a normalised word is insignificant for the search. */
export function isUnimportant(word: string): boolean {
  return unimportant.has(word)
}

/** The significant words of a normalised query, at most eight: all of them if none is significant. */
export function decidingWords(normalised: string): string[] {
  const words = [...new Set(normalised.split(' ').filter(Boolean))]
  const deciding = words.filter((word) => !unimportant.has(word))
  return (deciding.length > 0 ? deciding : words).slice(0, MAX_WORDS)
}

/**
 * The forms of a normalised word that a text may contain, the plainest first: Arabic with and without the article and
 * attached particles, both languages without the commonest endings of gender and number. Each form is a prefix.
 */
export function wordForms(word: string): string[] {
  if (!isArabic(word)) return unique([word, ...latinStems(word)])
  const bare = withoutArticle(word)
  const stems = [bare, ...arabicStems(bare), ...otherNumbersOf(bare)]
  return unique([word, ...stems, ...stems.flatMap((stem) => beginnings.map((beginning) => beginning + stem))])
}

/** Whether `word`, which begins with a form of a searched word, is a word of its own. */
export function isAnotherWord(word: string, form: string): boolean {
  if (word === form || !isArabic(form)) return false
  const bares = ['', ...beginnings].filter((one) => form.startsWith(one)).map((one) => form.slice(one.length))
  return bares.some((bare) => isRelationOfPlural(word, { beginning: form, bare }))
}

/** A normalised Latin word in singular and plural, as whole words. */
export function latinNumbers(word: string): string[] {
  const stems = [word, ...latinStems(word)]
  return unique(stems.flatMap((stem) => [stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')]))
}

/** A normalised word with the attached particles: the exact word, not another form of it. */
export function grownForms(word: string): string[] {
  if (!isArabic(word)) return [word]
  const bare = withoutArticle(word)
  return unique([word, bare, ...beginnings.map((beginning) => beginning + bare)])
}

/** A word as compared for misspellings; the article is ignored. */
export function withoutArticle(word: string): string {
  const article = articles.find((article) => word.startsWith(article) && word.length - article.length >= 3)
  return article === undefined ? word : word.slice(article.length)
}

export function withArticle(word: string): string {
  return ARTICLE + word
}

function arabicStems(word: string): string[] {
  const ending = ['ات', 'ين', 'ون', 'ان', 'يه', 'ه'].find((end) => word.endsWith(end))
  if (ending === undefined) return []
  const stem = word.slice(0, -ending.length)
  // A short prefix matches too many words, and many words end in 'ون' without being plurals.
  const least = ending === 'ون' || ending === 'ين' ? 4 : 3
  return stem.length >= least ? [stem] : []
}

function latinStems(word: string): string[] {
  if (word.length < 4) return []
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  // 'churches' has one letter more than 'horses'.
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return /[^su]s$/.test(word) ? [word.slice(0, -1)] : []
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
