import { setsOf, type Transitions } from './state-machine.ts'

export type RefundState = 'created' | 'processing' | 'succeeded' | 'failed'

export const refundTransitions: Transitions<RefundState> = {
  /** Recorded; the provider was not called yet. */
  created: ['processing', 'succeeded', 'failed'],
  processing: ['succeeded', 'failed'],
  /** The buyer's bank may send it back days later. */
  succeeded: ['failed'],
  /** Waits for staff. */
  failed: [],
}

export const refundStates = Object.keys(refundTransitions) as RefundState[]

/** open: to be sent, or tried again. */
export const refundSets = setsOf({
  created: ['open'],
  processing: ['open'],
  succeeded: [],
  failed: [],
} satisfies Record<RefundState, 'open'[]>)
