import { linkSeconds, payLaterSeconds } from '#domain/deadlines.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderTransitions, type OrderState } from '#domain/order-states.ts'
import { assertTransition } from '#domain/state-machine.ts'
import { effects } from '#server/booking/effects.ts'
import type { Tx } from '#server/kernel/database.ts'
import { listItemsToAnswer, lockOrderToAnswer, recordAcceptance, type OrderToAnswer } from './answer-queries.ts'
import { releaseReservation } from './release-reservation.ts'
import { waiveRest } from './waive-rest.ts'

export type Decision = 'awaits_answers' | 'accepted' | 'rejected'

/**
 * Decides a request whose activities have all been answered: those that were confirmed await their payment and the buyer is mailed once, with
 * what was confirmed and what was not. Without a confirmed one the order fails. Locks the order.
 */
export async function decideOrder(
  tx: Tx,
  { reference, actor }: { reference: string; actor: string },
): Promise<Decision> {
  const order = await lockOrderToAnswer(tx, reference)
  if (!order) throw new Error(`no order ${reference} to decide`)
  const items = await listItemsToAnswer(tx, order.id)
  if (items.some(({ status }) => itemSets.unanswered.includes(status))) return 'awaits_answers'
  if (items.some(({ status }) => itemSets.accepted.includes(status))) {
    await accept(tx, order, actor)
    return 'accepted'
  }
  assertTransition<OrderState>(orderTransitions, order.status, 'failed')
  await releaseReservation(tx, {
    orderId: order.id,
    to: 'failed',
    effect: effects.rejected,
    actor,
    onlyIfDue: false,
  })
  return 'rejected'
}

/** The order awaits its payment until a deadline (docs/rules/waiting.md). */
export async function accept(tx: Tx, order: OrderToAnswer, actor: string): Promise<void> {
  assertTransition<OrderState>(orderTransitions, order.status, 'awaiting_payment')
  const holdSeconds = (order.paymentMethod === 'pay_later' ? payLaterSeconds(order) : null) ?? linkSeconds(order)
  await recordAcceptance(tx, { orderId: order.id, holdSeconds, actor })
  await waiveRest(tx, order.id)
}
