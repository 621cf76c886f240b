import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { Context } from '#server/platform/context.ts'
import { listNearWords } from './list-near-words.ts'
import { listKnownBeginnings } from './queries.ts'
import { sameMeaning } from './same-meaning.ts'
import { grownForms, isUnimportant, withoutArticle, wordForms } from './word-forms.ts'

const MOST_PARTS = 8
const LEAST_JOINED = 5

/** A part of what is looked for: every way to say it, as words that must all be there; the traveller's own first. */
type Part = string[][]

/**
 * What a traveller's text means, for to_tsquery('simple', …): every deciding part in one of its ways, every word in one of its forms. A word that
 * the catalogue does not have is taken for the nearest that it has. `how`: 'lenient' takes every word for misspelt, 'loose' also leaves out what
 * nothing has. Null when the text says nothing. See docs/rules/search.md.
 */
export async function understandText(
  context: Context,
  input: { text: string; how: 'strict' | 'lenient' | 'loose' },
): Promise<string | null> {
  const parts = partsOf(normaliseArabic(input.text).split(' ').filter(Boolean))
  if (parts.length === 0) return null
  const joined = pairsOf(parts)
  const known = new Set(
    await listKnownBeginnings(context.db, [...parts.flat(2).flatMap(wordForms), ...joined.flatMap(grownForms)]),
  )
  const whole = withJoined(parts, known)
  const isKnown = (word: string) => grownForms(word).some((form) => known.has(form))
  const near = await listNearWords(
    context,
    whole
      .flatMap((part) => (part.length > 1 ? [] : (part[0] ?? [])))
      .filter((word) => input.how !== 'strict' || !isKnown(word)),
  )
  const nearForms = [...near.values()].flat().flatMap(wordForms)
  if (nearForms.length > 0) for (const form of await listKnownBeginnings(context.db, nearForms)) known.add(form)

  const groups = whole.map((part) => groupOf(part, near, known))
  const found = input.how === 'loose' ? groups.filter(({ isFound }) => isFound) : groups
  return found.length === 0 ? null : found.map(({ text }) => text).join(' & ')
}

/** The parts that decide, at most eight: all of them where none does. */
function partsOf(words: string[]): Part[] {
  const parts: Part[] = []
  for (let place = 0; place < words.length;) {
    const meaning = sameMeaning(words, place, plainForms)
    parts.push(meaning?.ways ?? [[words[place] ?? '']])
    place += meaning?.length ?? 1
  }
  const own = (part: Part) => part[0]?.join(' ') ?? ''
  const deciding = parts.filter((part) => part.length > 1 || !isUnimportant(own(part)))
  const unique = new Map((deciding.length > 0 ? deciding : parts).map((part) => [own(part), part]))
  return [...unique.values()].slice(0, MOST_PARTS)
}

/** A word as the lines of same meaning may have it: without the article, in the singular. */
function plainForms(word: string): string[] {
  return [word, ...(isArabic(word) ? [withoutArticle(word), `ال${word}`] : []), ...wordForms(word).slice(1, 3)]
}

/** Names are written joined and apart: 'sidi bou said', 'sidi bousaid'. */
function pairsOf(parts: Part[]): string[] {
  return parts.slice(1).flatMap((part, place) => joinedOf(parts[place], part) ?? [])
}

function joinedOf(one: Part | undefined, other: Part | undefined): string | null {
  if (one?.length !== 1 || other?.length !== 1) return null
  const joined = [...(one[0] ?? []), ...(other[0] ?? [])].join('')
  return joined.length >= LEAST_JOINED ? joined : null
}

function withJoined(parts: Part[], known: Set<string>): Part[] {
  const result: Part[] = []
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place] as Part
    const joined = joinedOf(part, parts[place + 1])
    if (joined !== null && grownForms(joined).some((form) => known.has(form))) {
      result.push([[...(part[0] ?? []), ...(parts[place + 1]?.[0] ?? [])], [joined]])
      place += 1
    } else result.push(part)
  }
  return result
}

/** A part's ways, those that some product may have; the traveller's own always. */
function groupOf(part: Part, near: Map<string, string[]>, known: Set<string>): { text: string; isFound: boolean } {
  const ways = part.map((words) => words.map((word) => wordGroup(word, near.get(word) ?? [], known)))
  const found = ways.filter((words) => words.every(({ isFound }) => isFound))
  const shown = found.length > 0 ? found : ways.slice(0, 1)
  const texts = shown.map((words) => words.map(({ text }) => text).join(' & '))
  return {
    text: texts.length === 1 ? `(${texts[0]})` : `(${texts.map((text) => `(${text})`).join(' | ')})`,
    isFound: found.length > 0,
  }
}

/**
 * Only forms that some product has: each of the others would cost as much and find nothing. The word as it was written stands twice, alone
 * and as a beginning, so that who has it exactly ranks higher.
 */
function wordGroup(word: string, near: string[], known: Set<string>): { text: string; isFound: boolean } {
  const forms = new Set([word, ...near].flatMap(wordForms))
  const beginnings = [...forms].filter((form) => known.has(form)).map((form) => `'${form}':*`)
  return { text: `(${[`'${word}'`, ...beginnings].join(' | ')})`, isFound: beginnings.length > 0 }
}
