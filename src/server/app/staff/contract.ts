import { createRoute, z } from '@hono/zod-openapi'
import { itemStates } from '#domain/item-states.ts'
import { orderStates } from '#domain/order-states.ts'
import { refundStates } from '#domain/refund-states.ts'
import { ticketRequest, ticketStateSchema } from '#server/booking/orders/contract.ts'
import { jsonBody, jsonResponse, localeQuery, reasonSchema } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const params = z.object({ reference: z.string().max(40) })
/** Staff do not sign in: each request carries a token of STAFF_TOKENS. */
const security = [{ staffToken: [] }]
const tags = ['staff']

export const staffOrderSchema = z
  .object({
    reference: z.string(),
    /** The code of the site of the order. */
    site: z.string(),
    status: z.enum(orderStates),
    paymentMethod: z.string(),
    /** The buyer's language. */
    language: z.enum(['ar', 'en']),
    guest: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    currency: z.string(),
    totalMinor: z.int(),
    capturedMinor: z.int(),
    refundedMinor: z.int(),
    orderedAt: z.string(),
    /** When the seats are released: the deadline for the answer, or for the payment. */
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
        specialRequest: z.string(),
        totalMinor: z.int(),
      }),
    ),
    refunds: z.array(z.object({ id: z.int(), amountMinor: z.int(), reason: z.string(), status: z.enum(refundStates) })),
    /** Received and missing amounts of an order that awaits a transfer. */
    transfer: z.object({ receivedMinor: z.int(), missingMinor: z.int() }).nullable(),
    /** The oldest first. `actor`: buyer, provider, system, or staff:NAME. */
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

const answered = jsonResponse('The updated order', staffOrderSchema)

export const listStaffOrders = createRoute({
  method: 'get',
  path: '/staff/orders',
  tags,
  security,
  summary: 'Orders that await staff',
  description:
    'The most urgent first, at most 200. on_hold: the supplier must answer. pay_later: reserved or confirmed, and not paid yet. late: money that came after its time, of a month. transfers: awaited by bank, or to be sent back.',
  request: { query: query.extend({ queue: z.enum(['on_hold', 'pay_later', 'late', 'transfers']) }) },
  responses: jsonResponse('Orders', z.object({ orders: z.array(staffOrderSchema) })),
})

export const confirmOrder = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/confirm',
  tags,
  security,
  summary: 'Confirm an order for its supplier',
  description: 'The buyer is sent a payment link, valid until dueAt.',
  request: { query, params },
  responses: answered,
})

export const rejectOrder = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/reject',
  tags,
  security,
  summary: 'Reject an order for its supplier',
  description: 'The seats are released and the buyer is notified.',
  request: {
    query,
    params,
    body: jsonBody(
      z.object({
        reason: reasonSchema.openapi({
          description: "The buyer reads it: in the order's language, please.",
          example: 'نفدت القوارب',
        }),
      }),
    ),
  },
  responses: answered,
})

export const sendPaymentLink = createRoute({
  method: 'post',
  path: '/staff/orders/{reference}/payment-link',
  tags,
  security,
  summary: 'Send the payment link to the buyer again',
  description: 'At most five times an hour for one order.',
  request: { query, params },
  responses: answered,
})

export const redeemTicket = createRoute({
  method: 'post',
  path: '/staff/tickets/{code}/redeem',
  tags,
  security,
  summary: 'Redeem a ticket',
  description: 'A ticket can be redeemed once; of two concurrent requests one is refused.',
  request: ticketRequest,
  responses: jsonResponse('The redeemed ticket', ticketStateSchema),
})

export const staffReviewSchema = z
  .object({
    id: z.int(),
    product: z.object({ code: z.string(), title: z.string() }),
    /** Of the reviewed order; null for reviews not written by a buyer. */
    reference: z.string().nullable(),
    author: z.string(),
    rating: z.int(),
    language: z.enum(['ar', 'en']),
    travellerType: z.string(),
    title: z.string(),
    body: z.string(),
    /** Paths of the full-size photos on this server. */
    photos: z.array(z.string()),
    status: z.enum(['waiting', 'published', 'rejected']),
    rejection: z.string().nullable(),
    writtenAt: z.string(),
    /** The staff member's name and the time; null before moderation. */
    judged: z.object({ by: z.string(), at: z.string() }).nullable(),
    /** The host's answer, and who published it when. */
    reply: z.object({ text: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .openapi('StaffReview')

export const listStaffReviews = createRoute({
  method: 'get',
  path: '/staff/reviews',
  tags,
  security,
  summary: 'Reviews that await moderation',
  description:
    'The longest waiting first, at most 200; or those that were published or rejected, the last judged first.',
  request: { query: query.extend({ status: z.enum(['waiting', 'published', 'rejected']).default('waiting') }) },
  responses: jsonResponse('Reviews', z.object({ reviews: z.array(staffReviewSchema) })),
})

const ofReview = z.object({ reviewId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const judged = jsonResponse('The updated review', staffReviewSchema)

export const publishReview = createRoute({
  method: 'post',
  path: '/staff/reviews/{reviewId}/publish',
  tags,
  security,
  summary: 'Publish a review',
  description: "From now on it counts in the product's rating.",
  request: { query, params: ofReview },
  responses: judged,
})

export const rejectReview = createRoute({
  method: 'post',
  path: '/staff/reviews/{reviewId}/reject',
  tags,
  security,
  summary: 'Reject a review, also after publication',
  description: 'The author sees the reason and may write another review.',
  request: {
    query,
    params: ofReview,
    body: jsonBody(
      z.object({
        reason: reasonSchema.openapi({
          description: "The writer reads it: in the review's language, please.",
          example: 'فيه رقم هاتف',
        }),
      }),
    ),
  },
  responses: judged,
})

export const replyToReview = createRoute({
  method: 'post',
  path: '/staff/reviews/{reviewId}/reply',
  tags,
  security,
  summary: 'Publish the host’s answer to a published review',
  description: 'Replaces an earlier answer. An empty text removes it.',
  request: {
    query,
    params: ofReview,
    body: jsonBody(
      z.object({
        text: z.string().trim().max(2000).openapi({
          description: 'Shown under the review, in the language in which it is written.',
          example: 'نعتذر عن التأخير. زدنا سيارة ثانية منذ ذلك اليوم.',
        }),
      }),
    ),
  },
  responses: judged,
})
