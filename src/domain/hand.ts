import { leastPayableMinor, payableStep } from './currency.ts'
import { multiplyBasisPoints } from './money.ts'
import { seasonPrice } from './price.ts'

/** Prices by unit code, minor units of the product's currency. */
export type UnitPrices = Readonly<Record<string, number>>

/** A change of a departure by hand, in the console. It overrides the plan until a change of the kind `plan`. */
export type HandChange =
  | { kind: 'close' }
  | { kind: 'open' }
  | { kind: 'capacity'; capacity: number }
  | PriceChange
  | { kind: 'plan' }

export type PriceChange =
  /** A change relative to the plan's prices: from a tenth to six times of them. */
  | { kind: 'percent'; basisPoints: number }
  /** A price for each unit of the option. */
  | { kind: 'prices'; prices: UnitPrices }
  /** Resets the prices to the plan, and nothing else. */
  | { kind: 'plan_prices' }

/** The limits of a change in per cent, in basis points. */
export const percentLimits = { least: -9000, most: 50_000 } as const

/** The maximum price by hand: a hundred million minor units. */
export const MOST_MINOR = 100_000_000

export interface HandState {
  /** The effective capacity: by hand, otherwise the plan's. */
  capacity: number
  isOpen: boolean
  /** By hand; null: as planned. */
  handCapacity: number | null
  handOpen: boolean | null
  handPrices: UnitPrices | null
  /** The plan's capacity while another one is set by hand. */
  planCapacity: number | null
  /** Whether the plan has closed it. */
  isWithdrawn: boolean
}

/** Facts that a change must be consistent with. */
export interface HandFacts {
  /** Held and sold seats, the minimum of the capacity. */
  taken: number
  currency: string
  /** The units of the option at the prices of the plan, by code. */
  planPrices: UnitPrices
}

export type HandResult =
  | { kind: 'changed'; state: HandState }
  | { kind: 'unchanged' }
  /** More seats are held and sold than the new capacity. */
  | { kind: 'too_small' }
  /** The prices are not for exactly the units of the option. */
  | { kind: 'other_units' }
  /** Payment providers do not accept one of the prices. */
  | { kind: 'unpayable' }

/** The departure after a change by hand. */
export function changeByHand(state: HandState, change: HandChange, facts: HandFacts): HandResult {
  if (change.kind === 'percent' || change.kind === 'prices') return changePrices(state, change, facts)
  const next = nextState(state, change)
  if (next.capacity < facts.taken) return { kind: 'too_small' }
  const keys = Object.keys(state) as (keyof HandState)[]
  return keys.every((key) => next[key] === state[key]) ? { kind: 'unchanged' } : { kind: 'changed', state: next }
}

/** The values that a person saw before a change by hand. */
export interface SeenDeparture {
  /** Null: on free sale. */
  capacity?: number | null | undefined
  prices?: UnitPrices | undefined
}

/** The effective values, with a price for each unit of the option. */
export interface PresentDeparture {
  capacity: number | null
  prices: UnitPrices
}

/** The value that a change replaces. Null: none, such as when closing. */
export function replacedBy(kind: HandChange['kind']): keyof PresentDeparture | null {
  if (kind === 'capacity') return 'capacity'
  return kind === 'percent' || kind === 'prices' || kind === 'plan_prices' ? 'prices' : null
}

/** Whether the value that a change replaces is no longer the one that the person saw. */
export function isOvertaken(kind: HandChange['kind'], seen: SeenDeparture, present: PresentDeparture): boolean {
  const part = replacedBy(kind)
  if (part === 'capacity') return seen.capacity !== present.capacity
  return part === 'prices' && Object.entries(present.prices).some(([code, minor]) => seen.prices?.[code] !== minor)
}

/** The plan's prices of an option's units on a day, by code. Minor units of `currency`. */
export function planPricesOf(
  units: readonly { code: string; priceMinor: number }[],
  { adjustBasisPoints, currency }: { adjustBasisPoints: number; currency: string },
): UnitPrices {
  return Object.fromEntries(
    units.map(({ code, priceMinor }) => [code, seasonPrice(priceMinor, adjustBasisPoints, currency)]),
  )
}

/** The prices that a change in per cent makes of the plan's. */
export function pricesInPercent(planPrices: UnitPrices, basisPoints: number, currency: string): UnitPrices {
  const step = payableStep(currency)
  return Object.fromEntries(
    Object.entries(planPrices).map(([code, minor]) => [code, multiplyBasisPoints(minor, 10_000 + basisPoints, step)]),
  )
}

/**
 * Whether a unit can have this price by hand: nothing, or a sum in payable steps that payment providers take. A sum below
 * their minimum is accepted where the plan's price is below it too: a child's small price is paid with an adult's.
 */
export function isPriceByHand(
  minor: number,
  { planMinor, currency }: { planMinor: number; currency: string },
): boolean {
  if (minor < 0 || minor > MOST_MINOR || minor % payableStep(currency) !== 0) return false
  const least = leastPayableMinor(currency)
  return minor === 0 || minor >= least || planMinor < least
}

function changePrices(
  state: HandState,
  change: Extract<PriceChange, { kind: 'percent' | 'prices' }>,
  { currency, planPrices }: HandFacts,
): HandResult {
  const handPrices =
    change.kind === 'prices' ? change.prices : pricesInPercent(planPrices, change.basisPoints, currency)
  const codes = Object.keys(planPrices)
  if (codes.length === 0 || codes.length !== Object.keys(handPrices).length) return { kind: 'other_units' }
  for (const code of codes) {
    const minor = handPrices[code]
    if (minor === undefined) return { kind: 'other_units' }
    if (!isPriceByHand(minor, { planMinor: planPrices[code] ?? 0, currency })) return { kind: 'unpayable' }
  }
  const before = state.handPrices
  return before !== null && codes.every((code) => before[code] === handPrices[code])
    ? { kind: 'unchanged' }
    : { kind: 'changed', state: { ...state, handPrices } }
}

function nextState(state: HandState, change: Exclude<HandChange, { kind: 'percent' | 'prices' }>): HandState {
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
    case 'plan_prices':
      return { ...state, handPrices: null }
    default:
      return {
        ...state,
        capacity: state.planCapacity ?? state.capacity,
        isOpen: !state.isWithdrawn,
        handCapacity: null,
        handOpen: null,
        handPrices: null,
        planCapacity: null,
      }
  }
}
