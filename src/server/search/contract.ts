import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery } from '#server/sites/contract.ts'

export const suggestionSchema = z
  .object({
    kind: z.enum(['city', 'category', 'product']),
    title: z.string(),
    /** City of a product, country code of a city. */
    subtitle: z.string(),
    /** Without the language prefix. */
    path: z.string(),
  })
  .openapi('Suggestion')

export const getSuggestions = createRoute({
  method: 'get',
  path: '/suggestions',
  tags: ['search'],
  summary: 'Cities, categories and products that a beginning of a query may mean',
  request: { query: z.object({ q: z.string().max(200), locale: localeQuery }) },
  responses: {
    200: {
      description: 'At most eight, best first',
      content: { 'application/json': { schema: z.object({ suggestions: z.array(suggestionSchema) }) } },
    },
  },
})
