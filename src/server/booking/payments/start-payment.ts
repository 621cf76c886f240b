import { randomUUID } from 'node:crypto'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { cardRefusal } from './card-refusal.ts'
import { openCheckoutSession } from './open-checkout-session.ts'
import { findLatestPayment, findToPay, insertAttempt, type PaymentToSettle } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment page of an order that awaits its money or is reserved, or finds the one that is open: the same order always has at
 * most one open attempt. An order of nothing (a promo code of 100 %) is confirmed instead, and there is no page. Called after the order is
 * committed, never inside a transaction. Throws ApiError
 * `checkout.payment_unavailable` when the provider does not answer: the places stay held and the call can be repeated, and
 * `checkout.method_unavailable` when it does not charge such a sum.
 */
export async function startPayment(
  context: PaymentContext,
  input: { orderId: number },
): Promise<{ redirectUrl: string | null }> {
  const payment = await openAttempt(context, input.orderId)
  return payment.redirectUrl === null ? openCheckoutSession(context, payment) : { redirectUrl: payment.redirectUrl }
}

async function openAttempt(context: PaymentContext, orderId: number): Promise<PaymentToSettle> {
  const latest = await findLatestPayment(context.db, orderId)
  if (latest?.status === 'created') return latest
  if (latest?.status === 'processing') {
    // It may have been declined or have ended a moment ago: only the provider knows.
    const state = await settlePayment(context, { paymentId: latest.id })
    if (state === 'open') return latest
    if (state === 'complete' || state === 'processing') throw new ApiError('conflict', 'checkout.already_paid')
  }
  if (latest?.status === 'paid') throw new ApiError('conflict', 'checkout.already_paid')

  const toPay = await findToPay(context.db, orderId)
  if (toPay && cardRefusal(context, toPay) !== null) throw new ApiError('conflict', 'checkout.method_unavailable')
  await insertAttempt(context.db, {
    orderId,
    provider: context.providers.card.code,
    attempt: (latest?.attempt ?? 0) + 1,
    attemptKey: randomUUID(),
  })
  const opened = await findLatestPayment(context.db, orderId)
  if (!opened || opened.id === latest?.id) throw new ApiError('gone', 'checkout.hold_expired')
  return opened
}
