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

/**
 * Which of the outcomes of D6 an order shows: derived from its states, never stored. A card that was refused while the payment page stays open
 * is a failed payment too: the buyer who came back is told, and may go to the same page again.
 */
export function checkoutOutcome(order: {
  orderStatus: string
  paymentStatus: string | null
  hasDeclinedTry: boolean
  isTransfer: boolean
}): CheckoutOutcome {
  switch (order.orderStatus) {
    case 'confirmed':
    case 'cancelled':
      return 'booked'
    case 'partially_confirmed':
      return 'partially_booked'
    case 'failed':
    case 'expired':
      return 'unsuccessful'
    case 'awaiting_supplier':
      return 'on_hold'
    case 'pay_later':
      return order.paymentStatus === 'declined' ? 'payment_failed' : 'reserved'
    default:
      // The supplier has confirmed, and the buyer was sent a link.
      if (order.orderStatus === 'awaiting_payment' && order.paymentStatus === null) return 'reserved'
      if (order.isTransfer && (order.paymentStatus === 'created' || order.paymentStatus === 'processing'))
        return 'awaiting_transfer'
      return order.hasDeclinedTry || order.paymentStatus === 'declined' || order.paymentStatus === 'expired'
        ? 'payment_failed'
        : 'in_progress'
  }
}
