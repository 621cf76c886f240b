import type { SoldPrice } from './date-change.ts'
import { divideHalfUp, prorate, sumMinor } from './money.ts'

/** A line of a price, in minor units; as listed in the supplier's currency, as sold in the order's. */
interface Line {
  quantity: number
  unitMinor: number
  totalMinor: number
  /** Before the reduction of the catalogue. */
  originalTotalMinor: number
}

/**
 * What an unpaid booking costs after a change of its date or people, with its lines: it is sold anew, so the lines are those of now and not the first
 * ones with a difference. `priceMinor` and `listMinor`: of `priceOfChange`. The lines share the price before the promo discount in proportion to the
 * supplier's prices (as on an invoice, domain/invoice-lines.ts). In the supplier's currency that price is the supplier's, as the ledger wants it.
 */
export function unpaidPrice<Listed extends Line>(
  sold: SoldPrice,
  change: { currency: string; priceMinor: number; listMinor: number; lines: readonly Listed[] },
): SoldPrice & { lines: Listed[] } {
  const { currency, priceMinor, listMinor } = change
  const soldMinor = sold.totalMinor + sold.discountMinor
  const isListed = sold.listCurrency === currency
  const convertedMinor =
    sold.discountMinor === 0 || sold.listTotalMinor === 0
      ? priceMinor
      : divideHalfUp(BigInt(soldMinor) * BigInt(listMinor), BigInt(sold.listTotalMinor))
  const beforeMinor = Math.max(priceMinor, isListed ? listMinor : convertedMinor)
  const listedMinor = sumMinor(change.lines.map(({ totalMinor }) => totalMinor))
  const totals = prorate(beforeMinor, change.lines.map(({ totalMinor }) => totalMinor)) // prettier-ignore
  const inOrder = (minor: number) =>
    listedMinor === 0 || beforeMinor === listedMinor
      ? minor
      : divideHalfUp(BigInt(minor) * BigInt(beforeMinor), BigInt(listedMinor))
  const lines = change.lines.map((line, index) => {
    const totalMinor = totals[index] ?? 0
    const reducedMinor = inOrder(Math.max(0, line.originalTotalMinor - line.totalMinor))
    const unitMinor = divideHalfUp(BigInt(totalMinor), BigInt(Math.max(1, line.quantity)))
    return { ...line, unitMinor, totalMinor, originalTotalMinor: totalMinor + reducedMinor }
  })
  return {
    listCurrency: sold.listCurrency,
    listTotalMinor: isListed ? beforeMinor : listMinor,
    originalMinor: Math.max(beforeMinor, sumMinor(lines.map((line) => line.originalTotalMinor))),
    discountMinor: beforeMinor - priceMinor,
    totalMinor: priceMinor,
    lines,
  }
}
