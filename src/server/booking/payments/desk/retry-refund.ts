import { compareBooks } from '#domain/ledger.ts'
import { refundSets } from '#domain/refund-states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { claimRefund } from '#server/booking/payments/claim-queries.ts'
import { findPaymentBooks } from '#server/booking/payments/ledger-queries.ts'
import { findRefund, lockRefund, type RefundOfDesk } from '#server/booking/payments/refund-queries.ts'
import { sendNow } from '#server/booking/payments/refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { demandSeen, type SeenRefund } from './record-refund-sent.ts'

/** `no_answer`: the provider did not answer; what is open is tried again by the job. */
export type RetryOutcome = 'sent' | 'refused' | 'no_answer'

/**
 * Sends a refund again that its provider refused, or that waits. Before a refused one is sent anew the provider's books are read: it may have been
 * sent in the provider's dashboard meanwhile. Without an answer it stays as it is.
 * @throws ApiError `console.not_found`, `console.refund_by_hand` if its provider sends none, `console.refund_elsewhere`, `console.money_changed`
 */
export async function retryRefund(
  context: PaymentContext,
  input: {
    refundId: number
    seen: SeenRefund
    record: (tx: Tx, id: number, result: { isSilent: boolean }) => Promise<void>
  },
): Promise<{ refund: RefundOfDesk; outcome: RetryOutcome }> {
  const { refundId, seen, record } = input
  const before = await findRefund(context.db, refundId)
  if (!before) throw new ApiError('missing', 'console.not_found')
  if (!context.providers.sendingRefunds.includes(before.provider))
    throw new ApiError('conflict', 'console.refund_by_hand')
  demandSeen(before, seen)
  const isSilent = refundSets.refused.includes(before.status) && !(await isUnsent(context, before))
  const due = await context.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund) throw new ApiError('missing', 'console.not_found')
    demandSeen(refund, seen)
    await record(tx, refundId, { isSilent })
    return isSilent ? undefined : claimRefund(tx, refundId)
  })
  if (isSilent) return { refund: before, outcome: 'no_answer' }
  if (!due) throw new ApiError('conflict', 'console.money_changed')
  return { refund: before, outcome: await sendNow(context, due) }
}

/** False: the provider did not answer. @throws ApiError `console.refund_elsewhere` */
async function isUnsent(context: PaymentContext, { paymentId, amountMinor }: RefundOfDesk): Promise<boolean> {
  const ours = await findPaymentBooks(context.db, paymentId)
  if (!ours) return true
  const theirs = await context.providers.ask(ours.provider, (provider) => provider.readBooks(ours.providerReference))
  if (theirs.kind !== 'ok') {
    context.log.warn({ err: theirs.error, paymentId }, 'the payment provider did not say what it has refunded')
    return false
  }
  const isElsewhere = compareBooks(ours, theirs.value).some(
    ({ kind, thereMinor }) => kind === 'refunded_there' && thereMinor === amountMinor,
  )
  if (isElsewhere) throw new ApiError('conflict', 'console.refund_elsewhere')
  return true
}
