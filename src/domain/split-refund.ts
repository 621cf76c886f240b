import { sumMinor } from './money.ts'

/** What is left of a payment: captured less all refunds, sent or due. Minor units. */
export interface PaymentLeft {
  paymentId: number
  leftMinor: number
}

/**
 * Splits a refund among the payments of a booking, in their order, never more than is left of each: the differences of
 * dearer dates first, then the payment of the order.
 * @throws RangeError if more is to be refunded than is left
 */
export function splitRefund(
  amountMinor: number,
  payments: readonly PaymentLeft[],
): { paymentId: number; amountMinor: number }[] {
  let restMinor = amountMinor
  const parts = payments.flatMap(({ paymentId, leftMinor }) => {
    const partMinor = Math.min(restMinor, Math.max(0, leftMinor))
    restMinor -= partMinor
    return partMinor > 0 ? [{ paymentId, amountMinor: partMinor }] : []
  })
  if (restMinor > 0) throw new RangeError(`${restMinor} of ${amountMinor} cannot be refunded: too little is left`)
  return parts
}

/** Of several payments. */
export function leftToRefund(
  { payments }: { payments: readonly PaymentLeft[] },
  elsewhere: ReadonlyMap<number, number>,
): number {
  return sumMinor(leftAfter(payments, elsewhere).map(({ leftMinor }) => leftMinor))
}

/** `elsewhere`: by payment, what was refunded at the provider, not by us. */
export function leftAfter(payments: readonly PaymentLeft[], elsewhere: ReadonlyMap<number, number>): PaymentLeft[] {
  return payments.map(({ paymentId, leftMinor }) => ({
    paymentId,
    leftMinor: Math.max(0, leftMinor - (elsewhere.get(paymentId) ?? 0)),
  }))
}
