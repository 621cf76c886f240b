import { effects } from '#server/booking/effects.ts'
import { lockToReplace } from '#server/booking/commands/lock-to-replace.ts'
import { releaseReservation } from '#server/booking/commands/release-reservation.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findOpenPayments } from '#server/booking/payments/find-open-payments.ts'
import type { EarlierOrder } from './queries.ts'
import { ConflictingOrder, insertOrder } from '#server/booking/commands/insert-order.ts'
import type { OrderToRecord, RecordedOrder } from '#server/booking/commands/reserve-statement.ts'

/**
 * Expires the payment pages of orders that are about to be replaced. Calls the provider, so it holds no turn, lock or connection. Throws
 * ApiError `checkout.already_paid` if one is paid or its payment is in progress, and what `settlePayment` throws.
 */
export async function endPayments(context: PaymentContext, orders: EarlierOrder[]): Promise<void> {
  for (const { orderId, reference } of orders) {
    for (const paymentId of await findOpenPayments(context.db, orderId)) {
      const state = await settlePayment(context, { paymentId, expire: true })
      if (state !== 'declined' && state !== 'expired')
        throw new ApiError('conflict', 'checkout.already_paid', { reference })
    }
  }
}

/**
 * Records an order in place of earlier ones whose payments were expired, in one transaction: no other buyer can get their seats in between, and
 * they stay as they are if the new order cannot be recorded. Returns null if the key was used before. Throws ConflictingOrder if one can be paid
 * again meanwhile, ApiError `checkout.already_paid` if one was paid, and what `insertOrder` throws.
 */
export async function recordInPlaceOf(
  { db }: PaymentContext,
  order: OrderToRecord,
  replaced: EarlierOrder[],
): Promise<RecordedOrder | null> {
  try {
    return await db.transaction(async (tx) => {
      const openOrders = await lockToReplace(tx, {
        orderIds: replaced.map(({ orderId }) => orderId),
        departureIds: order.seatRequests.map(({ departureId }) => departureId),
        promoCodeId: order.promoCodeId,
      })
      const paid = openOrders.find(({ isBooked }) => isBooked)
      if (paid) throw new ApiError('conflict', 'checkout.already_paid', { reference: paid.reference })
      if (openOrders.some(({ isPaymentOpen }) => isPaymentOpen)) throw new ConflictingOrder('a payment page was opened')
      for (const { id } of openOrders)
        await releaseReservation(tx, {
          orderId: id,
          to: 'expired',
          effect: effects.replaced,
          actor: 'buyer',
          onlyIfDue: false,
        })
      const recorded = await insertOrder(tx, order)
      if (recorded === null) throw new KeyUsed()
      return recorded
    })
  } catch (error) {
    if (error instanceof KeyUsed) return null
    throw error
  }
}

/** Thrown to roll the transaction back. */
class KeyUsed extends Error {}
