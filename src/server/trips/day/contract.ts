import { createRoute, z } from '@hono/zod-openapi'
import { dayLayouts, relativeDays } from '#domain/printed-day.ts'
import { guestSorts } from '#domain/guest-sort.ts'
import { locales } from '#domain/locale.ts'
import { dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { id, tags, wordsSchema } from '#server/staff/contract.ts'

const day = z
  .union([z.enum(relativeDays), dayQuery])
  .openapi({ description: 'Today and tomorrow are those of each city.' })

export const listHosts = createRoute({
  method: 'get',
  path: '/console/departures/hosts',
  tags,
  summary: 'The suppliers with guests on a day',
  request: { query: z.object({ day, locale: localeQuery }) },
  responses: jsonResponse(
    'By name, at most 500',
    z.object({
      hosts: z.array(z.object({ id: z.int(), name: wordsSchema, departures: z.int(), guests: z.int() })),
    }),
  ),
})

export const exportDayPdf = createRoute({
  method: 'post',
  path: '/console/departures/manifests.pdf',
  tags,
  summary: 'The guests of all departures of a supplier on a day, on paper',
  description: 'Demands a proof of identity. Each departure has its entry in the log.',
  request: {
    query: z.object({
      day,
      supplierId: id,
      language: z.enum([...locales, 'both']).default('ar'),
      sort: z.enum(guestSorts).default('pickup'),
      layout: z
        .enum(dayLayouts)
        .default('pages')
        .openapi({ description: 'Pages: each departure begins on its own. Compact: one after the other.' }),
    }),
  },
  responses: {
    200: {
      description: 'A4, by start; at most 200 departures. The overview says how many are left out',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})
