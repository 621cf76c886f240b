import { leastPayableMinor, payableStep } from './currency.ts'
import { multiplyBasisPoints, roundToStep, sumMinor } from './money.ts'

export interface PromoCode {
  percentBasisPoints: number | null
  /** In the currency of the charge. */
  amountMinor: number | null
  minimumMinor: number | null
  productId: number | null
  cityId: number | null
  categoryId: number | null
  supplierId: number | null
  firstOrderOnly: boolean
  limitTotal: number | null
  limitPerBuyer: number | null
  used: number
  startsAt: Date | null
  /** Null: never expires. */
  expiresAt: Date | null
}

export interface PromoContext {
  /** The currency of the charge. */
  currency: string
  now: Date
  usedByBuyer: number
  buyerHasOrders: boolean
  items: readonly { productId: number; cityId: number; categoryId: number; supplierId: number; totalMinor: number }[]
}

export type PromoRefusal =
  | 'code_unknown'
  | 'code_expired'
  | 'code_not_started'
  | 'code_used_up'
  | 'code_used_by_you'
  | 'code_minimum_spend'
  | 'code_first_order_only'
  | 'code_not_for_these'

/** Depends on the buyer's earlier orders, which strangers must not learn from an email address. */
type BuyerRefusal = Extract<PromoRefusal, 'code_used_by_you' | 'code_first_order_only'>

export type PromoResult =
  | {
      ok: true
      discountMinor: number
      eligible: boolean[]
      isLowered: boolean
      refusalToBuyer: BuyerRefusal | null
    }
  | { ok: false; reason: PromoRefusal }

/**
 * The discount of a code in minor units and the items it applies to, or the first reason for refusing it.
 * A percentage applies to the eligible items, rounded half up to a payable step; a fixed amount is at most their total.
 * The minimum applies to the whole cart. A code has expired at the instant `expiresAt`.
 * The rest is nothing or a chargeable total: the discount is lowered if it would leave less (`isLowered`).
 * `refusalToBuyer` is what the buyer's history forbids, returned with the discount that the code would give.
 */
export function checkPromoCode(code: PromoCode | null, context: PromoContext): PromoResult {
  const no = (reason: PromoRefusal): PromoResult => ({ ok: false, reason })
  if (code === null) return no('code_unknown')
  if (code.startsAt !== null && context.now < code.startsAt) return no('code_not_started')
  if (code.expiresAt !== null && context.now >= code.expiresAt) return no('code_expired')
  if (code.limitTotal !== null && code.used >= code.limitTotal) return no('code_used_up')

  const eligible = context.items.map((item) => isFor(code, item))
  const forMinor = sumMinor(context.items.map((item, index) => (eligible[index] ? item.totalMinor : 0)))
  if (!eligible.includes(true)) return no('code_not_for_these')
  const cartMinor = sumMinor(context.items.map((item) => item.totalMinor))
  if (code.minimumMinor !== null && cartMinor < code.minimumMinor) return no('code_minimum_spend')

  const step = payableStep(context.currency)
  const wished =
    code.percentBasisPoints === null
      ? roundToStep(code.amountMinor ?? 0, step)
      : multiplyBasisPoints(forMinor, code.percentBasisPoints, step)
  const wholeMinor = Math.min(wished, forMinor)
  const discountMinor = leavingPayable(wholeMinor, cartMinor, context.currency)
  return {
    ok: true,
    discountMinor,
    eligible,
    isLowered: discountMinor < wholeMinor,
    refusalToBuyer: refusalToBuyer(code, context),
  }
}

function leavingPayable(discountMinor: number, cartMinor: number, currency: string): number {
  const leftMinor = cartMinor - discountMinor
  const leastMinor = leastPayableMinor(currency)
  if (leftMinor === 0 || leftMinor >= leastMinor || cartMinor < leastMinor) return discountMinor
  return cartMinor - leastMinor
}

function refusalToBuyer(code: PromoCode, { usedByBuyer, buyerHasOrders }: PromoContext): BuyerRefusal | null {
  if (code.limitPerBuyer !== null && usedByBuyer >= code.limitPerBuyer) return 'code_used_by_you'
  return code.firstOrderOnly && (buyerHasOrders || usedByBuyer > 0) ? 'code_first_order_only' : null
}

function isFor(code: PromoCode, item: PromoContext['items'][number]): boolean {
  return (
    (code.productId === null || code.productId === item.productId) &&
    (code.cityId === null || code.cityId === item.cityId) &&
    (code.categoryId === null || code.categoryId === item.categoryId) &&
    (code.supplierId === null || code.supplierId === item.supplierId)
  )
}
