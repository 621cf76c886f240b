import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { isRated } from '#web/features/catalogue/card-rating.tsx'

interface ComparedPrices {
  /** What is compared: what the whole party pays, or the price of the same, such as one person. */
  by: 'total' | 'price'
  /** Null: not compared. */
  amounts: (number | null)[]
}

/**
 * The prices as far as they can be compared: for the dates, and for the same. Otherwise the lowest amount may be the
 * dearest activity. What the whole party pays is a measure for a person's price and a boat's, but not for a night and an
 * hour. None if one has no price yet.
 */
export function pricesToCompare(items: readonly ComparedView[], hasDates: boolean): ComparedPrices {
  const bookable = items.filter(({ card, isOffered }) => isOffered && (!hasDates || card.free || card.from === null))
  const isOne = (of: readonly unknown[]) => new Set(of.map((one) => JSON.stringify(one))).size === 1
  const priceOf = ({ card }: ComparedView) => card.free ?? card
  const compared = (by: ComparedPrices['by'], amountOf: (item: ComparedView) => number | undefined) => ({
    by,
    amounts: items.map((item) => (bookable.includes(item) ? (amountOf(item) ?? null) : null)),
  })
  const hasTotals = bookable.every(({ total }) => total !== null)
  if (hasTotals && isOne(bookable.map(({ card, total }) => [total?.currency, card.rate])))
    return compared('total', ({ total }) => total?.amountMinor)
  const units = bookable.map((item) => {
    const { from, unitTitle } = priceOf(item)
    return [from?.currency, item.card.pricingPer, item.card.rate, unitTitle]
  })
  return isOne(units)
    ? compared('price', (item) => priceOf(item).from?.amountMinor)
    : compared('price', () => undefined)
}

/** The ratings as far as they are shown. */
export const ratingsToCompare = (items: readonly ComparedView[]): (number | null)[] =>
  items.map(({ card }) => (isRated(card) ? card.rating : null))
