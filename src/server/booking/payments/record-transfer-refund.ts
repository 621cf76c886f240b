import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { settleRefund } from './refund-queries.ts'
import { findRefundToSend } from './transfer-queries.ts'

/**
 * The operator has sent a buyer's money back by bank. Recording it again changes nothing. Throws ApiError `payments.refund_unknown` for what is no
 * refund of a transfer.
 */
export async function recordTransferRefund(
  context: Context,
  input: { refundId: number; bankReference: string },
): Promise<void> {
  const refund = await findRefundToSend(context.db, input.refundId)
  if (!refund) throw new ApiError('missing', 'payments.refund_unknown')
  await settleRefund(context.db, input.refundId, input.bankReference)
}
