import { setsOf, type Transitions } from './state-machine.ts'

export type QuoteState =
  | 'received'
  | 'answered'
  | 'accepted'
  | 'booked'
  | 'declined_by_operator'
  | 'declined_by_buyer'
  | 'expired'

/** From everywhere that an offer was once accepted, money that comes late may still make a booking (docs/rules/money-late.md). */
export const quoteTransitions: Transitions<QuoteState> = {
  /** The operator is asked. */
  received: ['answered', 'declined_by_operator'],
  /** There is an offer. A better one may replace it. */
  answered: ['answered', 'accepted', 'booked', 'declined_by_operator', 'declined_by_buyer', 'expired'],
  /** An order holds the places and waits for its money; without it the offer stands again while it is valid. */
  accepted: ['booked', 'answered', 'expired'],
  booked: [],
  /** The operator has nothing to offer, or took the offer back. */
  declined_by_operator: ['answered', 'booked'],
  /** The buyer does not want the offer. */
  declined_by_buyer: ['answered', 'booked'],
  /** The offer's time ran out. */
  expired: ['answered', 'booked'],
}

/** unaccepted: its request or offer still stands open. open: something is still to come. unbooked: it ended without an order. */
type QuoteSet = 'unaccepted' | 'open' | 'unbooked'

export const quoteSets = setsOf({
  received: ['unaccepted', 'open'],
  answered: ['unaccepted', 'open'],
  accepted: ['open'],
  booked: [],
  declined_by_operator: ['unbooked'],
  declined_by_buyer: ['unbooked'],
  expired: ['unbooked'],
} satisfies Record<QuoteState, QuoteSet[]>)
