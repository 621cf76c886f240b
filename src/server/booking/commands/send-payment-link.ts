import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'
import { insertPaymentLink, lockOrderToAnswer } from './answer-queries.ts'

/** Protects the buyer from repeated mails. */
const MAX_AN_HOUR = 5

/**
 * Sends the buyer the payment link again. Throws ApiError `orders.order_unknown`, `orders.not_payable` if the order is paid, ended or not payable
 * by link, and `orders.too_many_links`.
 */
export async function sendPaymentLink(
  context: Context,
  input: { reference: string; staff: string; record?: RecordChange },
): Promise<void> {
  const { reference } = input
  await context.db.transaction(async (tx) => {
    const order = await lockOrderToAnswer(tx, reference)
    if (!order) throw new ApiError('missing', 'orders.order_unknown')
    if (!order.isPayable) throw new ApiError('conflict', 'orders.not_payable', { orderStatus: order.status })
    await countAttempt(tx, {
      key: `payment link ${reference}`,
      most: MAX_AN_HOUR,
      windowSeconds: 3600,
      code: 'orders.too_many_links',
    })
    await insertPaymentLink(tx, order.id, staffActor(input.staff))
    await input.record?.(tx, order.id)
  })
}
