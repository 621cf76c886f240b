import { setsOf, type Transitions } from './state-machine.ts'

export type QuoteState =
  | 'received'
  | 'answered'
  | 'accepted'
  | 'booked'
  | 'declined_by_operator'
  | 'declined_by_buyer'
  | 'expired'

/** A late payment may still book from every state after an acceptance (docs/rules/money-late.md). */
export const quoteTransitions: Transitions<QuoteState> = {
  /** Awaits the operator's answer. */
  received: ['answered', 'declined_by_operator', 'declined_by_buyer'],
  /** A quote is open. A newer one may replace it. */
  answered: ['answered', 'accepted', 'booked', 'declined_by_operator', 'declined_by_buyer', 'expired'],
  /** An order holds the seats and awaits payment; without it the quote is open again while it is valid. */
  accepted: ['booked', 'answered', 'expired'],
  booked: [],
  /** The operator has nothing to offer, or withdrew the quote. */
  declined_by_operator: ['answered', 'booked'],
  /** The buyer declined the quote, or withdrew the request before there was one. */
  declined_by_buyer: ['answered', 'booked'],
  /** The quote's validity ended. */
  expired: ['answered', 'booked'],
}

/**
 * unaccepted: the request or its quote is open. open: not finished. unbooked: ended without an order. The lists of the
 * console: waiting for the operator, answered and waiting for the buyer, booked, and the unbooked.
 */
type QuoteSet = 'unaccepted' | 'open' | 'unbooked' | 'waiting' | 'answered' | 'booked'

export const quoteSets = setsOf({
  received: ['unaccepted', 'open', 'waiting'],
  answered: ['unaccepted', 'open', 'answered'],
  accepted: ['open', 'answered'],
  booked: ['booked'],
  declined_by_operator: ['unbooked'],
  declined_by_buyer: ['unbooked'],
  expired: ['unbooked'],
} satisfies Record<QuoteState, QuoteSet[]>)
