import { orderTransitions } from '#domain/order-states.ts'
import { assertTransition } from '#domain/state-machine.ts'
import type { Context } from '#server/kernel/context.ts'
import { effects } from '#server/booking/effects.ts'
import { answerable } from './accept-order.ts'
import { releaseReservation } from './release-reservation.ts'
import { staffActor } from './staff-actor.ts'
import { lockOrderToAnswer } from './staff-queries.ts'

/**
 * The supplier can't take an order on hold: it fails, its places are free again, and the buyer is told, with the reason in staff's own words.
 * Throws ApiError like acceptOrder.
 */
export async function rejectOrder(
  context: Context,
  input: { reference: string; staff: string; reason: string },
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
  })
}
