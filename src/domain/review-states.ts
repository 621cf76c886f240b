import type { Transitions } from './state-machine.ts'

export type ReviewState = 'waiting' | 'published' | 'rejected'

export const reviewTransitions: Transitions<ReviewState> = {
  /** Staff read it; nobody else does. */
  waiting: ['published', 'rejected'],
  published: ['rejected'],
  /** Its writer may write another one in its place. */
  rejected: ['waiting'],
}
