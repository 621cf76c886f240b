import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertBetween, type Rate } from './exchange.ts'
import { jumpsOf, ratesOf, type RateSheet } from './rate-sheet.ts'

const european: RateSheet = {
  base: 'EUR',
  asOf: '2026-11-20',
  perBase: { USD: '1.0823', JPY: '166.51', GBP: '0.83425', TRY: '45.7800', ISK: '150.10' },
}
const microsOf = (rates: Rate[], quote: string) => rates.find((rate) => rate.quote === quote)?.rateMicros

describe('a rate sheet', () => {
  test.each<[string, number | undefined, string]>([
    ['EUR', 923_958, '1 ÷ 1.0823'],
    ['JPY', 153_848_286, '166.51 ÷ 1.0823'],
    ['GBP', 770_812, '0.83425 ÷ 1.0823'],
    ['SAR', 3_750_000, 'pegged to the dollar, and not in the sheet'],
    ['BHD', 376_000, 'pegged to the dollar, and not in the sheet'],
    ['ISK', undefined, 'we do not sell in it'],
    ['USD', undefined, 'it is the base'],
    ['KWD', undefined, 'neither published nor pegged to the dollar alone'],
  ])('gives %s against the dollar: %s, %s', (currency, expected) => {
    expect(microsOf(ratesOf(european), currency)).toBe(expected)
  })

  test('based on the dollar is used as it is, including its rates of pegged currencies', () => {
    const rates = ratesOf({ base: 'USD', asOf: '2026-11-20', perBase: { KWD: '0.3075', SAR: '3.7502' } })
    expect(microsOf(rates, 'KWD')).toBe(307_500)
    expect(microsOf(rates, 'SAR')).toBe(3_750_200)
  })

  test.each([
    [{ ...european, perBase: { GBP: '0.83' } }, 'the rate of USD is missing'],
    [{ ...european, perBase: { ...european.perBase, GBP: '0' } }, 'GBP, «0», is not a positive decimal'],
    [{ ...european, perBase: { ...european.perBase, GBP: '0,83' } }, 'is not a positive decimal'],
    [{ ...european, perBase: { ...european.perBase, GBP: '-1' } }, 'is not a positive decimal'],
    [{ ...european, perBase: { ...european.perBase, GBP: '1e3' } }, 'is not a positive decimal'],
    [{ ...european, perBase: { ...european.perBase, GBP: '0.000000001' } }, 'GBP is too small'],
    [{ ...european, asOf: '2026-02-30' }, '«2026-02-30» is not a day'],
    [{ ...european, asOf: 'today' }, '«today» is not a day'],
  ])('is refused as a whole if one entry is invalid', (sheet, error) => {
    expect(() => ratesOf(sheet)).toThrow(error)
  })

  test('gives the same prices from any base, except for rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 2000 }),
        fc.integer({ min: 100, max: 100_000 }),
        (thousandths, amountMinor) => {
          const dollars = thousandths / 1000
          const euros = ratesOf({ base: 'EUR', asOf: '2026-11-20', perBase: { USD: dollars.toFixed(3), GBP: '0.8' } })
          const { amountMinor: pounds } = convertBetween(euros, { amountMinor, currency: 'EUR' }, 'GBP')
          expect(Math.abs(pounds - amountMinor * 0.8)).toBeLessThanOrEqual(0.5 + amountMinor * 3e-6)
        },
      ),
    )
  })
})

describe('jumpsOf', () => {
  const known: Rate[] = [{ base: 'USD', quote: 'EGP', rateMicros: 50_000_000, asOf: '2026-11-19' }]
  test.each([
    [60_000_000, 0],
    [60_000_001, 1],
    [40_000_000, 0],
    [39_999_999, 1],
    [5_000_000, 1],
  ])('from 50 to %i millionths: %i', (rateMicros, jumps) => {
    expect(jumpsOf(known, [{ base: 'USD', quote: 'EGP', rateMicros, asOf: '2026-11-20' }])).toHaveLength(jumps)
  })

  test('reports no jump for a new currency', () => {
    expect(jumpsOf(known, [{ base: 'USD', quote: 'TRY', rateMicros: 1, asOf: '2026-11-20' }])).toEqual([])
  })
})
