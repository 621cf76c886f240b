import { createRoute, z } from '@hono/zod-openapi'
import { checkoutOutcomes } from '#domain/checkout-outcome.ts'
import { declineReasons } from '#domain/decline-reason.ts'
import { itemStates } from '#domain/item-states.ts'
import { cartSchema, priceLineSchema } from '#server/cart/contract.ts'
import { promoRefusalSchema } from '#server/cart/promotions/contract.ts'
import { transferSchema } from '#server/booking/payments/contract.ts'
import { localeQuery, moneySchema } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })

export const paymentMethodSchema = z
  .object({
    code: z.enum(['card', 'bank_transfer', 'pay_later']),
    provider: z.string(),
    isSandbox: z.boolean(),
    /** The language of the page to which the buyer is sent; null when nobody is sent anywhere. */
    pageLanguage: z.enum(['ar', 'en']).nullable(),
    /** For how long the places are held for the money. */
    holdMinutes: z.int().nullable(),
  })
  .openapi('PaymentMethod')

/** Why cards are not among the methods; null when they are. */
export const cardRefusalSchema = z.enum(['currency', 'too_small', 'too_large']).nullable()

export const checkoutViewSchema = z
  .object({
    cart: cartSchema,
    originalMinor: z.int(),
    discountMinor: z.int(),
    totalMinor: z.int(),
    currency: z.string(),
    /** `isLowered`: less than the code is worth, because what is left must be enough to be charged. */
    promo: z.object({ code: z.string(), discountMinor: z.int(), isLowered: z.boolean() }).nullable(),
    /** The total for reading, in the visitor's currency; null when that is the currency charged. */
    approximate: moneySchema.nullable(),
    /** What was entered and kept, whether or not it helps. */
    promoCode: z.string().nullable(),
    promoRefusal: promoRefusalSchema.nullable(),
    tax: z.object({ name: z.string(), basisPoints: z.int(), includedMinor: z.int() }).nullable(),
    methods: z.array(paymentMethodSchema),
    cardRefusal: cardRefusalSchema,
    holdMinutes: z.int(),
    /** Whether the buyer can be told by WhatsApp too. */
    offersWhatsapp: z.boolean(),
    /** For the phone number's country, by name. */
    countries: z.array(z.object({ code: z.string(), name: z.string(), callingCode: z.string() })),
    /** Known from the account; empty for a guest. */
    guest: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      countryCode: z.string(),
      phoneNumber: z.string(),
    }),
  })
  .openapi('CheckoutView')

export const getCheckout = createRoute({
  method: 'get',
  path: '/checkout',
  tags: ['checkout'],
  summary: 'What the checkout page shows, everything checked again',
  request: { query: query.extend({ promo: z.string().max(64).optional() }) },
  responses: { 200: { description: 'Checkout', content: { 'application/json': { schema: checkoutViewSchema } } } },
})

/** As `PUT /cart/promo`; the answer is the checkout with the code or without it. */
export const putCheckoutPromo = createRoute({
  method: 'put',
  path: '/checkout/promo',
  tags: ['checkout'],
  summary: 'Enter a promo code at the checkout, or take it back',
  request: {
    query,
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ code: z.string().max(64).nullable() }) } },
    },
  },
  responses: { 200: { description: 'Checkout', content: { 'application/json': { schema: checkoutViewSchema } } } },
})

/** As `POST /cart/accept-changes`; the answer is the checkout of what is left. */
export const acceptCheckoutChanges = createRoute({
  method: 'post',
  path: '/checkout/accept-changes',
  tags: ['checkout'],
  summary: 'Accept what has changed in the cart since it was last seen',
  request: { query },
  responses: { 200: { description: 'Checkout', content: { 'application/json': { schema: checkoutViewSchema } } } },
})

/** Fields are judged one by one in the use case, so that each gets its own code. */
export const placeOrderSchema = z.object({
  firstName: z.string().max(10_000),
  lastName: z.string().max(10_000),
  email: z.string().max(10_000),
  /** ISO 3166 country of the phone number: 'SA'. */
  countryCode: z.string().max(10_000),
  phoneNumber: z.string().max(10_000),
  specialRequests: z.string().max(10_000).default(''),
  promoCode: z.string().max(64).nullable().default(null),
  method: z.enum(['card', 'bank_transfer', 'pay_later']),
  acceptsTerms: z.boolean(),
  /** Whether the buyer wants the order's messages by WhatsApp too. */
  alsoByWhatsapp: z.boolean().default(false),
  /** What the buyer saw: when it is no longer the total, nothing is ordered and the cart is shown again. */
  seenTotalMinor: z.int(),
  seenCurrency: z.string().length(3),
})

export const placedSchema = z
  .object({
    reference: z.string(),
    /** Where the browser goes next: the hosted payment page, or our own outcome page. */
    next: z.object({ kind: z.enum(['payment', 'outcome']), url: z.string() }),
  })
  .openapi('Placed')

