import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import { approximately } from '#server/cart/approximately.ts'
import { chargeCart } from '#server/cart/charge-cart.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { previewPromo, type RefusedPromo } from './apply-promo.ts'
import type { promoViewSchema } from './contract.ts'

interface PromoView extends z.infer<typeof promoViewSchema> {
  refusal: ({ code: RefusedPromo['code'] } & Record<string, unknown>) | null
}

/**
 * What a code takes off the visitor's cart at this moment, of what can be bought in it. Without a `code` the cart's own. Throws as previewPromo
 * does.
 */
export async function readPromo(
  context: Context,
  input: { visitor: Visitor; locale: Locale; code?: string },
): Promise<PromoView> {
  const { visitor } = input
  const [items, rates, guest] = await Promise.all([
    loadCart(context.db, visitor),
    listRates(context.db),
    findGuest(context.db, visitor.userId),
  ])
  const available = items.filter((item) => item.priced.refusal === null)
  const charge = chargeCart(available, rates, visitor.site.defaultCurrency)
  const code = input.code ?? items[0]?.row.promoCode ?? null
  const { currency, totalMinor: cartMinor } = charge
  const about = (amountMinor: number) => approximately(rates, visitor, { amountMinor, currency })
  const without = {
    code,
    refusal: null,
    currency,
    cartMinor,
    discountMinor: 0,
    isLowered: false,
    totalMinor: cartMinor,
    approximate: about(cartMinor),
  }
  if (code === null || available.length === 0) return without

  const promo = await previewPromo(context, { ...input, code, charge, buyerEmail: guest?.email ?? null })
  if (!promo.ok) return { ...without, refusal: { code: promo.code, ...promo.details } }
  const { discountMinor, isLowered } = promo
  const totalMinor = cartMinor - discountMinor
  return { ...without, code: promo.code, discountMinor, isLowered, totalMinor, approximate: about(totalMinor) }
}
