import { createRoute, z } from '@hono/zod-openapi'
import { partyQuery } from '#server/catalogue/contract.ts'
import { sameDayCardSchema } from '#server/catalogue/day-contract.ts'
import { jsonResponse, localeQuery } from '#server/kernel/contract.ts'

export const sameDaySchema = z.object({ cards: z.array(sameDayCardSchema) }).openapi('SameDay')

/** The order is found by the visitor's own cookie or account, never by its reference alone. */
export const getSameDay = createRoute({
  method: 'get',
  path: '/checkout/{reference}/same-day',
  tags: ['checkout'],
  summary: 'Other activities on the day of the first booking',
  request: {
    params: z.object({ reference: z.string().max(40) }),
    query: z.object({ locale: localeQuery, ...partyQuery }),
  },
  responses: jsonResponse(
    'At most two activities of the same city and day, for the party of the query, that overlap no booking of the order',
    sameDaySchema,
  ),
})
