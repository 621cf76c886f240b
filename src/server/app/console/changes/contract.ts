import { createRoute, z } from '@hono/zod-openapi'
import { tags } from '#server/staff/contract.ts'

export const streamChanges = createRoute({
  method: 'get',
  path: '/console/changes',
  tags,
  summary: 'Stream the changes of the lists that the person may see, as server-sent events',
  description:
    '`ready`: from here on changes are sent. `changes`: an array of `{kind, key}`, where `key` is the reference or number of the ' +
    'order, message, quote request, review or departure, or null for some of them. `ended`: the session has ended. Does not ' +
    'count as a use of the session.',
  responses: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } } },
})
