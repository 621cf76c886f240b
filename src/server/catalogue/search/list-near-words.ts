import { isArabic } from '#domain/arabic.ts'
import type { Context } from '#server/kernel/context.ts'
import { editDistance } from './edit-distance.ts'
import { listWordsLike } from './queries.ts'
import { isUnimportant, withArticle, withoutArticle } from './word-forms.ts'

const MAX_NEAR = 5
/** A word that is still being typed may be misspelt in its prefix from this length on. */
const MIN_BEGINNING = 5
const LONGEST_REST = 12

/** For each normalised word the search terms that it may be a misspelling of, nearest first; short words get none. */
export async function listNearWords(context: Context, words: string[]): Promise<Map<string, string[]>> {
  const wanted = words.map((word) => ({ word, base: baseOf(word) })).filter(({ base }) => mostEdits(base) > 0)
  if (wanted.length === 0) return new Map()
  const lengths = wanted.map(({ base }) => base.length)
  const candidates = await listWordsLike(context.db, {
    patterns: [...new Set(wanted.flatMap(({ base }) => patternsOf(base)))],
    leastLength: Math.min(...lengths) - 2,
    mostLength: Math.max(...lengths) + LONGEST_REST,
  })
  return new Map(wanted.map(({ word, base }) => [word, nearest(base, candidates)]))
}

function nearest(base: string, candidates: string[]): string[] {
  const costs = candidates
    .filter((candidate) => !isUnimportant(candidate))
    .map((candidate) => ({ candidate, cost: costOf(base, baseOf(candidate)) }))
    .filter(({ cost }) => cost > 0 && cost < Infinity)
    .sort((one, other) => one.cost - other.cost || one.candidate.length - other.candidate.length)
  return costs
    .filter(({ cost }) => cost === costs[0]?.cost)
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate)
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
  if (base.length >= 7) return 2
  return base.length >= 4 && !/^\d+$/.test(base) ? 1 : 0
}

/**
 * With one mistake more than half of a word is unchanged, with two a third: only words with that part can be similar.
 * Only a swap across the middle changes both halves; it is tried separately.
 */
function patternsOf(base: string): string[] {
  const beginning = (part: string) => (isArabic(part) ? [`${part}%`, `${withArticle(part)}%`] : [`${part}%`])
  if (mostEdits(base) === 2) {
    const third = Math.ceil(base.length / 3)
    const last = base.slice(2 * third)
    return [...beginning(base.slice(0, third)), `%${base.slice(third, 2 * third)}%`, `%${last}`]
  }
  const half = Math.floor(base.length / 2)
  const end = base.slice(half)
  const swapped = base.slice(0, half - 1) + base.charAt(half) + base.charAt(half - 1) + base.slice(half + 1)
  return [...beginning(base.slice(0, half)), end.length >= 3 ? `%${end}%` : `%${end}`, ...beginning(swapped)]
}
