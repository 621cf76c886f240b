import { convertBetween } from '#domain/exchange.ts'
import { prorate } from '#domain/money.ts'
import { checkPromoCode } from '#domain/promo-code.ts'
import type { CartCharge } from '#server/cart/charge-cart.ts'
import type { Context } from '#server/platform/context.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { findPromo } from './queries.ts'

export interface AppliedPromo {
  ok: true
  promoCodeId: number
  code: string
  discountMinor: number
  /** What each item of the charge carries of it, in its order; they sum to discountMinor. */
  itemDiscountsMinor: number[]
}

/** What a promo code takes off this charge, in minor units of its currency, or why it is refused. Takes no use of it yet. */
export async function applyPromo(
  context: Context,
  input: { code: string; charge: CartCharge; buyerEmail: string | null },
): Promise<AppliedPromo | { ok: false; reason: string }> {
  const { charge } = input
  const [promo, rates] = await Promise.all([
    findPromo(context.db, input.code.trim(), input.buyerEmail),
    listRates(context.db),
  ])
  const inCharge = (minor: number | null) =>
    minor === null || promo?.currency == null
      ? minor
      : convertBetween(rates, { amountMinor: minor, currency: promo.currency }, charge.currency).amountMinor

  const result = checkPromoCode(
    promo ? { ...promo, amountMinor: inCharge(promo.amountMinor), minimumMinor: inCharge(promo.minimumMinor) } : null,
    {
      now: promo?.now ?? new Date(0),
      usedByBuyer: promo?.usedByBuyer ?? 0,
      buyerHasOrders: promo?.buyerHasOrders ?? false,
      items: charge.items.map(({ item: { row }, totalMinor }) => ({
        productId: row.productId,
        cityId: row.cityId,
        categoryId: row.categoryId,
        supplierId: row.supplierId,
        totalMinor,
      })),
    },
  )
  if (!result.ok || !promo) return { ok: false, reason: result.ok ? 'code_unknown' : result.reason }
  return {
    ok: true,
    promoCodeId: promo.id,
    code: promo.code,
    discountMinor: result.discountMinor,
    itemDiscountsMinor: prorate(
      result.discountMinor,
      charge.items.map((one, index) => (result.eligible[index] ? one.totalMinor : 0)),
    ),
  }
}
