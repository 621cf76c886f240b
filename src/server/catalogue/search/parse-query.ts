import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import { isMoreThanWords, type TextPart, type TextQuery } from '#domain/text-query.ts'
import type { Dictionary } from '#server/catalogue/snapshot/dictionary.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import { listNearWords, type NearWords } from './list-near-words.ts'
import { isForChildren, isForEvening, synonyms } from './synonyms.ts'
import { grownForms, isAnotherWord, isUnimportant, latinNumbers, withoutArticle, wordForms } from './word-forms.ts'

const MAX_PARTS = 8
const MIN_JOINED = 5
const MIN_HALF = 3
/** As beginnings they would be in other words: `tent` in `tentmakers`, `fas` in `fast`, «رم» of «وادي رم» in «رمال». */
const LATIN = /^[a-z]+$/
const SHORT_ARABIC = /^\p{Script=Arabic}{1,2}$/u

/** A part of a query: every way to say it, as words that must all match; the way as typed first. */
type Part = string[][]

/** As many words with one beginning as a query may mean. */
const MAX_OF_A_BEGINNING = 300

/** Search terms by prefix. */
class Terms {
  readonly #entries = new Map<string, number[]>()
  readonly #dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  has(beginning: string): boolean {
    return this.#beginning(beginning).length > 0
  }

  beginningWith(beginnings: string[]): number[] {
    return [...new Set(beginnings.flatMap((beginning) => this.#beginning(beginning)))]
  }

  exactly(word: string): number[] {
    const id = this.#dictionary.idOf(word)
    return id === undefined ? [] : [id]
  }

  #beginning(beginning: string): number[] {
    let ids = this.#entries.get(beginning)
    if (!ids) {
      const isMeant = (word: string) => !isAnotherWord(word, beginning)
      ids = this.#dictionary.beginningWith(beginning, MAX_OF_A_BEGINNING, isMeant)
      this.#entries.set(beginning, ids)
    }
    return ids
  }
}

export interface ParsedQuery {
  query: TextQuery
  /** Unknown words, normalised, and the nearest known ones. */
  taken: { written: string; word: string }[]
  /** Unknown words without a similar known one. */
  leftOut: string[]
}

/**
 * Parses a search text: every significant part in one of its ways, every word in one of its forms. A word that is not a
 * search term is replaced by the nearest. `how`: 'lenient' also replaces beginnings of search terms, 'loose' also ignores
 * unknown words, 'partly' requires one part only. Null if the text has no words. See docs/rules/search.md.
 */
export function parseQuery(
  snapshot: Snapshot,
  input: { text: string; how: 'strict' | 'lenient' | 'loose' | 'partly' },
): ParsedQuery | null {
  const parts = partsOf(normaliseArabic(input.text).split(' ').filter(Boolean))
  if (parts.length === 0) return null
  const words = new Terms(snapshot.dictionary)
  const isKnown = (word: string) => grownForms(word).some((form) => words.has(form))
  const isTerm = (word: string) => grownForms(word).some((form) => words.exactly(form).length > 0)
  const whole = withSplit(withJoined(parts, words), words, isKnown)
  const single = whole.flatMap((part) => (part.length > 1 ? [] : (part[0] ?? [])))
  const similar = listNearWords(
    snapshot,
    single.filter((word) => (input.how === 'strict' ? !isKnown(word) : !isTerm(word))),
  )
  // If other words are ignored, a very misspelt one is all that is left of the query.
  const isLenient = input.how === 'strict' || input.how === 'lenient'
  const isNear = ({ mistakes }: NearWords) => isLenient || mistakes <= 1
  const near = new Map([...similar].map(([word, one]) => [word, isNear(one) ? one.near : []]))

  const query = whole.map((part) => inNumbers(part, near, words))
  const taken = single.flatMap((written) => {
    const word = isKnown(written) ? undefined : near.get(written)?.[0]
    return word === undefined ? [] : [{ written, word }]
  })
  if (isLenient) return { query, taken, leftOut: [] }

  const isFound = (part: TextPart) => isMoreThanWords(part) || part.ways.some(isFindable)
  const found = query.filter(isFound)
  if (found.length === 0) return null
  const leftOut = whole.filter((_, place) => !isFound(query[place] as TextPart)).map((part) => part[0]?.join(' ') ?? '')
  if (input.how === 'loose') return { query: found, taken, leftOut }
  return {
    query: [{ ways: found.flatMap(({ ways }) => ways), exact: found.flatMap(({ exact }) => exact) }],
    taken,
    leftOut: [],
  }
}

/** Whether the word has a meaning of its own, though no product may have it. */
export const hasMeaning = (word: string) => synonyms([word], 0, plainForms) !== null

/** The significant parts, at most eight: all of them if none is significant. */
function partsOf(words: string[]): Part[] {
  const parts: Part[] = []
  for (let place = 0; place < words.length;) {
    const meaning = synonyms(words, place, plainForms)
    parts.push(meaning?.ways ?? [[words[place] ?? '']])
    place += meaning?.length ?? 1
  }
  const own = (part: Part) => part[0]?.join(' ') ?? ''
  const deciding = parts.filter((part) => part.length > 1 || !isUnimportant(own(part)))
  const unique = new Map((deciding.length > 0 ? deciding : parts).map((part) => [own(part), part]))
  return [...unique.values()].slice(0, MAX_PARTS)
}

/** A word in the forms of the synonym lines: without article, in the singular. */
function plainForms(word: string): string[] {
  return [word, ...(isArabic(word) ? [withoutArticle(word), `ال${word}`] : []), ...wordForms(word).slice(1, 3)]
}

/** Names are written as one word or several: 'sidi bou said', 'sidi bousaid'. */
function joinedOf(one: Part | undefined, other: Part | undefined): string | null {
  if (one?.length !== 1 || other?.length !== 1) return null
  const joined = [...(one[0] ?? []), ...(other[0] ?? [])].join('')
  return joined.length >= MIN_JOINED ? joined : null
}

function withJoined(parts: Part[], words: Terms): Part[] {
  const result: Part[] = []
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place] as Part
    const joined = joinedOf(part, parts[place + 1])
    if (joined !== null && grownForms(joined).some((form) => words.has(form))) {
      result.push([[...(part[0] ?? []), ...(parts[place + 1]?.[0] ?? [])], [joined]])
      place += 1
    } else result.push(part)
  }
  return result
}

