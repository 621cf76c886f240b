import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exponentOf } from './currency.ts'
import {
  currencySign,
  decimalOf,
  formatMoney,
  minorOf,
  multiplyBasisPoints,
  priceOfEach,
  prorate,
  roundToStep,
  sumMinor,
} from './money.ts'

const minor = fc.integer({ min: 0, max: 1_000_000_000 })

describe('a percentage of an amount', () => {
  test.each([
    { minor: 1000, basisPoints: 1500, gives: 150, because: 'fifteen percent' },
    { minor: 999, basisPoints: 1500, gives: 150, because: '149.85 rounds up' },
    { minor: 1, basisPoints: 5000, gives: 1, because: 'a half rounds up' },
    { minor: 1, basisPoints: 4999, gives: 0, because: 'less than a half rounds down' },
    { minor: 0, basisPoints: 10_000, gives: 0, because: 'zero stays zero' },
    {
      minor: 9_007_199_254_740_991,
      basisPoints: 10_000,
      gives: 9_007_199_254_740_991,
      because: 'the largest amount stays exact',
    },
  ])('$minor at $basisPoints bp is $gives: $because', ({ minor: amount, basisPoints, gives }) => {
    expect(multiplyBasisPoints(amount, basisPoints)).toBe(gives)
  })

  test.each([
    { minor: 12_345, gives: 12_350, because: 'a half goes up' },
    { minor: 12_344, gives: 12_340, because: 'less goes down' },
    { minor: 12_340, gives: 12_340, because: 'a multiple stays' },
  ])('$minor in steps of ten is $gives: $because', ({ minor: amount, gives }) => {
    expect(roundToStep(amount, 10)).toBe(gives)
    expect(multiplyBasisPoints(amount * 2, 5000, 10)).toBe(gives)
  })

  test.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses %s, which is not an amount', (amount) => {
    expect(() => multiplyBasisPoints(amount, 100)).toThrow(RangeError)
  })
})

