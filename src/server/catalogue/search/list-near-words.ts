import { isArabic } from '#domain/arabic.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import { editDistance } from './edit-distance.ts'
import { isUnimportant, withArticle, withoutArticle } from './word-forms.ts'

const MAX_NEAR = 5
const MAX_COMPARED = 40
const MAX_CANDIDATES = 5000
/** Title and destination. */
const PROMINENT_SECTIONS = 2
/** From this length on, a similar word is hardly ever another word. */
const LONG = 7
/** A word that is still being typed may be misspelt in its prefix from this length on. */
const MIN_BEGINNING = 5
const LONGEST_REST = 12

export interface NearWords {
  /** Replace the misspelt word: the nearest first, all with the same number of mistakes. */
  near: string[]
  /** The number of mistakes in `near`; a swap counts half. */
  mistakes: number
  /** Too unlike to replace it: only to be offered. */
  doubtful: string[]
}

/**
 * For each normalised word the search terms that it may be a misspelling of; short words get none. A short word is only
 * replaced by a word of a title or a destination: among all words of all texts, some word is always similar.
 */
export function listNearWords({ dictionary, products }: Snapshot, words: string[]): Map<string, NearWords> {
  const searched = words.map((word) => ({ word, base: baseOf(word) })).filter(({ base }) => mostEdits(base) > 0)
  if (searched.length === 0) return new Map()
  const lengths = searched.map(({ base }) => base.length)
  const tests = searched.flatMap(({ base }) => testsOf(base))
  const candidates = dictionary.filter(
    { least: Math.min(...lengths) - 2, most: Math.max(...lengths) + LONGEST_REST },
    (word) => tests.some((test) => test(word)),
    MAX_CANDIDATES,
  )
  const similar = searched.map(({ word, base }) => ({ word, base, costs: costsOf(base, candidates) }))
  const isProminent = (word: string) =>
    products.postings
      .get(dictionary.idOf(word) ?? 0)
      ?.isInFirst(PROMINENT_SECTIONS, (row) => products.flags[row] !== 0) === true
  return new Map(
    similar.map(({ word, base, costs }) => {
      const isSure = (one: Cost) => base.length >= LONG || isProminent(one.word)
      const near = nearest(costs.filter(isSure))
      const doubtful = nearest(costs.filter((one) => !isSure(one)))
      return [word, { near: wordsOf(near), mistakes: near[0]?.cost ?? 0, doubtful: wordsOf(doubtful) }]
    }),
  )
}

interface Cost {
  word: string
  cost: number
}

const wordsOf = (costs: Cost[]) => costs.map(({ word }) => word)

function costsOf(base: string, candidates: string[]): Cost[] {
  return candidates
    .filter((candidate) => !isUnimportant(candidate))
    .map((word) => ({ word, cost: costOf(base, baseOf(word)) }))
    .filter(({ cost }) => cost > 0 && cost < Infinity)
    .sort((one, other) => one.cost - other.cost || one.word.length - other.word.length)
    .slice(0, MAX_COMPARED)
}

function nearest(costs: Cost[]): Cost[] {
  return costs.filter(({ cost }) => cost === costs[0]?.cost).slice(0, MAX_NEAR)
}

/** The number of mistakes; slightly less if the letters are only swapped, slightly more if only a prefix is similar. */
function costOf(base: string, word: string): number {
  const most = mostEdits(base)
  const { whole, beginning } = editDistance(base, word, most)
  if (whole <= most) return whole > 0 && sortedLetters(base) === sortedLetters(word) ? whole - 0.5 : whole
  return base.length >= MIN_BEGINNING && beginning <= most ? beginning + 0.5 : Infinity
}

function sortedLetters(word: string): string {
  return Array.from(word).sort().join('')
}

function baseOf(word: string): string {
  return isArabic(word) ? withoutArticle(word) : word
}

function mostEdits(base: string): number {
  if (base.length >= LONG) return 2
  return base.length >= 4 && !/^\d+$/.test(base) ? 1 : 0
}

/**
 * With one mistake more than half of a word is unchanged, with two a third: only words with that part can be similar.
 * Only a swap across the middle changes both halves; it is tried separately.
 */
function testsOf(base: string): ((word: string) => boolean)[] {
  const begins = (part: string) => (word: string) => word.startsWith(part)
  const beginning = (part: string) => (isArabic(part) ? [begins(part), begins(withArticle(part))] : [begins(part)])
  if (mostEdits(base) === 2) {
    const third = Math.ceil(base.length / 3)
    const middle = base.slice(third, 2 * third)
    const last = base.slice(2 * third)
    return [...beginning(base.slice(0, third)), (word) => word.includes(middle), (word) => word.endsWith(last)]
  }
  const half = Math.floor(base.length / 2)
  const end = base.slice(half)
  const swapped = base.slice(0, half - 1) + base.charAt(half) + base.charAt(half - 1) + base.slice(half + 1)
  const hasEnd = (word: string) => (end.length >= 3 ? word.includes(end) : word.endsWith(end))
  return [...beginning(base.slice(0, half)), hasEnd, ...beginning(swapped)]
}
