import { isMoreThanWords, type TextPart, type TextQuery } from '#domain/text-query.ts'
import { FLAGS, type Products } from './products.ts'

/** What a text finds among the rows of the products. */
export interface RankedText {
  /** The rows that have all parts of the text, in no order. */
  rows: readonly number[]
  /** Whether the title alone has all parts. */
  isTitled: (row: number) => boolean
  /**
   * A part counts one in the title, less in city and category, summary and highlights, in this order; half as much
   * again for the exact word.
   */
  score: (row: number) => number
}

const WEIGHTS = [1, 0.4, 0.2, 0.1]
const EXACT = 0.5
/** More than a word in the summary, less than one in the title: many activities that are not made for children have a price for them. */
const FOR_CHILDREN = 0.5
/** A family may share a tent or a boat, which is for others as well. */
const SHARED_WITH_CHILDREN = 0.1
/** As for children: most activities with an evening departure have others, too. */
const IN_EVENING = 0.5
const ANY_SECTION = 0b1111
const TITLE = 0b0001

/** By set of sections. */
const worths = Array.from({ length: ANY_SECTION + 1 }, (_, sections) =>
  WEIGHTS.reduce((sum, weight, section) => sum + (sections & (1 << section) ? weight : 0), 0),
)

interface RankedPart {
  /** Each way as the sections that have its words, by row. */
  ways: Uint8Array[][]
  exact: Uint8Array
  /** By row, what it counts without the words, as children can come or it begins in the evening: 0 if not. Null if the part means neither. */
  suits: ((row: number) => number) | null
}

/** `startsInEvening`: whether a row has a departure in the evening. */
export function rankText(text: TextQuery, products: Products, startsInEvening: (row: number) => boolean): RankedText {
  const sectionsOf = sectionsReader(products)
  const suitsChildren = (row: number) => {
    const flags = products.flags[row] as number
    if ((flags & FLAGS.childPrices) !== 0) return FOR_CHILDREN
    return (flags & FLAGS.children) === 0 ? 0 : SHARED_WITH_CHILDREN
  }
  const suitsEvening = (row: number) => (startsInEvening(row) ? IN_EVENING : 0)
  const parts = text.map((part) => ({
    ways: part.ways.map((way) => way.map(sectionsOf)),
    exact: sectionsOf(part.exact),
    suits: part.isForChildren ? suitsChildren : part.isForEvening ? suitsEvening : null,
  }))
  const rows = candidates(text, products).filter((row) => hasAll(parts, row, ANY_SECTION))
  return { rows, isTitled: (row) => hasAll(parts, row, TITLE), score: (row) => scoreOf(parts, row) }
}

/** Returns, for a list of terms, the sections in which each row has one of them; the same array for the same list. */
function sectionsReader({ length, postings }: Products): (terms: number[]) => Uint8Array {
  const known = new Map<number[], Uint8Array>()
  return (terms) => {
    const marked = known.get(terms)
    if (marked) return marked
    const sections = new Uint8Array(length)
    for (const term of terms) postings.get(term)?.mark(sections)
    known.set(terms, sections)
    return sections
  }
}

/** The rows with the rarest part, among them all that match; every row if each part can match without words. */
function candidates(text: TextQuery, { length, postings }: Products): number[] {
  const bound = text.filter((part) => !isMoreThanWords(part))
  if (bound.length === 0) return Array.from({ length }, (_, row) => row)
  const weightOf = (terms: number[]) => terms.reduce((sum, term) => sum + (postings.get(term)?.length ?? 0), 0)
  const rarestOf = (way: number[][]) =>
    way.reduce((one, other) => (weightOf(other) < weightOf(one) ? other : one), way[0] ?? [])
  const parts = bound.map((part: TextPart) => {
    const lists = part.ways.map(rarestOf)
    return { lists, weight: lists.reduce((sum, terms) => sum + weightOf(terms), 0) }
  })
  const rarest = parts.reduce((one, other) => (other.weight < one.weight ? other : one))
  const isSeen = new Uint8Array(length)
  const rows: number[] = []
  for (const term of new Set(rarest.lists.flat())) postings.get(term)?.collect(rows, isSeen)
  return rows
}

function hasAll(parts: readonly RankedPart[], row: number, sections: number): boolean {
  return parts.every(
    ({ ways, suits }) =>
      ways.some((way) => way.every((words) => ((words[row] as number) & sections) !== 0)) ||
      (sections === ANY_SECTION && suits !== null && suits(row) > 0),
  )
}

/** A part counts more if the row contains it in several ways, for example in both languages. */
function scoreOf(parts: readonly RankedPart[], row: number): number {
  let score = 0
  for (const { ways, exact, suits } of parts) {
    for (const way of ways) {
      let sum = 0
      for (const words of way) sum += worths[words[row] as number] as number
      score += sum / way.length
    }
    score += EXACT * (worths[exact[row] as number] as number)
    if (suits) score += suits(row)
  }
  return score
}
