import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { withoutZeros } from './add-item.ts'
import { loadCart } from './load-cart.ts'
import { priceDeparture } from './price-departure.ts'
import { updateItem } from './queries.ts'

/** Changes the quantities of one item. Throws ApiError `cart.*` and leaves the item as it was when they can't be had. */
export async function changeItem(
  context: Context,
  input: {
    visitor: Visitor
    itemId: number
    units: Record<string, number>
    extras?: Record<string, number> | undefined
  },
): Promise<void> {
  const { visitor } = input
  const item = (await loadCart(context.db, visitor)).find((one) => one.row.id === input.itemId)
  if (!item || visitor.cartToken === null) throw new ApiError('missing', 'cart.item_unknown')

  const units = withoutZeros(input.units)
  const extras = withoutZeros(input.extras ?? item.row.chosenExtras)
  const priced = priceDeparture(item.row, {
    units,
    extras,
    pickupPointId: item.row.pickupPointId,
    duration: item.row.duration,
  })
  if (priced.refusal) throw new ApiError('conflict', priced.refusal.code, priced.refusal.details)

  const isChanged = await updateItem(context.db, cartKey(visitor.site, visitor.cartToken), input.itemId, {
    units,
    extras,
    seenMinor: priced.breakdown.totalMinor,
    seenCurrency: item.row.currency,
  })
  if (!isChanged) throw new ApiError('missing', 'cart.item_unknown')
}
