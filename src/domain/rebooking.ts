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
  /** It stays on its departure for as many nights or days: only its people change. */
  keepsDate: boolean
  /** It was booked by quote: there is no price for another date. */
  isByQuote: boolean
  /** Its supplier has to confirm each date. */
  needsAnswer: boolean
  /** The share of the price that its policy keeps now. */
  percentage: number
  /** Of its order, while that is not paid. */
  reservation: Reservation
}

export interface Reservation {
  /** Its seats are held for days: until it is paid by its link, or until its host answers. */
  isHeld: boolean
  /** Its money comes by bank, perhaps already with the sum of now. */
  isByTransfer: boolean
}

/**
 * Whether the date, the nights or the people of a booking can be changed (docs/rules/rebooking.md). Its buyer may as long as cancelling is free, which gives the
 * same by two steps; staff may until it begins, and have asked its supplier. Of a used ticket they may change the people only. One that is not paid
 * is free to cancel until it is: its buyer may change it, unless its supplier has confirmed the date already.
 */
export function isMovable(booking: BookingToMove, by: RebookedBy): boolean {
  const { status, hasBegun, isUsed, keepsDate, isByQuote, needsAnswer, percentage, reservation } = booking
  if (hasBegun || isByQuote) return false
  if (itemSets.unpaid.includes(status)) {
    const isConfirmed = needsAnswer && itemSets.accepted.includes(status)
    return by === 'buyer' && reservation.isHeld && !reservation.isByTransfer && !isConfirmed
  }
  if (!itemSets.booked.includes(status)) return false
  if (isUsed) return by === 'staff' && keepsDate
  return by === 'staff' || (percentage === 0 && !needsAnswer)
}

/**
 * Whether a booking that was movable when it was read still is at `now`: `isMovable` by the clock, for a page that stays
 * open. `freeUntil`: when cancelling stops to be free, for its buyer; null for staff, and until it is paid.
 */
export function isMovableStill(booking: { startsAt: string; freeUntil: string | null }, now: Date): boolean {
  const { startsAt, freeUntil } = booking
  return now < new Date(startsAt) && (freeUntil === null || now < new Date(freeUntil))
}

export interface ChangeToPrice {
  /** It begins with the same departure. */
  keepsStart: boolean
  /** It lasts other nights or days than before. */
  isOtherDuration: boolean
  /** What the wished people cost on the departure for the wished nights now, in the supplier's currency. */
  newListMinor: number
  /** As `newListMinor`, of the booked people for the booked nights; on another departure for no more than the wished ones. */
  bookedListMinor: number
  /** As sold, in the supplier's currency. */
  listTotalMinor: number
  /** As sold, after discounts. */
  totalMinor: number
  /** As sold, of a promo code. */
  discountMinor: number
  /** What was paid for the booking and not given back; what it costs while it is not paid. */
  paidMinor: number
  currency: string
}

/**
 * The price of a booking after a change of its date, nights or people, in the currency that was paid, and the supplier's price of it (docs/rules/rebooking.md).
 *
 * On another date it is the supplier's price there, in the proportion in which the booking was sold. It so keeps its exchange rate, its margin and
 * its promo discount, and the same list price is the same price. On its own date it is what was paid, reduced in proportion to the current list
 * prices of the remaining travellers and nights. In both cases what is added costs the price without the discount, which applies only to what was
 * booked: to the booked people for the booked nights, and with another number of nights on another date also up to the list price of the sale.
 * Rounded half up to payable steps. A booking that was free stays free. Null: it was free, and more people would not be. Minor units.
 */
export function priceOfChange(change: ChangeToPrice): { priceMinor: number; listMinor: number } | null {
  const { keepsStart, isOtherDuration, newListMinor, bookedListMinor } = change
  const { listTotalMinor, totalMinor, discountMinor, paidMinor } = change
  const coveredMinor = isOtherDuration && !keepsStart ? Math.max(bookedListMinor, listTotalMinor) : bookedListMinor
  const keptListMinor = Math.min(newListMinor, coveredMinor)
  const addedListMinor = newListMinor - keptListMinor
  const step = payableStep(change.currency)
  const share = (minor: number, part: number, whole: number) =>
    part === whole ? minor : divideHalfUp(BigInt(minor) * BigInt(part), BigInt(whole) * BigInt(step)) * step
  if (listTotalMinor === 0 && addedListMinor > 0) return null
  const addedMinor = addedListMinor === 0 ? 0 : share(totalMinor + discountMinor, addedListMinor, listTotalMinor)
  if (!keepsStart)
    return {
      priceMinor: (listTotalMinor === 0 ? totalMinor : share(totalMinor, keptListMinor, listTotalMinor)) + addedMinor,
      listMinor: newListMinor,
    }
  const keptMinor = bookedListMinor === 0 ? paidMinor : share(paidMinor, keptListMinor, bookedListMinor)
  const keptOfSold = totalMinor === 0 ? 0 : divideHalfUp(BigInt(listTotalMinor) * BigInt(keptMinor), BigInt(totalMinor))
  return { priceMinor: keptMinor + addedMinor, listMinor: keptOfSold + addedListMinor }
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
