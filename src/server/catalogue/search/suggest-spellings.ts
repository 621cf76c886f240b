import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import { otherLayouts } from '#domain/keyboard-layout.ts'
import type { Locale } from '#domain/locale.ts'
import { isTitled } from '#server/catalogue/list-titles.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import type { Context } from '#server/kernel/context.ts'
import { editDistance } from './edit-distance.ts'
import { listDestinationNames } from './list-destination-names.ts'
import { listNearWords } from './list-near-words.ts'
import { hasMeaning, parseQuery } from './parse-query.ts'
import { decidingWords, grownForms, withoutArticle, wordForms } from './word-forms.ts'

const MOST = 3
const TELLING_LETTERS = 4
/** Among words of three letters some is like any other. */
const SHORTEST_WORD = 4

/**
 * Spellings that the visitor may have meant by a text that found nothing, best first: an unknown word is replaced by a
 * name of a destination with one more mistake than the search corrects itself, or by a word of the texts; before these,
 * what the same keys write in the other language's layout. Each finds something.
 */
export async function suggestSpellings(
  context: Context,
  snapshot: Snapshot,
  input: { text: string; locale: Locale; supplierId: number | null },
): Promise<string[]> {
  const { locale, supplierId } = input
  const words = decidingWords(normaliseArabic(input.text))
  const unknown = unknownOf(snapshot, words)
  const findsSomething = (text: string) => {
    const parsed = parseQuery(snapshot, { text, how: 'strict' })
    return parsed !== null && isTitled(snapshot, { text: parsed.query, supplierId })
  }
  // Without this, random keys could be suggested: parseQuery also accepts the beginning of a word.
  const isKnown = (text: string) => {
    const own = decidingWords(normaliseArabic(text))
    return own.length > 0 && own.every((word) => isWord(snapshot, word))
  }
  const typed = otherLayouts(input.text).filter((text) => text !== input.text && isKnown(text) && findsSomething(text))
  if (unknown.length === 0 || typed.length > 0) return typed
  const near = listNearWords(snapshot, unknown)
  const destinations = await listDestinationNames(context.db.reading, snapshot, supplierId)
  const names = destinations.flatMap(({ name }) => [name[locale], ...Object.values(name)])
  const texts = unknown.flatMap((word) =>
    [...similarNames(word, names), ...(near.get(word)?.doubtful ?? []).filter(isLongEnough)].map((other) =>
      words.map((one) => (one === word ? other : one)).join(' '),
    ),
  )
  const found: string[] = []
  for (const text of new Set(texts)) {
    if (found.length === MOST) break
    if (findsSomething(text)) found.push(text)
  }
  return found
}

function unknownOf({ dictionary }: Snapshot, words: string[]): string[] {
  const isFound = (word: string) => grownForms(word).some((form) => dictionary.beginningWith(form, 1).length > 0)
  return words.filter((word) => !isFound(word) && !hasMeaning(word))
}

/** Whether it is a word of the catalogue, or enough of the beginning of one that other keys hardly write it. */
function isWord({ dictionary }: Snapshot, word: string): boolean {
  if (hasMeaning(word) || wordForms(word).some((form) => dictionary.idOf(form) !== undefined)) return true
  return (
    bare(word).length >= TELLING_LETTERS &&
    grownForms(word).some((form) => dictionary.beginningWith(form, 1).length > 0)
  )
}

/** Names of the word's script, the most similar first. */
function similarNames(word: string, names: string[]): string[] {
  const base = bare(word)
  const most = base.length >= 8 ? 3 : base.length >= 5 ? 2 : base.length >= 3 ? 1 : 0
  return [...new Set(names)]
    .filter((name) => isArabic(name) === isArabic(word))
    .map((name) => ({ name, mistakes: editDistance(base, bare(normaliseArabic(name)), most).whole }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .map(({ name }) => name)
}

const isLongEnough = (word: string) => bare(word).length >= SHORTEST_WORD

const bare = (word: string) => (isArabic(word) ? withoutArticle(word) : word)
