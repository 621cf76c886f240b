import { createRoute, z } from '@hono/zod-openapi'
import { checkoutOutcomes } from '#domain/checkout-outcome.ts'
import { declineReasons } from '#domain/decline-reason.ts'
import { selectionPattern } from '#domain/checkout-selection.ts'
import { itemStates } from '#domain/item-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { cartItemSchema, cartSchema, priceLineSchema } from '#server/cart/contract.ts'
import { promoRefusalSchema } from '#server/cart/promotions/contract.ts'
import { bookingSchema, planSchema, laterOrderSchema, replacedBySchema } from '#server/booking/orders/contract.ts'
import { transferSchema } from '#server/booking/payments/contract.ts'
import {
  cancellationStepSchema,
  jsonBody,
  jsonResponse,
  localeQuery,
  moneySchema,
  pictureSchema,
  deadlineSchema,
} from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const selection = {
  items: z
    .string()
    .regex(selectionPattern)
    .optional()
    .openapi({ description: "Ids of the cart's items to check out; absent: all.", example: '12-15' }),
}

export const paymentMethodSchema = z
  .object({
    code: z.enum(paymentMethodCodes),
    provider: z.string(),
    isSandbox: z.boolean(),
    /** The language of the page to which the buyer is sent; null without such a page. */
    pageLanguage: z.enum(['ar', 'en']).nullable(),
    /** For how long the seats are held until the payment arrives. */
    holdMinutes: z.int().nullable(),
    /** The same on the clock of the first activity's city. */
    heldUntil: deadlineSchema,
  })
  .openapi('PaymentMethod')

/** Why cards are not among the methods; null when they are. */
export const cardRefusalSchema = z.enum(['currency', 'too_small', 'too_large']).nullable()

/** For a form about the lead guest. */
export const knownGuest = {
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
}

/** The lead guest as typed. The use case checks the fields one by one, so that each gets its own code. */
export const typedGuest = {
  firstName: z.string().max(10_000),
  lastName: z.string().max(10_000),
  email: z.string().max(10_000),
  /** ISO 3166 country of the phone number: 'SA'. */
  countryCode: z.string().max(10_000),
  phoneNumber: z.string().max(10_000),
}

export const checkoutViewSchema = z
  .object({
    /** The items that this checkout is of. */
    cart: cartSchema,
    knowBeforeYouGo: z
      .array(
        z.object({
          productId: z.int(),
          title: z.string(),
          rate: cartItemSchema.shape.rate,
          points: z.array(z.string()),
          bring: z.array(z.string()),
        }),
      )
      .openapi({ description: 'Of each product once, in the order of the items; without those that have neither.' }),
    /** What the cart holds besides. */
    others: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        localDate: z.string(),
        localTime: z.string(),
        isAvailable: z.boolean(),
        /** By the host, before it is paid. */
        needsConfirmation: z.boolean(),
      }),
    ),
    plans: z.array(planSchema).openapi({ description: 'What the visitor has booked and is still to come' }),
    originalMinor: z.int(),
    discountMinor: z.int(),
    totalMinor: z.int(),
    currency: z.string(),
    /** `isLowered`: lower than the code's value, because the rest must reach the provider's minimum. */
    promo: z.object({ code: z.string(), discountMinor: z.int(), isLowered: z.boolean() }).nullable(),
    /** What will be charged: the total in `currency`, or in the site's default where that cannot be charged. */
    charged: moneySchema,
    /** The code of the cart, also if it is refused. */
    promoCode: z.string().nullable(),
    promoRefusal: promoRefusalSchema.nullable(),
    tax: z.object({ name: z.string(), basisPoints: z.int(), includedMinor: z.int() }).nullable(),
    methods: z.array(paymentMethodSchema),
    cardRefusal: cardRefusalSchema,
    /**
     * Until when the suppliers of an order placed now have to answer, on the clock of the first activity's city; null if
     * none has to.
     */
    answerBy: deadlineSchema.nullable(),
    holdMinutes: z.int(),
    /** Whether the buyer can also get messages by WhatsApp. */
    offersWhatsapp: z.boolean(),
    ...knownGuest,
  })
  .openapi('CheckoutView')

