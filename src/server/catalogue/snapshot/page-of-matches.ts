import type { ListingSort } from '#server/catalogue/listing-filter.ts'
import { smallest } from './smallest.ts'
import type { Matches } from './match-products.ts'
import type { Products } from './products.ts'

interface Part {
  sort: ListingSort
  from: number
  most: number
}

/** The rows of a part of the matches, sorted; `match` without a text means `recommended`. */
export function pageOfMatches(products: Products, matches: Matches, part: Part): number[] {
  const { sort } = part
  if (sort === 'match') return matches.text ? bestMatches(products, matches, part) : inOrder(products, matches, part)
  if (sort === 'price') return byNumber(products, matches, part, matches.priceOf)
  if (sort === 'price-desc') return byNumber(products, matches, part, (row) => -matches.priceOf(row))
  // Without dates the length of a product never changes, and the sorted list is ready.
  if (sort === 'duration' && matches.isDated) return byNumber(products, matches, part, matches.durationOf)
  return inOrder(products, matches, part)
}

function inOrder(products: Products, { marks }: Matches, { sort, from, most }: Part): number[] {
  const isStatic = sort === 'rating' || sort === 'duration' || sort === 'newest'
  const rows: number[] = []
  let passed = 0
  for (const row of products.ordered(isStatic ? sort : 'recommended')) {
    if (marks[row] !== 2) continue
    if (passed++ < from) continue
    if (rows.length === most) break
    rows.push(row)
  }
  return rows
}

/** The lowest first, NaN last. */
function byNumber(
  products: Products,
  { marks }: Matches,
  { from, most }: Part,
  numberOf: (row: number) => number,
): number[] {
  const numbers = new Float64Array(products.length)
  const rows: number[] = []
  for (let row = 0; row < products.length; row++) {
    if (marks[row] !== 2) continue
    const number = numberOf(row)
    numbers[row] = Number.isNaN(number) ? Infinity : number
    rows.push(row)
  }
  const compare = (a: number, b: number) => {
    const one = numbers[a] as number
    const other = numbers[b] as number
    return one < other ? -1 : one > other ? 1 : (products.id[a] as number) - (products.id[b] as number)
  }
  if (rows.length === 0) return []
  // Only rows up to the last of the page are sorted.
  const listed = Float64Array.from(rows, (row) => numbers[row] as number)
  const last = smallest(listed, Math.min(rows.length, from + most) - 1)
  return rows
    .filter((row) => (numbers[row] as number) <= last)
    .sort(compare)
    .slice(from, from + most)
}

/** The first `count` of `items` in the order of `compare`, without sorting all of them if they are few. */
export function firstOf<Item>(items: Item[], count: number, compare: (a: Item, b: Item) => number): Item[] {
  if (items.length <= 2 * count) return items.sort(compare).slice(0, count)
  // Items that come after the last one of a full list can be dropped; the list is cut when it is twice as long.
  let first: Item[] = []
  let last: Item | undefined
  for (const item of items) {
    if (last !== undefined && compare(item, last) > 0) continue
    first.push(item)
    if (first.length < 2 * count) continue
    first = first.sort(compare).slice(0, count)
    last = first.at(-1)
  }
  return first.sort(compare).slice(0, count)
}

// Of many matches, only the best overall and the best with the text in their title are ranked. The others follow in the
// recommended order, and are read only by a page that reaches them.
const MAX_RANKED = 400

function bestMatches(products: Products, { marks, text }: Matches, { from, most }: Part): number[] {
  const best: number[] = []
  const others: number[] = []
  let titled = 0
  let recommended = 0
  for (const row of products.ordered('recommended')) {
    if (marks[row] !== 2 || !text) continue
    const isRecommended = recommended++ < MAX_RANKED
    const isTitled = titled < MAX_RANKED && text.isTitled(row)
    if (isTitled) titled++
    if (isRecommended || isTitled) best.push(row)
    else others.push(row)
  }
  // The list is in the recommended order, and sorting keeps it among equal scores.
  const scores = new Map(best.map((row) => [row, text?.score(row) ?? 0]))
  best.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  return (from + most > MAX_RANKED ? [...best, ...others] : best).slice(from, from + most)
}
