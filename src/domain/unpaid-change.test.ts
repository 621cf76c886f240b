import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumMinor } from './money.ts'
import { unpaidPrice } from './unpaid-change.ts'

const line = (quantity: number, unitMinor: number, originalUnitMinor = unitMinor) => ({
  quantity,
  unitMinor,
  totalMinor: quantity * unitMinor,
  originalTotalMinor: quantity * originalUnitMinor,
})
const sold = {
  listCurrency: 'SAR',
  listTotalMinor: 60_000,
  originalMinor: 80_000,
  discountMinor: 6_000,
  totalMinor: 54_000,
}

test('of the supplier’s currency the lines are the listed ones, the code keeps its share, the offer is that of the new date', () => {
  const lines = [line(2, 36_000, 40_000)]
  expect(unpaidPrice(sold, { currency: 'SAR', priceMinor: 64_800, listMinor: 72_000, lines })).toEqual({
    listCurrency: 'SAR',
    listTotalMinor: 72_000,
    originalMinor: 80_000,
    discountMinor: 7_200,
    totalMinor: 64_800,
    lines,
  })
})

test('of another currency the lines share the price', () => {
  const abroad = {
    listCurrency: 'BHD',
    listTotalMinor: 25_000,
    originalMinor: 25_375,
    discountMinor: 0,
    totalMinor: 25_375,
  }
  const { lines, ...price } = unpaidPrice(abroad, {
    currency: 'SAR',
    priceMinor: 30_450,
    listMinor: 30_000,
    lines: [line(1, 20_000), line(2, 5_000)],
  })
  expect(price).toMatchObject({ listTotalMinor: 30_000, originalMinor: 30_450, discountMinor: 0, totalMinor: 30_450 })
  expect(lines).toMatchObject([{ totalMinor: 20_300, unitMinor: 20_300 }, { totalMinor: 10_150, unitMinor: 5_075 }]) // prettier-ignore
})

test('the lines always sum to the price before the code, and the books balance', () => {
  const amount = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(
      fc.record({ list: amount, total: amount, discount: fc.integer({ min: 0, max: 90_000 }), isListed: fc.boolean() }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unit: amount, offer: amount }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 900_000 }),
      (was, chosen, priceMinor) => {
        const lines = chosen.map(({ quantity, unit, offer }) => line(quantity, unit, unit + offer))
        const price = unpaidPrice(
          { listCurrency: was.isListed ? 'SAR' : 'BHD', listTotalMinor: was.list, originalMinor: was.total + was.discount, discountMinor: was.discount, totalMinor: was.total }, // prettier-ignore
          { currency: 'SAR', priceMinor, listMinor: sumMinor(lines.map(({ totalMinor }) => totalMinor)), lines },
        )
        expect(sumMinor(price.lines.map(({ totalMinor }) => totalMinor))).toBe(price.totalMinor + price.discountMinor)
        expect(price.originalMinor).toBeGreaterThanOrEqual(price.totalMinor + price.discountMinor)
        expect(price.discountMinor).toBeGreaterThanOrEqual(0)
        if (was.isListed) expect(price.listTotalMinor).toBe(price.totalMinor + price.discountMinor)
      },
    ),
  )
})
