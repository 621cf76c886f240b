import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findToPay } from './queries.ts'
import { startPayment } from './start-payment.ts'

/** Confirms an accepted order if nothing is left to pay for it. Called after the acceptance is committed. */
export async function confirmFree(context: PaymentContext, { orderId }: { orderId: number }): Promise<void> {
  const toPay = await findToPay(context.db, orderId)
  if (toPay?.totalMinor === 0) await startPayment(context, { orderId })
}
