import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { claimUnsettledReceipts } from './claim-queries.ts'
import { settleAfterChange } from './settle-payment.ts'
import { refundSurplus } from './transfer-queries.ts'
import { workOn } from './work-off.ts'

/** Settles a bank transfer after a receipt was recorded. Idempotent. `expire`: the order does not wait for the rest. */
export async function settleReceipts(
  context: PaymentContext,
  { paymentId, expire = false }: { paymentId: number; expire?: boolean },
): Promise<void> {
  await settleAfterChange(context, { paymentId, expire })
  // A concurrent receipt may have settled it without this one.
  await refundSurplus(context.db, paymentId)
}

/** Settles transfers whose receipt was recorded by a process that ended before settling them. */
export async function settleUnsettledReceipts(
  context: PaymentContext,
  input: { olderThanSeconds: number },
): Promise<void> {
  await workOn(await claimUnsettledReceipts(context.db, input.olderThanSeconds), async ({ id, isEnded }) => {
    await settleReceipts(context, { paymentId: id, expire: isEnded }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId: id }, 'a bank transfer could not be settled yet'),
    )
  })
}
