import { setsOf, type Transitions } from './state-machine.ts'

export type HoldState = 'held' | 'sold' | 'released'

export const holdTransitions: Transitions<HoldState> = {
  held: ['sold', 'released'],
  sold: ['released'],
  /** A late payment sells the seats again. */
  released: ['sold'],
}

/** live: counted in the departure. */
export const holdSets = setsOf({ held: ['live'], sold: ['live'], released: [] } satisfies Record<HoldState, 'live'[]>)
