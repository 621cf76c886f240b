import type { CardView } from './calls.ts'

/** What the price is of: a person, an item, a day of it, a night of it. */
export function perOf(card: Pick<CardView, 'pricingPer' | 'rate'>): 'person' | 'item' | 'daily' | 'nightly' {
  if (card.rate !== 'once') return card.rate
  return card.pricingPer === 'item' ? 'item' : 'person'
}
