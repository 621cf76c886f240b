import { createRoute, z } from '@hono/zod-openapi'
import { comparedIds } from '#domain/comparison.ts'
import { dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { cardSchema, fromPriceSchema, mostTogetherSchema, partyQuery, productAttributes } from './contract.ts'

export const comparedSchema = productAttributes
  .pick({ guideLanguages: true, pickup: true, dropOff: true, cancellation: true })
  .extend({
    card: cardSchema,
    isOffered: z.boolean().openapi({ description: 'False: the product was withdrawn' }),
    mostTogether: mostTogetherSchema,
    firstDay: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The first day on which the travellers can come; with a trip, of its days' }),
    total: fromPriceSchema.nullable().openapi({
      description:
        'What all travellers pay, of a stay for a night: on the card’s free day, without dates on the cheapest of the next months; null if unknown or without travellers',
    }),
  })
  .openapi('ComparedProduct')

export const comparisonSchema = z.object({ items: z.array(comparedSchema) }).openapi('Comparison')

/** With both days, each card has the free day among them on which the travellers pay least. */
const comparisonQuery = z.object({
  locale: localeQuery,
  ids: z
    .string()
    .max(200)
    .transform(comparedIds)
    .openapi({ type: 'string', description: 'Up to four ids, separated by dots; unknown ones are left out.' }),
  from: dayQuery.optional(),
  to: dayQuery.optional(),
  ...partyQuery,
})

export const getComparison = createRoute({
  method: 'get',
  path: '/products/comparison',
  tags: ['catalogue'],
  summary: 'Products side by side, with the cheapest and the first free day of a trip',
  request: { query: comparisonQuery },
  responses: jsonResponse('The products in the given order', comparisonSchema),
})
