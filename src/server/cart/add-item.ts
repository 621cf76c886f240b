import { newToken } from '#server/kernel/token.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { priceDeparture } from './price-departure.ts'
import { findDepartureForCart, insertItem } from './queries.ts'

const MAX_ITEMS = 20

export interface AddItemInput {
  visitor: Visitor
  optionId: number
  departureId: number
  duration: number
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  /** What an order could not book and is tried again: it takes the place of the cart's item for it. */
  intent?: string
}

/**
 * Puts a choice into the visitor's cart; makes the cart when there is none and returns its token for the cookie.
 * No place is taken yet. Throws ApiError `cart.*` when the choice can't be bought as it stands.
 */
export async function addItem(context: Context, input: AddItemInput): Promise<{ cartToken: string }> {
  const { visitor } = input
  const offer = await findDepartureForCart(context.db, { ...input, supplierId: visitor.site.supplierId })
  if (!offer) throw new ApiError('missing', 'cart.departure_unknown')
  const priced = priceDeparture(offer, input)
  if (priced.refusal) throw new ApiError('conflict', priced.refusal.code, priced.refusal.details)

  const cartToken = visitor.cartToken ?? newToken()
  const inserted = await insertItem(
    context.db,
    {
      tokenHash: cartKey(visitor.site, cartToken),
      siteId: visitor.site.id,
      userId: visitor.userId,
      mostItems: MAX_ITEMS,
    },
    {
      optionId: input.optionId,
      departureId: input.departureId,
      duration: input.duration,
      units: withoutZeros(input.units),
      extras: withoutZeros(input.extras),
      pickupPointId: input.pickupPointId,
      intent: input.intent ?? null,
      seenMinor: priced.breakdown.totalMinor,
      seenCurrency: offer.currency,
    },
  )
  if (inserted === undefined) throw new ApiError('conflict', 'cart.full', { most: MAX_ITEMS })
  return { cartToken }
}

export function withoutZeros(quantities: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0))
}
