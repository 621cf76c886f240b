import { isShared } from '#domain/unit-kinds.ts'
import type { BookableProduct, CalendarDay } from './calls.ts'
import { isFree } from './day-name.ts'

type Options = readonly { units: readonly Unit[] }[]
type Unit = Pick<BookableProduct['options'][number]['units'][number], 'id' | 'kind' | 'title'>

/** What the price of a day is of: '2 × Tent'. */
export interface PricedUnit extends Unit {
  quantity: number
}

/** Of the free days of a month, those whose prices are of the same thing. */
export interface ComparableDays {
  days: readonly CalendarDay[]
  /** What their prices are of; null if it is not known. */
  unit: PricedUnit | null
  /** Free days whose price is of something else that several people share. */
  shared: ReadonlyMap<string, PricedUnit>
  /** Days whose price is of something too small for all: a smaller tent would look like a bargain. */
  others: ReadonlySet<string>
}

/**
 * Persons' prices are compared with each other, otherwise the prices of what most days are of, such as the same number of the same
 * tent; a person's with a group's never.
 * Without `options`, as for the price of a whole booking, all are of the same thing.
 */
export function comparableDays(days: readonly CalendarDay[], options: Options | undefined): ComparableDays {
  const free = days.filter(isFree)
  if (!options) return { days: free, unit: null, shared: new Map(), others: new Set() }
  const units = new Map(options.flatMap((option) => option.units.map((unit) => [unit.id, unit] as const)))
  const unitOf = ({ unitId, quantity = 1 }: CalendarDay): PricedUnit | undefined => {
    const unit = unitId === undefined ? undefined : units.get(unitId)
    return unit && { ...unit, quantity }
  }
  const byThing = Map.groupBy(free, (day) => {
    const unit = unitOf(day)
    return unit && isShared(unit) ? `${unit.quantity} ${unit.kind} ${unit.title}` : ''
  })
  const same = byThing.get('') ?? [...byThing.values()].find(({ length }) => 2 * length > free.length) ?? []
  const compared = new Set(same)
  const shared = free.flatMap((day) => {
    const unit = unitOf(day)
    return same.length > 0 && !compared.has(day) && unit ? [[day.date, unit] as const] : []
  })
  const others = new Set(
    days.flatMap((day) => {
      const unit = day.status === 'too_few_seats' ? unitOf(day) : undefined
      return unit && isShared(unit) ? [day.date] : []
    }),
  )
  return { days: same, unit: (same[0] && unitOf(same[0])) ?? null, shared: new Map(shared), others }
}
