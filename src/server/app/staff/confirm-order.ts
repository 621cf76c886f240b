import { acceptOrder } from '#server/booking/commands/accept-order.ts'
import { confirmFree } from '#server/booking/payments/confirm-free.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'

/** Confirms an order for its supplier; a free one is booked at once. Throws ApiError like acceptOrder. */
export async function confirmOrder(
  context: PaymentContext,
  input: { reference: string; staff: string },
): Promise<void> {
  await confirmFree(context, await acceptOrder(context, input))
}
