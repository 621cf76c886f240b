import { createRoute, z } from '@hono/zod-openapi'
import { presenceKinds } from '#domain/presence.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { tags } from '#server/staff/contract.ts'

export const notePresence = createRoute({
  method: 'put',
  path: '/console/presence',
  tags,
  summary: 'Say which row the person has open, and read who else has',
  description:
    'Sent every 20 seconds while a row is open, and once when it is closed. A person who has sent nothing for 40 seconds has ' +
    'gone. People of a supplier see their own colleagues only. Changes nothing else: it has no entry in the audit log, and ' +
    'does not count as a use of the session.',
  request: {
    body: jsonBody(
      z.object({
        kind: z.enum(presenceKinds),
        key: z.string().min(1).max(40).openapi({ description: 'The reference or number of the row.' }),
        isOpen: z.boolean(),
      }),
    ),
  },
  responses: jsonResponse(
    'The others',
    z.object({ people: z.array(z.string()).openapi({ description: 'Names, at most five.' }) }),
  ),
})
