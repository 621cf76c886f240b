import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { promoRefusalSchema, promoViewSchema } from '#server/cart/promotions/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type PromoView = z.infer<typeof promoViewSchema>
export type PromoRefusalView = z.infer<typeof promoRefusalSchema>

export const readPromo = (locale: Locale): Promise<PromoView> =>
  bodyOf(api().api.cart.promo.$get({ query: { locale } }))

/** Applies a promo code, or removes it with null. */
export const putPromo = (locale: Locale, code: string | null): Promise<PromoView> =>
  bodyOf(api().api.cart.promo.$put({ query: { locale }, json: { code } }))
