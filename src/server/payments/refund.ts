import type { PaymentContext } from './providers.ts'
import { claimRefunds, settleRefund } from './queries.ts'

/** Sends the refunds that are due. The refund's own id is the provider's key: a lost answer never pays twice. */
export async function sendRefunds(context: PaymentContext): Promise<void> {
  for (const refund of await claimRefunds(context.db)) {
    try {
      const { reference } = await context.providers.byCode(refund.provider).refund({
        key: `refund-${refund.id}`,
        reference: refund.providerReference,
        amountMinor: refund.amountMinor,
      })
      await settleRefund(context.db, refund.id, reference)
    } catch (error) {
      context.log.warn({ err: error, refundId: refund.id }, 'a refund could not be sent yet')
    }
  }
}
