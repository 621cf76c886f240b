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
 * A from-price as it is displayed: rounded up to whole units (tenths in three-digit currencies), so that it is never
 * lower than what is charged. In the list currency it stays exact. Minor units of `currency`.
 */
export function roundFrom(exactMinor: number, currency: string, listCurrency: string): number {
  if (currency === listCurrency) return exactMinor
  const step = estimateStep(currency)
  return divideUp(BigInt(assertMinor(exactMinor)), BigInt(step)) * step
}
