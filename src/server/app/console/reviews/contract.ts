import { createRoute, z } from '@hono/zod-openapi'
import { contactKinds } from '#domain/contacts-in-text.ts'
import { reviewTransitions, type ReviewState } from '#domain/review-states.ts'
import { jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { id, instant, language, nextOfPage, pageOf, tags, wordsSchema } from '#server/staff/contract.ts'

const state = z.enum(Object.keys(reviewTransitions) as [ReviewState, ...ReviewState[]])
const ofReview = z.object({ reviewId: id })
const seenState = state.openapi({ description: 'The state that was shown.' })
const contacts = z.array(z.enum(contactKinds)).openapi({
  description: 'Contact details in the text, which do not belong in a review.',
})

export const listReviews = createRoute({
  method: 'get',
  path: '/console/reviews',
  tags,
  summary: 'Reviews',
  description: 'In pages of 50: those that wait by age, the others by the latest decision.',
  request: {
    query: z.object({
      state: state.default('waiting'),
      after: nextOfPage,
    }),
  },
  responses: jsonResponse(
    'Reviews',
    pageOf(
      z
        .object({
          id: z.int(),
          author: z.string(),
          rating: z.int(),
          language,
          product: wordsSchema,
          title: z.string(),
          excerpt: z.string(),
          photos: z.int(),
          contacts,
          hasReply: z.boolean(),
          writtenAt: instant,
        })
        .openapi('DeskReviewRow'),
      z.int(),
    ),
  ),
})

const decision = z.object({ by: z.string(), at: instant })

export const deskReviewSchema = z
  .object({
    id: z.int(),
    state,
    author: z.string(),
    rating: z.int(),
    language,
    travellerType: z.string(),
    product: wordsSchema,
    reference: z.string().nullable().openapi({ description: 'Of the order; null for reviews not written by a buyer.' }),
    title: z.string(),
    body: z.string(),
    photos: z.array(z.string()).openapi({ description: 'Paths on this server.' }),
    contacts,
    writtenAt: instant,
    judged: decision.nullable(),
    rejection: z.string().nullable(),
    reply: decision.extend({ text: z.string() }).nullable(),
    acts: z.array(z.enum(['publish', 'reject', 'reply'])).openapi({ description: 'What can be done now.' }),
  })
  .openapi('DeskReview')

const theReview = jsonResponse('The review', deskReviewSchema)

export const getReview = createRoute({
  method: 'get',
  path: '/console/reviews/{reviewId}',
  tags,
  summary: 'A review',
  request: { params: ofReview },
  responses: theReview,
})

export const publishReview = createRoute({
  method: 'post',
  path: '/console/reviews/{reviewId}/publish',
  tags,
  summary: 'Publish a review',
  description: "From now on it counts in the product's rating.",
  request: { params: ofReview, body: jsonBody(z.object({ seenState })) },
  responses: theReview,
})

export const rejectReview = createRoute({
  method: 'post',
  path: '/console/reviews/{reviewId}/reject',
  tags,
  summary: 'Reject a review, or hide a published one',
  description: 'The author sees the reason and may write another review.',
  request: {
    params: ofReview,
    body: jsonBody(
      z.object({
        seenState,
        reason: reasonSchema.openapi({ description: "In the review's language, please." }),
      }),
    ),
  },
  responses: theReview,
})

export const replyToReview = createRoute({
  method: 'put',
  path: '/console/reviews/{reviewId}/reply',
  tags,
  summary: "Publish the host's reply to a published review",
  description: 'Replaces an earlier reply. An empty text removes it.',
  request: {
    params: ofReview,
    body: jsonBody(
      z.object({
        text: z.string().trim().max(2000),
        seenReply: z.string().nullable().openapi({ description: 'The reply that was shown; null: none.' }),
      }),
    ),
  },
  responses: theReview,
})
