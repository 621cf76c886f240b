import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery, moneySchema } from '#server/kernel/contract.ts'

/** Why a code is refused, with what its words need. */
export const promoRefusalSchema = z.object({
  code: z.string(),
  minimum: z.string().optional(),
  date: z.string().optional(),
})

/** Minor units of what the cart is charged in. */
export const promoViewSchema = z
  .object({
    /** As it was given out, or as it was entered when it is refused; null when the cart has none. */
    code: z.string().nullable(),
    refusal: promoRefusalSchema.nullable(),
    currency: z.string(),
    /** Of the cart that this was reckoned for: a cart that changed meanwhile has another. */
    cartMinor: z.int(),
    discountMinor: z.int(),
    /** It takes off less than it is worth, because what is left must be enough to be charged. */
    isLowered: z.boolean(),
    totalMinor: z.int(),
    /** The total for reading, in the visitor's currency; null when that is the currency charged. */
    approximate: moneySchema.nullable(),
  })
  .openapi('Promo')

const answer = {
  200: { description: 'What the code takes off', content: { 'application/json': { schema: promoViewSchema } } },
}
const query = z.object({ locale: localeQuery })

export const getPromo = createRoute({
  method: 'get',
  path: '/cart/promo',
  tags: ['checkout'],
  summary: "What the cart's promo code takes off now",
  request: { query },
  responses: answer,
})

/** A code that is refused is not kept; one that was kept and is refused later is said, and stays until it is taken back. */
export const putPromo = createRoute({
  method: 'put',
  path: '/cart/promo',
  tags: ['checkout'],
  summary: 'Enter a promo code, or take it back',
  request: {
    query,
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ code: z.string().max(64).nullable() }) } },
    },
  },
  responses: answer,
})

/** `domain/promo-code.ts` gives the reasons, a refusal carries them after `promo.`; the last are the operator's. */
export const refusalCodes = [
  'promo.code_unknown',
  'promo.code_expired',
  'promo.code_not_started',
  'promo.code_used_up',
  'promo.code_used_by_you',
  'promo.code_minimum_spend',
  'promo.code_first_order_only',
  'promo.code_not_for_these',
  'promo.too_many_tries',
  'promo.code_malformed',
  'promo.code_taken',
  'promo.value_invalid',
  'promo.currency_invalid',
  'promo.target_unknown',
  'promo.days_invalid',
  'promo.limit_invalid',
] as const
