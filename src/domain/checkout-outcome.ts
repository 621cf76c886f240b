import type { OrderState } from './order-states.ts'
import { paymentSets, type PaymentState } from './payment-states.ts'

export const checkoutOutcomes = [
  'booked',
  'partially_booked',
  'unsuccessful',
  'in_progress',
  'unpaid',
  'on_hold',
  'payment_failed',
  'reserved',
  'awaiting_transfer',
  'cancelled',
] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

interface OrderStatus {
  orderStatus: OrderState
  /** Of the latest attempt; null before the first. */
  paymentStatus: PaymentState | null
  hasDeclinedTry: boolean
  /** A bank transfer is awaited, whether or not a card was tried beside it. */
  isTransferAwaited: boolean
  /** The buyer has paid and the provider is still working on it, or does not report the payment's state. */
  isMoneyUnderWay: boolean
}

/**
 * The outcome that an order shows: derived from its states, never stored. `in_progress` only while money is under way:
 * an order whose payment page is open, and was left, is `unpaid`. A declined card counts as a failed payment even while
 * the payment page is still open: the returning buyer sees the failure and can go back to the same page.
 */
export function checkoutOutcome(order: OrderStatus): CheckoutOutcome {
  return outcomes[order.orderStatus](order)
}

const outcomes: Record<OrderState, (order: OrderStatus) => CheckoutOutcome> = {
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
  cancelled: () => 'cancelled',
}

function ofPayment({
  paymentStatus,
  hasDeclinedTry,
  isTransferAwaited,
  isMoneyUnderWay,
}: OrderStatus): CheckoutOutcome {
  if (paymentStatus === null) return 'unpaid'
  if (paymentSets.settled.includes(paymentStatus)) return 'in_progress'
  const isOpen = paymentSets.open.includes(paymentStatus)
  if (isOpen && isMoneyUnderWay) return 'in_progress'
  if (isTransferAwaited) return 'awaiting_transfer'
  return hasDeclinedTry || paymentStatus === 'declined' ? 'payment_failed' : 'unpaid'
}

/** The address of each outcome's page. */
const paths = {
  booked: '/checkout/success',
  partially_booked: '/checkout/success',
  in_progress: '/checkout/success',
  unpaid: '/checkout/unpaid',
  on_hold: '/checkout/on_hold',
  reserved: '/checkout/on_hold',
  awaiting_transfer: '/checkout/on_hold',
  unsuccessful: '/checkout/error',
  payment_failed: '/checkout/error',
  cancelled: '/checkout/cancelled',
} as const satisfies Record<CheckoutOutcome, string>

export function outcomePath(outcome: CheckoutOutcome): (typeof paths)[CheckoutOutcome] {
  return paths[outcome]
}
