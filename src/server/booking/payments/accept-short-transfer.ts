import { acceptShortfall } from '#server/booking/commands/accept-shortfall.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { settleReceipts } from './settle-receipts.ts'

/**
 * Accepts a bank transfer that is a little short as the whole, and confirms its order (docs/rules/payments.md).
 * `seenReceivedMinor`: what had arrived when the person looked.
 * @throws ApiError `payments.transfer_unknown`, `console.money_changed`, `console.short_over_limit`
 */
export async function acceptShortTransfer(
  context: PaymentContext,
  input: {
    reference: string
    seenReceivedMinor: number
    staff: string
    reason: string
    recordFrom: (missingMinor: number) => RecordChange
  },
): Promise<void> {
  const { recordFrom, ...wish } = input
  const limitDollars = context.configuration.shortTransferDollars
  const paymentId = await context.db.transaction(async (tx) => {
    const accepted = await acceptShortfall(tx, { ...wish, limitDollars })
    await recordFrom(accepted.missingMinor)(tx, accepted.paymentId)
    return accepted.paymentId
  })
  await settleReceipts(context, { paymentId })
}
