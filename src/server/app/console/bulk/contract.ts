import { createRoute, z } from '@hono/zod-openapi'
import { bulkActs, bulkTransitions, MOST_IN_BULK, type BulkState } from '#domain/bulk-act.ts'
import { filterQuery } from '#server/app/console/orders/lists/contract.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { done, id, instant, tags } from '#server/staff/contract.ts'

const states = Object.keys(bulkTransitions) as BulkState[]
const ofAct = z.object({ bulkActId: id })
const taskSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('assign'),
    staffId: id.nullable().openapi({ description: 'Null: the assignment is removed.' }),
  }),
  z.object({ act: z.literal('payment_link') }),
  z.object({ act: z.literal('resend') }),
])

export const bulkActSchema = z
  .object({
    id: z.int(),
    act: z.enum(bulkActs),
    assignee: z.string().nullable(),
    madeAt: instant,
    isOver: z.boolean(),
    counts: z.object({ waiting: z.int(), done: z.int(), refused: z.int() }),
  })
  .openapi('BulkAct')

export const beginBulkAct = createRoute({
  method: 'post',
  path: '/console/bulk',
  tags,
  summary: 'Begin an act on many orders',
  description:
    `On the named orders, or on all that match the filters of the query (at most ${MOST_IN_BULK}). It is carried out in the ` +
    'background, each order as the single act would; one act of a person at a time.',
  request: {
    query: filterQuery,
    body: jsonBody(
      z.object({
        task: taskSchema,
        references: z
          .array(z.string().max(40))
          .min(1)
          .max(MOST_IN_BULK)
          .nullable()
          .openapi({ description: 'Null: all orders that match.' }),
      }),
    ),
  },
  responses: jsonResponse('Begun', z.object({ id: z.int() })),
})

export const listBulkActs = createRoute({
  method: 'get',
  path: '/console/bulk',
  tags,
  summary: "The person's own latest acts on many orders",
  responses: jsonResponse('Acts', z.object({ acts: z.array(bulkActSchema) })),
})

export const getBulkAct = createRoute({
  method: 'get',
  path: '/console/bulk/{bulkActId}',
  tags,
  summary: 'The progress of an act on many orders, and the result of each order',
  request: {
    params: ofAct,
    query: z.object({
      state: z.enum(states).optional(),
      after: z.coerce.number().int().min(0).optional().openapi({ description: '`next` of the page before.' }),
    }),
  },
  responses: jsonResponse(
    'The act',
    bulkActSchema.extend({
      orders: z.array(
        z.object({
          reference: z.string(),
          state: z.enum(states),
          error: z.string().openapi({ description: 'The code of the refusal; empty unless refused.' }),
        }),
      ),
      next: z.int().nullable(),
    }),
  ),
})

export const stopBulkAct = createRoute({
  method: 'post',
  path: '/console/bulk/{bulkActId}/stop',
  tags,
  summary: 'Stop an act: the orders that it has not reached stay unchanged',
  request: { params: ofAct },
  responses: done,
})
