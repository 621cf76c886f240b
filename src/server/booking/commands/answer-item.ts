import { itemSets, itemTransitions } from '#domain/item-states.ts'
import { assertTransition } from '#domain/state-machine.ts'
import { effects } from '#server/booking/effects.ts'
import { freeSeats } from '#server/booking/seats.sql.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { answerable } from './accept-order.ts'
import { listItemsToAnswer, lockOrderToAnswer } from './answer-queries.ts'
import { lockTickets } from './cancel-queries.ts'
import { insertEvents, setItemStatuses } from './change-items.ts'
import { decideOrder } from './decide-order.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/**
 * Confirms or rejects one activity of a request for its supplier. The seats of a rejected one are released at once; the last answer decides the
 * order (decide-order.ts). `reason`: what the buyer reads about a rejected activity. Throws ApiError like acceptOrder, and `orders.item_answered` if the activity was answered or cancelled before.
 */
export async function answerItem(
  context: Context,
  input: {
    reference: string
    itemId: number
    answer: { kind: 'confirm' } | { kind: 'reject'; reason: string }
    staff: string
    record: RecordChange
  },
): Promise<{ orderId: number; isAccepted: boolean }> {
  const { reference, itemId, answer } = input
  const actor = staffActor(input.staff)
  return context.db.transaction(async (tx) => {
    const order = answerable(await lockOrderToAnswer(tx, reference))
    await lockTickets(tx, order.id)
    const item = (await listItemsToAnswer(tx, order.id)).find(({ id }) => id === itemId)
    if (!item) throw new ApiError('missing', 'orders.order_unknown')
    if (!itemSets.unanswered.includes(item.status))
      throw new ApiError('conflict', 'orders.item_answered', {
        itemStatus: item.status,
        ...(item.answeredBy === null ? {} : { answeredBy: item.answeredBy }),
      })
    const isConfirmed = answer.kind === 'confirm'
    const to = isConfirmed ? 'approved' : 'failed'
    assertTransition(itemTransitions, item.status, to)
    if (!isConfirmed) await freeSeats(tx, [itemId])
    await setItemStatuses(tx, [itemId], to)
    const { reason } = isConfirmed ? effects.accepted : effects.rejected
    const note = answer.kind === 'reject' ? answer.reason : ''
    await insertEvents(tx, order.id, actor, [{ itemId, from: item.status, to, reason, note }])
    await input.record(tx, order.id)
    return { orderId: order.id, isAccepted: (await decideOrder(tx, { reference, actor })) === 'accepted' }
  })
}
