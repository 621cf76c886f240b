import type { Context } from '#server/kernel/context.ts'
import { confirmPaidOrder } from './confirm-statement.ts'
import { handleLatePayment, type LateOutcome } from './handle-late-payment.ts'

export type Completion = 'confirmed' | LateOutcome

/**
 * Confirms an order whose payment was captured. Webhook, return page and polling job call it any number of times, in any order; only the first
 * call changes something. `capturedMinor`: minor units of the payment's currency.
 */
export async function completeOrder(
  context: Context,
  input: { paymentId: number; capturedMinor: number },
): Promise<Completion> {
  const confirmed = await context.db.rows(confirmPaidOrder(input.paymentId, input.capturedMinor))
  if (confirmed.length > 0) return 'confirmed'
  return handleLatePayment(context, input)
}