export const getCheckout = createRoute({
  method: 'get',
  path: '/checkout',
  tags: ['checkout'],
  summary: 'What the checkout page shows, everything checked again',
  request: { query: query.extend({ promo: z.string().max(64).optional(), ...selection }) },
  responses: jsonResponse('Checkout', checkoutViewSchema),
})

/** As `PUT /cart/promo`; returns the checkout with or without the code. */
export const putCheckoutPromo = createRoute({
  method: 'put',
  path: '/checkout/promo',
  tags: ['checkout'],
  summary: 'Set or remove the promo code at the checkout',
  request: {
    query: query.extend(selection),
    body: jsonBody(z.object({ code: z.string().max(64).nullable() })),
  },
  responses: jsonResponse('Checkout', checkoutViewSchema),
})

/** As `POST /cart/accept-changes`; returns the checkout of the remaining items. */
export const acceptCheckoutChanges = createRoute({
  method: 'post',
  path: '/checkout/accept-changes',
  tags: ['checkout'],
  summary: 'Accept what has changed in the cart since it was last seen',
  request: { query: query.extend(selection) },
  responses: jsonResponse('Checkout', checkoutViewSchema),
})

export const placeOrderSchema = z.object({
  ...typedGuest,
  specialRequests: z.string().max(10_000).default('').openapi({
    description: 'To the hosts of all items that have no request of their own.',
  }),
  requests: z
    .record(z.string().regex(/^\d{1,15}$/), z.string().max(10_000))
    .default({})
    .openapi({
      description: "Special requests by the id of the cart's item.",
      example: { '12': 'We arrive with a pram.' },
    }),
  pickupPlaces: z
    .record(z.string().regex(/^\d{1,15}$/), z.string().max(10_000))
    .default({})
    .openapi({
      description: "By the id of the cart's item where its pick-up `asksPlace`: the hotel or address.",
      example: { '12': 'Rove Downtown, Dubai' },
    }),
  promoCode: z.string().max(64).nullable().default(null),
  items: z.array(z.int().positive()).min(1).max(50).nullable().default(null).openapi({
    description: "Ids of the cart's items to order; the others stay in the cart. Null: all.",
  }),
  method: z.enum(paymentMethodCodes),
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

/** The body's `items` are ordered; the query's are the selection of the page, of which a refusal contains the present checkout. */
export const postOrder = createRoute({
  method: 'post',
  path: '/checkout',
  tags: ['checkout'],
  summary: 'Hold the cart, or a part of it, make the order and open the payment',
  request: {
    query: query.extend(selection),
    headers: z.object({
      'idempotency-key': z.string().min(8).max(128).openapi({ description: 'One per press of the button.' }),
    }),
    body: jsonBody(placeOrderSchema),
  },
  responses: jsonResponse('Held', placedSchema),
})

export const outcomeSchema = z
  .object({
    outcome: z.enum(checkoutOutcomes),
    reference: z.string(),
    /** The key of the guest's signed link; lets the page fetch tickets. Null in a browser that only has the return key. */
    key: z.string().nullable(),
    email: z.string().nullable(),
    /** Of the guest, in groups: '+966 50 123 4567'. Null like the email. */
    phone: z.string().nullable(),
    currency: z.string(),
    totalMinor: z.int(),
    holdExpiresAt: z.string(),
    /** The same on the clock of the first activity's city. */
    heldUntil: deadlineSchema,
    /** When this was read: a device's own clock may be wrong. */
    now: z.string(),
    /** Whether it can be paid by its link until then, today or on another day. */
    isByLink: z.boolean(),
    /** The supplier had to confirm the order, and has. */
    isAccepted: z.boolean(),
    replacedBy: replacedBySchema,
    /** Of the order that this one replaced: the same bookings, paid in another way. Null in a browser that only has the return key, as the next. */
    formerReference: z.string().nullable(),
    laterOrder: laterOrderSchema,
    /** The buyer gets messages by WhatsApp too. */
    isToldByWhatsapp: z.boolean(),
    /** Whether the ordered items are still in the cart. */
    isInCart: z.boolean(),
    /** The cart's items that the order is of, to check out again; empty if they are not in the cart of this browser. */
    cartItems: z.array(z.int()),
    /** The ways to pay after a try that failed or was left; empty for other outcomes and where only a card is possible. */
    methods: z.array(paymentMethodSchema),
    /** A checkout of `cartItems` offers more than the card. */
    hasOtherMethod: z.boolean(),
    /** Money of it has come. */
    isPaid: z.boolean(),
    /** Why the last card was declined; null without a failed payment. */
    declineReason: z.enum(declineReasons).nullable(),
    /** The refunded part of the payment, for items that could not be booked or were cancelled. */
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
        picture: pictureSchema,
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        endsAt: z.string(),
        rate: bookingSchema.shape.rate,
        duration: bookingSchema.shape.duration,
        /** Also before it is booked; null in a browser that only has the return key. */
        pickup: bookingSchema.shape.pickup,
        guideLanguage: bookingSchema.shape.guideLanguage,
        hasCalendar: bookingSchema.shape.hasCalendar,
        travellers: z.int(),
        countsGroups: bookingSchema.shape.countsGroups,
        totalMinor: z.int(),
        lines: z.array(priceLineSchema),
        citySlug: z.string(),
        slug: z.string(),
        cityName: z.string(),
        /** Empty without one, and for a browser that only has the return key. */
        specialRequest: z.string(),
        /** Null when it is not booked, or has begun. */
        cancellation: cancellationStepSchema.nullable(),
        /** It could not be booked, and the same can be tried on another date. */
        canRetry: z.boolean(),
        /** Ticket, meeting point, host, what to know and to bring; null before it is booked, and in a browser that only has the return key. */
        ticket: bookingSchema
          .pick({ ticketCode: true, meetingPoint: true, pickup: true, host: true, knowBeforeYouGo: true, bring: true })
          .nullable(),
        /** The same of one that is held until it is paid, without what only a ticket has. */
        held: bookingSchema
          .pick({ meetingPoint: true, pickup: true, host: true, knowBeforeYouGo: true, bring: true })
          .nullable(),
      }),
    ),
  })
  .openapi('Outcome')

