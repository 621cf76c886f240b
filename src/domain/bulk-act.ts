import type { Transitions } from './state-machine.ts'

/** What can be done to many orders at once. */
export const bulkActs = ['assign', 'payment_link', 'resend'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Orders in one bulk act. */
export const MOST_IN_BULK = 5000

/** Of an order in a bulk act. */
export type BulkState = 'waiting' | 'done' | 'refused'

export const bulkTransitions: Transitions<BulkState> = {
  waiting: ['done', 'refused'],
  done: [],
  refused: [],
}
