import type { z } from '@hono/zod-openapi'
import { maskEmail, maskPhone } from '#domain/mask.ts'
import { recordChange } from '#server/app/console/record-change.ts'
import { giveUpEvent } from '#server/booking/payments/give-up-event.ts'
import { retryEvent } from '#server/booking/payments/retry-event.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { giveUpMessage } from '#server/outbox/give-up-message.ts'
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
    .openapi(contract.giveUpMessage, async (c) => {
      const { outboxId } = c.req.valid('param')
      await changeFailure(c.get('person'), outboxId, async (tx) => {
        const kind = await giveUpMessage(tx, outboxId)
        return kind && { action: 'mail.given_up', subject: 'mail', after: { kind } }
      })
      return c.json(await viewHealth(context), 200)
    })
    .openapi(contract.retryEvent, async (c) => {
      const { eventId } = c.req.valid('param')
      await changeFailure(c.get('person'), eventId, async (tx) => {
        const provider = await retryEvent(tx, eventId)
        return provider === undefined
          ? undefined
          : { action: 'webhook.retried', subject: 'webhook', after: { provider } }
      })
      return c.json(await viewHealth(context), 200)
    })
    .openapi(contract.giveUpEvent, async (c) => {
      const { eventId } = c.req.valid('param')
      await changeFailure(c.get('person'), eventId, async (tx) => {
        const provider = await giveUpEvent(tx, eventId)
        return provider === undefined
          ? undefined
          : { action: 'webhook.given_up', subject: 'webhook', after: { provider } }
      })
      return c.json(await viewHealth(context), 200)
    })

  /** @throws ApiError `console.forbidden`, `console.failure_over` if `change` finds nothing that failed */
  async function changeFailure(
    person: SignedInStaff,
    id: number,
    change: (tx: Tx) => Promise<Parameters<typeof recordChange>[1] | undefined>,
  ): Promise<void> {
    demandPermission(person, 'health.read')
    await context.db.transaction(async (tx) => {
      const entry = await change(tx)
      if (entry === undefined) throw new ApiError('conflict', 'console.failure_over')
      await recordChange(person, entry)(tx, id)
    })
  }
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
      nextAt: iso(job.nextAt),
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
