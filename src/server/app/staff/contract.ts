import { createRoute, z } from '@hono/zod-openapi'
import { itemStates } from '#domain/item-states.ts'
import { orderStates } from '#domain/order-states.ts'
import { refundStates } from '#domain/refund-states.ts'
import { ticketRequest, ticketStateSchema } from '#server/booking/orders/contract.ts'
import { localeQuery } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const params = z.object({ reference: z.string().max(40) })
/** Staff sign in to nothing: each request carries a token of STAFF_TOKENS. */
const security = [{ staffToken: [] }]
const tags = ['staff']

export const staffOrderSchema = z
  .object({
    reference: z.string(),
    /** The code of the site where it was ordered. */
    site: z.string(),
    status: z.enum(orderStates),
    paymentMethod: z.string(),
    /** In which the buyer reads and writes. */
    language: z.enum(['ar', 'en']),
    guest: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    specialRequests: z.string(),
    currency: z.string(),
    totalMinor: z.int(),
    capturedMinor: z.int(),
    refundedMinor: z.int(),
    orderedAt: z.string(),
    /** When its places go back: the end of the time to answer, or to pay. */
    dueAt: z.string(),
    /** Whether it can be paid by a link now. */
    isPayable: z.boolean(),
    items: z.array(
      z.object({
        id: z.int(),
        status: z.enum(itemStates),
        title: z.string(),
        optionTitle: z.string(),
        supplier: z.string(),
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        travellers: z.int(),
        totalMinor: z.int(),
      }),
    ),
    refunds: z.array(z.object({ id: z.int(), amountMinor: z.int(), reason: z.string(), status: z.enum(refundStates) })),
    /** What has arrived by bank and what is missing, of an order that awaits a transfer. */
    transfer: z.object({ receivedMinor: z.int(), missingMinor: z.int() }).nullable(),
    /** What became of it, the oldest first. `actor`: buyer, provider, system, or staff:NAME. */
    events: z.array(
      z.object({
        at: z.string(),
        from: z.string().nullable(),
        to: z.string(),
        reason: z.string(),
        actor: z.string(),
      }),
    ),
  })
  .openapi('StaffOrder')

const answered = {
  200: { description: 'The order as it stands now', content: { 'application/json': { schema: staffOrderSchema } } },
}

export const listStaffOrders = createRoute({
  method: 'get',
  path: '/staff/orders',
  tags,
  security,
  summary: 'The orders that wait for staff',
  description:
    'The most urgent first, at most 200. on_hold: the supplier must answer. pay_later: reserved or confirmed, and not paid yet. late: money that came after its time, of a month. transfers: awaited by bank, or to be sent back.',
  request: { query: query.extend({ queue: z.enum(['on_hold', 'pay_later', 'late', 'transfers']) }) },
  responses: {
    200: {
      description: 'Orders',
      content: { 'application/json': { schema: z.object({ orders: z.array(staffOrderSchema) }) } },
    },
  },
})

export const confirmOrder = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/confirm',
  tags,
  security,
  summary: 'Confirm an order on hold',
  description: 'The buyer is sent a link to pay by, and has until dueAt.',
  request: { query, params },
  responses: answered,
})

export const rejectOrder = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/reject',
  tags,
  security,
  summary: 'Reject an order on hold',
  description: 'Its places are free again and the buyer is told.',
  request: {
    query,
    params,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            reason: z.string().trim().min(3).max(500).openapi({
              description: "The buyer reads it: in the order's language, please.",
              example: 'نفدت القوارب',
            }),
          }),
        },
      },
    },
  },
  responses: answered,
})

export const sendPaymentLink = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/payment-link',
  tags,
  security,
  summary: 'Send the buyer the link to pay again',
  description: 'At most five times an hour for one order.',
  request: { query, params },
  responses: answered,
})

export const redeemTicket = createRoute({
  method: 'post',
  path: '/staff/tickets/{code}/redeem',
  tags,
  security,
  summary: "Let a ticket's travellers in",
  description: 'Once: of two at the same moment one is told that it is used.',
  request: ticketRequest,
  responses: {
    200: { description: 'The ticket, used now', content: { 'application/json': { schema: ticketStateSchema } } },
  },
})

export const staffReviewSchema = z
  .object({
    id: z.int(),
    product: z.object({ code: z.string(), title: z.string() }),
    /** Of the order that was reviewed; null for what was not written by a buyer. */
    reference: z.string().nullable(),
    author: z.string(),
    rating: z.int(),
    language: z.enum(['ar', 'en']),
    travellerType: z.string(),
    title: z.string(),
    body: z.string(),
    /** Paths of this server at which its photos are seen whole. */
    photos: z.array(z.string()),
    status: z.enum(['waiting', 'published', 'rejected']),
    rejection: z.string().nullable(),
    writtenAt: z.string(),
    /** By whom of the staff, and when; null while nobody has. */
    judged: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .openapi('StaffReview')

export const listStaffReviews = createRoute({
  method: 'get',
  path: '/staff/reviews',
  tags,
  security,
  summary: 'The reviews that wait to be read by staff',
  description:
    'The longest waiting first, at most 200; or those that were published or rejected, the last judged first.',
  request: { query: query.extend({ status: z.enum(['waiting', 'published', 'rejected']).default('waiting') }) },
  responses: {
    200: {
      description: 'Reviews',
      content: { 'application/json': { schema: z.object({ reviews: z.array(staffReviewSchema) }) } },
    },
  },
})

const ofReview = z.object({ reviewId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const judged = {
  200: { description: 'The review as it stands now', content: { 'application/json': { schema: staffReviewSchema } } },
}

export const publishReview = createRoute({
  method: 'post',
  path: '/staff/reviews/{reviewId}/publish',
  tags,
  security,
  summary: 'Let a review be read by all',
  description: "From now on it counts in the product's rating.",
  request: { query, params: ofReview },
  responses: judged,
})

export const rejectReview = createRoute({
  method: 'post',
  path: '/staff/reviews/{reviewId}/reject',
  tags,
  security,
  summary: 'Reject a review, or take back one that was published',
  description: 'Its writer is shown the reason and may write it anew.',
  request: {
    query,
    params: ofReview,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            reason: z.string().trim().min(3).max(500).openapi({
              description: "The writer reads it: in the review's language, please.",
              example: 'فيه رقم هاتف',
            }),
          }),
        },
      },
    },
  },
  responses: judged,
})

export const refusalCodes = ['staff.token_invalid', 'staff.too_many_requests'] as const
