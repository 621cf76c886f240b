import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payableStep } from './currency.ts'
import {
  changeByHand as change,
  isOvertaken,
  isPriceByHand,
  MOST_MINOR,
  percentLimits,
  planPricesOf,
  pricesInPercent,
  type HandChange,
  type HandFacts,
  type HandState,
} from './hand.ts'

const planned: HandState = {
  capacity: 12,
  isOpen: true,
  handCapacity: null,
  handOpen: null,
  handPrices: null,
  planCapacity: null,
  isWithdrawn: false,
}
const changeByHand = (state: HandState, by: HandChange, taken: number, facts: Partial<HandFacts> = {}) =>
  change(state, by, { taken, currency: 'SAR', planPrices: {}, ...facts })
const changed = (result: ReturnType<typeof changeByHand>) => {
  if (result.kind !== 'changed') throw new Error(result.kind)
  return result.state
}

describe('a departure changed by hand', () => {
  test('closes and, opened again, is as planned', () => {
    const closed = changed(changeByHand(planned, { kind: 'close' }, 4))
    expect(closed).toMatchObject({ isOpen: false, handOpen: false })
    expect(changed(changeByHand(closed, { kind: 'open' }, 4))).toEqual(planned)
  })

  test('opens what the plan has closed, by hand', () => {
    const withdrawn = { ...planned, isOpen: false, isWithdrawn: true }
    const opened = changed(changeByHand(withdrawn, { kind: 'open' }, 0))
    expect(opened).toMatchObject({ isOpen: true, handOpen: true })
    expect(changed(changeByHand(opened, { kind: 'plan' }, 0))).toEqual(withdrawn)
  })

  test('never has fewer seats than are taken, by hand or by going back to the plan', () => {
    expect(changeByHand(planned, { kind: 'capacity', capacity: 3 }, 4)).toEqual({ kind: 'too_small' })
    expect(changed(changeByHand(planned, { kind: 'capacity', capacity: 4 }, 4)).capacity).toBe(4)
    const larger = changed(changeByHand(planned, { kind: 'capacity', capacity: 20 }, 0))
    expect(changeByHand(larger, { kind: 'plan' }, 13)).toEqual({ kind: 'too_small' })
    expect(changed(changeByHand(larger, { kind: 'plan' }, 12))).toEqual(planned)
  })

  test('keeps the plan’s capacity through several changes', () => {
    const first = changed(changeByHand(planned, { kind: 'capacity', capacity: 20 }, 0))
    const second = changed(changeByHand(first, { kind: 'capacity', capacity: 30 }, 0))
    expect(second).toMatchObject({ capacity: 30, handCapacity: 30, planCapacity: 12 })
  })

  test('is unchanged by what it already is', () => {
    expect(changeByHand(planned, { kind: 'open' }, 0)).toEqual({ kind: 'unchanged' })
    expect(changeByHand(planned, { kind: 'plan' }, 0)).toEqual({ kind: 'unchanged' })
  })
})

