import { createRoute, z } from '@hono/zod-openapi'
import { messageLimits } from '#domain/guest-message.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { id, language, tags } from '#server/staff/contract.ts'

const path = '/console/departures/{departureId}/message'
const params = z.object({ departureId: id })

export const previewMessage = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'How many guests a message to all of a departure would reach, and what they read',
  request: { params },
  responses: jsonResponse(
    'One address is one guest',
    z
      .object({
        guests: z.int(),
        languages: z.array(z.object({ language, guests: z.int() })),
      })
      .openapi('GuestMessagePreview'),
  ),
})

const written = z
  .object({
    subject: z.string().trim().min(1).max(messageLimits.subject),
    text: z.string().trim().min(1).max(messageLimits.text),
  })
  .nullable()
  .default(null)

export const messageGuests = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Mail a text to all guests of a departure',
  description:
    'Each guest gets it once, in the language that they read, or in the other if only that is written. A guest who has the same text already gets nothing.',
  request: {
    params,
    body: jsonBody(
      z.object({
        texts: z
          .object({ ar: written, en: written })
          .refine(({ ar, en }) => ar !== null || en !== null, { error: 'a text in one language at least' })
          .openapi({ description: 'Plain text.' }),
        seenGuests: z.int().min(1).openapi({ description: 'The number of guests that was shown.' }),
      }),
    ),
  },
  responses: jsonResponse('How many guests get it', z.object({ guests: z.int() })),
})
