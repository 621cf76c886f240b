import { estimateStep } from './currency.ts'
import { assertMinor, divideUp } from './money.ts'
import { fromPriceKinds } from './unit-kinds.ts'

/** The lowest price of an adult or of what several people share; of any unit if there are none. Null without units. */
export function lowestDefault<Unit extends { kind: string; priceMinor: number }>(units: readonly Unit[]): Unit | null {
  const defaults = units.filter(({ kind }) => fromPriceKinds.includes(kind))
  const candidates = defaults.length > 0 ? defaults : units
  return [...candidates].sort((a, b) => a.priceMinor - b.priceMinor)[0] ?? null
}

/**
 * The from-price of a card: the lowest default price over the options, of an adult (or of an item for products sold per
 * item), never of a child; Google Things to do has the same rule. Null if nothing is for sale.
 */
export function fromPrice(
  units: readonly { kind: string; priceMinor: number; originalMinor: number | null }[],
): { priceMinor: number; originalMinor: number | null } | null {
  const lowest = lowestDefault(units)
  return lowest && { priceMinor: lowest.priceMinor, originalMinor: lowest.originalMinor }
}

/**
 * A from-price as it is displayed: exact if it is charged in `currency`; an estimate is rounded up to whole units (tenths
 * in three-digit currencies), see docs/decisions/0005. Minor units.
 */
export function roundFrom(
  exactMinor: number,
  { currency, isEstimate }: { currency: string; isEstimate: boolean },
): number {
  if (!isEstimate) return exactMinor
  const step = estimateStep(currency)
  return divideUp(BigInt(assertMinor(exactMinor)), BigInt(step)) * step
}
