import { setsOf, type Transitions } from './state-machine.ts'

export type PaymentState =
  | 'created'
  | 'processing'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'declined'
  | 'expired'

/** Its money came and was dealt with: the booking confirmed, or the money on its way back. Being told of it again changes nothing. */
export function isSettled(state: PaymentState): boolean {
  return paymentSets.settled.includes(state)
}

export const paymentTransitions: Transitions<PaymentState> = {
  /** Recorded with the order; the provider has not answered yet. */
  created: ['processing', 'paid', 'declined', 'expired'],
  /** The provider's page is open to the buyer. */
  processing: ['paid', 'declined', 'expired'],
  paid: ['partially_refunded', 'refunded'],
  /** A refund that was accepted may come back days later. */
  partially_refunded: ['partially_refunded', 'refunded', 'paid'],
  refunded: ['partially_refunded', 'paid'],
  /** A provider may change its word; its session is what counts, and money is never dropped. */
  declined: ['paid'],
  expired: ['paid'],
}

/** open: a buyer may be paying it. unpaid: its money has not come. over: it ended without money. settled: its money came and was dealt with. */
type PaymentSet = 'open' | 'unpaid' | 'over' | 'settled'

export const paymentSets = setsOf({
  created: ['open', 'unpaid'],
  processing: ['open', 'unpaid'],
  paid: ['settled'],
  partially_refunded: ['settled'],
  refunded: ['settled'],
  declined: ['unpaid', 'over'],
  expired: ['unpaid', 'over'],
} satisfies Record<PaymentState, PaymentSet[]>)
