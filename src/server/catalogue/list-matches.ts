import type { Db } from '#server/kernel/database.ts'
import { listCards, type ListedCardRow } from './list-cards.ts'
import { PAGE_SIZE, type ListingFilter, type ListingSort } from './listing-filter.ts'
import { listFreeDays, type FreeDay } from './list-free-days.ts'
import { matchProducts, type Matches } from './snapshot/match-products.ts'
import { pageOfMatches } from './snapshot/page-of-matches.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { hasDates, offersIn } from './snapshot/wish.ts'

export interface ListingCardRow extends ListedCardRow {
  /** In a listing with dates: the free day on which the party pays least, with the listed price and the day's supplement. */
  free: FreeDay | null
}

interface Page {
  sort: ListingSort
  number: number
  size?: number
}

/** A page of cards, sorted; `match` without a text means `recommended`. */
export async function listMatches(
  connection: Db,
  snapshot: Snapshot,
  filter: ListingFilter,
  { sort, number, size = PAGE_SIZE }: Page,
  matches: Matches = matchProducts(snapshot, filter),
): Promise<ListingCardRow[]> {
  const { products } = snapshot
  const rows = pageOfMatches(products, matches, { sort, from: (number - 1) * size, most: size })
  const ids = rows.map((row) => products.id[row] as number)
  const offers = hasDates(filter) ? rows.map(offersIn(snapshot, filter)) : []
  const [cards, days] = await Promise.all([
    listCards(connection, snapshot, ids),
    listFreeDays(connection, offers, filter),
  ])
  return cards.map((card) => ({ ...card, free: days.get(card.id) ?? null }))
}
