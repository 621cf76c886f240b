import type { Transitions } from './state-machine.ts'

export type ReviewState = 'waiting' | 'published' | 'rejected'

export const reviewTransitions: Transitions<ReviewState> = {
  /** Visible to staff only. */
  waiting: ['published', 'rejected'],
  published: ['rejected'],
  /** The author may replace it. */
  rejected: ['waiting'],
}
