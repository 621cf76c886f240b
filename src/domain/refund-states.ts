import { setsOf, type Transitions } from './state-machine.ts'

export type RefundState = 'created' | 'processing' | 'succeeded' | 'failed'

export const refundTransitions: Transitions<RefundState> = {
  /** Stored; not yet sent to the provider. */
  created: ['processing', 'succeeded', 'failed'],
  processing: ['succeeded', 'failed'],
  /** The buyer's bank may reject it days later. */
  succeeded: ['failed'],
  /** Needs staff, who have it sent again or send the money another way. */
  failed: ['processing', 'succeeded'],
}

export const refundStates = Object.keys(refundTransitions) as RefundState[]

/**
 * open: to be sent or retried. refused: by the provider, also days later; it waits for staff. owed: open or refused.
 */
export const refundSets = setsOf({
  created: ['open', 'owed'],
  processing: ['open', 'owed'],
  succeeded: [],
  failed: ['refused', 'owed'],
} satisfies Record<RefundState, ('open' | 'refused' | 'owed')[]>)
