import { divideHalfUp, prorate, sumMinor } from './money.ts'
import { splitTax, type TaxedAmount } from './tax.ts'

/** A sold booking. `totalMinor` is after `discountMinor`; the lines' totals are before it. */
export interface SoldItem {
  lines: readonly { quantity: number; unitMinor: number; totalMinor: number }[]
  discountMinor: number
  totalMinor: number
}

export interface InvoiceLine extends TaxedAmount {
  quantity: number
  unitMinor: number
  discountMinor: number
}

/**
 * The lines of a tax invoice, one array per item, and their sums. An item's price is its charge: the lines share it and
 * its discount by their totals (largest remainder), then the included tax is shared among all lines. Every column sums
 * to the minor unit.
 */
export function invoiceLines(
  items: readonly SoldItem[],
  basisPoints: number,
): TaxedAmount & { discountMinor: number; items: InvoiceLine[][] } {
  const shared = items.map(({ lines, discountMinor, totalMinor }) => {
    const weights = lines.map((line) => line.totalMinor)
    const before = prorate(totalMinor + discountMinor, weights)
    const discounts = prorate(discountMinor, before)
    return lines.map((line, index) => {
      const beforeMinor = before[index] ?? 0
      const discount = discounts[index] ?? 0
      // A line of a list in another currency has no unit price in this one; only its share is known.
      const unitMinor =
        beforeMinor === line.totalMinor ? line.unitMinor : divideHalfUp(BigInt(beforeMinor), BigInt(line.quantity))
      return { quantity: line.quantity, unitMinor, discountMinor: discount, grossMinor: beforeMinor - discount }
    })
  })
  const { parts, ...sums } = splitTax(
    shared.flat().map((line) => line.grossMinor),
    basisPoints,
  )
  let next = 0
  return {
    ...sums,
    discountMinor: sumMinor(items.map((item) => item.discountMinor)),
    items: shared.map((lines) =>
      lines.map((line) => ({ ...line, ...(parts[next++] ?? { netMinor: 0, taxMinor: 0, grossMinor: 0 }) })),
    ),
  }
}
