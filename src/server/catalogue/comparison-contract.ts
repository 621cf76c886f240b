import { createRoute, z } from '@hono/zod-openapi'
import { comparedIds } from '#domain/comparison.ts'
import { dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { cardSchema, productAttributes } from './contract.ts'

export const comparedSchema = productAttributes
  .pick({ guideLanguages: true, pickup: true, dropOff: true, cancellation: true })
  .extend({
    card: cardSchema,
    isOffered: z.boolean().openapi({ description: 'False: the product was withdrawn' }),
    firstDay: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The first day on which the travellers can come; with a trip, of its days' }),
  })
  .openapi('ComparedProduct')

export const comparisonSchema = z.object({ items: z.array(comparedSchema) }).openapi('Comparison')

/** With both days, each card has the free day among them on which so many travellers pay least. */
const comparisonQuery = z.object({
  locale: localeQuery,
  ids: z
    .string()
    .max(200)
    .transform(comparedIds)
    .openapi({ type: 'string', description: 'Up to four ids, separated by dots; unknown ones are left out.' }),
  from: dayQuery.optional(),
  to: dayQuery.optional(),
  travellers: z.coerce.number().int().min(1).max(100).optional(),
})

export const getComparison = createRoute({
  method: 'get',
  path: '/products/comparison',
  tags: ['catalogue'],
  summary: 'Products side by side, with the cheapest and the first free day of a trip',
  request: { query: comparisonQuery },
  responses: jsonResponse('The products in the given order', comparisonSchema),
})
