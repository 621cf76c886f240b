/**
 * What became of an order's money. nothing: none was due, or the order ended unpaid. refund_due: a refund is recorded
 * and has not arrived.
 */
export const moneyStates = [
  'nothing',
  'unpaid',
  'part_paid',
  'paid',
  'refund_due',
  'refund_failed',
  'part_refunded',
  'refunded',
] as const

export type MoneyState = (typeof moneyStates)[number]

/** The states of orders with a refund, whether it is due, failed or sent. */
export const moneyWithRefund: readonly MoneyState[] = ['refund_due', 'refund_failed', 'part_refunded', 'refunded']
