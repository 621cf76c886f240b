import { createRoute, z } from '@hono/zod-openapi'
import { jsonBody, jsonResponse, localeQuery, moneySchema } from '#server/kernel/contract.ts'

/** Why a code is refused, with what its words need. */
export const promoRefusalSchema = z.object({
  code: z.string(),
  minimum: z.string().optional(),
  date: z.string().optional(),
})

/** Minor units of the visitor's currency. */
export const promoViewSchema = z
  .object({
    /** As it was given out, or as it was entered when it is refused; null when the cart has none. */
    code: z.string().nullable(),
    refusal: promoRefusalSchema.nullable(),
    currency: z.string(),
    /** Of the cart that this was reckoned for: a cart that changed meanwhile has another. */
    cartMinor: z.int(),
    discountMinor: z.int(),
    /** The items that it is of; their discounts sum to it. */
    items: z.array(z.object({ id: z.int(), discountMinor: z.int() })),
    /** The discount is lower than the code's value, because the rest must reach the provider's minimum. */
    isLowered: z.boolean(),
    totalMinor: z.int(),
    /** What will be charged: the total in `currency`, or in the site's default where that cannot be charged. */
    charged: moneySchema,
  })
  .openapi('Promo')

const answer = jsonResponse('What the code takes off', promoViewSchema)
const query = z.object({ locale: localeQuery })

export const getPromo = createRoute({
  method: 'get',
  path: '/cart/promo',
  tags: ['checkout'],
  summary: "What the cart's promo code takes off now",
  request: { query },
  responses: answer,
})

/** A refused code is not stored. A stored code that no longer applies is reported, and stays until it is removed. */
export const putPromo = createRoute({
  method: 'put',
  path: '/cart/promo',
  tags: ['checkout'],
  summary: 'Enter a promo code, or take it back',
  request: {
    query,
    body: jsonBody(z.object({ code: z.string().max(64).nullable() })),
  },
  responses: answer,
})
