import type { LineChoice } from '#domain/cart-line.ts'
import { isPartySize, type PartySizeBounds } from '#domain/party-size.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { loadCart, type LoadedItem } from './load-cart.ts'
import { boundsOf } from './price-departure.ts'
import type { CartItemRow } from './queries.ts'

const TOO_MANY = new Set([
  'cart.unit_too_many',
  'cart.extra_too_many',
  'cart.quantity_over_capacity',
  'cart.not_enough_places',
])

interface LineToCheck {
  /** As requested; an unknown pick-up point is missing from the stored line. */
  pickupPointId: number | null
  /** The line before travellers were added to it. */
  earlier?: LoadedItem | undefined
}

/**
 * Returns a line that was just written if it can be booked. The whole cart is loaded, because its lines share the seats of
 * a departure, and seats held by the cart's own unpaid order count as free. Throws ApiError `cart.*` otherwise, which rolls
 * back the caller's transaction.
 */
export async function checkLine(tx: Tx, visitor: Visitor, line: LineToCheck & { itemId: number }): Promise<LoadedItem> {
  const items = await loadCart(tx, visitor)
  return checkItem(
    items.find(({ row }) => row.id === line.itemId),
    line,
  )
}

/**
 * Throws ApiError `cart.guide_language_unknown` if the guides do not speak the language of a line. One that was chosen
 * before stays, even if they do not speak it any more.
 */
export function checkLanguage(
  row: CartItemRow,
  before: Pick<CartItemRow, 'productId' | 'guideLanguage'> | undefined,
): void {
  const { guideLanguage, guideLanguages, productId } = row
  if (guideLanguage === null || guideLanguages.includes(guideLanguage)) return
  if (before?.productId === productId && before.guideLanguage === guideLanguage) return
  throw new ApiError('invalid', 'cart.guide_language_unknown', {
    fields: [{ field: 'guideLanguage', code: 'unknown' }],
  })
}

/** Throws ApiError `cart.party_size_range` as `demandPartySize` does. */
export function checkPartySize(
  row: CartItemRow,
  { units, partySize = null }: Pick<LineChoice, 'units' | 'partySize'>,
): void {
  const bounds = boundsOf(row, units)
  if (bounds !== null && partySize !== null) demandPartySize(partySize, bounds)
}

/** Throws ApiError `cart.party_size_range` if more people are to come than the chosen units take, or fewer than are booked one by one. */
export function demandPartySize(size: number, bounds: PartySizeBounds): void {
  if (isPartySize(size, bounds)) return
  throw new ApiError('invalid', 'cart.party_size_range', {
    minimum: bounds.least,
    maximum: bounds.most,
    fields: [{ field: 'partySize', code: 'range' }],
  })
}

/** Throws ApiError `cart.*` if a line, priced together with the rest of its cart, cannot be booked. */
export function checkItem(item: LoadedItem | undefined, line: LineToCheck): LoadedItem {
  // A product of another supplier's site.
  if (!item) throw new ApiError('missing', 'cart.departure_unknown')
  const { refusal } = item.priced
  if (refusal === null && line.pickupPointId !== item.row.pickupPointId)
    throw new ApiError('conflict', 'cart.pickup_unknown')
  if (refusal && line.earlier && TOO_MANY.has(refusal.code))
    throw new ApiError('conflict', 'cart.too_many_with_earlier', {
      ...refusal.details,
      earlier: line.earlier.priced.breakdown.travellers,
    })
  if (refusal) throw new ApiError('conflict', refusal.code, refusal.details)
  return item
}
