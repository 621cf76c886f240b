import { Agent, request } from 'node:http'
import type { Db } from '#server/kernel/database.ts'
import { batchWriter } from '#server/kernel/batch-writer.ts'
import { LEASE_SECONDS, type SandboxWebhook } from './decide-sandbox-payment.ts'
import type { PaymentContext } from './providers.ts'
import { signWebhook } from './sandbox.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'
import { BATCH, workOff } from '#server/booking/payments/work-off.ts'

const TIMEOUT_MS = 10_000

const GIVE_UP_AFTER = 20

/** Sends the sandbox's due webhooks; repeats one with growing delays until it gets a 2xx response, as providers do. */
export async function deliverDueWebhooks(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimDueWebhooks(context.db),
    async (webhook) => void (await deliver(context, webhook)),
  )
}

function claimDueWebhooks(db: Db): Promise<SandboxWebhook[]> {
  return db.rows<Required<SandboxWebhook>>({
    name: 'sandbox.claim_webhooks',
    text: `with due as (
        select id from sandbox_webhook where delivered_at is null and due_at <= now() and attempts < ${GIVE_UP_AFTER}
        order by due_at, id limit ${BATCH} for update skip locked)
      update sandbox_webhook w set attempts = attempts + 1,
        due_at = now() + least(interval '10 minutes', interval '${LEASE_SECONDS} seconds' * power(2, least(attempts, 10)))
      from due where w.id = due.id returning w.id, w.body, w.attempts`,
  })
}

/** Sends these one after the other. Returns whether all were processed before they were answered. */
export async function deliverWebhooks(context: PaymentContext, webhooks: SandboxWebhook[]): Promise<boolean> {
  let areProcessed = true
  for (const webhook of webhooks) areProcessed = (await deliver(context, webhook)) === 200 && areProcessed
  return areProcessed
}

/** To our own endpoint over HTTP, as another company would: signed. Returns the status of the answer, 0 without one. */
async function deliver(context: PaymentContext, { id, body, attempts = 1 }: SandboxWebhook): Promise<number> {
  const { internalOrigin, secret } = context.configuration
  try {
    const status = await post(`${internalOrigin}/api/payments/webhooks/sandbox`, body, {
      'content-type': 'application/json',
      'sandbox-signature': signWebhook(secret, body),
    })
    if (status < 200 || status >= 300) throw new Error(`answered with ${status}`)
    noteDelivered(context, id)
    return status
  } catch (error) {
    const isOver = attempts >= GIVE_UP_AFTER
    context.log[isOver ? 'error' : 'warn'](
      { err: error, webhookId: id, attempts },
      isOver ? 'a sandbox webhook was given up' : 'a sandbox webhook will be sent again',
    )
    return 0
  }
}

const agent = new Agent({ keepAlive: true })

/** The response's status. Not `fetch`, which costs more CPU than the other requests of a purchase together. */
function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, agent, timeout: TIMEOUT_MS }, (incoming) => {
      const { statusCode = 0 } = incoming.resume()
      incoming.once('error', reject)
      incoming.once('end', () => resolve(statusCode))
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('the webhook was not answered')))
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const notes = new WeakMap<Db, (id: number) => void>()

function noteDelivered({ db, log }: PaymentContext, id: number): void {
  const note = notes.get(db) ?? batchWriter<number>((ids) => setDelivered(db, ids), log)
  notes.set(db, note)
  note(id)
}

async function setDelivered(db: Db, ids: number[]): Promise<void> {
  await db.rows({
    name: 'sandbox.webhooks_delivered',
    // Relaxed: a webhook that is sent again changes nothing.
    text: `with ${RELAXED} update sandbox_webhook set delivered_at = now() from relaxed where id = any ($1)`,
    values: [ids],
  })
}
