import type { Transitions } from './state-machine.ts'

export type PaymentState =
  | 'created'
  | 'processing'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'declined'
  | 'expired'

export const paymentTransitions: Transitions<PaymentState> = {
  /** Recorded with the order; the provider has not answered yet. */
  created: ['processing', 'paid', 'declined', 'expired'],
  /** The provider's page is open to the buyer. */
  processing: ['paid', 'declined', 'expired'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
  /** A provider may change its word; its session is what counts, and money is never dropped. */
  declined: ['paid'],
  expired: ['paid'],
}
