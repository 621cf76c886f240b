import { createRoute, z } from '@hono/zod-openapi'
import { currencies } from '#domain/currency.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { dayQuery, jsonResponse } from '#server/kernel/contract.ts'
import { id, instant, language, pageOf, tags, wordsSchema } from '#server/staff/contract.ts'

const queues = ['on_hold', 'pay_later', 'late', 'transfers', 'today'] as const
const sorts = ['made', 'start', 'due'] as const
export const waits = ['supplier', 'payment', 'transfer', 'refund'] as const

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
    cities: z.array(wordsSchema),
    localDate: z.string(),
    localTime: z.string(),
    travellers: z.int(),
    amountMinor: z.int().openapi({ description: 'For a supplier of its own activities.' }),
    currency: z.string(),
    language,
    paymentMethod: z.enum(paymentMethodCodes).nullable(),
    promoCode: z.string().nullable().openapi({ description: 'Null for a supplier.' }),
    refundedMinor: z.int().nullable().openapi({ description: 'Null for a supplier.' }),
    madeAt: instant,
    dueAt: instant.nullable().openapi({ description: 'Until when the order waits; null if it does not.' }),
    assignee: z.string().nullable(),
  })
  .openapi('DeskOrderRow')

const ONE_ID = String.raw`\d{1,15}`

/** Any of several values, or, after an exclamation mark, none of them. */
const choiceQuery = (one: string, what: string) =>
  z
    .string()
    .max(300)
    .regex(new RegExp(`^!?(?:${one})(?:,(?:${one}))*$`))
    .optional()
    .openapi({ description: `Any of ${what}, separated by commas; none of them after an exclamation mark.` })

const choiceOf = (values: readonly string[]) => choiceQuery(values.join('|'), values.join(', '))

export const filterQuery = z.object({
  queue: z
    .enum(queues)
    .optional()
    .openapi({ description: "`today`: an activity begins today, on its city's calendar." }),
  state: choiceOf(orderStates),
  money: choiceOf(moneyStates),
  method: choiceOf(paymentMethodCodes),
  site: choiceQuery('[^!,]+', 'the codes of sites'),
  language: language.optional(),
  supplier: choiceQuery(ONE_ID, 'ids'),
  city: choiceQuery(ONE_ID, 'ids'),
  product: id.optional(),
  currency: choiceOf(currencies),
  promo: z.string().trim().min(1).max(60).optional().openapi({ description: 'A promo code.' }),
  refund: z.enum(['yes', 'no']).optional().openapi({ description: 'Whether there is a refund, in whatever state.' }),
  startFrom: dayQuery
    .optional()
    .openapi({ description: "The first start, on its city's calendar; both days included." }),
  startTo: dayQuery.optional(),
  madeFrom: dayQuery.optional().openapi({ description: 'The creation, in UTC; both days included.' }),
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
        .regex(/^(?:\d{1,18}|infinity)\.\d{1,18}$/)
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

export const listOrderChoices = createRoute({
  method: 'get',
  path: '/console/orders/choices',
  tags,
  summary: 'What the filters of the orders can name',
  description: "In the person's scope. Promo codes are the newest 200, and of the marketplace only.",
  request: {
    query: z.object({
      city: z
        .string()
        .max(300)
        .regex(new RegExp(`^${ONE_ID}(?:,${ONE_ID})*$`))
        .optional()
        .openapi({ description: 'Ids, separated by commas: activities of these cities only.' }),
      product: id.optional().openapi({ description: 'This activity, too.' }),
    }),
  },
  responses: jsonResponse(
    'Choices',
    z.object({
      cities: z.array(z.object({ id: z.int(), name: wordsSchema })),
      products: z.array(z.object({ id: z.int(), title: wordsSchema })),
      isMore: z.boolean().openapi({ description: 'There are more than 1,000 activities.' }),
      currencies: z.array(z.string()).openapi({ description: 'Of orders that exist.' }),
      promoCodes: z.array(z.string()),
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
  description:
    'Twenty: what begins next first, also what began today, then the newest. A phone by its last four digits or more.',
  request: { query: z.object({ q: z.string().max(200) }) },
  responses: jsonResponse(
    'Orders',
    z.object({
      orders: z.array(
        deskRowSchema
          .extend({
            email: z
              .string()
              .nullable()
              .openapi({ description: 'Null for a supplier, and without the permission to see guests.' }),
          }) // prettier-ignore
          .openapi('FoundOrder'),
      ),
    }),
  ),
})
