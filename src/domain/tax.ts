import { assertMinor, divideHalfUp, prorate, sumMinor } from './money.ts'

/** What a price is made of. `grossMinor` = `netMinor` + `taxMinor`, always. */
export interface TaxedAmount {
  netMinor: number
  taxMinor: number
  grossMinor: number
}

/** The tax that a price includes: price × rate ÷ (1 + rate), rounded half up: 115 at 1500 bp holds 15, 100 holds 13 (13.04). */
export function taxInside(grossMinor: number, basisPoints: number): number {
  assertMinor(grossMinor)
  return divideHalfUp(BigInt(grossMinor) * BigInt(basisPoints), BigInt(10_000 + basisPoints))
}

/**
 * Splits prices that include tax. The tax is reckoned once, of the sum, and shared among the parts by largest remainder: so the parts sum to
 * the whole in every column, and no part's tax is off by a minor unit or more. Minor units; throws RangeError on what is no amount.
 */
export function splitTax(grossMinors: readonly number[], basisPoints: number): TaxedAmount & { parts: TaxedAmount[] } {
  const grossMinor = sumMinor(grossMinors.map(assertMinor))
  const taxMinor = taxInside(grossMinor, basisPoints)
  const taxes = prorate(taxMinor, grossMinors)
  const parts = grossMinors.map((gross, index) => taxed(gross, taxes[index] ?? 0))
  return { ...taxed(grossMinor, taxMinor), parts }
}

/**
 * The tax of amounts that go back one after another (credit notes): each has what the tax of the sum so far grows by, so that when all of a
 * price has gone back, all of its tax has too.
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
