import type { CancellationRule } from './cancellation-rule.ts'
import { payableStep } from './currency.ts'
import { itemSets, type ItemState } from './item-states.ts'
import { divideHalfUp } from './money.ts'

export type RebookedBy = 'buyer' | 'staff'

export interface BookingToMove {
  status: ItemState
  hasBegun: boolean
  /** Its ticket was redeemed. */
  isUsed: boolean
  /** It was booked by quote: there is no price for another date. */
  isByQuote: boolean
  /** Its supplier has to confirm each date. */
  needsAnswer: boolean
  /** The share of the price that its policy keeps now. */
  percentage: number
}

/**
 * Whether a booking can be moved to another date (docs/rules/rebooking.md). Its buyer may move it as long as cancelling is free, which gives the
 * same by two steps; staff may until it begins, and have asked its supplier.
 */
export function isMovable(booking: BookingToMove, by: RebookedBy): boolean {
  const { status, hasBegun, isUsed, isByQuote, needsAnswer, percentage } = booking
  if (!itemSets.booked.includes(status) || hasBegun || isUsed || isByQuote) return false
  return by === 'staff' || (percentage === 0 && !needsAnswer)
}

/**
 * The price of another date in the currency that was paid: the supplier's price there, in the proportion in which the booking was sold. It so keeps
 * its exchange rate, its margin and its promo discount, and the same list price is the same price. Rounded half up to a payable step. A booking that
 * was free stays free. Minor units.
 */
export function priceOnOtherDate({
  newListMinor,
  listTotalMinor,
  totalMinor,
  currency,
}: {
  newListMinor: number
  /** As sold, in the supplier's currency. */
  listTotalMinor: number
  /** As sold, after discounts. */
  totalMinor: number
  currency: string
}): number {
  if (listTotalMinor === 0 || newListMinor === listTotalMinor) return totalMinor
  const step = payableStep(currency)
  return divideHalfUp(BigInt(newListMinor) * BigInt(totalMinor), BigInt(listTotalMinor) * BigInt(step)) * step
}

export interface RebookingMoney {
  /** Above zero the new date is dearer. */
  differenceMinor: number
  /** Never more than `leftMinor`. */
  refundMinor: number
}

/** `paidMinor`: what was paid for the booking and not given back. `leftMinor`: what is left of the payment. In the currency that was paid. */
export function rebookingMoney(input: { paidMinor: number; priceMinor: number; leftMinor: number }): RebookingMoney {
  const differenceMinor = input.priceMinor - input.paidMinor
  return { differenceMinor, refundMinor: Math.min(Math.max(0, -differenceMinor), Math.max(0, input.leftMinor)) }
}

/**
 * The policy of a booking that is moved while `percentage` of its price would be kept: no later day costs less. Otherwise a booking that is
 * moved to another month after its free period could be cancelled there for free.
 */
export function policyAfterMoving(rules: readonly CancellationRule[], percentage: number): CancellationRule[] {
  return rules.map((rule) => ({ ...rule, percentage: Math.max(rule.percentage, percentage) }))
}
