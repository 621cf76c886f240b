import { divideHalfUp } from './money.ts'
import { setsOf, type Transitions } from './state-machine.ts'

export type DateChangeState = 'open' | 'paid' | 'ended'

/** Of a dearer date that a booking moves to when the difference is paid (docs/rules/rebooking.md). */
export const dateChangeTransitions: Transitions<DateChangeState> = {
  /** Its seats are held until a deadline. */
  open: ['paid', 'ended'],
  /** The booking has moved. */
  paid: [],
  /** Its seats were released; money that arrives is refunded. */
  ended: [],
}

/** live: its seats are held. */
export const dateChangeSets = setsOf({ open: ['live'], paid: [], ended: [] } satisfies Record<
  DateChangeState,
  'live'[]
>)

export const dateChangeOutcomes = [
  'moved',
  'in_progress',
  'unanswered',
  'held',
  'refunded',
  'kept',
  'unconfirmed',
  'replaced',
  'over',
] as const
/**
 * What the page of a dearer date says. unanswered: the provider does not say whether it is paid. held: not paid yet. kept:
 * not paid, and the booking stays on its date. unconfirmed: ended by staff while the provider had not said whether it was
 * paid. replaced: not paid, and another dearer date is held. over: the booking has been moved or cancelled since.
 */
export type DateChangeOutcome = (typeof dateChangeOutcomes)[number]

export function dateChangeOutcome(change: {
  state: DateChangeState
  /** Of its open payment: the provider is working on it, or does not answer. Null: the buyer has not paid. */
  payment: 'under_way' | 'unanswered' | null
  /** Of all payments for it. Of one that has ended, they are refunded. */
  capturedMinor: number
  isOnNewDate: boolean
  /** The booking is where it was. */
  isOnOldDate: boolean
  /** Another dearer date is held for the booking. */
  isOtherHeld: boolean
}): DateChangeOutcome {
  if (change.state === 'open')
    return change.payment === null ? 'held' : change.payment === 'under_way' ? 'in_progress' : 'unanswered'
  if (change.state === 'paid') return change.isOnNewDate ? 'moved' : 'over'
  if (change.capturedMinor > 0) return 'refunded'
  if (change.payment !== null) return 'unconfirmed'
  if (!change.isOnOldDate) return 'over'
  return change.isOtherHeld ? 'replaced' : 'kept'
}

/** The reason that the guest reads for a booking that keeps its date. unconfirmed: ended by staff, although the guest may have paid. */
export type WhyKept = 'unpaid' | 'declined' | 'gone' | 'withdrawn' | 'unconfirmed'

export function whyKept(change: {
  isByStaff: boolean
  mayBePaid: boolean
  /** A departure of the new date is closed. */
  isClosed: boolean
  wasDeclined: boolean
}): WhyKept {
  if (change.isByStaff) return change.mayBePaid ? 'unconfirmed' : 'withdrawn'
  if (change.isClosed) return 'gone'
  return change.wasDeclined ? 'declined' : 'unpaid'
}

/** The price of a booking as sold. Minor units; `listTotalMinor` in the supplier's currency, the others in the order's. */
export interface SoldPrice {
  listCurrency: string
  listTotalMinor: number
  /** Before the reductions of the catalogue and of a promo code. */
  originalMinor: number
  discountMinor: number
  totalMinor: number
}

/**
 * The price of a booking after the difference of a dearer date was paid. The total rises by the difference, so that the
 * books balance. The supplier's price becomes the one that gives the supplier the new date's price for the part that was
 * not credited. The price before the promo discount is the supplier's price at the rate and margin of the sale: people who
 * are added have no discount (`priceOfChange`). In the supplier's currency it is equal to it (`list_price_differs`,
 * domain/ledger.ts). What the catalogue had taken off at the sale stays the same sum: nothing else was reduced.
 */
export function raisedPrice(
  sold: SoldPrice,
  change: { currency: string; differenceMinor: number; priceMinor: number; listMinor: number },
): SoldPrice {
  const totalMinor = sold.totalMinor + change.differenceMinor
  const share = (minor: number, part: number, whole: number) =>
    divideHalfUp(BigInt(minor) * BigInt(part), BigInt(whole))
  const soldMinor = sold.totalMinor + sold.discountMinor
  const listMinor = share(change.listMinor, totalMinor, change.priceMinor)
  const isListed = sold.listCurrency === change.currency
  const convertedMinor = sold.discountMinor === 0 ? totalMinor : share(soldMinor, listMinor, sold.listTotalMinor)
  const beforeMinor = Math.max(totalMinor, isListed ? listMinor : convertedMinor)
  return {
    listCurrency: sold.listCurrency,
    listTotalMinor: isListed ? beforeMinor : Math.max(1, listMinor),
    originalMinor: beforeMinor + sold.originalMinor - soldMinor,
    discountMinor: beforeMinor - totalMinor,
    totalMinor,
  }
}
