import { tidyLine } from '#domain/invisible.ts'
import { tidyReference } from '#domain/reference.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, takeBackAttempt } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findOrder } from '#server/booking/views.ts'
import { lookupLimits } from './lookup-limits.ts'
import { laterOrder } from './view-order.ts'
import { orderAccessToken } from './order-access-token.ts'

/**
 * Finds an order of the visitor's site by its reference and the email it was booked with, and returns the key of its
 * signed link. The reference of an order that was replaced finds the order that has its bookings now. A wrong reference
 * and a wrong email get the same response (`lookup-limits.ts`).
 * @throws ApiError `orders.pair_unknown`, `orders.too_many_lookups`
 */
export async function findBooking(
  context: Context,
  input: { visitor: Visitor; reference: string; email: string },
): Promise<{ reference: string; key: string }> {
  const { visitor } = input
  const reference = tidyReference(input.reference)
  const limits = lookupLimits(visitor.address, reference)
  await countInTurn(context.db, 'orders.too_many_lookups', limits)
  const order = await findOrder(context.db, reference)
  const email = tidyLine(input.email).toLowerCase()
  // An anonymised order has no address left.
  if (!order || order.siteId !== visitor.site.id || email === '' || order.email.toLowerCase() !== email)
    throw new ApiError('missing', 'orders.pair_unknown')
  await takeBackAttempt(context.db, limits.flat())
  return (
    laterOrder(context, order) ?? {
      reference,
      key: orderAccessToken(context.configuration, reference, order.accessVersion),
    }
  )
}
