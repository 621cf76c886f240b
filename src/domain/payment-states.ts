import { setsOf, type Transitions } from './state-machine.ts'

export type PaymentState =
  | 'created'
  | 'processing'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'declined'
  | 'expired'

/**
 * The payment was captured and processed: the booking confirmed, or the money being refunded. Repeated notifications
 * change nothing.
 */
export function isSettled(state: PaymentState): boolean {
  return paymentSets.settled.includes(state)
}

export const paymentTransitions: Transitions<PaymentState> = {
  /** Stored with the order; not yet opened at the provider. */
  created: ['processing', 'paid', 'declined', 'expired'],
  /** The provider's page is open for the buyer. */
  processing: ['paid', 'declined', 'expired'],
  paid: ['partially_refunded', 'refunded'],
  /** An accepted refund can still fail days later. */
  partially_refunded: ['partially_refunded', 'refunded', 'paid'],
  refunded: ['partially_refunded', 'paid'],
  /** A provider may change a status. Its session decides, and a payment is never ignored. */
  declined: ['paid'],
  expired: ['paid'],
}

/**
 * open: the buyer may be paying. unpaid: not captured. over: ended without a payment. settled: captured and processed.
 */
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
