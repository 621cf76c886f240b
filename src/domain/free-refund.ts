import { isCurrency, payableStep } from './currency.ts'
import type { Permission } from './permissions.ts'
import { aboutFiftyDollars } from './small-sums.ts'

/** The amounts that staff may refund, in minor units of the order's currency. */
export interface RefundRange {
  /** The policy's refund, which guests get at least. */
  leastMinor: number
  /** The remaining amount paid, or less if the person has a limit. */
  mostMinor: number
}

/** The person's right to refund another amount than the policy's; null: none. `refunds.free` includes cancelling. */
export function freeRefundRight(held: readonly Permission[]): 'any' | 'limited' | null {
  if (held.includes('refunds.free')) return 'any'
  return held.includes('refunds.limited') && held.includes('orders.cancel') ? 'limited' : null
}

/**
 * How much a person may refund for an activity: with `refunds.limited` up to about 50 dollars beyond the policy. Null:
 * only the policy's amount. `wholeMinor`: the remaining amount paid. `goodwillMinor`: refunded as goodwill before, which
 * counts towards the limit.
 * @throws RangeError for a currency that we do not sell in
 */
export function freeRefundRange(
  held: readonly Permission[],
  cost: { policyMinor: number; wholeMinor: number; goodwillMinor: number; currency: string },
): RefundRange | null {
  const { policyMinor, wholeMinor, goodwillMinor, currency } = cost
  const leastMinor = Math.min(policyMinor, wholeMinor)
  const right = freeRefundRight(held)
  if (right === null) return null
  if (right === 'any') return { leastMinor, mostMinor: wholeMinor }
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  const limitMinor = policyMinor + Math.max(0, aboutFiftyDollars[currency] - goodwillMinor)
  return { leastMinor, mostMinor: Math.min(wholeMinor, limitMinor) }
}

/**
 * The largest extra cost of a more expensive date that a person may waive, which is as good as a refund. Minor units. Null: any.
 * @throws RangeError for a currency that we do not sell in
 */
export function mostWaivedMinor(held: readonly Permission[], currency: string): number | null {
  if (held.includes('refunds.free')) return null
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  return held.includes('refunds.limited') ? aboutFiftyDollars[currency] : 0
}

export interface Goodwill {
  /** The amount paid for the activity, less refunds for a cheaper date. */
  paidMinor: number
  /** The policy's refund when it was cancelled; 0 if it took place. */
  policyMinor: number
  /** Refunded since, sent or due. */
  backMinor: number
  /** The amount that can still be refunded. */
  leftMinor: number
  currency: string
}

/**
 * The amounts that a person may still refund as goodwill for an activity. The limit counts all refunds beyond the policy
 * together. Null: nothing is left, or the person may not refund it.
 * @throws RangeError for a currency that we do not sell in
 */
export function goodwillRange(
  held: readonly Permission[],
  { paidMinor, policyMinor, backMinor, leftMinor, currency }: Goodwill,
): RefundRange | null {
  if (leftMinor <= 0) return null
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  const range = freeRefundRange(held, { policyMinor, wholeMinor: paidMinor, goodwillMinor: 0, currency })
  if (!range) return null
  const leastMinor = Math.min(payableStep(currency), leftMinor)
  const mostMinor = Math.min(leftMinor, range.mostMinor - backMinor)
  return mostMinor < leastMinor ? null : { leastMinor, mostMinor }
}
