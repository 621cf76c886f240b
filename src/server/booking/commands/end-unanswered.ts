import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { effects } from '#server/booking/effects.ts'
import { freeSeats } from '#server/booking/seats.sql.ts'
import type { Context } from '#server/kernel/context.ts'
import { insertUnansweredMail, listItemsToAnswer, lockOrderToAnswer } from './answer-queries.ts'
import { lockTickets } from './cancel-queries.ts'
import { insertEvents, setItemStatuses } from './change-items.ts'
import { decideOrder } from './decide-order.ts'

/**
 * Ends the wait for answers that did not come in time: an activity without an answer counts as rejected, and the confirmed ones await their
 * payment. Null, without a change, if none is confirmed or the order no longer waits.
 */
export async function endUnanswered(
  context: Context,
  { reference }: { reference: string },
): Promise<{ orderId: number } | null> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrderToAnswer(tx, reference)
    if (!order || !order.isHoldOver || !orderSets.unanswered.includes(order.status)) return null
    await lockTickets(tx, order.id)
    const items = await listItemsToAnswer(tx, order.id)
    if (!items.some(({ status }) => itemSets.accepted.includes(status))) return null
    const late = items.filter(({ status }) => itemSets.unanswered.includes(status)).map(({ id }) => id)
    await freeSeats(tx, late)
    await setItemStatuses(tx, late, 'failed')
    const { reason } = effects.partlyUnanswered
    await insertEvents(tx, order.id, 'system', late.map((itemId) => ({ itemId, from: 'pending', to: 'failed', reason }))) // prettier-ignore
    await decideOrder(tx, { reference, actor: 'system' })
    await insertUnansweredMail(tx, order.id, late)
    return { orderId: order.id }
  })
}
