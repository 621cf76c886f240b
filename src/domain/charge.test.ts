import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancellationCost } from './cancellation.ts'
import { payableStep } from './currency.ts'
import { convertPrice, type DatedRate } from './exchange.ts'
import { prorate, sumMinor } from './money.ts'
import { priceItem } from './price.ts'
import { checkPromoCode, type PromoCode } from './promo-code.ts'

const rates: DatedRate[] = [
  { base: 'USD', quote: 'SAR', rateMicros: 3_750_000, asOf: '2026-11-20', ageDays: 0 },
  { base: 'USD', quote: 'KWD', rateMicros: 306_991, asOf: '2026-11-20', ageDays: 0 },
  { base: 'USD', quote: 'TND', rateMicros: 2_917_003, asOf: '2026-11-20', ageDays: 0 },
  { base: 'USD', quote: 'JPY', rateMicros: 154_013_000, asOf: '2026-11-20', ageDays: 0 },
]
const currency = fc.constantFrom('USD', 'SAR', 'KWD', 'TND', 'JPY')
const amount = fc.integer({ min: 0, max: 500_000 })
const item = fc.record({
  currency,
  priceMinor: amount,
  quantity: fc.integer({ min: 1, max: 12 }),
  adjustBasisPoints: fc.integer({ min: -5000, max: 9999 }),
  extraMinor: amount,
  pickupMinor: amount,
})
const code: PromoCode = {
  percentBasisPoints: null,
  amountMinor: null,
  minimumMinor: null,
  productId: null,
  cityId: null,
  categoryId: null,
  supplierId: null,
  firstOrderOnly: false,
  limitTotal: null,
  limitPerBuyer: null,
  used: 0,
  startsAt: null,
  expiresAt: null,
}
const margin = fc.integer({ min: 0, max: 1000 })
const promo = fc.oneof(
  fc.record({ percentBasisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ amountMinor: amount }),
)

test('the charge, the share of each item and the refund of a cancellation are payable amounts in every currency', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 5 }),
      currency,
      margin,
      promo,
      (items, charged, marginBasisPoints, off) => {
        const step = payableStep(charged)
        const totals = items.map((one) => {
          const inCharge = (amountMinor: number) =>
            convertPrice(
              { rates, marginBasisPoints },
              { amountMinor, currency: one.currency },
              { currency: charged, isEstimate: false },
            )
          const { totalMinor, lines } = priceItem({
            currency: charged,
            pricingPer: 'person',
            rate: 'once',
            minDuration: 1,
            duration: 1,
            days: [{ adjustBasisPoints: one.adjustBasisPoints, unitPrices: null }],
            units: [
              {
                code: 'adult',
                kind: 'adult',
                originalMinor: null,
                travellers: 1,
                quantity: one.quantity,
                priceMinor: inCharge(one.priceMinor),
              },
            ],
            extras: [{ code: 'coffee', per: 'person', priceMinor: inCharge(one.extraMinor), quantity: one.quantity }],
            pickupMinor: inCharge(one.pickupMinor),
          })
          expect(sumMinor(lines.map((line) => line.quantity * line.unitMinor))).toBe(totalMinor)
          return totalMinor
        })
        const result = checkPromoCode(
          { ...code, ...off },
          {
            currency: charged,
            now: new Date(0),
            usedByBuyer: 0,
            buyerHasOrders: false,
            items: totals.map((totalMinor) => ({ productId: 1, cityId: 1, categoryId: 1, supplierId: 1, totalMinor })),
          },
        )
        if (!result.ok) throw new Error(result.reason)
        const parts = prorate(result.discountMinor, totals, step)
        const paid = totals.map((total, index) => total - (parts[index] ?? 0))
        const refunds = paid.map(
          (paidMinor) =>
            cancellationCost({
              rules: [{ day: 1, hour: 0, minute: 0, percentage: 33 }],
              startsAt: '2026-12-10T09:00:00Z',
              now: '2026-12-01T09:00:00Z',
              zone: 'UTC',
              paidMinor,
              currency: charged,
            }).refundMinor,
        )
        for (const sum of [...paid, ...refunds]) {
          expect(sum).toBeGreaterThanOrEqual(0)
          expect(sum % (['KWD', 'TND'].includes(charged) ? 10 : 1)).toBe(0)
        }
        expect(sumMinor(paid)).toBe(sumMinor(totals) - result.discountMinor)
        refunds.forEach((refund, index) => expect(refund).toBeLessThanOrEqual(paid[index] ?? 0))
      },
    ),
    { numRuns: 3000 },
  )
})
