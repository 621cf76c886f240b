/** What a person of the console does to a departure by hand. It beats the plan until `plan`. */
export type HandChange =
  | { kind: 'close' }
  | { kind: 'open' }
  | { kind: 'capacity'; capacity: number }
  | { kind: 'plan' }

export interface HandState {
  /** In force: the hand's, else the plan's. */
  capacity: number
  isOpen: boolean
  /** By hand; null: as planned. */
  handCapacity: number | null
  handOpen: boolean | null
  /** The plan's capacity while there is one by hand. */
  planCapacity: number | null
  /** The plan has closed it. */
  isWithdrawn: boolean
}

export type HandResult =
  | { kind: 'changed'; state: HandState }
  | { kind: 'unchanged' }
  /** More seats are held and sold than there would be. */
  | { kind: 'too_small' }

/** The departure after a change by hand. `taken`: seats held and sold, which no change takes away. */
export function changeByHand(state: HandState, change: HandChange, taken: number): HandResult {
  const next = nextState(state, change)
  if (next.capacity < taken) return { kind: 'too_small' }
  const keys = Object.keys(state) as (keyof HandState)[]
  return keys.every((key) => next[key] === state[key]) ? { kind: 'unchanged' } : { kind: 'changed', state: next }
}

function nextState(state: HandState, change: HandChange): HandState {
  switch (change.kind) {
    case 'close':
      return { ...state, isOpen: false, handOpen: false }
    // Where the plan has it open, opening is going back to the plan.
    case 'open':
      return { ...state, isOpen: true, handOpen: state.isWithdrawn ? true : null }
    case 'capacity':
      return {
        ...state,
        capacity: change.capacity,
        handCapacity: change.capacity,
        planCapacity: state.planCapacity ?? state.capacity,
      }
    default:
      return {
        ...state,
        capacity: state.planCapacity ?? state.capacity,
        isOpen: !state.isWithdrawn,
        handCapacity: null,
        handOpen: null,
        planCapacity: null,
      }
  }
}
