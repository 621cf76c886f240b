import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { listUnconfirmedFreeOrders } from './claim-queries.ts'
import { findToPay } from './queries.ts'
import { startPayment } from './start-payment.ts'
import { BATCH, workOn } from './work-off.ts'

/**
 * Confirms a payable order if its total is zero. Called after an acceptance or a cancellation is committed, so a
 * failure is only logged: `confirmFreeOrders` confirms it later.
 */
export async function confirmFree(context: PaymentContext, { orderId }: { orderId: number }): Promise<void> {
  try {
    const toPay = await findToPay(context.db, orderId)
    if (toPay?.totalMinor === 0) await startPayment(context, { orderId })
  } catch (error) {
    context.log.warn({ err: error, orderId }, 'a free order could not be confirmed yet')
  }
}

/** Confirms the free orders that a process which ended, or a lost connection, left unconfirmed. */
export async function confirmFreeOrders(context: PaymentContext): Promise<void> {
  await workOn(await listUnconfirmedFreeOrders(context.db, BATCH), (order) => confirmFree(context, order))
}
