import { createRoute, z } from '@hono/zod-openapi'
import { MOST_QUOTABLE } from '#domain/most-quotable.ts'
import { orderStates } from '#domain/order-states.ts'
import { quoteTransitions, type QuoteState } from '#domain/quote-states.ts'
import {
  assigneeFields,
  assignmentBody,
  inboxQuery,
  noteBody,
  notesSchema,
} from '#server/app/console/inbox/contract.ts'
import { jsonBody, jsonResponse, localeQuery, moneySchema, reasonSchema } from '#server/kernel/contract.ts'
import { instant, language, pageOf, tags, wordsSchema } from '#server/staff/contract.ts'

const state = z.enum(Object.keys(quoteTransitions) as [QuoteState, ...QuoteState[]])
const ofQuote = z.object({ reference: z.string().max(40) })
const seen = z
  .object({ state, number: z.int().min(0) })
  .openapi({ description: 'The state and the number of the latest quote as they were shown.' })

const writtenBy = z.string().nullable().openapi({ description: 'Who wrote it for the guest. Null: the guest did.' }) // prettier-ignore

export const deskQuoteRowSchema = z
  .object({
    reference: z.string(),
    state,
    language,
    requestedAt: instant,
    title: wordsSchema,
    city: wordsSchema,
    guest: z.string().nullable().openapi({ description: 'Null without the permission to see guests.' }),
    wishedDate: z.string().nullable(),
    isFlexible: z.boolean(),
    travellers: z.int(),
    budget: moneySchema.nullable(),
    price: moneySchema.nullable().openapi({ description: 'Of the latest quote.' }),
    validUntil: instant.nullable(),
    message: z.string().openapi({ description: 'The beginning.' }),
    writtenBy,
    assignee: z.string().nullable(),
  })
  .openapi('DeskQuoteRow')

const offer = {
  priceMinor: z.int().openapi({ description: "For the whole group, in the activity's currency." }),
  localDate: z.string().max(10),
  localTime: z.string().max(5),
  includes: z.object({ ar: z.string().optional(), en: z.string().optional() }).openapi({
    description: 'What is included, one item a line.',
  }),
  message: z.string(),
  validDays: z.int().openapi({ description: 'At most until the start.' }),
}

export const listQuotes = createRoute({
  method: 'get',
  path: '/console/quotes',
  tags,
  summary: 'Quote requests',
  description: 'In pages of 50: those that wait for an answer by age, the others by the latest.',
  request: {
    query: inboxQuery(
      z.enum(['waiting', 'answered', 'booked', 'unbooked']).default('waiting').openapi({
        description: 'Unbooked: declined, turned down or expired.',
      }),
    ),
  },
  responses: jsonResponse('Quote requests', pageOf(deskQuoteRowSchema, z.int())),
})

export const deskQuoteSchema = z
  .object({
    reference: z.string(),
    state,
    language,
    requestedAt: instant,
    title: wordsSchema,
    city: wordsSchema,
    zone: z.string(),
    currency: z.string().openapi({ description: "Of the price: the activity's." }),
    guest: z.object({ name: z.string(), email: z.string(), phone: z.string(), country: z.string() }).nullable(),
    wishedDate: z.string().nullable(),
    isFlexible: z.boolean(),
    travellers: z.int(),
    budget: moneySchema.nullable(),
    message: z.string(),
    writtenBy,
    reason: z.string().openapi({ description: 'Why it was declined.' }),
    quotes: z
      .array(
        z.object({
          number: z.int(),
          price: moneySchema,
          travellers: z.int(),
          localDate: z.string(),
          localTime: z.string(),
          includes: z.object({ ar: z.string().optional(), en: z.string().optional() }),
          message: z.string(),
          validUntil: instant,
          madeAt: instant,
        }),
      )
      .openapi({ description: 'The latest first.' }),
    order: z.object({ reference: z.string(), state: z.enum(orderStates) }).nullable(),
    ...assigneeFields,
    notes: notesSchema,
    acts: z.array(z.enum(['answer', 'decline'])).openapi({ description: 'What can be done now.' }),
  })
  .openapi('DeskQuote')

export const listQuotable = createRoute({
  method: 'get',
  path: '/console/quotes/products',
  tags,
  summary: 'The activities for which a quote can be written',
  request: {
    query: z.object({
      q: z.string().max(100).default('').openapi({ description: 'A part of the title, the city or the supplier.' }),
      locale: localeQuery,
    }),
  },
  responses: jsonResponse(
    `At most ${MOST_QUOTABLE}, by title`,
    z.object({
      products: z.array(
        z.object({ id: z.int(), title: wordsSchema, city: wordsSchema, supplier: wordsSchema, currency: z.string() }),
      ),
    }),
  ),
})

const typed = z.string().max(500)

export const writeQuote = createRoute({
  method: 'post',
  path: '/console/quotes',
  tags,
  summary: 'Write a quote for a guest who has not requested one, such as a caller',
  description: 'Stores a request and its quote, and mails the guest the quote with its link.',
  request: {
    body: jsonBody(
      z.object({
        key: z.uuid().openapi({ description: 'A new one for each quote; the same key returns the same quote.' }),
        productId: z.int().min(1),
        firstName: typed,
        lastName: typed,
        email: typed,
        phoneNumber: typed.openapi({ description: 'Without a calling code: of the activity’s country.' }),
        language: language.openapi({ description: 'In which the guest is written to.' }),
        ...offer,
        travellers: z.int(),
      }),
    ),
  },
  responses: jsonResponse('The quote', z.object({ reference: z.string() })),
})

const theQuote = jsonResponse('The request with its quotes', deskQuoteSchema)

export const getQuote = createRoute({
  method: 'get',
  path: '/console/quotes/{reference}',
  tags,
  summary: 'A quote request with its quotes',
  request: { params: ofQuote },
  responses: theQuote,
})

export const answerQuote = createRoute({
  method: 'post',
  path: '/console/quotes/{reference}/answer',
  tags,
  summary: 'Answer a request with a quote',
  description: 'Replaces an earlier quote. The guest is mailed the quote with its link.',
  request: {
    params: ofQuote,
    body: jsonBody(
      z.object({
        ...offer,
        travellers: z.int().nullable().openapi({ description: 'Null: as requested.' }),
        seen,
      }),
    ),
  },
  responses: theQuote,
})

export const declineQuote = createRoute({
  method: 'post',
  path: '/console/quotes/{reference}/decline',
  tags,
  summary: 'Decline a request, or withdraw a quote that was not accepted',
  description: 'The guest is mailed the reason.',
  request: {
    params: ofQuote,
    body: jsonBody(
      z.object({
        reason: reasonSchema.openapi({ description: "In the guest's language, please." }),
        seen,
      }),
    ),
  },
  responses: theQuote,
})

export const addQuoteNote = createRoute({
  method: 'post',
  path: '/console/quotes/{reference}/notes',
  tags,
  summary: 'Add a note for the team to a quote request',
  description: 'The guest does not see it. It is deleted when the guest is anonymised.',
  request: { params: ofQuote, body: jsonBody(noteBody) },
  responses: theQuote,
})

export const assignQuote = createRoute({
  method: 'put',
  path: '/console/quotes/{reference}/assignee',
  tags,
  summary: 'Assign a quote request to a person, or remove the assignment',
  request: { params: ofQuote, body: jsonBody(assignmentBody) },
  responses: theQuote,
})
