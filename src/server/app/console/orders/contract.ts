import { createRoute, z } from '@hono/zod-openapi'
import { itemStates } from '#domain/item-states.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { id, instant, language, tags, wordsSchema } from '#server/staff/contract.ts'
import { waits } from './lists/contract.ts'

export const deskActs = ['confirm', 'reject', 'payment_link', 'resend', 'note', 'assign', 'guest'] as const

const reference = z.string().max(40)
const ofOrder = z.object({ reference })
const timePart = { at: instant, who: z.string().nullable() }

const partySchema = z.array(z.object({ title: wordsSchema, quantity: z.int() }))

export const deskOrderSchema = z
  .object({
    reference: z.string(),
    state: z.enum(orderStates),
    money: z.enum(moneyStates).nullable(),
    waitsFor: z.enum(waits).nullable(),
    site: z.string(),
    language,
    paymentMethod: z.enum(paymentMethodCodes).nullable(),
    madeAt: instant,
    dueAt: instant.nullable(),
    currency: z.string(),
    sums: z
      .object({
        totalMinor: z.int(),
        discountMinor: z.int(),
        paidMinor: z.int(),
        refundedMinor: z.int(),
        owedMinor: z.int(),
      })
      .nullable()
      .openapi({ description: 'Null for a supplier.' }),
    guest: z
      .object({
        name: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        country: z.string(),
      })
      .nullable(),
    assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
    hasInvoice: z.boolean().openapi({ description: 'There is a tax invoice, and the person may open it.' }),
    items: z.array(
      z.object({
        id: z.int(),
        departureId: z.int(),
        state: z.enum(itemStates),
        title: wordsSchema,
        optionTitle: wordsSchema,
        supplier: wordsSchema,
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        travellers: z.int(),
        lines: z
          .array(z.object({ title: wordsSchema, quantity: z.int(), totalMinor: z.int() }))
          .openapi({ description: 'As sold.' }),
        party: partySchema
          .nullable()
          .openapi({ description: 'After a change of people: who comes now. Null: as sold.' }),
        totalMinor: z.int(),
        refundedMinor: z.int(),
        pickup: z
          .object({ name: wordsSchema, localDate: z.string(), localTime: z.string() })
          .nullable()
          .openapi({ description: 'On the clock of the city, as on the ticket.' }),
        specialRequest: z.string(),
        ticketCode: z.string().nullable().openapi({ description: 'Of a paid activity.' }),
        documents: z
          .array(z.enum(['ticket', 'calendar', 'credit_note']))
          .openapi({ description: 'Those that its buyer has and the person may open.' }),
        redeemedAt: instant.nullable(),
        policy: z.object({ until: instant, percentage: z.int(), refundMinor: z.int().nullable() }).nullable().openapi({
          description: 'The present step: the share that is kept until this time. Null once it has begun.',
        }),
        canAnswer: z
          .boolean()
          .openapi({ description: 'It awaits an answer of its own, in a request of several activities.' }),
        canCancel: z.boolean(),
        canRefund: z
          .boolean()
          .openapi({ description: 'It is cancelled or took place, and the person may refund a sum as goodwill.' }),
        canRebook: z.boolean(),
        dateChange: z
          .object({
            id: z.int(),
            localDate: z.string(),
            localTime: z.string(),
            party: partySchema.nullable().openapi({ description: 'Null: the same people.' }),
            differenceMinor: z.int(),
            payUntil: instant,
            isByStaff: z.boolean(),
            isStuck: z.boolean().openapi({ description: 'It should have ended, and its seats are still held.' }),
            canEnd: z.boolean(),
          })
          .nullable()
          .openapi({ description: 'A more expensive date or more people, which it gets when the difference is paid.' }),
      }),
    ),
    timeline: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('event'), ...timePart, itemId: z.int().nullable(), from: z.string().nullable(), to: z.string(), reason: z.string(), text: z.string(), party: z.object({ from: partySchema, to: partySchema }).nullable() }), // prettier-ignore
        z.object({ kind: z.literal('payment'), ...timePart, paymentId: z.int(), provider: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({ kind: z.literal('refund'), ...timePart, paymentId: z.int(), reason: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({
          kind: z.literal('receipt'),
          ...timePart,
          paymentId: z.int(),
          bankReference: z.string(),
          amountMinor: z.int(),
        }),
        z.object({
          kind: z.literal('mail'),
          ...timePart,
          id: z.int(),
          mail: z.string(),
          channel: z.string(),
          to: z.string().nullable().openapi({
            description:
              'Address or telephone number of the guest. Null: erased, not to a guest, or not to be seen by this person.',
          }),
          state: z.enum(['sent', 'waiting', 'failed']),
          text: z.enum(['stored', 'erased']).nullable().openapi({
            description:
              'Of a message to the guest that was sent; it is erased after 90 days. Null: it cannot be read.',
          }),
          canResend: z
            .boolean()
            .openapi({ description: 'It went to the guest and is still true, and the person may send it again.' }),
        }),
        z.object({
          kind: z.literal('scan'),
          ...timePart,
          itemId: z.int(),
          what: z.enum(['in', 'second', 'undone']).openapi({
            description: 'Checked in, checked in again after another entry, or a check-in that was undone.',
          }),
          wasOffline: z.boolean().openapi({ description: 'Made offline, and sent later.' }),
          arrived: z.int().nullable().openapi({ description: 'How many of the party came, of the entry that counts.' }),
          travellers: z.int(),
        }),
        z.object({
          kind: z.literal('note'),
          ...timePart,
          text: z.string(),
          supplier: wordsSchema.nullable().openapi({ description: 'Whose people wrote it. Null: the marketplace’s.' }),
          isForSuppliers: z.boolean(),
        }),
      ]),
    ),
    acts: z.array(z.enum(deskActs)).openapi({ description: 'What the person may do with the order now.' }),
    colleagues: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .openapi({ description: 'The people that it can be assigned to.' }),
  })
  .openapi('DeskOrder')

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
