import { compareBooks, type BooksDifference } from '#domain/ledger.ts'
import { paymentSets } from '#domain/payment-states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { findPaymentBooks, findPaymentState } from '#server/booking/payments/ledger-queries.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { storeDifferences } from './store-findings.ts'

/** `not_there`: it never went to the provider. */
export type ReconcileOutcome = 'agrees' | 'differs' | 'no_answer' | 'not_there'

export interface ReconciledPayment {
  orderId: number
  outcome: ReconcileOutcome
  differences: BooksDifference[]
  /** What the provider said; null: nothing, or it does not know the session. */
  there: { capturedMinor: number; refundedMinor: number | null; currency: string } | null
}

/**
 * Asks the provider about one payment: settles it if it is open, as polling does, compares the books, and stores the differences.
 * @throws ApiError `console.not_found`, `console.provider_off` if the provider is not configured
 */
export async function reconcilePayment(
  context: PaymentContext,
  input: { paymentId: number; record: (tx: Tx, id: number, outcome: ReconcileOutcome) => Promise<void> },
): Promise<ReconciledPayment> {
  const { paymentId, record } = input
  const payment = await findPaymentState(context.db, paymentId)
  if (!payment) throw new ApiError('missing', 'console.not_found')
  if (!context.providers.has(payment.provider)) throw new ApiError('conflict', 'console.provider_off')
  const answer = await compare(context, paymentId, paymentSets.open.includes(payment.status))
  await context.db.transaction(async (tx) => {
    await record(tx, paymentId, answer.outcome)
    if (answer.outcome === 'agrees' || answer.outcome === 'differs')
      await storeDifferences(tx, { paymentId, differences: answer.differences })
  })
  return { orderId: payment.orderId, ...answer }
}

async function compare(
  context: PaymentContext,
  paymentId: number,
  isOpen: boolean,
): Promise<Omit<ReconciledPayment, 'orderId'>> {
  const nothing = { differences: [], there: null }
  if (isOpen && !(await settles(context, paymentId))) return { outcome: 'no_answer', ...nothing }
  const ours = await findPaymentBooks(context.db, paymentId)
  if (!ours) return { outcome: 'not_there', ...nothing }
  const theirs = await context.providers.ask(ours.provider, (provider) => provider.readBooks(ours.providerReference))
  if (theirs.kind !== 'ok') {
    context.log.warn({ err: theirs.error, paymentId }, 'the payment provider did not answer about a payment')
    return { outcome: 'no_answer', ...nothing }
  }
  const differences = compareBooks(ours, theirs.value)
  const there = theirs.value && {
    capturedMinor: theirs.value.capturedMinor,
    currency: theirs.value.currency,
    refundedMinor:
      theirs.value.refunds
        ?.filter(({ state }) => state !== 'failed')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? null,
  }
  return { outcome: differences.length === 0 ? 'agrees' : 'differs', differences, there }
}

/** False: the provider did not answer. */
async function settles(context: PaymentContext, paymentId: number): Promise<boolean> {
  try {
    await settlePayment(context, { paymentId })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unavailable') return false
    throw error
  }
}
