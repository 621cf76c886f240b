import { signWebhook } from './sandbox.ts'
import type { PaymentContext } from './providers.ts'

/**
 * Sends the sandbox's webhooks that are due to our own endpoint over HTTP, as another company would: signed, again after a pause until
 * it is answered with 2xx.
 */
export async function deliverSandboxWebhooks(context: PaymentContext): Promise<void> {
  const due = await context.db.rows<{ id: number; body: string }>({
    name: 'sandbox.claim_webhooks',
    text: `with due as (
        select id from sandbox_webhook where delivered_at is null and due_at <= now() and attempts < 20
        order by id limit 50 for update skip locked)
      update sandbox_webhook w set attempts = attempts + 1, due_at = now() + interval '20 seconds'
      from due where w.id = due.id returning w.id, w.body`,
  })
  for (const webhook of due) {
    const response = await fetch(`${context.configuration.internalOrigin}/api/payments/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signWebhook(context.configuration.secret, webhook.body),
      },
      body: webhook.body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    if (!response.ok) continue
    await context.db.rows({
      name: 'sandbox.webhook_delivered',
      text: `update sandbox_webhook set delivered_at = now() where id = $1`,
      values: [webhook.id],
    })
  }
}
