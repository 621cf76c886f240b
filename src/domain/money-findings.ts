import { differenceKinds, ledgerErrors } from './ledger.ts'

/** What a person has to look at. late: paid after its order had ended. unmatched: a payment that fits no order. */
export const findingKinds = ['late', 'unmatched', ...ledgerErrors, ...differenceKinds] as const
export type FindingKind = (typeof findingKinds)[number]

/** How the console groups what needs a person. */
export const attentionKinds = [
  'refund_failed',
  'refund_waiting',
  'change_stuck',
  'late',
  'unmatched',
  'refunded_elsewhere',
  'books',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

export const attentionOf: Record<FindingKind, AttentionKind> = {
  late: 'late',
  unmatched: 'unmatched',
  session_unknown_here: 'unmatched',
  refunded_there: 'refunded_elsewhere',
  money_without_booking: 'books',
  booking_without_money: 'books',
  refunds_differ: 'books',
  list_price_differs: 'books',
  session_unknown_there: 'books',
  currency: 'books',
  paid_there: 'books',
  paid_here: 'books',
  amount: 'books',
  refunded_here: 'books',
  refund_amount: 'books',
}

/** Of a bank transfer. back: money has to be sent back. over: more arrived than was due. ended: not paid in time. */
export const transferStates = ['waiting', 'part', 'back', 'over', 'done', 'ended'] as const
export type TransferState = (typeof transferStates)[number]

/** States of transfers that are not finished: money is due from the guest, or to be sent back. */
export const openTransferStates: readonly TransferState[] = ['waiting', 'part', 'back']
