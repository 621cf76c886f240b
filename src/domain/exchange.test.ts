import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payableStep } from './currency.ts'
import {
  chargedCurrency,
  convert,
  convertBetween,
  convertPrice,
  displayedFrom,
  MAX_RATE_AGE_DAYS,
  priceRate,
  ratedPrice,
  rateBetween,
  readingPrice,
  type DatedRate,
  type PriceExchange,
} from './exchange.ts'

const rates: DatedRate[] = [
  { base: 'USD', quote: 'SAR', rateMicros: 3_750_000, asOf: '2026-11-20', ageDays: 1 },
  { base: 'USD', quote: 'KWD', rateMicros: 307_500, asOf: '2026-11-19', ageDays: 1 },
  { base: 'USD', quote: 'JPY', rateMicros: 154_000_000, asOf: '2026-11-20', ageDays: 1 },
  { base: 'USD', quote: 'GBP', rateMicros: 757_000, asOf: '2026-11-20', ageDays: MAX_RATE_AGE_DAYS },
  { base: 'USD', quote: 'TRY', rateMicros: 42_300_000, asOf: '2026-11-13', ageDays: MAX_RATE_AGE_DAYS + 1 },
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
    expect(() => convert({ amountMinor: 1, currency: 'SAR' }, rates[0] as DatedRate)).toThrow(RangeError)
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

describe('a list price in another currency', () => {
  test.each([
    { list: [10_000, 'SAR'], to: 'GBP', margin: 0, isEstimate: false, gives: 2019, because: '100 ÷ 3.75 × 0.757 is 20.186…, rounded up to a penny' },
    { list: [10_000, 'SAR'], to: 'GBP', margin: 150, isEstimate: false, gives: 2049, because: '20.186… and 1.5 % is 20.489…' },
    { list: [10_000, 'SAR'], to: 'GBP', margin: 0, isEstimate: true, gives: 2100, because: 'an estimate has whole pounds' },
    { list: [10_000, 'SAR'], to: 'KWD', margin: 0, isEstimate: false, gives: 8200, because: '8.2 dinars need no rounding' },
    { list: [10_001, 'SAR'], to: 'KWD', margin: 0, isEstimate: false, gives: 8210, because: 'ten fils are the next payable step' },
    { list: [10_001, 'SAR'], to: 'KWD', margin: 0, isEstimate: true, gives: 8300, because: 'an estimate has tenths of a dinar' },
    { list: [1, 'KWD'], to: 'JPY', margin: 0, isEstimate: false, gives: 1, because: 'half a yen is one yen' },
    { list: [0, 'SAR'], to: 'GBP', margin: 1000, isEstimate: false, gives: 0, because: 'what is free stays free' },
    { list: [12_345, 'KWD'], to: 'KWD', margin: 1000, isEstimate: true, gives: 12_345, because: 'nothing is converted within a currency' },
  ] as const)('$list in $to is $gives: $because', ({ list: [amountMinor, currency], to, margin, isEstimate, gives }) => {
    const exchange = { rates, marginBasisPoints: margin }
    expect(convertPrice(exchange, { amountMinor, currency }, { currency: to, isEstimate })).toBe(gives)
  }) // prettier-ignore

  test('is never below its worth, less than a step above it, and payable', () => {
    const currencies = fc.constantFrom('USD', 'SAR', 'KWD', 'JPY', 'GBP')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), currencies, currencies, (amountMinor, list, currency) => {
        fc.pre(list !== currency)
        const exchange = { rates, marginBasisPoints: 0 }
        const price = convertPrice(exchange, { amountMinor, currency: list }, { currency, isEstimate: false })
        const { times } = priceRate({ ...visitor, currency }, list)
        expect(price % payableStep(currency)).toBe(0)
        expect(price).toBeGreaterThanOrEqual(amountMinor * times - 1e-3)
        expect(price - amountMinor * times).toBeLessThan(payableStep(currency) + 1e-3)
      }),
    )
  })
})

const visitor: PriceExchange = {
  rates,
  currency: 'GBP',
  siteCurrency: 'SAR',
  marginBasisPoints: 0,
  takes: (currency) => currency !== 'JPY',
  bank: null,
}

