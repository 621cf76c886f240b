import { randomUUID } from 'node:crypto'
import { isSettled } from '#domain/payment-states.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { openCheckoutSession } from './open-checkout-session.ts'
import { findLatestPaymentOfChange, insertAttemptOfChange, lockOrderOfChange, type PaymentToSettle } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment page of a date change, or finds the one that is open. Called after the change is committed, never
 * inside a transaction. Throws ApiError `checkout.already_paid`, `orders.change_ended` if the change is over, and
 * `checkout.payment_unavailable` when the provider does not answer: the seats stay held and the call can be repeated.
 */
export async function startPaymentOfChange(
  context: PaymentContext,
  { changeId }: { changeId: number },
): Promise<{ redirectUrl: string }> {
  const payment = await openAttempt(context, changeId)
  const { redirectUrl } = payment.redirectUrl === null ? await openCheckoutSession(context, payment) : payment
  if (redirectUrl === null) throw new Error(`the payment ${payment.id} has no page`)
  return { redirectUrl }
}

async function openAttempt(context: PaymentContext, changeId: number): Promise<PaymentToSettle> {
  const latest = await findLatestPaymentOfChange(context.db, changeId)
  if (latest?.status === 'created') return latest
  if (latest?.status === 'processing') {
    const state = await settlePayment(context, { paymentId: latest.id })
    if (state === 'open') return latest
    if (state === 'complete' || state === 'processing') throw new ApiError('conflict', 'checkout.already_paid')
  }
  if (latest && isSettled(latest.status)) throw new ApiError('conflict', 'checkout.already_paid')
  const provider = context.providers.card.code
  await context.db.transaction(async (tx) => {
    await lockOrderOfChange(tx, changeId)
    await insertAttemptOfChange(tx, { changeId, provider, attemptKey: randomUUID() })
  })
  const opened = await findLatestPaymentOfChange(context.db, changeId)
  if (!opened || opened.id === latest?.id) throw new ApiError('gone', 'orders.change_ended')
  return opened
}
