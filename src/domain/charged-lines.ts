import { payableStep } from './currency.ts'
import { divideHalfUp, prorate } from './money.ts'

interface PricedLine {
  quantity: number
  unitMinor: number
  totalMinor: number
  originalTotalMinor: number
}

/**
 * Converts the lines of a price into the currency of the charge: the lines share the charged sums in payable steps, so
 * that they sum to the minor unit. A line's unit price is its share divided by the quantity, rounded half up.
 */
export function chargedLines<Line extends PricedLine>(
  lines: readonly Line[],
  charged: { totalMinor: number; originalMinor: number; currency: string },
): Line[] {
  const step = payableStep(charged.currency)
  const share = (sumMinor: number, weights: number[]) => prorate(sumMinor, weights, step)
  const totals = share(
    charged.totalMinor,
    lines.map((line) => line.totalMinor),
  )
  const originals = share(
    charged.originalMinor,
    lines.map((line) => line.originalTotalMinor),
  )
  return lines.map((line, index) => {
    const totalMinor = totals[index] ?? 0
    return {
      ...line,
      totalMinor,
      unitMinor: divideHalfUp(BigInt(totalMinor), BigInt(line.quantity)),
      originalTotalMinor: Math.max(totalMinor, originals[index] ?? 0),
    }
  })
}
