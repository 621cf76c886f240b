import type { Words } from './locale.ts'

/** Quantities by the id of the unit. */
export type Units = Readonly<Record<string, number>>

export interface PartyLine {
  kind: 'unit' | 'extra'
  title: Words
  quantity: number
}

/** The people and extras of a booking before and after a change. */
export interface PartyChange {
  from: PartyLine[]
  to: PartyLine[]
}

/** A quantity of zero is the same as none. */
export function isSameParty(one: Units, other: Units): boolean {
  return isWithin(one, other) && isWithin(other, one)
}

/** Whether no unit has more than in `booked`: such a party needs nothing that it does not have. */
export function isWithin(units: Units, booked: Units): boolean {
  return Object.entries(units).every(([id, quantity]) => quantity <= (booked[id] ?? 0))
}

/**
 * The extras of a booking whose people change, by the id of the extra (docs/rules/rebooking.md): an extra per person that
 * everybody had is for everybody afterwards, any other stays as it was, for at most as many as come. Extras per booking
 * stay.
 */
export function extrasOfParty(
  booked: Units,
  extras: readonly { id: number; per: 'person' | 'booking'; maxQuantity: number }[],
  travellers: { before: number; after: number },
): Record<string, number> {
  const perPerson = new Map(extras.filter(({ per }) => per === 'person').map((extra) => [String(extra.id), extra]))
  return Object.fromEntries(
    Object.entries(booked).flatMap(([id, quantity]) => {
      const extra = perPerson.get(id)
      if (!extra) return [[id, quantity]]
      const wanted = quantity === travellers.before ? travellers.after : Math.min(quantity, travellers.after)
      const possible = Math.min(wanted, extra.maxQuantity)
      return possible > 0 ? [[id, possible]] : []
    }),
  )
}

/** Of what has no limit of its own. */
export const MOST_OF_UNIT = 99

/** The people for whom a party has units, those of a shared unit at its most: a family of four is four. */
export const travellersOf = (
  units: readonly { id: number; travellers: number }[],
  quantities: Readonly<Record<number, number>>,
): number => units.reduce((sum, { id, travellers }) => sum + (quantities[id] ?? 0) * travellers, 0)

interface UnitLimits {
  travellers: number
  maxQuantity: number | null
}

/**
 * How many of a unit one booking may have: its own limit, and as many as take no more travellers than the option's
 * `capacity` together with `others`, the travellers of its other units.
 */
export function mostOfUnit(unit: UnitLimits, { capacity, others }: { capacity: number; others: number }): number {
  const byCapacity = unit.travellers === 0 ? MOST_OF_UNIT : Math.floor((capacity - others) / unit.travellers)
  return Math.max(0, Math.min(unit.maxQuantity ?? MOST_OF_UNIT, byCapacity))
}

/** Why a booking may have no more than `quantity` of a unit: the unit's own limit, or its travellers; null if it may. */
export function limitOfUnit(
  quantity: number,
  unit: UnitLimits,
  beside: { capacity: number; others: number },
): 'unit' | 'travellers' | null {
  if (quantity < mostOfUnit(unit, beside)) return null
  return quantity >= (unit.maxQuantity ?? MOST_OF_UNIT) ? 'unit' : 'travellers'
}

/** How many of an extra a booking may have: one per person is for at most as many as come. */
export const mostOfExtra = (extra: { per: 'person' | 'booking'; maxQuantity: number }, travellers: number): number =>
  extra.per === 'person' ? Math.min(extra.maxQuantity, travellers) : extra.maxQuantity

/** For an address: `12:2,13:1`. */
export const unitsInQuery = (units: Units): string =>
  Object.entries(units)
    .map(([id, quantity]) => `${id}:${quantity}`)
    .join(',')

export function unitsOfQuery(text: string | undefined): Record<string, number> | undefined {
  const parts = text?.split(',').map((part) => part.split(':'))
  return parts && Object.fromEntries(parts.map(([id = '', quantity]) => [id, Number(quantity)]))
}

/** Whether a unit of the party is for several people, such as a whole boat: its travellers are the most who can come. */
export function countsGroups(travellers: number, lines: readonly { kind: string; quantity: number }[]): boolean {
  const units = lines.filter(({ kind }) => kind === 'unit')
  return travellers > units.reduce((sum, { quantity }) => sum + quantity, 0)
}
