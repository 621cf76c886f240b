import { describe, expect, test } from 'vitest'
import { checkPromoCode, type PromoCode, type PromoContext } from './promo-code.ts'

const now = new Date('2026-11-20T10:00:00Z')
const tenPercent: PromoCode = {
  percentBasisPoints: 1000,
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
const fort = { productId: 1, cityId: 1, categoryId: 1, supplierId: 1, totalMinor: 10_005 }
const boat = { productId: 2, cityId: 1, categoryId: 2, supplierId: 2, totalMinor: 20_000 }
const cart: PromoContext = { now, currency: 'SAR', usedByBuyer: 0, buyerHasOrders: false, items: [fort, boat] }

describe('a promo code discounts', () => {
  test.each([
    { case: 'a tenth of everything, rounded half up', code: {}, discount: 3001, eligible: [true, true] },
    { case: 'a tenth of one product', code: { productId: 1 }, discount: 1001, eligible: [true, false] },
    { case: 'a tenth of a supplier', code: { supplierId: 2 }, discount: 2000, eligible: [false, true] },
    {
      case: 'a fixed amount',
      code: { percentBasisPoints: null, amountMinor: 5000 },
      discount: 5000,
      eligible: [true, true],
    },
    {
      case: 'never more than the eligible items',
      code: { percentBasisPoints: null, amountMinor: 50_000, productId: 1 },
      discount: 10_005,
      eligible: [true, false],
    },
    { case: 'its last use', code: { limitTotal: 5, used: 4 }, discount: 3001, eligible: [true, true] },
    {
      case: 'just before it expires',
      code: { expiresAt: new Date(now.getTime() + 1) },
      discount: 3001,
      eligible: [true, true],
    },
    { case: 'from the instant it starts', code: { startsAt: now }, discount: 3001, eligible: [true, true] },
    { case: 'at exactly the minimum', code: { minimumMinor: 30_005 }, discount: 3001, eligible: [true, true] },
  ])('$case', ({ code, discount, eligible }) => {
    expect(checkPromoCode({ ...tenPercent, ...code }, cart)).toEqual({
      ok: true,
      discountMinor: discount,
      eligible,
      isLowered: false,
      refusalToBuyer: null,
    })
  })
})

describe('the discount of a cart in dinars has no thousandths', () => {
  const inDinars: PromoContext = { ...cart, currency: 'KWD', items: [{ ...fort, totalMinor: 10_050 }] }
  test.each([
    { case: 'a percentage', code: { percentBasisPoints: 3333 }, discount: 3350 },
    { case: 'a fixed amount', code: { percentBasisPoints: null, amountMinor: 1234 }, discount: 1230 },
  ])('$case', ({ code, discount }) => {
    expect(checkPromoCode({ ...tenPercent, ...code }, inDinars)).toMatchObject({ ok: true, discountMinor: discount })
  })
})

test.each([
  { leaves: 'SAR 0.10', amountMinor: 29_995, discount: 29_705, isLowered: true },
  { leaves: 'just enough', amountMinor: 29_705, discount: 29_705, isLowered: false },
  { leaves: 'nothing', amountMinor: 30_005, discount: 30_005, isLowered: false },
])(
  'a promo code that would leave $leaves leaves nothing or a chargeable total',
  ({ amountMinor, discount, isLowered }) => {
    const code = { ...tenPercent, percentBasisPoints: null, amountMinor }
    expect(checkPromoCode(code, cart)).toMatchObject({ ok: true, discountMinor: discount, isLowered })
  },
)

test('the discount is not lowered if the cart is too small to be charged without the code', () => {
  const small = { ...cart, items: [{ ...fort, totalMinor: 200 }] }
  expect(checkPromoCode(tenPercent, small)).toMatchObject({ discountMinor: 20, isLowered: false })
})

describe('a promo code is refused', () => {
  test.each([
    { case: 'before it starts', code: { startsAt: new Date(now.getTime() + 1) }, reason: 'code_not_started' },
    { case: 'at the instant it expires', code: { expiresAt: now }, reason: 'code_expired' },
    { case: 'when it is used up', code: { limitTotal: 5, used: 5 }, reason: 'code_used_up' },
    {
      case: 'if the buyer has used it',
      code: { limitPerBuyer: 1 },
      buyer: { usedByBuyer: 1 },
      reason: 'code_used_by_you',
    },
    {
      case: 'after a first order',
      code: { firstOrderOnly: true },
      buyer: { buyerHasOrders: true },
      reason: 'code_first_order_only',
    },
    { case: 'for other products', code: { productId: 9 }, reason: 'code_not_for_these' },
    { case: 'below its minimum', code: { minimumMinor: 30_006 }, reason: 'code_minimum_spend' },
  ])('$case', ({ code, buyer, reason }) => {
    const result = checkPromoCode({ ...tenPercent, ...code }, { ...cart, ...buyer })
    expect(result.ok ? result.refusalToBuyer : result.reason).toBe(reason)
  })

  test('if the code does not exist', () => {
    expect(checkPromoCode(null, cart)).toEqual({ ok: false, reason: 'code_unknown' })
  })
})
