import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { LoadedItem } from '#server/cart/load-cart.ts'
import { chargedMoney, priceCart } from '#server/cart/price-cart.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { RefusedPromo } from './apply-promo.ts'
import type { promoViewSchema } from './contract.ts'

interface PromoView extends z.infer<typeof promoViewSchema> {
  refusal: ({ code: RefusedPromo['code'] } & Record<string, unknown>) | null
}

/** What a code takes off the visitor's cart now. Without a `code`, the cart's own. Throws as priceCart does. */
export async function readPromo(
  context: PricingContext,
  input: {
    visitor: Visitor
    locale: Locale
    code?: string
    only?: readonly number[] | null
    loaded?: LoadedItem[] | undefined
  },
): Promise<PromoView> {
  const priced = await priceCart(context, input)
  const { reading, promo } = priced
  return {
    code: promo?.ok ? promo.code : priced.code,
    refusal: promo && !promo.ok ? { code: promo.code, ...promo.details } : null,
    currency: reading.currency,
    cartMinor: reading.totalMinor,
    discountMinor: reading.discountMinor,
    items: [...reading.itemDiscountsMinor].flatMap(([id, discountMinor]) =>
      discountMinor > 0 ? [{ id, discountMinor }] : [],
    ),
    isLowered: promo?.ok ? promo.isLowered : false,
    totalMinor: reading.totalMinor - reading.discountMinor,
    charged: chargedMoney(priced),
  }
}
