import { isShared } from './unit-kinds.ts'

/** A unit of a choice; its `travellers` are the most of each. */
export interface ChosenUnit {
  kind: string
  travellers: number
  quantity: number
}

export interface PartySizeBounds {
  least: number
  most: number
}

export interface PartySizeRule extends PartySizeBounds {
  /** The default until the buyer chooses: the whole family for a family ticket, two people for a tent or car. */
  usual: number
}

const USUAL_SIZE = 2

const isForSeveral = (unit: ChosenUnit) => isShared(unit) && unit.travellers > 1

const peopleOf = (units: readonly ChosenUnit[]) =>
  units.reduce((sum, { quantity, travellers }) => sum + quantity * travellers, 0)

/**
 * How many people may come with the chosen units, where one is shared by more than one person, as a tent, a boat or a car: its
 * quantity is not the number of people. The minimum is the people who are booked individually beside it. Null: the quantities are the number of people.
 */
export function partySizeBounds(units: readonly ChosenUnit[], capacity: number): PartySizeRule | null {
  const chosen = units.filter(({ quantity }) => quantity > 0)
  if (!chosen.some(isForSeveral)) return null
  const least = Math.max(1, peopleOf(chosen.filter((unit) => !isForSeveral(unit))))
  const most = Math.max(least, Math.min(peopleOf(chosen), capacity))
  const counted = peopleOf(chosen.filter((unit) => !isForSeveral(unit) || unit.kind === 'family'))
  return { least, most, usual: partySizeWithin(Math.max(counted, USUAL_SIZE), { least, most }) }
}

export const isPartySize = (size: number, { least, most }: PartySizeBounds): boolean => size >= least && size <= most

/** The nearest number that may come: of fewer tents fewer, and never fewer than are booked one by one. */
export const partySizeWithin = (size: number, { least, most }: PartySizeBounds): number =>
  Math.min(Math.max(size, least), most)

/** The number to begin with: the party that was searched for, as far as there is room. */
export const firstPartySize = (rule: PartySizeRule, searched: number | null): number =>
  searched === null ? rule.usual : partySizeWithin(searched, rule)

interface SizedChoice {
  units: readonly ChosenUnit[]
  partySize: number | null
}

/** The number of two choices that become one. Null if that of one is not known. */
export function addedPartySize(one: SizedChoice, other: SizedChoice): number | null {
  const sizes = [one, other].map(({ units, partySize }) => (units.some(isTaken) ? partySize : peopleOf(units)))
  const [first = null, second = null] = sizes
  return first === null || second === null ? null : first + second
}

const isTaken = (unit: ChosenUnit) => isForSeveral(unit) && unit.quantity > 0
