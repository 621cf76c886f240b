import { assertMinor, divideHalfUp, prorate, sumMinor } from './money.ts'

/** The parts of a price. `grossMinor` = `netMinor` + `taxMinor`, always. */
export interface TaxedAmount {
  netMinor: number
  taxMinor: number
  grossMinor: number
}

/**
 * The tax included in a price: price × rate ÷ (1 + rate), rounded half up: 115 at 1500 bp includes 15, 100 includes 13
 * (13.04).
 */
export function taxInside(grossMinor: number, basisPoints: number): number {
  assertMinor(grossMinor)
  return divideHalfUp(BigInt(grossMinor) * BigInt(basisPoints), BigInt(10_000 + basisPoints))
}

/**
 * Splits prices that include tax. The tax is computed once from the sum and shared among the parts by largest
 * remainder: the parts sum to the total in every column, and no part's tax is off by a minor unit or more. Minor units;
 * throws RangeError for invalid amounts.
 */
export function splitTax(grossMinors: readonly number[], basisPoints: number): TaxedAmount & { parts: TaxedAmount[] } {
  const grossMinor = sumMinor(grossMinors.map(assertMinor))
  const taxMinor = taxInside(grossMinor, basisPoints)
  const taxes = prorate(taxMinor, grossMinors)
  const parts = grossMinors.map((gross, index) => taxed(gross, taxes[index] ?? 0))
  return { ...taxed(grossMinor, taxMinor), parts }
}

/**
 * The tax of successive refunds (credit notes). Each gets the growth of the tax on the sum so far, so that the full
 * refund returns the full tax.
 */
export function splitTaxInTurn(grossMinors: readonly number[], basisPoints: number): TaxedAmount[] {
  let soFar = 0
  return grossMinors.map((gross) => {
    const before = taxInside(soFar, basisPoints)
    soFar += assertMinor(gross)
    return taxed(gross, taxInside(soFar, basisPoints) - before)
  })
}

function taxed(grossMinor: number, taxMinor: number): TaxedAmount {
  return { netMinor: grossMinor - taxMinor, taxMinor, grossMinor }
}
