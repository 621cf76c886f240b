import type { Transitions } from './state-machine.ts'

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
  return state === 'paid' || state === 'partially_refunded' || state === 'refunded'
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