describe('the currency that is charged', () => {
  test.each([
    {
      currency: 'GBP',
      lists: ['SAR', 'KWD'],
      charged: 'GBP',
      because: 'the provider takes it and the rates are fresh',
    },
    { currency: 'JPY', lists: ['SAR'], charged: 'SAR', because: 'the provider does not take yen' },
    { currency: 'GBP', lists: ['SAR', 'TRY'], charged: 'SAR', because: 'the rate of a list currency is too old' },
    { currency: 'TRY', lists: ['SAR'], charged: 'SAR', because: 'the rate of the visitor’s currency is too old' },
    { currency: 'TRY', lists: ['TRY'], charged: 'TRY', because: 'nothing is converted, so no rate is needed' },
    { currency: 'EUR', lists: ['SAR'], charged: 'SAR', because: 'there is no rate' },
    { currency: 'USD', lists: ['GBP'], charged: 'USD', because: 'the base of the rates has no age' },
    { currency: 'SAR', lists: ['TRY'], charged: 'SAR', because: 'there is no other choice' },
    { currency: 'GBP', lists: [], charged: 'GBP', because: 'nothing is converted' },
  ])('of $lists for a visitor in $currency is $charged: $because', ({ currency, lists, charged }) => {
    expect(chargedCurrency({ ...visitor, currency }, lists)).toBe(charged)
  })

  test('makes prices estimates in whole units where it is not the visitor’s', () => {
    expect(readingPrice(visitor, { amountMinor: 10_000, currency: 'SAR' })).toEqual({
      amountMinor: 2019,
      currency: 'GBP',
    })
    expect(readingPrice(visitor, { amountMinor: 100_000, currency: 'TRY' })).toEqual({
      amountMinor: 1800,
      currency: 'GBP',
    })
  })
})

describe('a from-price', () => {
  test.each([
    { list: [10_000, 'SAR'], reads: 'GBP', adjust: null, gives: 2019, isEstimate: false, because: 'it is charged' },
    { list: [10_000, 'SAR'], reads: 'GBP', adjust: 1500, gives: 2322, isEstimate: false, because: 'and so is the price of a day that adds 15 %' },
    { list: [3_700, 'GBP'], reads: 'GBP', adjust: null, gives: 3700, isEstimate: false, because: 'a whole list price changes nothing' },
    { list: [4_193, 'GBP'], reads: 'GBP', adjust: null, gives: 4193, isEstimate: false, because: 'a list price is exact in its own currency' },
    { list: [4_193, 'GBP'], reads: 'GBP', adjust: 1000, gives: 4612, isEstimate: false, because: 'and so is its price of a day' },
    { list: [10_000, 'TRY'], reads: 'GBP', adjust: null, gives: 200, isEstimate: true, because: 'riyals are charged, as the rate of the lira is too old' },
    { list: [10_000, 'SAR'], reads: 'JPY', adjust: null, gives: 4107, isEstimate: true, because: 'no payment method takes yen' },
    { list: [10_000, 'TRY'], reads: 'GBP', adjust: 1500, gives: 300, isEstimate: true, because: 'an estimate of a day that adds 15 % is in whole units too' },
    { list: [10_001, 'SAR'], reads: 'KWD', adjust: null, gives: 8210, isEstimate: false, because: 'the last digit of three must be 0' },
    { list: [10_000, 'USD'], reads: 'SAR', adjust: null, gives: 37_500, isEstimate: false, because: 'a whole converted price stays' },
    { list: [0, 'SAR'], reads: 'GBP', adjust: null, gives: 0, isEstimate: false, because: 'what is free stays free' },
  ] as const)('of $list for a visitor in $reads is $gives: $because', ({ list: [amountMinor, currency], reads, adjust, gives, isEstimate }) => {
    const from = displayedFrom({ ...visitor, currency: reads }, { amountMinor, currency }, adjust)
    expect(from).toEqual({ amountMinor: gives, currency: reads, isEstimate })
  }) // prettier-ignore

  test('is what is charged, for one and for several', () => {
    const currencies = fc.constantFrom('USD', 'SAR', 'KWD', 'GBP')
    const quantities = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        currencies,
        currencies,
        quantities,
        (amountMinor, list, reads, quantity) => {
          const exchange = { ...visitor, currency: reads }
          const charged = convertPrice(
            exchange,
            { amountMinor, currency: list },
            { currency: reads, isEstimate: false },
          )
          const shown = displayedFrom(exchange, { amountMinor, currency: list }, null, quantity)
          expect(shown).toEqual({ amountMinor: charged * quantity, currency: reads, isEstimate: false })
        },
      ),
    )
  })

  test('is filtered and sorted by as it is displayed, with the supplement of a day too', () => {
    const currencies = fc.constantFrom('USD', 'SAR', 'KWD', 'JPY', 'GBP', 'TRY')
    const supplements = fc.integer({ min: -9000, max: 30_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        currencies,
        currencies,
        fc.oneof(fc.constant([null, 1] as const), fc.tuple(supplements, fc.integer({ min: 1, max: 6 }))),
        (amountMinor, list, currency, [adjust, quantity]) => {
          const exchange = { ...visitor, currency, marginBasisPoints: 250 }
          const displayed = displayedFrom(exchange, { amountMinor, currency: list }, adjust, quantity)
          expect(ratedPrice(priceRate(exchange, list), amountMinor, adjust, quantity)).toBe(displayed.amountMinor)
        },
      ),
    )
  })
})
