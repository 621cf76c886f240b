const checkoutOutcomes = [
  'booked',
  'partially_booked',
  'unsuccessful',
  'in_progress',
  'on_hold',
  'payment_failed',
  'reserved',
] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** Which of the outcomes of D6 an order shows: derived from its states, never stored. */
export function checkoutOutcome(order: { orderStatus: string; paymentStatus: string | null }): CheckoutOutcome {
  switch (order.orderStatus) {
    case 'confirmed':
    case 'cancelled':
      return 'booked'
    case 'partially_confirmed':
      return 'partially_booked'
    case 'failed':
    case 'expired':
      return 'unsuccessful'
    case 'on_hold':
      return 'on_hold'
    case 'reserved':
      return 'reserved'
    default:
      return order.paymentStatus === 'declined' || order.paymentStatus === 'expired' ? 'payment_failed' : 'in_progress'
  }
}
