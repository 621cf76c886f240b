import { describe, expect, test } from 'vitest'
import { payableStep, type Currency } from './currency.ts'
import { freeRefundRange, mostWaivedMinor } from './free-refund.ts'

const cost = { policyMinor: 10_000, wholeMinor: 90_000, goodwillMinor: 0, currency: 'SAR' as const }

describe('a refund beyond the policy', () => {
  test('is at most what was paid with `refunds.free`', () => {
    expect(freeRefundRange(['refunds.free'], cost)).toEqual({ leastMinor: 10_000, mostMinor: 90_000 })
  })

  test('is at most the limit more than the policy with `refunds.limited` and the right to cancel', () => {
    expect(freeRefundRange(['orders.cancel', 'refunds.limited'], cost)).toEqual({ leastMinor: 10_000, mostMinor: 30_000 }) // prettier-ignore
    expect(freeRefundRange(['orders.cancel', 'refunds.limited'], { ...cost, wholeMinor: 15_000 })).toEqual({ leastMinor: 10_000, mostMinor: 15_000 }) // prettier-ignore
  })

  test('is less by the goodwill of before, and never less than the policy', () => {
    const held = ['orders.cancel', 'refunds.limited'] as const
    expect(freeRefundRange(held, { ...cost, goodwillMinor: 15_000 })).toEqual({ leastMinor: 10_000, mostMinor: 15_000 })
    expect(freeRefundRange(held, { ...cost, goodwillMinor: 25_000 })).toEqual({ leastMinor: 10_000, mostMinor: 10_000 })
  })

  test('is refused without either', () => {
    expect(freeRefundRange(['orders.cancel'], cost)).toBeNull()
    expect(freeRefundRange(['refunds.limited'], cost)).toBeNull()
  })

  test('can be sent in every currency', () => {
    const currencies: Currency[] = ['AED', 'BHD', 'EGP', 'EUR', 'GBP', 'IQD', 'JOD', 'JPY', 'KWD', 'LBP', 'LYD', 'MAD', 'OMR', 'QAR', 'SAR', 'SYP', 'TND', 'TRY', 'USD', 'YER'] // prettier-ignore
    for (const currency of currencies) {
      const range = freeRefundRange(['orders.cancel', 'refunds.limited'], { policyMinor: 0, wholeMinor: 1e12, goodwillMinor: 0, currency }) // prettier-ignore
      expect((range?.mostMinor ?? 1) % payableStep(currency), currency).toBe(0)
    }
  })
})

test.each([
  [['refunds.free'], null],
  [['refunds.limited', 'refunds.free'], null],
  [['refunds.limited'], 20_000],
  [['orders.change'], 0],
] as const)('with %j at most %s of the extra cost of another date is waived', (held, most) => {
  expect(mostWaivedMinor(held, 'SAR')).toBe(most)
})
