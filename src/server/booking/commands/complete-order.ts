import type { Context } from '#server/kernel/context.ts'
import { countStep } from '#server/kernel/metrics.ts'
import { confirmPaidOrder } from './confirm-statement.ts'
import { handleLatePayment, type LateOutcome } from './handle-late-payment.ts'
import { settleDateChange, type DateChangeOutcome } from './settle-date-change.ts'

export type Completion = 'confirmed' | LateOutcome | DateChangeOutcome

/**
 * Confirms an order whose payment was captured, or moves a booking to the dearer date that was paid for. Webhook, return page and polling job call it any number of times, in any order; only the first
 * call changes something. `capturedMinor`: minor units of the payment's currency.
 */
export async function completeOrder(
  context: Context,
  input: { paymentId: number; capturedMinor: number },
): Promise<Completion> {
  return countStep(
    'payment',
    async () => {
      const confirmed = await context.db.rows(confirmPaidOrder(input.paymentId, input.capturedMinor))
      if (confirmed.length > 0) return 'confirmed'
      return (await settleDateChange(context, input)) ?? handleLatePayment(context, input)
    },
    (outcome) => (outcome === 'settled_before' ? null : outcome),
  )
}
