import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPrice } from './from-price.ts'
import { fromPriceOnDay, priceItem, priceOnDay, type DayPrice, type PriceInput } from './price.ts'

const adult = { code: 'adult', kind: 'adult', priceMinor: 12_500, originalMinor: 15_000, quantity: 2, travellers: 1 }
const infant = { code: 'infant', kind: 'infant', priceMinor: 0, originalMinor: null, quantity: 1, travellers: 0 }
const boat = { code: 'boat', kind: 'item', priceMinor: 145_000, originalMinor: null, quantity: 1, travellers: 12 }
const planned = (adjustBasisPoints = 0): DayPrice => ({ adjustBasisPoints, unitPrices: null })
const byHand = (unitPrices: Record<string, number>): DayPrice => ({ adjustBasisPoints: 2500, unitPrices })
const walk: PriceInput = {
  currency: 'BHD',
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  duration: 1,
  days: [planned()],
  units: [adult, infant],
  extras: [],
  pickupMinor: 0,
}

describe('the price of a cart item', () => {
  test.each([
    {
      case: 'two adults and an infant on a lap',
      change: {},
      total: 25_000,
      original: 30_000,
      travellers: 2,
      places: 2,
    },
    {
      case: 'a weekend at ten percent more',
      change: { days: [planned(1000)] },
      total: 27_500,
      original: 33_000,
      travellers: 2,
      places: 2,
    },
    {
      case: 'an extra for each and a pick-up',
      change: { extras: [{ code: 'coffee', per: 'person', priceMinor: 1_750, quantity: 2 }], pickupMinor: 3_000 },
      total: 31_500,
      original: 36_500,
      travellers: 2,
      places: 2,
    },
    {
      case: 'a whole boat takes one place',
      change: { pricingPer: 'item', units: [boat] },
      total: 145_000,
      original: 145_000,
      travellers: 12,
      places: 1,
    },
    {
      case: 'three nights, the last two at a quarter more',
      change: {
        pricingPer: 'item',
        rate: 'nightly',
        duration: 3,
        days: [planned(), planned(2500), planned(2500)],
        units: [{ ...boat, priceMinor: 48_000 }],
      },
      total: 168_000,
      original: 168_000,
      travellers: 12,
      places: 1,
    },
    {
      case: 'a season that would need a thousandth of a dinar: 12.5 × 1.0333 is 12.916…',
      change: { days: [planned(333)], units: [adult] },
      total: 25_840,
      original: 31_000,
      travellers: 2,
      places: 2,
    },
    {
      case: 'amounts that were listed with thousandths',
      change: {
        units: [{ ...adult, priceMinor: 12_345, originalMinor: null, quantity: 1 }],
        extras: [{ code: 'coffee', per: 'booking', priceMinor: 1_754, quantity: 1 }],
        pickupMinor: 2_999,
      },
      total: 12_350 + 1_750 + 3_000,
      original: 17_100,
      travellers: 1,
      places: 1,
    },
    {
      case: 'a price by hand replaces the list, the season and the discount',
      change: { days: [byHand({ adult: 9_000 })] },
      total: 18_000,
      original: 18_000,
      travellers: 2,
      places: 2,
    },
    {
      case: 'a unit without a price by hand is as planned',
      change: { days: [byHand({ infant: 1_000 })] },
      total: 32_260,
      original: 38_500,
      travellers: 2,
      places: 2,
    },
    {
      case: 'two nights, the second at a price by hand',
      change: { rate: 'nightly', duration: 2, days: [planned(1000), byHand({ adult: 10_000 })], units: [adult] },
      total: 27_500 + 20_000,
      original: 33_000 + 20_000,
      travellers: 2,
      places: 2,
    },
    { case: 'is zero without units', change: { units: [] }, total: 0, original: 0, travellers: 0, places: 0 },
  ] as {
    case: string
    change: Partial<PriceInput>
    total: number
    original: number
    travellers: number
    places: number
  }[])('$case', ({ change, total, original, travellers, places }) => {
    const breakdown = priceItem({ ...walk, ...change })
    expect(breakdown).toMatchObject({ totalMinor: total, originalMinor: original, travellers, places })
  })

  test('refuses a fractional quantity', () => {
    expect(() => priceItem({ ...walk, units: [{ ...adult, quantity: 1.5 }] })).toThrow(RangeError)
    expect(() => priceItem({ ...walk, units: [{ ...adult, quantity: -1 }] })).toThrow(RangeError)
  })

  test('is the sum of its lines, each quantity × unit, for any cart', () => {
    const unit = fc.record({
      code: fc.string({ minLength: 1 }),
      kind: fc.constantFrom('adult', 'child', 'item'),
      priceMinor: fc.integer({ min: 0, max: 10_000_000 }),
      originalMinor: fc.constant(null),
      quantity: fc.integer({ min: 0, max: 30 }),
      travellers: fc.integer({ min: 0, max: 12 }),
    })
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 6 }),
        fc.array(
          fc.record({
            adjustBasisPoints: fc.integer({ min: -9999, max: 20_000 }),
            unitPrices: fc.option(fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 10_000_000 }))),
          }),
          { minLength: 1, maxLength: 7 },
        ),
        (units, days) => {
          const { lines, totalMinor, originalMinor } = priceItem({ ...walk, units, days })
          expect(totalMinor).toBe(lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0))
          expect(originalMinor).toBeGreaterThanOrEqual(totalMinor)
          expect(totalMinor % 10).toBe(0)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('the from-price of a card', () => {
  test.each([
    {
      case: 'ignores child prices',
      units: [{ ...adult }, { ...infant, kind: 'child', priceMinor: 100 }],
      price: 12_500,
    },
    { case: 'is the lowest of the options', units: [adult, { ...adult, priceMinor: 9_000 }], price: 9_000 },
    { case: "is the only unit's price if there is no adult", units: [{ ...adult, kind: 'senior' }], price: 12_500 },
  ])('$case', ({ units, price }) => {
    expect(fromPrice(units)?.priceMinor).toBe(price)
  })
  test('is null if nothing is for sale', () => expect(fromPrice([])).toBeNull())
})

test('the from-price of a day is the lowest by hand or by plan, with its unit', () => {
  const group = { ...adult, code: 'group', kind: 'group', priceMinor: 10_000 }
  const units = [adult, group, { ...infant, priceMinor: 500 }]
  expect(fromPriceOnDay(units, planned(1000), 'BHD')).toMatchObject({ priceMinor: 11_000, unit: group })
  const day = byHand({ adult: 9_004, group: 20_000, infant: 0 })
  expect(fromPriceOnDay(units, day, 'BHD')).toMatchObject({ priceMinor: 9_000, unit: adult })
  expect(fromPriceOnDay([], planned(), 'BHD')).toBeNull()
  expect(priceOnDay(adult, byHand({ adult: 9_004 }), 'USD')).toBe(9_004)
})
