import type { OrderState } from './order-states.ts'
import { paymentSets, type PaymentState } from './payment-states.ts'

const checkoutOutcomes = [
  'booked',
  'partially_booked',
  'unsuccessful',
  'in_progress',
  'on_hold',
  'payment_failed',
  'reserved',
  'awaiting_transfer',
] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

interface Standing {
  orderStatus: OrderState
  /** Of the latest attempt; null before the first. */
  paymentStatus: PaymentState | null
  hasDeclinedTry: boolean
  isTransfer: boolean
}

/**
 * The outcome that an order shows: derived from its states, never stored. A declined card counts as a failed payment
 * even while the payment page is still open: the returning buyer sees the failure and can go back to the same page.
 */
export function checkoutOutcome(order: Standing): CheckoutOutcome {
  return outcomes[order.orderStatus](order)
}

const outcomes: Record<OrderState, (order: Standing) => CheckoutOutcome> = {
  draft: ofPayment,
  on_hold: ofPayment,
  // Without a payment: the supplier has confirmed and the buyer was sent a link.
  awaiting_payment: (order) => (order.paymentStatus === null ? 'reserved' : ofPayment(order)),
  awaiting_supplier: () => 'on_hold',
  pay_later: ({ paymentStatus }) => (paymentStatus === 'declined' ? 'payment_failed' : 'reserved'),
  confirmed: () => 'booked',
  partially_confirmed: () => 'partially_booked',
  failed: () => 'unsuccessful',
  expired: () => 'unsuccessful',
  cancelled: () => 'booked',
}

function ofPayment({ paymentStatus, hasDeclinedTry, isTransfer }: Standing): CheckoutOutcome {
  if (paymentStatus === null) return hasDeclinedTry ? 'payment_failed' : 'in_progress'
  if (isTransfer && paymentSets.open.includes(paymentStatus)) return 'awaiting_transfer'
  return hasDeclinedTry || paymentSets.over.includes(paymentStatus) ? 'payment_failed' : 'in_progress'
}
