import { createRoute, z } from '@hono/zod-openapi'
import { jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { id, instant, tags } from '#server/staff/contract.ts'
import { deskOrderSchema } from './detail-contract.ts'

const reference = z.string().max(40)
const ofOrder = z.object({ reference })
const theOrder = jsonResponse('The order', deskOrderSchema)

export const getOrder = createRoute({
  method: 'get',
  path: '/console/orders/{reference}',
  tags,
  summary: 'An order with its timeline',
  request: { params: ofOrder },
  responses: theOrder,
})

export const confirmOrder = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/confirm',
  tags,
  summary: 'Confirm a request for its supplier',
  description: 'The guest is mailed the payment link.',
  request: { params: ofOrder },
  responses: theOrder,
})

export const rejectOrder = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/reject',
  tags,
  summary: 'Reject a request for its supplier',
  description: 'The seats are released and the guest is mailed the reason.',
  request: { params: ofOrder, body: jsonBody(z.object({ reason: reasonSchema })) },
  responses: theOrder,
})

export const sendPaymentLink = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/payment-link',
  tags,
  summary: 'Mail the payment link again',
  description: 'At most five times an hour.',
  request: { params: ofOrder },
  responses: theOrder,
})

export const resendConfirmation = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/confirmation',
  tags,
  summary: 'Mail the confirmation with its tickets again',
  description: "To the guest's address, at most five times an hour.",
  request: { params: ofOrder },
  responses: theOrder,
})

export const addNote = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/notes',
  tags,
  summary: 'Add a note',
  description:
    'The guest does not see it. A note of the marketplace is seen by suppliers only if it is for them; one of a supplier by the ' +
    'marketplace and that supplier.',
  request: {
    params: ofOrder,
    body: jsonBody(
      z.object({
        text: z.string().trim().min(1).max(2000),
        isForSuppliers: z
          .boolean()
          .default(false)
          .openapi({ description: 'Suppliers of the order see it too. Without effect for a supplier.' }),
      }),
    ),
  },
  responses: theOrder,
})

const staffId = z.int().min(1).nullable()
const seenStaffId = staffId.openapi({ description: 'The assignee that was shown.' })

export const assignOrder = createRoute({
  method: 'put',
  path: '/console/orders/{reference}/assignee',
  tags,
  summary: 'Assign an order to a person, or remove the assignment',
  description: 'Returns 409 with the current assignee and who assigned it if the assignee is not `seenStaffId`.',
  request: { params: ofOrder, body: jsonBody(z.object({ staffId, seenStaffId })) },
  responses: theOrder,
})

const refundRange = z.object({ leastMinor: z.int(), mostMinor: z.int() })
const ofItem = z.object({ reference, itemId: id })

export const confirmItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/confirm',
  tags,
  summary: 'Confirm one activity of a request for its supplier',
  description: 'Once every activity has an answer, the guest is mailed the payment link for those that were confirmed.',
  request: { params: ofItem },
  responses: theOrder,
})

export const rejectItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/reject',
  tags,
  summary: 'Reject one activity of a request for its supplier',
  description:
    'Its seats are released. Once every activity has an answer, the guest is mailed what was confirmed and what was not.',
  request: { params: ofItem, body: jsonBody(z.object({ reason: reasonSchema })) },
  responses: theOrder,
})

export const previewCancellation = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/cancellation',
  tags,
  summary: 'What cancelling an activity refunds now',
  description: 'By its policy, and what the person may refund instead. Money in the currency of the order.',
  request: { params: ofItem },
  responses: jsonResponse(
    'The refund',
    z.object({
      currency: z.string(),
      isPaid: z.boolean(),
      hasBegun: z.boolean().openapi({ description: 'Its seats cannot be sold again.' }),
      paidMinor: z.int(),
      refundMinor: z.int(),
      keptMinor: z.int(),
      zone: z.string(),
      steps: z.array(z.object({ until: instant, percentage: z.int(), refundMinor: z.int() })),
      isByPolicy: z
        .boolean()
        .openapi({ description: 'The person may cancel it by its policy. Always false after its start.' }),
      wholeMinor: z.int().openapi({ description: 'All that was paid and not given back.' }),
      free: refundRange
        .nullable()
        .openapi({ description: 'The sums that the person may refund instead of the one of the policy.' }),
    }),
  ),
})

export const cancelItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/cancel',
  tags,
  summary: 'Cancel an activity',
  description:
    'The seats are released, the refund is sent and the guest is mailed. Another refund than the one of the policy takes ' +
    'the permission to give refunds and a fresh proof of identity.',
  request: {
    params: ofItem,
    body: jsonBody(
      z.object({
        reason: reasonSchema,
        refund: z
          .enum(['policy', 'whole', 'sum'])
          .openapi({ description: 'By the policy, all that was paid, or another sum.' }),
        refundMinor: z.int().min(0).openapi({ description: 'The refund that was shown, or the sum.' }),
      }),
    ),
  },
  responses: theOrder,
})

export const previewRefund = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/refund',
  tags,
  summary: 'What can be refunded for an activity that is cancelled or took place',
  description: 'As goodwill, of what was paid and is not refunded yet. Money in the currency of the order.',
  request: { params: ofItem },
  responses: jsonResponse(
    'The refund',
    z.object({
      currency: z.string(),
      paidMinor: z.int(),
      backMinor: z.int().openapi({ description: 'Refunded already, except for a cheaper date; sent or due.' }),
      leftMinor: z.int().openapi({ description: 'All that can still be refunded.' }),
      range: refundRange.nullable().openapi({ description: 'What the person may refund.' }),
    }),
  ),
})

export const refundItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/refund',
  tags,
  summary: 'Refund an activity that is cancelled or took place, as goodwill',
  description:
    'The activity keeps its state, the refund is sent and the guest is mailed. Takes the permission to give refunds and a fresh proof of identity.',
  request: {
    params: ofItem,
    body: jsonBody(
      z.object({
        reason: reasonSchema,
        refundMinor: z.int().min(1),
        seenLeftMinor: z.int().min(0).openapi({ description: 'What was shown as left.' }),
      }),
    ),
  },
  responses: theOrder,
})

const guestSchema = z.object({
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(300),
  phoneNumber: z.string().max(80).openapi({ description: 'Without a calling code it is of the country of the order.' }),
})

export const changeGuest = createRoute({
  method: 'put',
  path: '/console/orders/{reference}/guest',
  tags,
  summary: "Change the guest's name, email and phone",
  description:
    'The guest is mailed; if the email changes, at both addresses, and links that were mailed before no longer open the order. ' +
    'An issued invoice keeps its name.',
  request: {
    params: ofOrder,
    body: jsonBody(
      guestSchema.extend({ seen: guestSchema.openapi({ description: 'What the form was filled with.' }) }),
    ),
  },
  responses: theOrder,
})
