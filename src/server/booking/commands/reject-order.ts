import { orderTransitions } from '#domain/order-states.ts'
import { assertTransition } from '#domain/state-machine.ts'
import type { Context } from '#server/kernel/context.ts'
import { effects } from '#server/booking/effects.ts'
import { answerable } from './accept-order.ts'
import { releaseReservation } from './release-reservation.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'
import { lockOrderToAnswer } from './answer-queries.ts'

/**
 * Records that the supplier rejects an order: it fails, its seats are released, and the buyer gets a mail with the reason that staff wrote.
 * Throws ApiError like acceptOrder.
 */
export async function rejectOrder(
  context: Context,
  input: { reference: string; staff: string; reason: string; record?: RecordChange },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = answerable(await lockOrderToAnswer(tx, input.reference))
    assertTransition(orderTransitions, order.status, 'failed')
    await releaseReservation(tx, {
      orderId: order.id,
      to: 'failed',
      effect: effects.rejected,
      actor: staffActor(input.staff),
      onlyIfDue: false,
      note: input.reason,
    })
    await input.record?.(tx, order.id)
  })
}
