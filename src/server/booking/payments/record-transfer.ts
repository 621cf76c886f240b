import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import { staffActor, type RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findPaymentByReference, findToPay } from './queries.ts'
import { settleReceipts } from './settle-receipts.ts'
import { findTransfer } from './find-transfer.ts'
import { insertReceipt, isUnmatched, lockReceived } from './transfer-queries.ts'

export interface RecordedTransfer {
  /** `awaits_rest`: a part was received, and the order waits for the rest until its deadline. */
  outcome: 'confirmed' | 'awaits_rest' | 'refund_due'
  receivedMinor: number
  missingMinor: number
}

/**
 * Records a transfer that the operator has found on the account. The whole amount confirms the order; a part waits for the rest; a surplus, or
 * money for an order that has ended, is to be refunded (docs/rules/payments.md). `amountMinor`: minor units of the order's currency;
 * `bankReference`: the bank's own number; recording it again changes nothing. `by`: a person of the console, with what had arrived when they
 * looked. Throws ApiError `payments.transfer_unknown`, `payments.transfer_currency`, `payments.receipt_reused`; for a person also
 * `console.receipt_known` and `console.money_changed`.
 */
export async function recordTransfer(
  context: PaymentContext,
  input: {
    reference: string
    amountMinor: number
    currency: string
    bankReference: string
    receivedOn: string
    by?: { staff: string; seenReceivedMinor: number; record: RecordChange }
  },
): Promise<RecordedTransfer> {
  const { reference, amountMinor, bankReference, receivedOn, by } = input
  const [transfer, payment] = [
    await findTransfer(context.db, reference),
    await findPaymentByReference(context.db, BANK_TRANSFER, reference),
  ]
  if (!transfer || !payment) throw new ApiError('missing', 'payments.transfer_unknown')
  if (transfer.currency !== input.currency)
    throw new ApiError('conflict', 'payments.transfer_currency', { currency: transfer.currency })
  const actor = by ? staffActor(by.staff) : 'system'
  const wish = { transferReference: reference, amountMinor, bankReference, receivedOn, actor } as const
  const receipt = await context.db.transaction(async (tx) => {
    const receivedMinor = await lockReceived(tx, reference)
    const recorded = await insertReceipt(tx, wish)
    if (!by || !recorded.isNew) return recorded
    if (receivedMinor !== by.seenReceivedMinor) throw new ApiError('conflict', 'console.money_changed')
    await by.record(tx, payment.id)
    return recorded
  })
  if (receipt.transferReference !== reference || receipt.amountMinor !== amountMinor)
    throw new ApiError('conflict', 'payments.receipt_reused')

  await settleReceipts(context, { paymentId: payment.id })
  // After the settlement, which an interrupted first call may have left undone.
  if (by && !receipt.isNew) throw new ApiError('conflict', 'console.receipt_known')
  return outcomeOf(context, reference)
}

async function outcomeOf(context: PaymentContext, reference: string): Promise<RecordedTransfer> {
  const [transfer, payment] = [
    await findTransfer(context.db, reference),
    await findPaymentByReference(context.db, BANK_TRANSFER, reference),
  ]
  if (!transfer || !payment) throw new Error('the transfer was deleted meanwhile')
  const { receivedMinor } = transfer
  const missingMinor = Math.max(0, transfer.amountMinor - receivedMinor)
  if (paymentSets.open.includes(payment.status)) return { outcome: 'awaits_rest', receivedMinor, missingMinor }
  // The order's total, because a cancellation that left nothing to pay does not reduce the transfer.
  const toPay = await findToPay(context.db, payment.orderId)
  // A card may have paid the order: then the transfer goes back.
  const isBooked =
    orderSets.complete.includes(payment.orderStatus) &&
    receivedMinor === toPay?.totalMinor &&
    !(await isUnmatched(context.db, payment.id))
  return { outcome: isBooked ? 'confirmed' : 'refund_due', receivedMinor, missingMinor }
}