describe('a price by hand', () => {
  const plan = { adult: 10_000, child: 6_050, infant: 0 }
  const sar = { currency: 'SAR', planPrices: plan }
  const priced = (prices: Record<string, number>): HandState => ({ ...planned, handPrices: prices })
  const up = priced({ adult: 12_000, child: 7_260, infant: 0 })
  const full = { ...planned, capacity: 4, handCapacity: 4, planCapacity: 12, isOpen: false, handOpen: false }

  test.each([
    { case: 'a fifth more', from: planned, by: { kind: 'percent', basisPoints: 2000 }, gives: up },
    { case: 'a fifth less', from: planned, by: { kind: 'percent', basisPoints: -2000 }, gives: priced({ adult: 8_000, child: 4_840, infant: 0 }) },
    { case: 'a percentage is of the plan, whatever the hand had set', from: priced({ adult: 1, child: 1, infant: 1 }), by: { kind: 'percent', basisPoints: 2000 }, gives: up },
    { case: 'the same percentage again', from: up, by: { kind: 'percent', basisPoints: 2000 }, gives: 'unchanged' },
    { case: 'a sum for each unit', from: planned, by: { kind: 'prices', prices: { adult: 12_000, child: 7_260, infant: 0 } }, gives: up },
    { case: 'the same sums again', from: up, by: { kind: 'prices', prices: { infant: 0, child: 7_260, adult: 12_000 } }, gives: 'unchanged' },
    { case: 'the sums of the plan hold when the plan changes', from: planned, by: { kind: 'prices', prices: plan }, gives: priced(plan) },
    { case: 'for nothing', from: planned, by: { kind: 'prices', prices: { adult: 0, child: 0, infant: 0 } }, gives: priced({ adult: 0, child: 0, infant: 0 }) },
    { case: 'the smallest sum that can be paid', from: planned, by: { kind: 'prices', prices: { adult: 300, child: 300, infant: 0 } }, gives: priced({ adult: 300, child: 300, infant: 0 }) },
    { case: 'less than can be paid', from: planned, by: { kind: 'prices', prices: { adult: 299, child: 300, infant: 0 } }, gives: 'unpayable' },
    { case: 'below zero', from: planned, by: { kind: 'prices', prices: { adult: -1, child: 300, infant: 0 } }, gives: 'unpayable' },
    { case: 'over the limit', from: planned, by: { kind: 'prices', prices: { adult: MOST_MINOR + 1, child: 300, infant: 0 } }, gives: 'unpayable' },
    { case: 'a unit left out', from: planned, by: { kind: 'prices', prices: { adult: 12_000, child: 7_260 } }, gives: 'other_units' },
    { case: 'a unit too many', from: planned, by: { kind: 'prices', prices: { ...plan, senior: 500 } }, gives: 'other_units' },
    { case: 'a unit of another option', from: planned, by: { kind: 'prices', prices: { adult: 12_000, child: 7_260, boat: 0 } }, gives: 'other_units' },
    { case: 'back to the prices of the plan', from: up, by: { kind: 'plan_prices' }, gives: planned },
    { case: 'back to the prices that it has', from: planned, by: { kind: 'plan_prices' }, gives: 'unchanged' },
    { case: 'back to the prices of the plan, still closed and small', from: { ...full, handPrices: plan }, by: { kind: 'plan_prices' }, gives: full },
    { case: 'back to the plan', from: { ...full, handPrices: plan }, by: { kind: 'plan' }, gives: planned },
    { case: 'on a departure with more booked than the plan has seats', from: full, by: { kind: 'percent', basisPoints: 2000 }, gives: { ...full, handPrices: up.handPrices } },
  ] as { case: string; from: HandState; by: HandChange; gives: HandState | string }[])('$case', ({ from, by, gives }) => {
    const result = changeByHand(from, by, 4, sar)
    expect(result.kind === 'changed' ? result.state : result.kind).toEqual(gives)
  }) // prettier-ignore

  test('is not set where the option has no units', () => {
    expect(changeByHand(planned, { kind: 'percent', basisPoints: 1000 }, 0)).toEqual({ kind: 'other_units' })
  })

  test.each([
    { minor: 12_005, plan: 12_000, currency: 'KWD', can: false, because: 'cards take no thousandths' },
    { minor: 12_010, plan: 12_000, currency: 'KWD', can: true, because: 'ten fils' },
    { minor: 290, plan: 12_000, currency: 'KWD', can: false, because: 'less than a card is charged' },
    { minor: 190, plan: 200, currency: 'KWD', can: true, because: 'the plan’s is less, too' },
    { minor: 99, plan: 5_000, currency: 'JPY', can: false, because: 'less than a hundred yen' },
    { minor: 0, plan: 5_000, currency: 'JPY', can: true, because: 'nothing needs no payment' },
  ])('$minor in $currency: $because', ({ minor, plan: planMinor, currency, can }) => {
    expect(isPriceByHand(minor, { planMinor, currency })).toBe(can)
  })

  test('in per cent is a sum in payable steps, never below zero, for any plan', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SAR', 'KWD', 'JPY'),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: -9999, max: 20_000 }),
        fc.integer({ min: percentLimits.least, max: percentLimits.most }),
        (currency, priceMinor, adjustBasisPoints, basisPoints) => {
          const planPrices = planPricesOf([{ code: 'adult', priceMinor }], { adjustBasisPoints, currency })
          const { adult: minor = -1 } = pricesInPercent(planPrices, basisPoints, currency)
          expect(minor).toBeGreaterThanOrEqual(0)
          expect(minor % payableStep(currency)).toBe(0)
          const exact = ((planPrices['adult'] ?? 0) * (10_000 + basisPoints)) / 10_000
          expect(Math.abs(minor - exact)).toBeLessThanOrEqual(payableStep(currency) / 2)
        },
      ),
    )
  })
})

describe('a change by hand is overtaken', () => {
  const now = { capacity: 12, prices: { adult: 100, child: 50 } }

  test.each([
    { kind: 'capacity', seen: { capacity: 12 }, is: false },
    { kind: 'capacity', seen: { capacity: 10 }, is: true },
    { kind: 'capacity', seen: { capacity: null }, is: true },
    { kind: 'capacity', seen: {}, is: true },
    { kind: 'percent', seen: { prices: now.prices }, is: false },
    { kind: 'prices', seen: { prices: { adult: 100, child: 40 } }, is: true },
    { kind: 'plan_prices', seen: { prices: { adult: 100 } }, is: true },
    { kind: 'close', seen: {}, is: false },
    { kind: 'plan', seen: {}, is: false },
  ] as const)('$kind by a person who saw $seen: $is', ({ kind, seen, is }) => {
    expect(isOvertaken(kind, seen, now)).toBe(is)
  })
})