/** An unknown word may be two words: 'abudhabi'. */
function withSplit(parts: Part[], words: Terms, isKnown: (word: string) => boolean): Part[] {
  const pairs = parts.map((part) => {
    const [word = ''] = part[0] ?? []
    const isUnknown = part.length === 1 && part[0]?.length === 1 && !isKnown(word)
    return isUnknown ? halvesOf(word) : []
  })
  return parts.map((part, place) => {
    const pair = pairs[place]?.find((halves) => halves.every((half) => words.exactly(half).length > 0))
    return pair ? [...part, pair] : part
  })
}

/** In two words of at least three letters, the most even first. */
function halvesOf(word: string): [string, string][] {
  const places = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, index) => index + MIN_HALF)
  const unevenness = (place: number) => Math.abs(word.length - 2 * place)
  return places
    .sort((one, other) => unevenness(one) - unevenness(other))
    .map((place) => [word.slice(0, place), word.slice(place)])
}

/** A part's ways that some product can match; always including the one as typed. */
function inNumbers(part: Part, near: Map<string, string[]>, words: Terms): TextPart {
  const isWhole = (way: string[], word: string) =>
    part.length > 1 && (SHORT_ARABIC.test(word) || (way.length === 1 && LATIN.test(word) && hasMeaning(word)))
  const ways = part.map((way) =>
    way.map((word) =>
      isWhole(way, word)
        ? [...grownForms(word), ...latinNumbers(word)].flatMap((form) => words.exactly(form))
        : words.beginningWith([word, ...(near.get(word) ?? [])].flatMap(wordForms)),
    ),
  )
  const found = ways.filter(isFindable)
  return {
    ways: found.length > 0 ? found : ways.slice(0, 1),
    exact: (part[0] ?? []).flatMap((word) => words.exactly(word)),
    ...(isForChildren(part) ? { isForChildren: true } : {}),
    ...(isForEvening(part) ? { isForEvening: true } : {}),
  }
}

function isFindable(way: number[][]): boolean {
  return way.every((ids) => ids.length > 0)
}
