import { createRoute, z } from '@hono/zod-openapi'
import { rebookingDatesSchema } from '#server/booking/orders/contract.ts'
import { itemStates } from '#domain/item-states.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { dayQuery } from '#server/kernel/contract.ts'
import { id, instant, language, pageOf, tags, wordsSchema } from '#server/staff/contract.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'

const queues = ['on_hold', 'pay_later', 'late', 'transfers'] as const
const sorts = ['made', 'start', 'due'] as const
const waits = ['supplier', 'payment', 'transfer', 'refund'] as const
export const deskActs = ['confirm', 'reject', 'payment_link', 'resend', 'note', 'assign', 'guest'] as const

/** Any of these, separated by commas. */
const anyOf = (values: readonly string[]) => {
  const one = `(?:${values.join('|')})`
  return z
    .string()
    .max(300)
    .regex(new RegExp(`^${one}(?:,${one})*$`))
    .optional()
    .openapi({ description: `Any of ${values.join(', ')}, separated by commas.` })
}
const reference = z.string().max(40)
const ofOrder = z.object({ reference })
const timePart = { at: instant, who: z.string().nullable() }

export const deskRowSchema = z
  .object({
    reference: z.string(),
    state: z.enum(orderStates),
    money: z.enum(moneyStates).nullable().openapi({ description: 'Null for a supplier.' }),
    waitsFor: z.enum(waits).nullable(),
    site: z.string(),
    guest: z.string().nullable().openapi({ description: 'Null without the permission to see guests.' }),
    title: wordsSchema,
    more: z.int().openapi({ description: 'Further activities of the order.' }),
    suppliers: z.array(wordsSchema),
    localDate: z.string(),
    localTime: z.string(),
    travellers: z.int(),
    amountMinor: z.int().openapi({ description: 'For a supplier of its own activities.' }),
    currency: z.string(),
    language,
    paymentMethod: z.enum(paymentMethodCodes).nullable(),
    madeAt: instant,
    dueAt: instant.nullable().openapi({ description: 'Until when the order waits; null if it does not.' }),
    assignee: z.string().nullable(),
  })
  .openapi('DeskOrderRow')

export const filterQuery = z.object({
  queue: z.enum(queues).optional(),
  state: anyOf(orderStates),
  money: anyOf(moneyStates),
  method: anyOf(paymentMethodCodes),
  site: z.string().max(300).optional().openapi({ description: 'Codes, separated by commas.' }),
  language: language.optional(),
  supplier: id.optional(),
  startFrom: dayQuery.optional().openapi({ description: 'The first start, in UTC; both days included.' }),
  startTo: dayQuery.optional(),
  madeFrom: dayQuery.optional(),
  madeTo: dayQuery.optional(),
  assignee: id.optional(),
  sort: z
    .enum(sorts)
    .optional()
    .openapi({ description: 'The newest, the earliest start or the nearest deadline first.' }),
})

