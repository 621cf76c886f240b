import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { TextPart, TextQuery } from '#domain/text-query.ts'
import type { Context } from '#server/kernel/context.ts'
import { listNearWords, type NearWords } from './list-near-words.ts'
import { listWordsBeginning } from './queries.ts'
import { synonyms } from './synonyms.ts'
import { grownForms, isUnimportant, withoutArticle, wordForms } from './word-forms.ts'

const MAX_PARTS = 8
const MIN_JOINED = 5
const MIN_HALF = 3

/** A part of a query: every way to say it, as words that must all match; the way as typed first. */
type Part = string[][]

/** Search terms by prefix. */
class Dictionary {
  readonly #entries = new Map<string, { ids: number[]; isWord: boolean }>()
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  async learn(beginnings: string[]): Promise<void> {
    const unknown = beginnings.filter((beginning) => !this.#entries.has(beginning))
    if (unknown.length === 0) return
    for (const entry of await listWordsBeginning(this.#context.db, unknown)) this.#entries.set(entry.beginning, entry)
  }

  has(beginning: string): boolean {
    return this.#entries.has(beginning)
  }

  beginningWith(beginnings: string[]): number[] {
    return [...new Set(beginnings.flatMap((beginning) => this.#entries.get(beginning)?.ids ?? []))]
  }

  exactly(word: string): number[] {
    const entry = this.#entries.get(word)
    return entry?.isWord ? entry.ids.slice(0, 1) : []
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
 * search term is replaced by the nearest. `how`: 'lenient' treats every word as misspelt, 'loose' also ignores unknown
 * words, 'partly' requires one part only. Null if the text has no words. See docs/rules/search.md.
 */
export async function parseQuery(
  context: Context,
  input: { text: string; how: 'strict' | 'lenient' | 'loose' | 'partly' },
): Promise<ParsedQuery | null> {
  const parts = partsOf(normaliseArabic(input.text).split(' ').filter(Boolean))
  if (parts.length === 0) return null
  const joined = pairsOf(parts)
  const words = new Dictionary(context)
  await words.learn([...parts.flat(2).flatMap(wordForms), ...joined.flatMap(grownForms)])
  const isKnown = (word: string) => grownForms(word).some((form) => words.has(form))
  const whole = await withSplit(withJoined(parts, words), words, isKnown)
  const single = whole.flatMap((part) => (part.length > 1 ? [] : (part[0] ?? [])))
  const similar = await listNearWords(
    context,
    single.filter((word) => input.how !== 'strict' || !isKnown(word)),
  )
  // If other words are ignored, a very misspelt one is all that is left of the query.
  const isLenient = input.how === 'strict' || input.how === 'lenient'
  const isNear = ({ mistakes }: NearWords) => isLenient || mistakes <= 1
  const near = new Map([...similar].map(([word, one]) => [word, isNear(one) ? one.near : []]))
  await words.learn([...near.values()].flat().flatMap(wordForms))

  const query = whole.map((part) => inNumbers(part, near, words))
  const taken = single.flatMap((written) => {
    const word = isKnown(written) ? undefined : near.get(written)?.[0]
    return word === undefined ? [] : [{ written, word }]
  })
  if (isLenient) return { query, taken, leftOut: [] }

  const isFound = ({ ways }: TextPart) => ways.some(isFindable)
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
function pairsOf(parts: Part[]): string[] {
  return parts.slice(1).flatMap((part, place) => joinedOf(parts[place], part) ?? [])
}

function joinedOf(one: Part | undefined, other: Part | undefined): string | null {
  if (one?.length !== 1 || other?.length !== 1) return null
  const joined = [...(one[0] ?? []), ...(other[0] ?? [])].join('')
  return joined.length >= MIN_JOINED ? joined : null
}

function withJoined(parts: Part[], words: Dictionary): Part[] {
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
async function withSplit(parts: Part[], words: Dictionary, isKnown: (word: string) => boolean): Promise<Part[]> {
  const pairs = parts.map((part) => {
    const [word = ''] = part[0] ?? []
    const isUnknown = part.length === 1 && part[0]?.length === 1 && !isKnown(word)
    return isUnknown ? halvesOf(word) : []
  })
  await words.learn(pairs.flat(2))
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
function inNumbers(part: Part, near: Map<string, string[]>, words: Dictionary): TextPart {
  const ways = part.map((way) =>
    way.map((word) => words.beginningWith([word, ...(near.get(word) ?? [])].flatMap(wordForms))),
  )
  const found = ways.filter(isFindable)
  return {
    ways: found.length > 0 ? found : ways.slice(0, 1),
    exact: (part[0] ?? []).flatMap((word) => words.exactly(word)),
  }
}

function isFindable(way: number[][]): boolean {
  return way.every((ids) => ids.length > 0)
}
