import { leastPayableMinor } from './currency.ts'
import type { PaymentMethodCode } from './payment-method.ts'

/**
 * The amount to waive of an order that lost a part before it was paid, in minor units. A rest below the card minimum
 * could never be paid, and the order would expire over a few cents. Bank transfers have no minimum.
 */
export function waivedRest(order: { totalMinor: number; currency: string; paymentMethod: PaymentMethodCode }): number {
  if (order.paymentMethod === 'bank_transfer') return 0
  return order.totalMinor < leastPayableMinor(order.currency) ? order.totalMinor : 0
}
