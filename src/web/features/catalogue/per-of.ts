import type { CardView } from './calls.ts'

/** The unit of the price: a person, an item, a day or a night. */
export function perOf(card: Pick<CardView, 'pricingPer' | 'rate'>): 'person' | 'item' | 'daily' | 'nightly' {
  if (card.rate !== 'once') return card.rate
  return card.pricingPer === 'item' ? 'item' : 'person'
}
