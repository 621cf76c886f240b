import { releaseOrder } from '#server/orders/release-order.ts'
import type { PaymentContext } from './providers.ts'
import { listDueOrders, listQuietPayments } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks the provider about payments that no webhook told us of: this alone repairs lost webhooks. */
export async function sweepPayments(context: PaymentContext, input: { olderThanSeconds: number }): Promise<void> {
  for (const { id } of await listQuietPayments(context.db, input.olderThanSeconds)) {
    await settlePayment(context, { paymentId: id }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId: id }, 'a payment could not be settled yet'),
    )
  }
}

/**
 * Ends orders whose hold is over. Places go back only after the provider says that its session has ended: it may say that the money
 * is there, and then the order is confirmed instead. A provider that does not answer keeps them held until it does.
 */
export async function expireOrders(context: PaymentContext): Promise<void> {
  for (const order of await listDueOrders(context.db)) {
    try {
      if (
        order.paymentId !== null &&
        (await settlePayment(context, { paymentId: order.paymentId, expire: true })) === 'complete'
      )
        continue
      await releaseOrder(context.db, {
        orderId: order.orderId,
        to: 'expired',
        reason: 'hold ended',
        actor: 'system',
        onlyIfDue: true,
        tell: order.status !== 'awaiting_payment' && order.status !== 'held',
      })
    } catch (error) {
      context.log.warn({ err: error, orderId: order.orderId }, 'an order could not be ended yet')
    }
  }
}