/** The order is found by the visitor's own cookie or account, or by a signed return key, never by its reference alone. */
export const getOutcome = createRoute({
  method: 'get',
  path: '/checkout/outcome',
  tags: ['checkout'],
  summary: 'The outcome of the visitor’s latest order',
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
  responses: jsonResponse('Outcome', outcomeSchema),
})

/** 'Try Again' after a failed payment, and 'Pay now' for a reservation: a new attempt while the hold lasts. */
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
  responses: jsonResponse('Opened', placedSchema),
})

/** Places the order again with another way to pay; it replaces the unpaid one and keeps its seats. */
export const payOtherwise = createRoute({
  method: 'post',
  path: '/checkout/{reference}/pay-otherwise',
  tags: ['checkout'],
  summary: 'Pay an unpaid order in another way',
  request: {
    query,
    params: z.object({ reference: z.string().max(40) }),
    body: jsonBody(
      z.object({
        method: z.enum(['bank_transfer', 'pay_later']),
        idempotencyKey: z.string().min(8).max(128).openapi({ description: 'One per press of the button.' }),
      }),
    ),
  },
  responses: jsonResponse('Held', placedSchema),
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
  responses: jsonResponse(
    'The six nearest departures that have room, in order of time',
    z.object({ dates: z.array(otherDateSchema) }),
  ),
})

export const postRetry = createRoute({
  method: 'post',
  path: '/checkout/{reference}/items/{item}/retry',
  tags: ['checkout'],
  summary: 'Put what could not be booked into the cart for another date',
  request: {
    ...retryRequest,
    body: jsonBody(z.object({ departureId: z.int().positive() })),
  },
  responses: jsonResponse('The cart', cartSchema),
})
