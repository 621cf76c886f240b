import { createRoute, z } from '@hono/zod-openapi'
import { cardSchema } from '#server/catalogue/contract.ts'
import { jsonBody, jsonResponse, localeQuery } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const answer = jsonResponse(
  'The recently viewed products of the account',
  z.object({ cards: z.array(cardSchema) }).openapi('History', { description: 'Newest first.' }),
)

export const recentlyViewedSchema = z.object({
  productId: z.int().positive(),
  /** Seconds rather than an instant: the browser's clock may be wrong. */
  secondsAgo: z
    .int()
    .min(0)
    .max(10 * 365 * 24 * 3600),
})

export const getHistory = createRoute({
  method: 'get',
  path: '/history',
  tags: ['history'],
  summary: 'The recently viewed products of the account',
  request: { query },
  responses: answer,
})

export const recordRecentlyViewed = createRoute({
  method: 'post',
  path: '/history',
  tags: ['history'],
  summary: 'Record products that were viewed, now or before signing in',
  request: {
    query,
    body: jsonBody(z.object({ seen: z.array(recentlyViewedSchema).max(50) })),
  },
  responses: answer,
})

export const clearHistory = createRoute({
  method: 'delete',
  path: '/history',
  tags: ['history'],
  summary: 'Delete the account’s history',
  responses: jsonResponse('Deleted', z.object({ ok: z.literal(true) })),
})