export const listOrders = createRoute({
  method: 'get',
  path: '/console/orders',
  tags,
  summary: 'Orders',
  description:
    'In pages of 50. Checkouts that were left before they were paid are listed only by their state or money. ' +
    "A supplier's people get the orders with its activities, without the whole order's money.",
  request: {
    query: filterQuery.extend({
      after: z
        .string()
        .regex(/^\d{1,18}\.\d{1,18}$/)
        .optional()
        .openapi({ description: '`next` of the page before.' }),
    }),
  },
  responses: jsonResponse(
    'Orders',
    pageOf(deskRowSchema, z.string()).extend({
      sites: z.array(z.object({ code: z.string(), name: wordsSchema })),
      suppliers: z.array(z.object({ id: z.int(), name: wordsSchema })),
      people: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
})

export const exportOrders = createRoute({
  method: 'post',
  path: '/console/orders/export',
  tags,
  summary: 'All orders that match, as CSV',
  description:
    'Streamed, in the language of the person. With the permission to see guests it has their names, emails and phones, and takes a ' +
    'fresh proof of identity.',
  request: { query: filterQuery },
  responses: { 200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } } },
})

export const findOrders = createRoute({
  method: 'get',
  path: '/console/find',
  tags,
  summary: 'Find orders by name, email, phone, reference, ticket or bank number',
  description: 'The newest 20. A phone by its last four digits or more.',
  request: { query: z.object({ q: z.string().max(200) }) },
  responses: jsonResponse('Orders', z.object({ orders: z.array(deskRowSchema) })),
})

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
    items: z.array(
      z.object({
        id: z.int(),
        state: z.enum(itemStates),
        title: wordsSchema,
        optionTitle: wordsSchema,
        supplier: wordsSchema,
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        travellers: z.int(),
        lines: z.array(z.object({ title: wordsSchema, quantity: z.int(), totalMinor: z.int() })),
        totalMinor: z.int(),
        refundedMinor: z.int(),
        pickup: z.object({ name: wordsSchema, minutesBefore: z.int() }).nullable(),
        specialRequest: z.string(),
        ticketCode: z.string().nullable().openapi({ description: 'Of a paid activity.' }),
        redeemedAt: instant.nullable(),
        policy: z.object({ until: instant, percentage: z.int(), refundMinor: z.int().nullable() }).nullable().openapi({
          description: 'The present step: the share that is kept until this time. Null once it has begun.',
        }),
        canAnswer: z
          .boolean()
          .openapi({ description: 'It awaits an answer of its own, in a request of several activities.' }),
        canCancel: z.boolean(),
        canRebook: z.boolean(),
      }),
    ),
    timeline: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('event'), ...timePart, itemId: z.int().nullable(), from: z.string().nullable(), to: z.string(), reason: z.string(), text: z.string() }), // prettier-ignore
        z.object({ kind: z.literal('payment'), ...timePart, provider: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({ kind: z.literal('refund'), ...timePart, reason: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({ kind: z.literal('receipt'), ...timePart, bankReference: z.string(), amountMinor: z.int() }),
        z.object({ kind: z.literal('mail'), ...timePart, mail: z.string(), channel: z.string(), state: z.enum(['sent', 'waiting', 'failed']) }), // prettier-ignore
        z.object({ kind: z.literal('note'), ...timePart, text: z.string() }),
      ]),
    ),
    acts: z.array(z.enum(deskActs)).openapi({ description: 'What the person may do with the order now.' }),
    colleagues: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .openapi({ description: 'To whom it can be assigned.' }),
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
  request: { params: ofOrder, body: jsonBody(z.object({ reason: z.string().trim().min(3).max(500) })) },
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
  summary: 'Add a note that only the marketplace sees',
  request: { params: ofOrder, body: jsonBody(z.object({ text: z.string().trim().min(1).max(2000) })) },
  responses: theOrder,
})

export const assignOrder = createRoute({
  method: 'put',
  path: '/console/orders/{reference}/assignee',
  tags,
  summary: 'Assign an order to a person, or remove the assignment',
  request: { params: ofOrder, body: jsonBody(z.object({ staffId: z.int().min(1).nullable() })) },
  responses: theOrder,
})

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
  request: { params: ofItem, body: jsonBody(z.object({ reason: z.string().trim().min(3).max(500) })) },
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
        .openapi({ description: 'The person may cancel it by its policy; nobody after its start.' }),
      wholeMinor: z.int().openapi({ description: 'All that was paid and not given back.' }),
      free: z
        .object({ leastMinor: z.int(), mostMinor: z.int() })
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
        reason: z.string().trim().min(3).max(500),
        refund: z
          .enum(['policy', 'whole', 'sum'])
          .openapi({ description: 'By the policy, all that was paid, or another sum.' }),
        refundMinor: z.int().min(0).openapi({ description: 'The refund that was shown, or the sum.' }),
      }),
    ),
  },
  responses: theOrder,
})

export const listRebookingDates = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/rebooking',
  tags,
  summary: 'The dates that an activity can be moved to',
  description: 'The six that are nearest to a day, at the price of now. Money in the currency of the order.',
  request: { params: ofItem, query: z.object({ near: dayQuery }) },
  responses: jsonResponse(
    'The dates',
    z.object({ ...rebookingDatesSchema.shape, mayWaive: z.boolean().openapi({ description: 'The person may waive what a dearer date costs more.' }) }), // prettier-ignore
  ),
})

export const rebookItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/rebook',
  tags,
  summary: 'Move an activity to another date',
  description:
    'The seats of the new date are taken and those of the old one released; the guest is mailed the new ticket and the reason. ' +
    'To waive the difference of a dearer date takes the permission to give refunds.',
  request: {
    params: ofItem,
    body: jsonBody(
      z.object({
        departureId: z.int().min(1),
        seenPriceMinor: z.int().min(0).openapi({ description: 'The price of the new date that was shown.' }),
        difference: z
          .enum(['refund', 'keep', 'waive'])
          .openapi({ description: 'Of a cheaper date is refunded or kept; of a dearer one it has to be waived.' }),
        reason: z.string().trim().min(3).max(500),
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
