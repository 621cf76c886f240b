import type { BookableProduct } from './calls.ts'

/** Then the buyer is asked where; otherwise going to the meeting point is what most do. */
export const isPickupIncluded = ({ pickup, pickups }: Pick<BookableProduct, 'pickup' | 'pickups'>): boolean =>
  pickup === 'included' && pickups.length > 0

/** The one place of an included pick-up: there is nothing to ask. Null if there are several, or it costs something. */
export function onlyPickupOf(
  product: Pick<BookableProduct, 'pickup' | 'pickups'>,
): BookableProduct['pickups'][number] | null {
  const [point] = product.pickups
  return point && isPickupIncluded(product) && product.pickups.length === 1 && point.priceMinor === 0 ? point : null
}
