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

/** Departures that can be cancelled or moved in one request. */
export const MOST_TOGETHER = 50

/** Why a departure cannot be cancelled or moved together with others. */
export const disruptionObstacles = [
  'started',
  'busy',
  'empty',
  'awaited',
  'several_days',
  'no_target',
  'chosen_target',
  'no_room',
] as const
export type DisruptionObstacle = (typeof disruptionObstacles)[number]

export interface ChosenForDisruption {
  hasStarted: boolean
  /** Whether it is being cancelled or moved. */
  isBusy: boolean
  bookings: number
  /** Bookings of other departures that move to it when the difference is paid. */
  awaited: number
  seats: number
  /** Whether none of its bookings has seats on several departures. */
  isMovable: boolean
}

/** The open departure that bookings are moved to. */
export interface DisruptionTarget {
  departureId: number
  /** Null: on free sale. */
  seatsLeft: number | null
}

/**
 * The reason why a departure cannot be cancelled (`target` undefined) or moved to its target (null: there is none). A
 * target that is among the chosen departures is refused, because its own guests still have its seats.
 */
export function obstacleOf(
  { hasStarted, isBusy, bookings, awaited, seats, isMovable }: ChosenForDisruption,
  target: DisruptionTarget | null | undefined,
  chosenIds: readonly number[],
): DisruptionObstacle | null {
  if (hasStarted) return 'started'
  if (isBusy) return 'busy'
  if (bookings === 0) return awaited > 0 ? 'awaited' : 'empty'
  if (target === undefined) return null
  if (!isMovable) return 'several_days'
  if (target === null) return 'no_target'
  if (chosenIds.includes(target.departureId)) return 'chosen_target'
  return target.seatsLeft !== null && target.seatsLeft < seats ? 'no_room' : null
}

/** Adds up sums by currency, in the order in which the currencies first occur. */
export function sumByCurrency(
  sums: readonly { amountMinor: number; currency: string }[],
): { amountMinor: number; currency: string }[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    amountMinor: group.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }))
}
