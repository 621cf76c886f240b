import { compareBooks } from '#domain/ledger.ts'
import { findPaymentBooks } from './ledger-queries.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'

/** By payment, how much of it was sent back by another way than ours. Minor units. */
export type Elsewhere = ReadonlyMap<number, number>

/**
 * How much of payments was sent back by another way than ours, in the provider's dashboard for example: 0 when it keeps no refunds or does not
 * answer. Not to be called inside a transaction.
 */
export async function readRefundedElsewhere(
  context: PaymentContext,
  payments: readonly { paymentId: number }[],
): Promise<Elsewhere> {
  const sums = payments.map(async ({ paymentId }) => [paymentId, await readOne(context, paymentId)] as const)
  return new Map(await Promise.all(sums))
}

async function readOne(context: PaymentContext, paymentId: number): Promise<number> {
  const ours = await findPaymentBooks(context.db, paymentId)
  if (!ours || !context.providers.sendingRefunds.includes(ours.provider)) return 0
  const books = await context.providers.ask(ours.provider, (provider) => provider.readBooks(ours.providerReference))
  if (books.kind !== 'ok') {
    context.log.warn(
      { err: books.error, paymentId },
      'the payment provider did not say how much of a payment can be refunded',
    )
    return 0
  }
  // A refund that failed here may have been sent there by hand, so it counts as refunded, like one in progress.
  const refunds = ours.refunds.map((one) => (one.state === 'failed' ? { ...one, state: 'open' as const } : one))
  return compareBooks({ ...ours, refunds }, books.value)
    .filter(({ kind }) => kind === 'refunded_there')
    .reduce((sum, { thereMinor }) => sum + thereMinor, 0)
}
