import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery, moneySchema, pictureSchema } from '#server/kernel/contract.ts'
import { promoViewSchema } from './promotions/contract.ts'

export const priceLineSchema = z
  .object({
    kind: z.enum(['unit', 'extra', 'pickup']),
    title: z.string(),
    quantity: z.int(),
    unitMinor: z.int(),
    totalMinor: z.int(),
    originalTotalMinor: z.int(),
  })
  .openapi('PriceLine')

const quantities = z
  .record(z.string().regex(/^\d{1,15}$/), z.int().min(0).max(1000))
  .openapi({ description: 'Quantity by the id of the unit or extra.', example: { '12': 2 } })

export const cartItemSchema = z
  .object({
    id: z.int(),
    productId: z.int(),
    productCode: z.string(),
    title: z.string(),
    optionTitle: z.string(),
    citySlug: z.string(),
    slug: z.string(),
    cityName: z.string(),
    picture: pictureSchema,
    optionId: z.int(),
    departureId: z.int(),
    localDate: z.string(),
    localTime: z.string(),
    zone: z.string(),
    duration: z.int(),
    rate: z.enum(['once', 'daily', 'nightly']),
    pricingPer: z.enum(['person', 'item']),
    travellers: z.int(),
    /** The most travellers that one booking may have. */
    capacity: z.int(),
    units: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        quantity: z.int(),
        minQuantity: z.int(),
        maxQuantity: z.int().nullable(),
        travellers: z.int(),
      }),
    ),
    extras: z.array(z.object({ id: z.int(), title: z.string(), quantity: z.int() })),
    pickup: z.object({ id: z.int(), name: z.string(), address: z.string() }).nullable(),
    isAvailable: z.boolean(),
    /** Why not: a refusal code. */
    unavailableReason: z.string().nullable(),
    lines: z.array(priceLineSchema),
    currency: z.string(),
    totalMinor: z.int(),
    originalMinor: z.int(),
    /** The total when it was last seen, in the same currency. */
    seenMinor: z.int(),
    /** What cancelling would refund from now on, step by step; the first applies now, the last ends with the start. Of the discounted price at checkout. */
    cancellation: z.object({
      currency: z.string(),
      steps: z.array(z.object({ until: z.string(), percentage: z.int(), refundMinor: z.int() })),
    }),
    payLater: z.boolean(),
    needsConfirmation: z.boolean(),
  })
  .openapi('CartItem')

export const cartSchema = z
  .object({
    items: z.array(cartItemSchema),
    notice: z.enum(['none', 'all_unavailable', 'some_unavailable', 'some_changed', 'unavailable_and_changed']),
    /** What the cart would be charged: the items' common currency, or the site's default when they differ. */
    currency: z.string(),
    originalMinor: z.int(),
    totalMinor: z.int(),
    /** What was entered and kept; whether it helps is asked of /cart/promo. */
    promoCode: z.string().nullable(),
    /** For reading, in the visitor's currency; null when that is the currency charged. */
    approximate: moneySchema.nullable(),
  })
  .openapi('Cart')

/** What a change is answered with: all that a page shows of a cart, so that it asks for nothing more. */
export const changedCartSchema = cartSchema
  .extend({
    /** What the cart's promo code takes off now; null when the cart has none. */
    promo: promoViewSchema.nullable(),
  })
  .openapi('ChangedCart')

const answer = {
  200: { description: 'The cart, checked again', content: { 'application/json': { schema: cartSchema } } },
}
const changed = {
  200: { description: 'The cart, checked again', content: { 'application/json': { schema: changedCartSchema } } },
}
const query = z.object({ locale: localeQuery })

export const newItemSchema = z.object({
  optionId: z.int().positive(),
  departureId: z.int().positive(),
  duration: z.int().min(1).max(60).default(1),
  units: quantities,
  extras: quantities.default({}),
  pickupPointId: z.int().positive().nullable().default(null),
})

export const getCart = createRoute({
  method: 'get',
  path: '/cart',
  tags: ['cart'],
  summary: 'The cart of this visitor, every item checked again',
  request: { query },
  responses: answer,
})

export const addItem = createRoute({
  method: 'post',
  path: '/cart/items',
  tags: ['cart'],
  summary: 'Put an activity into the cart',
  request: { query, body: { required: true, content: { 'application/json': { schema: newItemSchema } } } },
  responses: changed,
})

export const changeItem = createRoute({
  method: 'patch',
  path: '/cart/items/{id}',
  tags: ['cart'],
  summary: 'Change quantities of an item',
  request: {
    query,
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ units: quantities, extras: quantities.optional() }) } },
    },
  },
  responses: changed,
})

export const removeItem = createRoute({
  method: 'delete',
  path: '/cart/items/{id}',
  tags: ['cart'],
  summary: 'Take an item out',
  request: { query, params: z.object({ id: z.coerce.number().int().positive() }) },
  responses: changed,
})

/** The buyer has read the notice: what is gone leaves the cart, new prices become the seen ones. */
export const acceptChanges = createRoute({
  method: 'post',
  path: '/cart/accept-changes',
  tags: ['cart'],
  summary: 'Accept new prices and drop what is gone',
  request: { query },
  responses: changed,
})

export const refusalCodes = [
  'cart.item_unknown',
  'cart.departure_unknown',
  'cart.no_longer_offered',
  'cart.unit_unknown',
  'cart.extra_unknown',
  'cart.pickup_unknown',
  'cart.quantity_invalid',
  'cart.unaccompanied',
  'cart.quantity_over_capacity',
  'cart.not_enough_places',
  'cart.sold_out',
  'cart.departure_closed',
  'cart.duration_too_short',
  'cart.duration_invalid',
  'cart.full',
] as const
