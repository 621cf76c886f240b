import { expect, test } from 'vitest'
import { nightPrices } from './night-prices.ts'

const tent = { code: 'tent', priceMinor: 100_00 }
const nights = (...adjustments: number[]) =>
  nightPrices(
    tent,
    adjustments.map((adjustBasisPoints) => ({ adjustBasisPoints, unitPrices: null })),
    { date: '2030-12-31', currency: 'SAR' },
  )

test('names each night with its price, where they differ', () => {
  expect(nights(1500, 0)).toEqual([
    { from: '2030-12-31', to: '2030-12-31', count: 1, priceMinor: 115_00 },
    { from: '2031-01-01', to: '2031-01-01', count: 1, priceMinor: 100_00 },
  ])
})

test('puts nights of the same price that follow each other into one', () => {
  expect(nights(0, 0, 1500, 0).map(({ from, to, count }) => [from, to, count])).toEqual([
    ['2030-12-31', '2031-01-01', 2],
    ['2031-01-02', '2031-01-02', 1],
    ['2031-01-03', '2031-01-03', 1],
  ])
})

test('says nothing where all nights cost the same', () => {
  expect(nights(1500, 1500)).toEqual([])
  expect(nights(0)).toEqual([])
})
