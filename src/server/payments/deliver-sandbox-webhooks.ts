import { Agent, request } from 'node:http'
import type { Db } from '#server/platform/database.ts'
import { gather } from '#server/platform/gather.ts'
import { LEASE_SECONDS, type SandboxWebhook } from './decide-sandbox-payment.ts'
import type { PaymentContext } from './providers.ts'
import { signWebhook } from './sandbox.ts'

const TIMEOUT_MS = 10_000

/** Sends what is due of the sandbox's webhooks, again after a pause until it is answered with 2xx. */
export async function deliverDueWebhooks(context: PaymentContext): Promise<void> {
  const due = await context.db.rows<SandboxWebhook>({
    name: 'sandbox.claim_webhooks',
    text: `with due as (
        select id from sandbox_webhook where delivered_at is null and due_at <= now() and attempts < 20
        order by id limit 50 for update skip locked)
      update sandbox_webhook w set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
      from due where w.id = due.id returning w.id, w.body`,
  })
  await deliverWebhooks(context, due)
}

/** Sends these, one after the other, to our own endpoint over HTTP, as another company would: signed. */
export async function deliverWebhooks(context: PaymentContext, webhooks: SandboxWebhook[]): Promise<void> {
  for (const { id, body } of webhooks) {
    const isTaken = await post(`${context.configuration.internalOrigin}/api/payments/webhooks/sandbox`, body, {
      'content-type': 'application/json',
      'sandbox-signature': signWebhook(context.configuration.secret, body),
    })
    if (isTaken) noteDelivered(context, id)
  }
}

const agent = new Agent({ keepAlive: true })

/** Whether it was answered with 2xx. Not `fetch`, which costs more than all the rest of a purchase's requests. */
function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, agent, timeout: TIMEOUT_MS }, (incoming) => {
      const { statusCode = 0 } = incoming.resume()
      incoming.once('error', reject)
      incoming.once('end', () => resolve(statusCode >= 200 && statusCode < 300))
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('the webhook was not answered')))
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const notes = new WeakMap<Db, (id: number) => void>()

function noteDelivered({ db, log }: PaymentContext, id: number): void {
  const note = notes.get(db) ?? gather<number>((ids) => setDelivered(db, ids), log)
  notes.set(db, note)
  note(id)
}

async function setDelivered(db: Db, ids: number[]): Promise<void> {
  await db.rows({
    name: 'sandbox.webhooks_delivered',
    text: `update sandbox_webhook set delivered_at = now() where id = any ($1)`,
    values: [ids],
  })
}
