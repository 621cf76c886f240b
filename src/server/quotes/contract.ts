import { createRoute, z } from '@hono/zod-openapi'
import {
  cardRefusalSchema,
  knownGuest,
  paymentMethodSchema,
  placedSchema,
  placeOrderSchema,
  typedGuest,
} from '#server/booking/checkout/contract.ts'
import {
  cancellationRuleSchema,
  deadlineSchema,
  jsonBody,
  jsonResponse,
  localeQuery,
  moneySchema,
  pictureSchema,
} from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const params = z.object({ reference: z.string().max(40) })
/** The key of the signed link; without it the quote must belong to the signed-in user. */
const keyed = query.extend({ key: z.string().max(200).optional() })

/** Within what time requests are usually answered; null: unknown. */
const answerTimeSchema = z.object({ unit: z.enum(['hours', 'days']), count: z.int() }).nullable()

export const quoteFormSchema = z
  .object({
    /** The first and the last possible day, on the city's calendar. */
    firstDate: z.string(),
    lastDate: z.string(),
    leastTravellers: z.int(),
    mostTravellers: z.int(),
    /** The currency of the budget. */
    currency: z.string(),
    answerTime: answerTimeSchema,
    ...knownGuest,
  })
  .openapi('QuoteForm')

export const quoteRequestBody = z.object({
  productId: z.int(),
  /** YYYY-MM-DD, or empty for any date. */
  wishedDate: z.string().max(100),
  isFlexible: z.boolean(),
  travellers: z.int(),
  /** As typed: '1500', '1500.50'; empty for none. */
  budget: z.string().max(100),
  message: z.string().max(10_000),
  ...typedGuest,
  /** Honeypot: hidden from people, filled in by bots. Must stay empty. */
  website: z.string().max(500).default(''),
})

/** As an instant, and on the clock of the activity's city. */
const onCityClock = deadlineSchema.omit({ cityName: true })

export const quoteRequestSchema = z
  .object({
    reference: z.string(),
    /** Opens the quote without signing in. */
    key: z.string(),
    status: z.enum([
      'received',
      'answered',
      'accepted',
      'booked',
      'declined_by_operator',
      'declined_by_buyer',
      'expired',
    ]),
    requestedOn: z
      .string()
      .openapi({ description: "A day, on the clock of the activity's city.", example: '2026-12-01' }),
    title: z.string(),
    slug: z.string(),
    citySlug: z.string(),
    cityName: z.string(),
    picture: pictureSchema,
    wishedDate: z.string().nullable(),
    isFlexible: z.boolean(),
    travellers: z.int(),
    budget: moneySchema.nullable(),
    message: z.string(),
    guest: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    /** The latest one, even if it is no longer valid. */
    quote: z
      .object({
        number: z.int(),
        price: moneySchema,
        travellers: z.int(),
        localDate: z.string(),
        localTime: z.string(),
        /** In the visitor's language if available. */
        includes: z.string(),
        message: z.string(),
        validUntil: onCityClock,
      })
      .nullable(),
    cancellation: z.array(cancellationRuleSchema),
    /** The operator's reason for declining. */
    reason: z.string(),
    /** The order of the acceptance. */
    order: z
      .object({
        reference: z.string(),
        key: z.string(),
        isTransfer: z.boolean(),
        /** When the hold ends; null if it is over. */
        heldUntil: onCityClock.nullable(),
      })
      .nullable(),
  })
  .openapi('QuoteRequest')

export const quotePageSchema = quoteRequestSchema
  .extend({
    /** Payment methods while the quote is valid; otherwise empty. */
    methods: z.array(paymentMethodSchema),
    cardRefusal: cardRefusalSchema,
    answerTime: answerTimeSchema,
    /** Whether the buyer can get WhatsApp messages too. */
    offersWhatsapp: z.boolean(),
  })
  .openapi('QuotePage')

export const getQuoteForm = createRoute({
  method: 'get',
  path: '/quote-form',
  tags: ['quotes'],
  summary: 'The data of the quote request form',
  request: { query: query.extend({ product: z.coerce.number().int().min(1) }) },
  responses: jsonResponse('The bounds and what is known.', quoteFormSchema),
})

export const postQuote = createRoute({
  method: 'post',
  path: '/quotes',
  tags: ['quotes'],
  summary: 'Request a quote for an activity without a fixed price',
  request: {
    query,
    headers: z.object({
      'idempotency-key': z
        .string()
        .min(8)
        .max(128)
        .openapi({ description: 'A new key for each submission; the same key returns the same result.' }),
    }),
    body: jsonBody(quoteRequestBody),
  },
  responses: jsonResponse(
    'It was stored; buyer and operator are written to.',
    z.object({ reference: z.string(), key: z.string() }).openapi('QuoteRequested'),
  ),
})

/** The pair opens the request like the link in its mail. */
export const findQuote = createRoute({
  method: 'post',
  path: '/quotes/find',
  tags: ['quotes'],
  summary: 'Find a quote request by its reference and email',
  request: {
    body: jsonBody(z.object({ reference: z.string().max(200), email: z.string().max(254) })),
  },
  responses: jsonResponse('The key of the signed link', z.object({ reference: z.string(), key: z.string() })),
})

export const listQuotes = createRoute({
  method: 'get',
  path: '/quotes',
  tags: ['quotes'],
  summary: 'The quote requests and quotes of the signed-in user and of this browser, newest first',
  request: { query },
  responses: jsonResponse(
    'Quote requests.',
    z.object({
      /** None without a session. */
      quotes: z.array(quoteRequestSchema),
      /** Made in this browser, and not of the account. */
      onThisDevice: z.array(quoteRequestSchema),
    }),
  ),
})

export const getQuote = createRoute({
  method: 'get',
  path: '/quotes/{reference}',
  tags: ['quotes'],
  summary: 'One quote request, for its owner or by its signed link',
  request: { params, query: keyed },
  responses: jsonResponse('The quote request.', quotePageSchema),
})

export const acceptBody = z.object({
  /** The number of the quote that the buyer saw: a newer one must be shown first. */
  quoteNumber: z.int(),
  /** One of the quote's methods; never pay later. */
  method: placeOrderSchema.shape.method,
  acceptsTerms: z.boolean(),
  /** Whether the buyer also wants the order's messages by WhatsApp. */
  alsoByWhatsapp: z.boolean().default(false),
})

export const postAcceptance = createRoute({
  method: 'post',
  path: '/quotes/{reference}/accept',
  tags: ['quotes'],
  summary:
    'Accept a quote: reserves its seats, creates the order and opens the payment; repeating it returns the same order',
  request: {
    params,
    query: keyed,
    body: jsonBody(acceptBody),
  },
  responses: jsonResponse('Held.', placedSchema),
})

export const turnDownBody = z.object({
  /** The number of the quote that the buyer saw, null for none: a newer one must be shown first. */
  quoteNumber: z.int().nullable(),
})

export const postTurnDown = createRoute({
  method: 'post',
  path: '/quotes/{reference}/turn-down',
  tags: ['quotes'],
  summary: 'Decline a quote, or withdraw a request that has none yet',
  request: { params, query: keyed, body: jsonBody(turnDownBody) },
  responses: jsonResponse('The quote request after the change.', quoteRequestSchema),
})
