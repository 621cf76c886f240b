import { retakeRedemption } from '#server/cart/promotions/release-redemption.ts'
import { seatsLeft } from '#domain/availability.ts'
import { itemSets, itemTransitions } from '#domain/item-states.ts'
import { orderSets, orderTransitions } from '#domain/order-states.ts'
import { isSettled, paymentTransitions } from '#domain/payment-states.ts'
import { lockDepartures, sellSeats } from '#server/booking/seats.sql.ts'
import { assertTransition } from '#domain/state-machine.ts'
import { effects } from '#server/booking/effects.ts'
import { followOrder, orderFollower } from '#server/booking/order-follower.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import { noteLatePayment } from '#server/booking/payments/desk/store-findings.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents, setItemStatuses } from './change-items.ts'
import { insertRefund } from './insert-refund.ts'
import {
  detachRefunds,
  findPaymentForUpdate,
  insertOrderMessage,
  listItemsOfOrder,
  recordLateOrder,
  setPaymentPaid,
  takeOutOfCarts,
  type ItemRow,
} from './late-payment-queries.ts'

const MAX_TRIES = 3

export type LateOutcome = 'confirmed' | 'partially_confirmed' | 'refunded' | 'settled_before'

const outcomes: Record<keyof typeof effects.late, LateOutcome> = {
  confirmed: 'confirmed',
  partially_confirmed: 'partially_confirmed',
  failed: 'refunded',
}

/**
 * Handles a payment that arrived after its order had ended (D9, docs/rules/money-late.md). Sells the seats again, item by item, where there are
 * some and the buyer has not ordered them again, and refunds the rest: money is never kept without a booking. Too small a payment is refunded
 * whole, and of too large a one the surplus. Does nothing if the payment was settled before.
 */
export async function handleLatePayment(
  context: Context,
  input: { paymentId: number; capturedMinor: number },
): Promise<LateOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await context.db.transaction((tx) => settle(context, tx, input))
    } catch (error) {
      // Ordered again concurrently: the next try sees that order.
      const isMet = (error as { constraint?: string }).constraint === 'order_item_live_intent'
      if (!isMet || tries === MAX_TRIES) throw error
    }
  }
}

async function settle(
  context: Context,
  tx: Tx,
  input: { paymentId: number; capturedMinor: number },
): Promise<LateOutcome> {
  await orderFollower().lock(tx, input.paymentId)
  const payment = await findPaymentForUpdate(tx, input.paymentId)
  if (!payment || isSettled(payment.status)) return 'settled_before'
  assertTransition(paymentTransitions, payment.status, 'paid')
  await setPaymentPaid(tx, input.paymentId, input.capturedMinor)

  const surplusMinor = input.capturedMinor - payment.dueMinor
  const isOrderEnded = orderSets.unsuccessful.includes(payment.orderStatus)
  if (surplusMinor < 0 || !isOrderEnded) {
    context.log.error(
      { paymentId: input.paymentId, orderStatus: payment.orderStatus },
      'refunded a payment that fits no order',
    )
    await insertRefund(tx, {
      paymentId: input.paymentId,
      itemId: null,
      amountMinor: input.capturedMinor,
      reason: 'unmatched',
    })
    await noteLatePayment(tx, { kind: 'unmatched', paymentId: input.paymentId, thereMinor: input.capturedMinor })
    return 'refunded'
  }
  if (surplusMinor > 0)
    await insertRefund(tx, {
      paymentId: input.paymentId,
      itemId: null,
      amountMinor: surplusMinor,
      reason: `surplus_${input.capturedMinor}`,
    })
  await noteLatePayment(tx, { kind: 'late', paymentId: input.paymentId, thereMinor: input.capturedMinor })
  return retake(tx, { ...payment, paymentId: input.paymentId })
}

async function retake(
  tx: Tx,
  { orderId, paymentId, isReplaced }: { orderId: number; paymentId: number; isReplaced: boolean },
): Promise<LateOutcome> {
  const all = await listItemsOfOrder(tx, orderId)
  // The amount due does not include cancelled and rejected items.
  const items = all.filter((item) => !itemSets.called_off.includes(item.status) && !item.isRejected)
  const departures = new Map(
    (await lockDepartures(tx, [...new Set(items.flatMap((item) => item.holds.map((hold) => hold.departureId)))])).map(
      (departure) => [departure.id, departure],
    ),
  )
  const isFree = (item: (typeof items)[number]) =>
    !isReplaced &&
    !item.isOrderedAgain &&
    item.holds.every((hold) => {
      const departure = departures.get(hold.departureId)
      return departure !== undefined && departure.isOpen && !departure.hasStarted && seatsLeft(departure) >= hold.places
    })

  const taken: typeof items = []
  for (const item of items) {
    if (!isFree(item)) continue
    for (const hold of item.holds) {
      const departure = departures.get(hold.departureId)
      if (departure) departure.sold += hold.places
    }
    taken.push(item)
  }
  const lost = items.filter((item) => !taken.includes(item))

  await detachRefunds(
    tx,
    taken.filter(({ hasRefund }) => hasRefund).map(({ id }) => id),
  )
  await sellSeats(
    tx,
    taken.flatMap((item) => item.holds),
  )
  if (taken.length > 0) await retakeRedemption(tx, orderId)
  await takeOutOfCarts(
    tx,
    taken.map((item) => item.id),
  )
  await setItemStatuses(
    tx,
    taken.map((item) => item.id),
    'confirmed',
  )
  await setItemStatuses(
    tx,
    lost.map((item) => item.id),
    'failed',
  )
  for (const item of lost) {
    if (item.totalMinor > 0)
      await insertRefund(tx, {
        paymentId,
        // The sums of an item are of one payment: a second one is refunded without the item.
        itemId: item.hasRefund ? null : item.id,
        amountMinor: item.totalMinor,
        reason: reasonOf(item),
      })
  }
  const booked = lost.length === 0 ? 'confirmed' : taken.length === 0 ? 'failed' : 'partially_confirmed'
  const isRest = booked === 'confirmed' && all.some(({ isRejected }) => isRejected)
  const status = isRest ? 'partially_confirmed' : booked
  const effect = effects.late[booked]
  const order = await recordLateOrder(tx, orderId, status)
  const moved = <State>({ from, to }: { from: State; to: State }) => from !== to
  const ofOrder = [{ itemId: null, from: order.previousStatus, to: status, reason: effect.reason } as const].filter(
    moved,
  )
  const ofItems = [
    ...taken.map(({ id, status: from }) => ({
      itemId: id,
      from,
      to: 'confirmed' as const,
      reason: 'late_money_places_taken' as const,
    })),
    ...lost.map((item) => ({
      itemId: item.id,
      from: item.status,
      to: 'failed' as const,
      reason: item.isOrderedAgain ? ('late_money_ordered_again' as const) : ('late_money_places_gone' as const),
    })),
  ].filter(moved)
  for (const { from, to } of ofOrder) assertTransition(orderTransitions, from, to)
  for (const { from, to } of ofItems) assertTransition(itemTransitions, from, to)
  await insertEvents(tx, orderId, 'provider', [...ofOrder, ...ofItems])
  await insertOrderMessage(tx, { kind: effect.buyer, orderId })
  await followOrder(tx, orderId, effect.quote)
  return outcomes[status]
}

function reasonOf({ isOrderedAgain }: ItemRow): RefundReason {
  return isOrderedAgain ? 'ordered_again' : 'places_gone'
}
