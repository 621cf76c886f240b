import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { approximately } from '#server/cart/approximately.ts'
import { priceCart } from '#server/cart/price-cart.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { RefusedPromo } from './apply-promo.ts'
import type { promoViewSchema } from './contract.ts'

interface PromoView extends z.infer<typeof promoViewSchema> {
  refusal: ({ code: RefusedPromo['code'] } & Record<string, unknown>) | null
}

/** What a code takes off the visitor's cart now. Without a `code`, the cart's own. Throws as priceCart does. */
export async function readPromo(
  context: Context,
  input: { visitor: Visitor; locale: Locale; code?: string },
): Promise<PromoView> {
  const { charge, rates, promo, ...cart } = await priceCart(context, input)
  const { currency, totalMinor: cartMinor } = charge
  const { discountMinor, totalMinor } = cart
  return {
    code: promo?.ok ? promo.code : cart.code,
    refusal: promo && !promo.ok ? { code: promo.code, ...promo.details } : null,
    currency,
    cartMinor,
    discountMinor,
    isLowered: promo?.ok ? promo.isLowered : false,
    totalMinor,
    approximate: approximately(rates, input.visitor, { amountMinor: totalMinor, currency }),
  }
}