describe('prorate', () => {
  test.each([
    { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { total: 5, weights: [10, 0, 10], parts: [3, 0, 2] },
    { total: 7, weights: [0, 0], parts: [7, 0] },
    { total: 0, weights: [3, 4], parts: [0, 0] },
    { total: 9, weights: [], parts: [] },
  ])('splits $total by $weights into $parts', ({ total, weights, parts }) => {
    expect(prorate(total, weights)).toEqual(parts)
  })

  test('splits into whole steps, and refuses a total that is not a multiple of the step', () => {
    expect(prorate(100, [1, 1, 1], 10)).toEqual([40, 30, 30])
    expect(() => prorate(105, [1, 1], 10)).toThrow(RangeError)
  })

  test('always yields parts that sum to the total, each within one of its exact share', () => {
    fc.assert(
      fc.property(minor, fc.array(minor, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = prorate(total, weights)
        const whole = sumMinor(weights)
        expect(sumMinor(parts)).toBe(total)
        if (whole === 0) return
        parts.forEach((part, index) => {
          const exact = (total * (weights[index] ?? 0)) / whole
          expect(Math.abs(part - exact)).toBeLessThan(1.001)
        })
      }),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    { money: { amountMinor: 105_050, currency: 'SAR' }, ar: /1,050\.50/, en: /SAR.1,050\.50/ },
    { money: { amountMinor: 12_500, currency: 'KWD' }, ar: /12\.500/, en: /KWD.12\.500/ },
    { money: { amountMinor: 12_000, currency: 'BHD' }, ar: /12(?!\.)/, en: /BHD.12$/ },
    { money: { amountMinor: 980, currency: 'JPY' }, ar: /980/, en: /^¥980$/ },
    { money: { amountMinor: 1_234, currency: 'IQD' }, ar: /1\.234/, en: /IQD.1\.234$/ },
    { money: { amountMinor: 390_000, currency: 'TRY' }, ar: /3,900.ليرة تركية$/, en: /TRY.3,900$/ },
    { money: { amountMinor: 2050, currency: 'USD' }, ar: /20\.50.دولار$/, en: /^\$20\.50$/ },
  ])('$money', ({ money, ar, en }) => {
    expect(formatMoney(money, 'ar')).toMatch(ar)
    expect(formatMoney(money, 'ar')).not.toMatch(/[٠-٩]/)
    expect(formatMoney(money, 'en')).toMatch(en)
  })

  test('marks an estimate', () => {
    const estimate = { amountMinor: 2100, currency: 'GBP', isEstimate: true }
    expect(formatMoney(estimate, 'en')).toBe('≈ £21')
    expect(formatMoney(estimate, 'ar')).toBe('≈ ' + formatMoney({ amountMinor: 2100, currency: 'GBP' }, 'ar'))
  })

  test('has a true minus sign, not a hyphen, before an amount that is taken off', () => {
    for (const currency of ['SAR', 'TRY', 'JPY'])
      for (const locale of ['ar', 'en'] as const)
        expect(formatMoney({ amountMinor: -17_332, currency }, locale)).toMatch(
          /^[^-]*\u2212[^-]*173|^[^-]*\u2212[^-]*17,332/,
        )
  })

  test('has a sign of its own language in both, without the amount', () => {
    expect(currencySign('SAR', 'en')).toBe('SAR')
    expect(currencySign('GBP', 'en')).toBe('£')
    expect(currencySign('GBP', 'ar')).toBe('جنيه إسترليني')
    expect(currencySign('SAR', 'ar')).toMatch(/^ر\.س/)
    expect(currencySign('EUR', 'ar')).toBe('يورو')
  })

  test('keeps every digit of an amount that a float cannot hold', () => {
    expect(decimalOf(9_007_199_254_740_991, 2)).toBe('90071992547409.91')
  })
})

test.each([
  { total: 20_000, count: 2, gives: 10_000 },
  { total: 4_595, count: 1, gives: 4_595 },
  { total: 0, count: 3, gives: 0 },
  { total: 10_001, count: 2, gives: null },
])('of $count that cost $total each costs $gives', ({ total, count, gives }) => {
  expect(priceOfEach(total, count)).toBe(gives)
})

describe('an amount as people write it', () => {
  test.each([
    { written: '12.500', currency: 'KWD', gives: 12_500, because: 'dinars have three digits' },
    { written: '12.5', currency: 'KWD', gives: 12_500, because: 'trailing zeros may be omitted' },
    { written: '12', currency: 'SAR', gives: 1200, because: 'a whole amount' },
    { written: '١٢٫٥', currency: 'SAR', gives: 1250, because: 'Arabic digits and point' },
    { written: ' \u200f٢٥٫٥٠\u200f ', currency: 'SAR', gives: 2550, because: 'it was copied from a statement' },
    { written: '4.35', currency: 'SAR', gives: 435, because: '4.35 × 100 is 434.99… in floating point' },
    { written: '90071992547409.91', currency: 'SAR', gives: 9_007_199_254_740_991, because: 'the largest amount' },
    { written: '90071992547409.92', currency: 'SAR', gives: null, because: 'one more is not exact' },
    { written: '12.505', currency: 'SAR', gives: null, because: 'riyals have two digits' },
    { written: '100.5', currency: 'JPY', gives: null, because: 'yen have no decimals' },
    { written: '1,250', currency: 'SAR', gives: null, because: 'ambiguous: 1250 or 1.25' },
    { written: '-5', currency: 'SAR', gives: null, because: 'negative' },
    { written: '', currency: 'SAR', gives: null, because: 'empty' },
    { written: '12 SAR', currency: 'SAR', gives: null, because: 'the currency does not belong to the amount' },
  ])("'$written' $currency is $gives: $because", ({ written, currency, gives }) => {
    expect(minorOf(written, currency)).toBe(gives)
  })

  test('round-trips amounts in every currency', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom('KWD', 'SAR', 'JPY'), (amount, currency) => {
        expect(minorOf(decimalOf(amount, exponentOf(currency)), currency)).toBe(amount)
      }),
    )
  })
})
