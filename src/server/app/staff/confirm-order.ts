import { acceptOrder } from '#server/booking/commands/accept-order.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'

/** Confirms an order for its supplier; a free one is booked at once. Throws ApiError like acceptOrder. */
export async function confirmOrder(
  context: PaymentContext,
  input: { reference: string; staff: string },
): Promise<void> {
  const { orderId, totalMinor } = await acceptOrder(context, input)
  if (totalMinor === 0) await startPayment(context, { orderId })
}
