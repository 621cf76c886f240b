import type { Currency } from './currency.ts'
import { assertMinor, prorate } from './money.ts'
import { aboutFiftyDollars } from './small-sums.ts'

export interface AwaitedSum {
  /** Of the order. Minor units. */
  amountMinor: number
  receivedMinor: number
  currency: Currency
}

/** How much of a transfer may be missing. `dollars`: the operator's setting, about this much in every currency. */
export const mostShortMinor = (currency: Currency, dollars: number): number =>
  Math.floor((aboutFiftyDollars[currency] * dollars) / 50)

/**
 * Whether a transfer that came short, usually by the fees of banks on its way, may be accepted as the whole: more has
 * come than is missing, and no more is missing than the operator allows.
 */
export function isShortAcceptable({ amountMinor, receivedMinor, currency }: AwaitedSum, dollars: number): boolean {
  const missingMinor = amountMinor - receivedMinor
  return missingMinor > 0 && missingMinor < receivedMinor && missingMinor <= mostShortMinor(currency, dollars)
}

/** The missing sum as a discount of each booking, in proportion to their prices. */
export function shareShortfall(missingMinor: number, totals: readonly number[]): number[] {
  const parts = prorate(assertMinor(missingMinor), totals)
  if (parts.some((part, index) => part > (totals[index] ?? 0))) throw new RangeError('more is missing than the price')
  return parts
}
