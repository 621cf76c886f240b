import { leastPayableMinor } from './currency.ts'
import type { PaymentMethodCode } from './payment-method.ts'

/**
 * What is waived of an order that lost a part before it was paid: a rest that cards do not take could never be paid, and
 * its seats would be lost for a few cents. A bank transfer takes any sum. Minor units.
 */
export function waivedRest(order: { totalMinor: number; currency: string; paymentMethod: PaymentMethodCode }): number {
  if (order.paymentMethod === 'bank_transfer') return 0
  return order.totalMinor < leastPayableMinor(order.currency) ? order.totalMinor : 0
}
