import { createRoute, z } from '@hono/zod-openapi'
import { jsonResponse } from '#server/kernel/contract.ts'
import { id, instant, tags } from '#server/staff/contract.ts'

const nextAt = instant.nullable().openapi({ description: 'Null: given up.' })

export const healthSchema = z
  .object({
    jobs: z
      .array(
        z.object({
          job: z.string(),
          everySeconds: z.number(),
          startedAt: instant,
          endedAt: instant,
          failedAt: instant.nullable(),
          error: z.string().openapi({ description: 'Of the last failure.' }),
          failures: z.int().openapi({ description: 'Since the last success.' }),
          isFailing: z.boolean().openapi({ description: 'The last run failed, or the job has not run for long.' }),
        }),
      )
      .openapi({ description: 'Those that fail first. A success is stored once a minute.' }),
    outbox: z.object({
      waiting: z.int(),
      oldestAt: instant.nullable(),
      givenUp: z.int().openapi({ description: 'Of the last thirty days.' }),
    }),
    messages: z
      .array(
        z.object({
          id: z.int(),
          kind: z.string(),
          channel: z.string(),
          recipient: z.string().openapi({ description: 'Masked.' }),
          attempts: z.int(),
          error: z.string(),
          createdAt: instant,
          nextAt,
          canRetry: z.boolean(),
        }),
      )
      .openapi({ description: 'Messages that failed, the newest first, at most 100.' }),
    events: z
      .array(
        z.object({
          id: z.int(),
          provider: z.string(),
          reference: z.string().nullable(),
          attempts: z.int(),
          receivedAt: instant,
          nextAt,
        }),
      )
      .openapi({ description: 'Webhooks of payment providers that were not processed, at most 100.' }),
  })
  .openapi('Health')

const health = jsonResponse('The state of the system', healthSchema)

export const getHealth = createRoute({
  method: 'get',
  path: '/console/health',
  tags,
  summary: 'Jobs, messages that failed, and webhooks that were not processed',
  responses: health,
})

export const retryMessage = createRoute({
  method: 'post',
  path: '/console/health/messages/{outboxId}/retry',
  tags,
  summary: 'Send a message that failed again',
  description: 'Not those with a code or a link, which is erased when they are given up.',
  request: { params: z.object({ outboxId: id }) },
  responses: health,
})
