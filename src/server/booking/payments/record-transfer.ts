import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findPaymentByReference } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { findTransfer } from './find-transfer.ts'
import { insertPartMail, insertReceipt, refundSurplus } from './transfer-queries.ts'

export interface RecordedTransfer {
  /** `awaits_rest`: a part was received, and the order waits for the rest until its deadline. */
  outcome: 'confirmed' | 'awaits_rest' | 'refund_due'
  receivedMinor: number
  missingMinor: number
}

/**
 * Records a transfer that the operator has found on the account. The whole amount confirms the order; a part waits for the rest; a surplus, or
 * money for an order that has ended, is to be refunded (docs/rules/payments.md). `amountMinor`: minor units of the order's currency;
 * `bankReference`: the bank's own number; recording it again changes nothing. Throws ApiError `payments.transfer_unknown`, `payments.transfer_currency`,
 * `payments.receipt_reused`.
 */
export async function recordTransfer(
  context: PaymentContext,
  input: { reference: string; amountMinor: number; currency: string; bankReference: string; receivedOn: string },
): Promise<RecordedTransfer> {
  const { reference, amountMinor, bankReference, receivedOn } = input
  const [transfer, payment] = [
    await findTransfer(context.db, reference),
    await findPaymentByReference(context.db, BANK_TRANSFER, reference),
  ]
  if (!transfer || !payment) throw new ApiError('missing', 'payments.transfer_unknown')
  if (transfer.currency !== input.currency)
    throw new ApiError('conflict', 'payments.transfer_currency', { currency: transfer.currency })
  const receipt = await insertReceipt(context.db, {
    transferReference: reference,
    amountMinor,
    bankReference,
    receivedOn,
  })
  if (receipt.transferReference !== reference || receipt.amountMinor !== amountMinor)
    throw new ApiError('conflict', 'payments.receipt_reused')

  await settlePayment(context, { paymentId: payment.id })
  // A concurrent receipt may have settled it without this one.
  await refundSurplus(context.db, payment.id)
  return outcomeOf(context, { reference, bankReference, paymentId: payment.id })
}

async function outcomeOf(
  context: PaymentContext,
  input: { reference: string; bankReference: string; paymentId: number },
): Promise<RecordedTransfer> {
  const [transfer, payment] = [
    await findTransfer(context.db, input.reference),
    await findPaymentByReference(context.db, BANK_TRANSFER, input.reference),
  ]
  if (!transfer || !payment) throw new Error('the transfer was deleted meanwhile')
  const { receivedMinor } = transfer
  const missingMinor = Math.max(0, transfer.amountMinor - receivedMinor)
  if (paymentSets.open.includes(payment.status)) {
    await insertPartMail(context.db, payment.id, input.bankReference)
    return { outcome: 'awaits_rest', receivedMinor, missingMinor }
  }
  const isBooked = orderSets.complete.includes(payment.orderStatus) && receivedMinor === transfer.amountMinor
  return { outcome: isBooked ? 'confirmed' : 'refund_due', receivedMinor, missingMinor }
}
