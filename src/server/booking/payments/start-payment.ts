import { randomUUID } from 'node:crypto'
import { paymentSets } from '#domain/payment-states.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { cardRefusal } from './card-refusal.ts'
import { findTransfer } from './find-transfer.ts'
import { openCheckoutSession } from './open-checkout-session.ts'
import { findLatestOfKind, findLatestPayment, findToPay, insertAttempt, type PaymentToSettle } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment page of an order that awaits its money or is reserved, or finds the one that is open: the same order always has at
 * most one open page. An order of nothing (a promo code of 100 %) is confirmed instead, and there is no page; nor is there one for an order that
 * awaits a transfer. Called after the order is committed, never inside a transaction. Throws ApiError
 * `checkout.payment_unavailable` when the provider does not answer: the places stay held and the call can be repeated, and
 * `checkout.method_unavailable` when it does not charge such a sum.
 */
export async function startPayment(
  context: PaymentContext,
  input: { orderId: number },
): Promise<{ redirectUrl: string | null }> {
  const latest = await findLatestPayment(context.db, input.orderId)
  const transfer = latest?.isOfTransferOrder && (await findLatestOfKind(context.db, input.orderId, 'transfer'))
  const shown = transfer && paymentSets.open.includes(transfer.status) ? transfer : latest
  return openPage(context, await openAttempt(context, input.orderId, shown))
}

/**
 * As `startPayment`, also for an order that awaits a transfer: its card page is opened beside the transfer, which stays
 * awaited until one of the two is paid (`settlePayment`).
 * @throws ApiError as `startPayment`, `checkout.already_paid` also if the whole transfer has arrived, and
 * `checkout.method_unavailable` also if a part of it has: the order awaits the rest
 */
export async function payByCard(
  context: PaymentContext,
  { orderId }: { orderId: number },
): Promise<{ redirectUrl: string | null }> {
  const transfer = await findLatestOfKind(context.db, orderId, 'transfer')
  if (transfer?.status === 'paid') throw new ApiError('conflict', 'checkout.already_paid')
  if (transfer?.status === 'processing') await refuseIfReceived(context, transfer)
  return openPage(context, await openAttempt(context, orderId, await findLatestOfKind(context.db, orderId, 'page')))
}

async function refuseIfReceived(context: PaymentContext, { id, orderReference }: PaymentToSettle): Promise<void> {
  if ((await settlePayment(context, { paymentId: id })) === 'complete')
    throw new ApiError('conflict', 'checkout.already_paid')
  const transfer = await findTransfer(context.db, orderReference)
  if (transfer && transfer.receivedMinor > 0) throw new ApiError('conflict', 'checkout.method_unavailable')
}

function openPage(context: PaymentContext, payment: PaymentToSettle): Promise<{ redirectUrl: string | null }> {
  return payment.redirectUrl === null
    ? openCheckoutSession(context, payment)
    : Promise.resolve({ redirectUrl: payment.redirectUrl })
}

async function openAttempt(
  context: PaymentContext,
  orderId: number,
  latest: PaymentToSettle | undefined,
): Promise<PaymentToSettle> {
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
  await insertAttempt(context.db, { orderId, provider: context.providers.card.code, attemptKey: randomUUID() })
  const opened = await findLatestOfKind(context.db, orderId, 'page')
  if (!opened || opened.id === latest?.id) throw new ApiError('gone', 'checkout.hold_expired')
  return opened
}
