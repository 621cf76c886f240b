import type { TextQuery } from '#domain/text-query.ts'
import type { CardRow } from './card-query.ts'
import { FLAGS } from './snapshot/products.ts'
import { firstOf } from './snapshot/page-of-matches.ts'
import { rankText } from './snapshot/rank-text.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

export type TitleRow = Pick<
  CardRow,
  'slugAr' | 'slugEn' | 'citySlugAr' | 'citySlugEn' | 'title' | 'cityName' | 'picture'
>

interface TitleSearch {
  text: TextQuery
  supplierId: number | null
  most: number
}

/** The best-rated products are looked through up to this number. The others count only if these do not yield enough. */
const MAX_LOOKED_THROUGH = 3000

/**
 * The ids of at most `most` published products that match a text, for suggestions, best match first: of one supplier, or
 * of all.
 */
export function titledProducts({ products, nowMs }: Snapshot, { text, supplierId, most }: TitleSearch): number[] {
  const { found, score } = rankText(text, products)
  const matching: { row: number; place: number; score: number }[] = []
  let place = 0
  let hasEnough = false
  for (const row of products.ordered('recommended')) {
    if (((products.flags[row] as number) & FLAGS.isListed) === 0 || (products.soldUntilMs[row] as number) <= nowMs)
      continue
    if (supplierId !== null && products.supplierId[row] !== supplierId) continue
    if (place++ === MAX_LOOKED_THROUGH) hasEnough = matching.length >= most
    if (hasEnough) break
    if (found[row] === 1) matching.push({ row, place, score: score(row) })
  }
  return firstOf(matching, most, (a, b) => b.score - a.score || a.place - b.place).map(
    ({ row }) => products.id[row] as number,
  )
}
