import { createRoute, z } from '@hono/zod-openapi'
import {
  jsonBody,
  jsonResponse,
  localeQuery,
  moneySchema,
  pictureSchema,
  refundStepSchema,
} from '#server/kernel/contract.ts'
import { promoViewSchema } from './promotions/contract.ts'

export const priceLineSchema = z
  .object({
    kind: z.enum(['unit', 'extra', 'pickup', 'date_change']),
    title: z.string(),
    quantity: z.int(),
    unitMinor: z.int(),
    totalMinor: z.int(),
    originalTotalMinor: z.int(),
  })
  .openapi('PriceLine')

export const quantities = z
  .record(z.string().regex(/^\d{1,15}$/), z.int().min(0).max(1000))
  .openapi({ description: 'Quantity by the id of the unit or extra.', example: { '12': 2 } })

export const unitsQuery = z
  .string()
  .max(400)
  .regex(/^\d{1,15}:\d{1,4}(,\d{1,15}:\d{1,4})*$/)
  .optional()
  .openapi({
    description: 'Wished quantities by the id of the unit, all of them; absent: as booked.',
    example: '12:2,13:1',
  })

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
    /** When and where, for the plan of the cart: from the pick-up, if there is one, to the end. */
    visit: z.object({
      startsAt: z.string().openapi({ description: 'Of the pick-up, if there is one.' }),
      endsAt: z.string(),
      busyUntil: z
        .string()
        .openapi({ description: 'Until then nothing else can be done; of a stay only to its start.' }),
      city: z.int(),
      zone: z.string(),
      lat: z.number(),
      lng: z.number(),
    }),
    duration: z.int(),
    rate: z.enum(['once', 'daily', 'nightly']),
    pricingPer: z.enum(['person', 'item']),
    travellers: z.int().openapi({ description: 'Where units are shared: `partySize`, or the most who can come.' }),
    partySize: z.int().nullable().openapi({
      description:
        'How many people come, where units are shared, as tents and cars are. Null: not asked, or never said.',
    }),
    /** The most travellers that one booking may have. */
    capacity: z.int(),
    units: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        title: z.string(),
        quantity: z.int(),
        minQuantity: z.int(),
        maxQuantity: z.int().nullable(),
        /** In years; null without a limit. */
        minAge: z.int().nullable(),
        maxAge: z.int().nullable(),
        travellers: z.int(),
      }),
    ),
    extras: z.array(z.object({ id: z.int(), title: z.string(), quantity: z.int() })),
    /** With its time on the clock of the place, which may be on the day before. */
    pickup: z
      .object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        asksPlace: z
          .boolean()
          .openapi({ description: 'Whether an order needs `pickupPlaces` for it, such as a hotel.' }),
        localDate: z.string(),
        localTime: z.string(),
      })
      .nullable(),
    guideLanguage: z
      .string()
      .nullable()
      .openapi({ description: 'Of the guide, as it was chosen: a code such as `ar`. Null: nobody was asked.' }),
    isAvailable: z.boolean(),
    /** Why not: a refusal code. */
    unavailableReason: z.string().nullable(),
    /** The most, or least, that the reason speaks of; null if it speaks of none. */
    unavailableLimit: z.int().nullable(),
    lines: z.array(priceLineSchema),
    currency: z.string(),
    totalMinor: z.int(),
    originalMinor: z.int(),
    /** What the promo code takes off the total: at checkout; in the cart /cart/promo says it. */
    discountMinor: z.int(),
    /** The total when it was last seen, in the same currency. */
    seenMinor: z.int(),
    /** What cancelling would refund from now on, step by step; the first applies now, the last ends with the start. Of the discounted price at checkout. */
    cancellation: z.object({
      currency: z.string(),
      steps: z.array(refundStepSchema),
    }),
    payLater: z.boolean(),
    needsConfirmation: z.boolean(),
  })
  .openapi('CartItem')

export const cartSchema = z
  .object({
    /** In order of time. */
    items: z.array(cartItemSchema),
    /** Between items: two at the same time, an overlap, a way that cannot be done in time, a stay that would be left for it, or the free time. Of items that can be booked. */
    notes: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
        kind: z.enum(['same_start', 'overlap', 'two_cities', 'too_far', 'away', 'free']),
        minutes: z
          .int()
          .openapi({ description: 'Free between the two, negative if they overlap; `away`: since the check-in.' }),
      }),
    ),
    notice: z.enum(['none', 'all_unavailable', 'some_unavailable', 'some_changed', 'unavailable_and_changed']),
    /** The visitor's; of the sums and of every item. */
    currency: z.string(),
    originalMinor: z.int(),
    totalMinor: z.int(),
    /** The stored code; /cart/promo says whether it applies. */
    promoCode: z.string().nullable(),
    /** What will be charged: the total in `currency`, or in the site's default where that cannot be charged. */
    charged: moneySchema,
  })
  .openapi('Cart')

/** The response to a change: everything that a page shows of a cart, which saves it further requests. */
export const changedCartSchema = cartSchema
  .extend({
    /** What the cart's promo code takes off now; null when the cart has none. */
    promo: promoViewSchema.nullable(),
  })
  .openapi('ChangedCart')

const answer = jsonResponse('The cart, checked again', cartSchema)
const changed = jsonResponse('The cart, checked again', changedCartSchema)
const query = z.object({ locale: localeQuery })

const chosenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .openapi({ description: 'Of the guide: one of the product’s `guideLanguages`.', example: 'ar' })

const chosenPartySize = z.int().min(1).max(1000).nullable().openapi({
  description:
    'How many people come, where the chosen units are shared by several, as tents, boats and cars: at most as many as these take. Without effect where the units are the people. Null: not known.',
  example: 4,
})

export const newItemSchema = z.object({
  optionId: z.int().positive(),
  departureId: z.int().positive(),
  duration: z.int().min(1).max(60).default(1),
  units: quantities,
  extras: quantities.default({}),
  pickupPointId: z.int().positive().nullable().default(null),
  guideLanguage: chosenLanguage.nullable().default(null),
  partySize: chosenPartySize.default(null),
  intent: z.enum(['add', 'book']).default('add').openapi({
    description:
      'If the departure is in the cart already, in this language: `add` adds the people up, `book` puts this in the place of what is there.',
  }),
})

/** Absent values do not change. */
export const itemChangeSchema = z.object({
  departure: z
    .object({ optionId: z.int().positive(), departureId: z.int().positive() })
    .optional()
    .openapi({ description: 'Another option needs `units` too: each has its own.' }),
  duration: z.int().min(1).max(60).optional(),
  units: quantities.optional(),
  extras: quantities.optional(),
  pickupPointId: z.int().positive().nullable().optional(),
  guideLanguage: chosenLanguage.optional(),
  partySize: chosenPartySize.optional(),
})

export const getCart = createRoute({
  method: 'get',
  path: '/cart',
  tags: ['cart'],
  summary: 'The cart of this visitor, every item checked again',
  request: { query },
  responses: answer,
})

export const changeItem = createRoute({
  method: 'patch',
  path: '/cart/items/{id}',
  tags: ['cart'],
  summary: 'Change an item: people, extras, pick-up, language of the guide, number of people, or the departure',
  request: {
    query,
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: jsonBody(itemChangeSchema),
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

/** Accepts the notice: removes unavailable items and records the new prices as seen. */
export const acceptChanges = createRoute({
  method: 'post',
  path: '/cart/accept-changes',
  tags: ['cart'],
  summary: 'Accept new prices and drop what is gone',
  request: { query },
  responses: changed,
})
