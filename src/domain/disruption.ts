import type { Transitions } from './state-machine.ts'

/** What staff do to a whole departure, for example in a storm: cancel all its bookings, or move them to another departure. */
export const disruptionKinds = ['cancel', 'move'] as const
export type DisruptionKind = (typeof disruptionKinds)[number]

export type DisruptedState = 'waiting' | 'done' | 'gone' | 'blocked'

/** Of a booking of a disrupted departure. */
export const disruptedTransitions: Transitions<DisruptedState> = {
  waiting: ['done', 'gone', 'blocked'],
  done: [],
  /** Its guest cancelled or moved it meanwhile, or its hold ended. */
  gone: [],
  /** Needs a person, who tries again. */
  blocked: ['waiting'],
}

/** The policy of a booking that was moved with its departure: free cancellation until it begins. */
export const freeUntilStart = [{ day: 0, hour: 0, minute: 0, percentage: 0 }]
