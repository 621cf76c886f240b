import type { WishedDays } from '#server/catalogue/listing-filter.ts'
import { isEverFree, type Products } from './products.ts'
import { hasDates } from './wish.ts'

/**
 * Whether a row is of a product that is priced on request and comes into question: its host can be asked for any day, for a
 * party that it takes. It has no times, and of its ages nothing is known.
 */
export function canBeAskedFor(products: Products, wished: WishedDays): (row: number) => boolean {
  const { travellers, dayParts, freeCancellation } = wished
  const demandsFree = freeCancellation && hasDates(wished)
  return (row) => {
    const party = products.onRequest.get(row)
    if (party === undefined || dayParts !== null || (demandsFree && !isEverFree(products, row))) return false
    return travellers === null || (travellers >= (party.least ?? 1) && travellers <= (party.most ?? Infinity))
  }
}
