import { orderSets } from '#domain/order-states.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockOrderToAnswer, type OrderToAnswer } from './answer-queries.ts'
import { accept } from './decide-order.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/**
 * Records that the supplier has confirmed an order: it awaits its payment until a deadline (docs/rules/waiting.md), and the buyer is sent the
 * link. Throws ApiError `orders.order_unknown`, `orders.not_on_hold`, `orders.already_answered`, `orders.answer_too_late`.
 */
export async function acceptOrder(
  context: Context,
  input: { reference: string; staff: string; record?: RecordChange },
): Promise<{ orderId: number }> {
  return context.db.transaction(async (tx) => {
    const order = answerable(await lockOrderToAnswer(tx, input.reference))
    await accept(tx, order, staffActor(input.staff))
    await input.record?.(tx, order.id)
    return { orderId: order.id }
  })
}

/** Throws ApiError as acceptOrder does unless the order waits for its supplier. */
export function answerable(order: OrderToAnswer | undefined): OrderToAnswer {
  if (!order) throw new ApiError('missing', 'orders.order_unknown')
  if (!orderSets.unanswered.includes(order.status)) {
    const { status, answeredBy } = order
    if (answeredBy === null) throw new ApiError('conflict', 'orders.not_on_hold', { orderStatus: status })
    throw new ApiError('conflict', 'orders.already_answered', { orderStatus: status, answeredBy })
  }
  if (order.isHoldOver) throw new ApiError('gone', 'orders.answer_too_late')
  return order
}
