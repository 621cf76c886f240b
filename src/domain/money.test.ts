import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf, formatMoney, multiplyBasisPoints, prorate, sumMinor } from './money.ts'

const minor = fc.integer({ min: 0, max: 1_000_000_000 })

describe('a percentage of an amount', () => {
  test.each([
    { minor: 1000, basisPoints: 1500, gives: 150, because: 'fifteen percent' },
    { minor: 999, basisPoints: 1500, gives: 150, because: '149.85 rounds up' },
    { minor: 1, basisPoints: 5000, gives: 1, because: 'a half rounds up' },
    { minor: 1, basisPoints: 4999, gives: 0, because: 'less than a half rounds down' },
    { minor: 0, basisPoints: 10_000, gives: 0, because: 'nothing stays nothing' },
    {
      minor: 9_007_199_254_740_991,
      basisPoints: 10_000,
      gives: 9_007_199_254_740_991,
      because: 'the largest amount stays exact',
    },
  ])('$minor at $basisPoints bp is $gives: $because', ({ minor: amount, basisPoints, gives }) => {
    expect(multiplyBasisPoints(amount, basisPoints)).toBe(gives)
  })

  test.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses %s, which is no amount', (amount) => {
    expect(() => multiplyBasisPoints(amount, 100)).toThrow(RangeError)
  })
})

describe('sharing an amount', () => {
  test.each([
    { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { total: 5, weights: [10, 0, 10], parts: [3, 0, 2] },
    { total: 7, weights: [0, 0], parts: [7, 0] },
    { total: 0, weights: [3, 4], parts: [0, 0] },
    { total: 9, weights: [], parts: [] },
  ])('$total by $weights is $parts', ({ total, weights, parts }) => {
    expect(prorate(total, weights)).toEqual(parts)
  })

  test('always gives parts that sum to the whole, each within one of its exact share', () => {
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

describe('money as it is written', () => {
  test.each([
    { money: { amountMinor: 105_050, currency: 'SAR' }, ar: /1,050\.50/, en: /SAR.1,050\.50/ },
    { money: { amountMinor: 12_500, currency: 'KWD' }, ar: /12\.500/, en: /KWD.12\.500/ },
    { money: { amountMinor: 12_000, currency: 'BHD' }, ar: /12(?!\.)/, en: /BHD.12$/ },
    { money: { amountMinor: 980, currency: 'JPY' }, ar: /980/, en: /JPY.980$/ },
    { money: { amountMinor: 1_234, currency: 'IQD' }, ar: /1\.234/, en: /IQD.1\.234$/ },
  ])('$money', ({ money, ar, en }) => {
    expect(formatMoney(money, 'ar')).toMatch(ar)
    expect(formatMoney(money, 'ar')).not.toMatch(/[٠-٩]/)
    expect(formatMoney(money, 'en')).toMatch(en)
  })

  test('keeps every digit of an amount that a float cannot hold', () => {
    expect(decimalOf(9_007_199_254_740_991, 2)).toBe('90071992547409.91')
  })
})
