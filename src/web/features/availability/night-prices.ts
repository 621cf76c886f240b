import { priceOnDay, type DayPrice, type UnitChoice } from '#domain/price.ts'
import { addDays } from '#domain/add-days.ts'

/** Nights, or days, that follow each other and cost the same. */
export interface Nights {
  /** Local dates of the first and the last, 'YYYY-MM-DD'. */
  from: string
  to: string
  count: number
  /** Of each, in minor units. */
  priceMinor: number
}

/** A unit's price by night from `date` on; empty if all cost the same, so that the total is their number of times one price. */
export function nightPrices(
  unit: Pick<UnitChoice, 'code' | 'priceMinor'>,
  days: readonly DayPrice[],
  { date, currency }: { date: string; currency: string },
): Nights[] {
  const runs: Nights[] = []
  for (const [index, day] of days.entries()) {
    const priceMinor = priceOnDay(unit, day, currency)
    const night = addDays(date, index)
    const last = runs.at(-1)
    if (last?.priceMinor === priceMinor) {
      last.to = night
      last.count += 1
    } else runs.push({ from: night, to: night, count: 1, priceMinor })
  }
  return runs.length > 1 ? runs : []
}
