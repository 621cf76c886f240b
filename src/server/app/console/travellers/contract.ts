import { createRoute, z } from '@hono/zod-openapi'
import { quoteTransitions, type QuoteState } from '#domain/quote-states.ts'
import { reviewTransitions, type ReviewState } from '#domain/review-states.ts'
import { deskRowSchema } from '#server/app/console/orders/lists/contract.ts'
import { jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { done, instant, language, tags, wordsSchema } from '#server/staff/contract.ts'

const quoteState = z.enum(Object.keys(quoteTransitions) as [QuoteState, ...QuoteState[]])
const reviewState = z.enum(Object.keys(reviewTransitions) as [ReviewState, ...ReviewState[]])
const ofTraveller = z.object({
  reference: z.string().max(40).openapi({ description: 'Of any order of the traveller: their address is in no URL.' }),
})

export const travellerSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    language,
    account: z
      .object({
        since: instant,
        language,
        isConfirmed: z.boolean().openapi({ description: 'The mailbox was verified.' }),
      })
      .nullable(),
    ahead: z.int().openapi({ description: 'Of the orders, those to come: the first ones.' }),
    orders: z.array(deskRowSchema).openapi({ description: 'At most 200.' }),
    quotes: z
      .array(
        z.object({
          reference: z.string(),
          state: quoteState,
          title: wordsSchema,
          travellers: z.int(),
          requestedAt: instant,
        }),
      )
      .nullable()
      .openapi({ description: 'Null, as the next two, for people who do not see the list of them.' }),
    messages: z
      .array(
        z.object({ id: z.int(), topic: z.string(), excerpt: z.string(), isClosed: z.boolean(), writtenAt: instant }),
      )
      .nullable(),
    reviews: z
      .array(
        z.object({
          id: z.int(),
          state: reviewState,
          rating: z.int(),
          title: z.string(),
          activity: wordsSchema,
          writtenAt: instant,
        }),
      )
      .nullable(),
    privacy: z
      .object({
        orders: z.int().openapi({ description: 'That export and deletion concern.' }),
        ahead: z.int().openapi({ description: 'Bookings to come, which prevent the deletion.' }),
        invoices: z.int().openapi({ description: 'Orders whose tax invoice has to be retained.' }),
        ofOthers: z
          .int()
          .openapi({ description: 'Orders with the address, of another account: they stay as they are.' }),
      })
      .nullable()
      .openapi({ description: 'Null for people who may neither export nor delete.' }),
  })
  .openapi('Traveller')

export const getTraveller = createRoute({
  method: 'get',
  path: '/console/travellers/{reference}',
  tags,
  summary: 'Everything of one email address',
  description: 'The address of an order: its orders, quote requests, messages, reviews and account.',
  request: { params: ofTraveller },
  responses: jsonResponse('The traveller', travellerSchema),
})

export const exportTraveller = createRoute({
  method: 'post',
  path: '/console/travellers/{reference}/export',
  tags,
  summary: 'What is stored about a traveller, as a file',
  description: 'Streamed, in the language of the person who exports. Takes a fresh proof of identity. Twenty an hour.',
  request: { params: ofTraveller },
  responses: { 200: { description: 'JSON', content: { 'application/json': { schema: z.unknown() } } } },
})

export const deleteTraveller = createRoute({
  method: 'post',
  path: '/console/travellers/{reference}/delete',
  tags,
  summary: 'Delete what no law requires, as the traveller requested',
  description: 'Refused while bookings are ahead. Takes a fresh proof of identity.',
  request: {
    params: ofTraveller,
    body: jsonBody(
      z.object({
        reason: reasonSchema,
        seenOrders: z.int().min(0).openapi({ description: 'The orders that it concerns, as they were shown.' }),
      }),
    ),
  },
  responses: done,
})
