import type { TextQuery } from '#domain/text-query.ts'
import type { CardRow } from './card-query.ts'
import { offeredBy } from './snapshot/offered-by.ts'
import { firstOf } from './snapshot/page-of-matches.ts'
import type { Products } from './snapshot/products.ts'
import { rankText } from './snapshot/rank-text.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { eveningIn } from './snapshot/wish.ts'

export type TitleRow = Pick<
  CardRow,
  'slugAr' | 'slugEn' | 'citySlugAr' | 'citySlugEn' | 'title' | 'cityName' | 'picture'
>

interface TitleSearch {
  text: TextQuery
  supplierId: number | null
  most: number
}

/** Of more matches only those among so many best-rated products are ranked, and the next ones if there are not enough. */
const MAX_RANKED = 3000

interface Match {
  row: number
  /** In the recommended order. */
  place: number
  score: number
}

/**
 * The ids of at most `most` published products that match a text, for suggestions, best match first: of one supplier, or
 * of all.
 */
export function titledProducts(snapshot: Snapshot, { text, supplierId, most }: TitleSearch): number[] {
  const { products } = snapshot
  const { rows, score } = rankText(text, products, eveningIn(snapshot))
  const isOffered = offeredBy(snapshot, supplierId)
  const offered = rows.filter(isOffered)
  const matches =
    offered.length > MAX_RANKED
      ? inRecommended(products, offered, { isOffered, most })
      : offered.sort(products.compareRecommended).map((row, place) => ({ row, place }))
  const ranked = matches.map((one): Match => ({ ...one, score: score(one.row) }))
  return firstOf(ranked, most, (a, b) => b.score - a.score || a.place - b.place).map(
    ({ row }) => products.id[row] as number,
  )
}

/** Whether a supplier, or the marketplace, has a published product that matches a text. */
export function isTitled(snapshot: Snapshot, { text, supplierId }: Omit<TitleSearch, 'most'>): boolean {
  return rankText(text, snapshot.products, eveningIn(snapshot)).rows.some(offeredBy(snapshot, supplierId))
}

/** Of the offered rows those among the best-rated products, and the next ones until there are `most`. */
function inRecommended(
  products: Products,
  offered: readonly number[],
  { isOffered, most }: { isOffered: (row: number) => boolean; most: number },
): Omit<Match, 'score'>[] {
  const isMatch = new Uint8Array(products.length)
  for (const row of offered) isMatch[row] = 1
  const matches: Omit<Match, 'score'>[] = []
  let place = 0
  for (const row of products.ordered('recommended')) {
    if (!isOffered(row)) continue
    if (place++ >= MAX_RANKED && matches.length >= most) break
    if (isMatch[row] === 1) matches.push({ row, place })
  }
  return matches
}
