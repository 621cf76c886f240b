import type { RefundState } from '#domain/refund-states.ts'
import { refundSets } from '#domain/refund-states.ts'
import { staffActor, type RecordChange } from '#server/booking/commands/staff-actor.ts'
import { lockRefund, settleRefund, type RefundOfDesk } from '#server/booking/payments/refund-queries.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { demandNumber } from './demand-number.ts'

/** What a person saw of a refund. */
export interface SeenRefund {
  state: RefundState
  attempts: number
}

/**
 * Records that staff have sent a refund: of a bank transfer, or another way after its provider had refused it. `number`: the bank's or the
 * provider's own.
 * @throws ApiError `console.fields_invalid` at `bankReference`, `console.not_found`, `console.money_changed` if it is another one than was
 * seen, `console.refund_by_hand` if its provider is still sending it
 */
export async function recordRefundSent(
  context: PaymentContext,
  input: { refundId: number; bankReference: string; staff: string; seen: SeenRefund; record: RecordChange },
): Promise<RefundOfDesk> {
  const bankReference = demandNumber(input.bankReference)
  return context.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, input.refundId)
    if (!refund) throw new ApiError('missing', 'console.not_found')
    demandSeen(refund, input.seen)
    const isSentByUs = context.providers.sendingRefunds.includes(refund.provider)
    if (refund.status === 'succeeded' || (isSentByUs && refundSets.open.includes(refund.status)))
      throw new ApiError('conflict', 'console.refund_by_hand')
    await settleRefund(tx, refund.id, bankReference, { isByHand: isSentByUs, actor: staffActor(input.staff) })
    await input.record(tx, refund.id)
    return refund
  })
}

/** @throws ApiError `console.money_changed` */
export function demandSeen({ status, attempts }: RefundOfDesk, seen: SeenRefund): void {
  if (status !== seen.state || attempts !== seen.attempts) throw new ApiError('conflict', 'console.money_changed')
}
