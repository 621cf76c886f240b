import type { z } from '@hono/zod-openapi'
import { maskEmail, maskPhone } from '#domain/mask.ts'
import { recordChange } from '#server/app/console/record-change.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { retryMessage } from '#server/outbox/retry-message.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import * as contract from './contract.ts'
import { listJobStates, listTroubledMessages, listUnprocessedEvents, readQueue } from './read-health.ts'

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** The state of the system, behind the session of consoleRoutes. */
export function healthRoutes(context: Context) {
  return moduleRoutes()
    .openapi(contract.getHealth, async (c) => {
      demandPermission(c.get('person'), 'health.read')
      return c.json(await viewHealth(context), 200)
    })
    .openapi(contract.retryMessage, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'health.read')
      const { outboxId } = c.req.valid('param')
      await context.db.transaction(async (tx) => {
        const kind = await retryMessage(tx, outboxId)
        if (kind === undefined) throw new ApiError('conflict', 'console.not_sendable')
        await recordChange(person, { action: 'mail.retried', subject: 'mail', after: { kind } })(tx, outboxId)
      })
      return c.json(await viewHealth(context), 200)
    })
}

async function viewHealth(context: Context): Promise<z.infer<typeof contract.healthSchema>> {
  const [jobs, outbox, messages, events] = await Promise.all([
    listJobStates(context),
    readQueue(context),
    listTroubledMessages(context),
    listUnprocessedEvents(context),
  ])
  return {
    jobs: jobs.map((job) => ({
      ...job,
      startedAt: job.startedAt.toISOString(),
      endedAt: job.endedAt.toISOString(),
      failedAt: iso(job.failedAt),
    })),
    outbox: { ...outbox, oldestAt: iso(outbox.oldestAt) },
    messages: messages.map((message) => ({
      ...message,
      recipient: message.channel === 'whatsapp' ? maskPhone(message.recipient) : maskEmail(message.recipient),
      createdAt: message.createdAt.toISOString(),
      nextAt: iso(message.nextAt),
    })),
    events: events.map((event) => ({
      ...event,
      receivedAt: event.receivedAt.toISOString(),
      nextAt: iso(event.nextAt),
    })),
  }
}
