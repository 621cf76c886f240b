import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, convertBetween, rateBetween, type Rate } from './exchange.ts'

const rates: Rate[] = [
  { base: 'USD', quote: 'SAR', rateMicros: 3_750_000, asOf: '2026-11-20' },
  { base: 'USD', quote: 'KWD', rateMicros: 307_500, asOf: '2026-11-19' },
  { base: 'USD', quote: 'JPY', rateMicros: 154_000_000, asOf: '2026-11-20' },
]

describe('converting an amount', () => {
  test.each([
    { from: { amountMinor: 1000, currency: 'USD' }, to: 'SAR', gives: 3750, because: 'two digits on both sides' },
    {
      from: { amountMinor: 1000, currency: 'USD' },
      to: 'KWD',
      gives: 3080,
      because: 'dollars have two digits, dinars three, of which two can be paid',
    },
    { from: { amountMinor: 1000, currency: 'USD' }, to: 'JPY', gives: 1540, because: 'yen have none' },
    {
      from: { amountMinor: 12_500, currency: 'KWD' },
      to: 'SAR',
      gives: 15_244,
      because: '12.5 ÷ 0.3075 × 3.75 is 152.439…',
    },
    { from: { amountMinor: 1, currency: 'KWD' }, to: 'JPY', gives: 1, because: 'half a yen rounds up' },
    {
      from: { amountMinor: 777, currency: 'SAR' },
      to: 'SAR',
      gives: 777,
      because: 'the same currency changes nothing',
    },
  ])('$from in $to is $gives: $because', ({ from, to, gives }) => {
    expect(convertBetween(rates, from, to)).toEqual({ amountMinor: gives, currency: to })
  })

  test('refuses to convert without a rate, or with a rate of other currencies', () => {
    expect(() => convertBetween(rates, { amountMinor: 1, currency: 'EUR' }, 'SAR')).toThrow(RangeError)
    expect(() => convert({ amountMinor: 1, currency: 'SAR' }, rates[0] as Rate)).toThrow(RangeError)
  })

  test('converts back to within half a step, and never yields thousandths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amountMinor) => {
        const there = convertBetween(rates, { amountMinor, currency: 'SAR' }, 'KWD')
        const back = convertBetween(rates, there, 'SAR')
        expect(there.amountMinor % 10).toBe(0)
        expect(Math.abs(back.amountMinor - amountMinor)).toBeLessThanOrEqual(7)
      }),
    )
  })
})

test('the rate of an order carries the older of the two days', () => {
  expect(rateBetween(rates, 'KWD', 'SAR')).toEqual({
    base: 'KWD',
    quote: 'SAR',
    rateMicros: 12_195_122,
    asOf: '2026-11-19',
  })
})
