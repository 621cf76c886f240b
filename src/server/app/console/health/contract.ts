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
          nextAt: instant.nullable().openapi({ description: 'Null: not known, because the job is late.' }),
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
          order: z.string().nullable().openapi({ description: 'The order that it is about. Null: none.' }),
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

const ofMessage = z.object({ outboxId: id })
const ofEvent = z.object({ eventId: id })

export const retryMessage = createRoute({
  method: 'post',
  path: '/console/health/messages/{outboxId}/retry',
  tags,
  summary: 'Send a message that failed again',
  description: 'Not those with a code or a link, which is erased when they are given up.',
  request: { params: ofMessage },
  responses: health,
})

export const giveUpMessage = createRoute({
  method: 'post',
  path: '/console/health/messages/{outboxId}/give-up',
  tags,
  summary: 'Give up a message that failed',
  description: 'It is not sent any more, nor counted.',
  request: { params: ofMessage },
  responses: health,
})

export const retryEvent = createRoute({
  method: 'post',
  path: '/console/health/events/{eventId}/retry',
  tags,
  summary: 'Process a webhook of a payment provider again',
  request: { params: ofEvent },
  responses: health,
})

export const giveUpEvent = createRoute({
  method: 'post',
  path: '/console/health/events/{eventId}/give-up',
  tags,
  summary: 'Give up a webhook of a payment provider that was not processed',
  description: 'It is not tried any more, nor counted.',
  request: { params: ofEvent },
  responses: health,
})