export const postOrder = createRoute({
  method: 'post',
  path: '/checkout',
  tags: ['checkout'],
  summary: 'Hold the whole cart, make the order and open the payment',
  request: {
    query,
    headers: z.object({
      'idempotency-key': z.string().min(8).max(128).openapi({ description: 'One per press of the button.' }),
    }),
    body: { required: true, content: { 'application/json': { schema: placeOrderSchema } } },
  },
  responses: { 200: { description: 'Held', content: { 'application/json': { schema: placedSchema } } } },
})

export const outcomeSchema = z
  .object({
    outcome: z.enum(checkoutOutcomes),
    reference: z.string(),
    /** The key of the guest's signed link; lets the page fetch tickets. Null in a browser that only has the return key. */
    key: z.string().nullable(),
    email: z.string().nullable(),
    currency: z.string(),
    totalMinor: z.int(),
    holdExpiresAt: z.string(),
    /** The same on the clock of the first activity's city. */
    heldUntil: z.object({ localDate: z.string(), localTime: z.string() }),
    /** Whether it can be paid by its link until then, today or on another day. */
    isByLink: z.boolean(),
    /** The supplier was asked first and has confirmed. */
    isAccepted: z.boolean(),
    /** What was ordered is still in the cart. */
    isInCart: z.boolean(),
    /** Money of it has come. */
    isPaid: z.boolean(),
    /** Why the last card was declined; null without a failed payment. */
    declineReason: z.enum(declineReasons).nullable(),
    /** What is refunded of the money that came, for what could not be booked or was cancelled. */
    refundMinor: z.int(),
    /** What the visitor's cart holds now, for the header. */
    cartCount: z.int(),
    transfer: transferSchema.nullable(),
    items: z.array(
      z.object({
        id: z.int(),
        status: z.enum(itemStates),
        title: z.string(),
        optionTitle: z.string(),
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        travellers: z.int(),
        totalMinor: z.int(),
        lines: z.array(priceLineSchema),
        citySlug: z.string(),
        cityName: z.string(),
        /** What cancelling costs now: this part of the price, up to that instant. Null when it is not booked, or has begun. */
        cancellation: z.object({ until: z.string(), percentage: z.int() }).nullable(),
        /** It could not be booked, and the same can be tried on another date. */
        canRetry: z.boolean(),
      }),
    ),
  })
  .openapi('Outcome')

/** The order is found by the visitor's own cookie or account, or by a signed return key, never by its reference alone. */
export const getOutcome = createRoute({
  method: 'get',
  path: '/checkout/outcome',
  tags: ['checkout'],
  summary: 'How the latest order of this visitor stands',
  request: {
    query: query.extend({
      reference: z.string().max(40).optional(),
      returnKey: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'Of the return address of a payment page: shows the outcome without personal data.' }),
    }),
  },
  responses: { 200: { description: 'Outcome', content: { 'application/json': { schema: outcomeSchema } } } },
})

/** 'Try Again' after a failed payment, and 'Pay now' of what was reserved: a new attempt while the hold lasts. */
export const payAgain = createRoute({
  method: 'post',
  path: '/checkout/{reference}/pay',
  tags: ['checkout'],
  summary: 'Open the payment page again',
  request: {
    query: query.extend({
      key: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: "Of the order's signed link; without it the visitor's own." }),
    }),
    params: z.object({ reference: z.string().max(40) }),
  },
  responses: { 200: { description: 'Opened', content: { 'application/json': { schema: placedSchema } } } },
})

const retryRequest = {
  params: z.object({ reference: z.string().max(40), item: z.coerce.number().int().positive() }),
  query: query.extend({
    key: z
      .string()
      .max(200)
      .optional()
      .openapi({ description: "Of the order's signed link; without it the visitor's own." }),
  }),
}

export const otherDateSchema = z
  .object({
    departureId: z.int(),
    localDate: z.string(),
    localTime: z.string(),
    totalMinor: z.int(),
    currency: z.string(),
  })
  .openapi('OtherDate')

export const getRetryDates = createRoute({
  method: 'get',
  path: '/checkout/{reference}/items/{item}/dates',
  tags: ['checkout'],
  summary: 'When what could not be booked can be had, with the same choices',
  request: retryRequest,
  responses: {
    200: {
      description: 'The six nearest departures that have room, in order of time',
      content: { 'application/json': { schema: z.object({ dates: z.array(otherDateSchema) }) } },
    },
  },
})

export const postRetry = createRoute({
  method: 'post',
  path: '/checkout/{reference}/items/{item}/retry',
  tags: ['checkout'],
  summary: 'Put what could not be booked into the cart for another date',
  request: {
    ...retryRequest,
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ departureId: z.int().positive() }) } },
    },
  },
  responses: { 200: { description: 'The cart', content: { 'application/json': { schema: cartSchema } } } },
})

export const refusalCodes = [
  'checkout.cart_empty',
  'checkout.cart_changed',
  'checkout.cart_unavailable',
  'checkout.sold_out',
  'checkout.fields_invalid',
  'checkout.terms_not_accepted',
  'checkout.method_unavailable',
  'checkout.order_unknown',
  'checkout.hold_expired',
  'checkout.already_paid',
  'checkout.payment_unavailable',
  'checkout.key_reused',
  'checkout.still_running',
  'checkout.item_unknown',
  'checkout.too_many_tries',
  'checkout.too_many_open',
] as const
