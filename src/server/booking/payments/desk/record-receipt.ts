import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { recordTransfer, type RecordedTransfer } from '#server/booking/payments/record-transfer.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { demandNumber } from './demand-number.ts'

const DAY_MS = 86_400_000
const field = (name: string, code: string) => ({ field: name, code })

/**
 * As recordTransfer, by a person of the console. `seenReceivedMinor`: what had arrived when they looked.
 * @throws ApiError `console.fields_invalid` at `amount`, `bankReference` or `receivedOn`, `console.receipt_known` if a colleague has
 * recorded this receipt, `console.money_changed` if another one was recorded meanwhile, `payments.transfer_unknown`
 */
export async function recordReceipt(
  context: PaymentContext,
  input: {
    reference: string
    amountMinor: number
    currency: string
    bankReference: string
    receivedOn: string
    staff: string
    seenReceivedMinor: number
    record: RecordChange
  },
): Promise<RecordedTransfer> {
  const { record, staff, seenReceivedMinor, ...receipt } = input
  const bankReference = demandNumber(input.bankReference)
  const invalid = [
    ...(input.amountMinor > 0 ? [] : [field('amount', 'required')]),
    // A bank's day may already be the next one, east of here.
    ...(Date.parse(input.receivedOn) <= Date.now() + DAY_MS ? [] : [field('receivedOn', 'future')]),
  ]
  if (invalid.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields: invalid })
  try {
    return await recordTransfer(context, { ...receipt, bankReference, by: { staff, seenReceivedMinor, record } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments.receipt_reused')
      throw new ApiError('invalid', 'console.fields_invalid', { fields: [field('bankReference', 'reused')] })
    throw error
  }
}
