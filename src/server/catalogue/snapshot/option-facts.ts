import type { ListedUnit } from './party-price.ts'

/** What conditions and cards read of an option. */
export interface OptionFacts {
  capacity: number
  durationMinutes: number
  /** Zero: from birth. */
  leastAge: number
  /** Tells the options of a product apart. */
  position: number
  /** The lowest price first; empty if all are one person's. */
  units: ListedUnit[]
}

/** Reads the facts of an option as `queries.ts` writes them, with '/' between them. */
export function optionFacts(option: string): OptionFacts {
  const [capacity, durationMinutes, leastAge, position, ...units] = option.split('/')
  return {
    capacity: Number(capacity),
    durationMinutes: Number(durationMinutes),
    leastAge: Number(leastAge),
    position: Number(position),
    units: units.map((unit) => {
      const [travellers, most, priceMinor] = unit.split(':').map(Number) as [number, number, number]
      return { travellers, most, priceMinor }
    }),
  }
}
