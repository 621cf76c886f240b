import { convertBetween, type Rate } from '#domain/exchange.ts'
import type { Money } from '#domain/money.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** What is charged, for reading in the visitor's currency; null when that is the currency charged. */
export function approximately(rates: Rate[], visitor: Visitor, charged: Money): Money | null {
  return visitor.currency === charged.currency ? null : convertBetween(rates, charged, visitor.currency)
}
