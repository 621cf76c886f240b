import { createRoute, z } from '@hono/zod-openapi'
import { jsonResponse } from '#server/kernel/contract.ts'
import { tags, wordsSchema } from '#server/staff/contract.ts'

export const listUnplanned = createRoute({
  method: 'get',
  path: '/console/departures/unplanned',
  tags,
  summary: 'Booked departures that the plan has closed',
  description: 'Future departures that an exception or an import excludes, without an opening or closing by hand.',
  responses: jsonResponse(
    'By their start, at most 200',
    z.object({
      departures: z.array(
        z
          .object({
            id: z.int(),
            title: wordsSchema,
            optionTitle: wordsSchema,
            supplier: wordsSchema,
            city: wordsSchema,
            localDate: z.iso.date(),
            localTime: z.string(),
            taken: z.int().openapi({ description: 'Seats held and sold.' }),
            isOpen: z.boolean().openapi({ description: 'Still on sale.' }),
          })
          .openapi('UnplannedDeparture'),
      ),
      count: z.int(),
    }),
  ),
})
