import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findOrder, type OrderDetails } from '#server/booking/views.ts'
import { opensOrder } from './order-access-cookie.ts'
import { isOrderAccessToken } from './order-access-token.ts'

export interface OwnOrderInput {
  visitor: Visitor
  reference: string
  /** Of a guest's signed link. */
  key?: string | undefined
  /** Also for the browser that made the order, or paid for it. */
  opensByCookie?: boolean
}

/**
 * Finds an order for its owner or by the key of its signed link, on the site where it was made. Throws ApiError `orders.order_unknown`, the same
 * for the order of another buyer, of another site and for none.
 */
export async function findOwnOrder(context: Context, wish: OwnOrderInput): Promise<OrderDetails> {
  const found = await findOrder(context.db, wish.reference)
  const row = found?.siteId === wish.visitor.site.id ? found : undefined
  const isOwner = row !== undefined && row.userId !== null && row.userId === wish.visitor.userId
  const hasKey =
    wish.key !== undefined &&
    row !== undefined &&
    isOrderAccessToken(context.configuration, row.reference, wish.key, row.accessVersion)
  const hasCookie =
    wish.opensByCookie === true &&
    row !== undefined &&
    opensOrder(context.configuration, wish.visitor.orderAccessCookie, row)
  if (!row || (!isOwner && !hasKey && !hasCookie)) throw new ApiError('missing', 'orders.order_unknown')
  return row
}
