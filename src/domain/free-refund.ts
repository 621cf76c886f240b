import { isCurrency, payableStep, type Currency } from './currency.ts'
import type { Permission } from './permissions.ts'

/**
 * What people with `refunds.limited` may refund for an activity beyond its policy: about USD 50, in minor units. By
 * hand and not by exchange rate, so that the limit does not change during a day.
 */
const limits: Record<Currency, number> = {
  AED: 20_000, BHD: 20_000, EGP: 250_000, EUR: 5000, GBP: 4000, IQD: 65_000_000, JOD: 35_000, JPY: 8000, KWD: 15_000,
  LBP: 450_000_000, LYD: 250_000, MAD: 50_000, OMR: 20_000, QAR: 20_000, SAR: 20_000, SYP: 60_000_000, TND: 150_000,
  TRY: 200_000, USD: 5000, YER: 2_500_000,
} // prettier-ignore

/** Of a cancellation by staff, in minor units of the order's currency. */
export interface RefundRange {
  /** What the policy gives. Guests never get less. */
  leastMinor: number
  /** What may be refunded: all that is left of what was paid, or less by the person's limit. */
  mostMinor: number
}

/** Whether a person may refund another sum than the policy's. `refunds.free` includes cancelling with such a refund. */
export function freeRefundRight(held: readonly Permission[]): 'any' | 'limited' | null {
  if (held.includes('refunds.free')) return 'any'
  return held.includes('refunds.limited') && held.includes('orders.cancel') ? 'limited' : null
}

/**
 * Null: the person may refund no other sum than the policy's. `wholeMinor`: all that is left of what was paid.
 * @throws RangeError for a currency that we do not sell in
 */
export function freeRefundRange(
  held: readonly Permission[],
  cost: { policyMinor: number; wholeMinor: number; currency: string },
): RefundRange | null {
  const { policyMinor, wholeMinor, currency } = cost
  const leastMinor = Math.min(policyMinor, wholeMinor)
  const right = freeRefundRight(held)
  if (right === null) return null
  if (right === 'any') return { leastMinor, mostMinor: wholeMinor }
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  return { leastMinor, mostMinor: Math.min(wholeMinor, policyMinor + limits[currency]) }
}

export interface Goodwill {
  /** Paid for the activity, less what a cheaper date gave back. */
  paidMinor: number
  /** What its policy gave when it was cancelled. */
  policyMinor: number
  /** Refunded since it was cancelled, sent or due. */
  backMinor: number
  /** All that can still be refunded. */
  leftMinor: number
  currency: string
}

/**
 * What a person may still refund for an activity that was cancelled before. The limit counts everything beyond the
 * policy, so that several refunds do not exceed it. Null: nothing is left, or nothing that this person may give.
 * @throws RangeError for a currency that we do not sell in
 */
export function goodwillRange(
  held: readonly Permission[],
  { paidMinor, policyMinor, backMinor, leftMinor, currency }: Goodwill,
): RefundRange | null {
  if (leftMinor <= 0) return null
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  const range = freeRefundRange(held, { policyMinor, wholeMinor: paidMinor, currency })
  if (!range) return null
  const leastMinor = Math.min(payableStep(currency), leftMinor)
  const mostMinor = Math.min(leftMinor, range.mostMinor - backMinor)
  return mostMinor < leastMinor ? null : { leastMinor, mostMinor }
}
