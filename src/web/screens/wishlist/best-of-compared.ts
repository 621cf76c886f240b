import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { isRated } from '#web/features/catalogue/card-rating.tsx'

/**
 * The prices as far as they can be compared: for the dates, and of the same, such as one person. Otherwise the lowest
 * amount may be the dearest activity. None if one has no price yet.
 */
export function pricesToCompare(items: readonly ComparedView[], hasDates: boolean): (number | null)[] {
  const bookable = items.filter(({ card, isOffered }) => isOffered && (!hasDates || card.free || card.from === null))
  const unitOf = ({ card }: ComparedView) => {
    const { from, unitTitle } = card.free ?? card
    return JSON.stringify([from?.currency, card.pricingPer, card.rate, unitTitle])
  }
  const isOfSame = new Set(bookable.map(unitOf)).size === 1
  return items.map((item) =>
    isOfSame && bookable.includes(item) ? ((item.card.free ?? item.card).from?.amountMinor ?? null) : null,
  )
}

/** The ratings as far as they are shown. */
export const ratingsToCompare = (items: readonly ComparedView[]): (number | null)[] =>
  items.map(({ card }) => (isRated(card) ? card.rating : null))
