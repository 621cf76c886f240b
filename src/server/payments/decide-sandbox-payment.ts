import { randomUUID } from 'node:crypto'
import type { Connection } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export const sandboxDecisions = [
  'approve',
  'decline',
  'slow',
  'late_webhook',
  'duplicate_webhook',
  'no_webhook',
  'abandon',
] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

const LATE_SECONDS = 60
const SLOW_SECONDS = 8

export interface SandboxSession {
  reference: string
  amountMinor: number
  currency: string
  language: 'ar' | 'en'
  description: string
  returnUrl: string
  status: 'open' | 'complete' | 'declined' | 'expired'
}

export async function findSandboxSession(
  connection: Connection,
  reference: string,
): Promise<SandboxSession | undefined> {
  const rows = await connection.rows<SandboxSession>({
    name: 'sandbox.find',
    text: `select reference, amount_minor as "amountMinor", currency, language, description, return_url as "returnUrl", status
      from sandbox_session where reference = $1`,
    values: [reference],
  })
  return rows[0]
}

/**
 * What the buyer pressed on the sandbox's page. Settles the sandbox's own session and puts its webhooks into the queue; answers where the
 * browser goes. A session that is not open any more stays as it is. Throws Refusal `payments.session_unknown`.
 */
export async function decideSandboxPayment(
  connection: Connection,
  input: { reference: string; decision: SandboxDecision },
): Promise<{ returnUrl: string; webhooks: number }> {
  const session = await findSandboxSession(connection, input.reference)
  if (!session) throw new Refusal('missing', 'payments.session_unknown')
  const { decision } = input
  if (decision === 'abandon') return { returnUrl: session.returnUrl, webhooks: 0 }

  const status = decision === 'decline' ? 'declined' : 'complete'
  const copies = decision === 'no_webhook' ? 0 : decision === 'duplicate_webhook' ? 3 : 1
  const delay = decision === 'late_webhook' ? LATE_SECONDS : decision === 'slow' ? SLOW_SECONDS : 0
  const eventId = `evt_${randomUUID()}`
  const body = JSON.stringify({ id: eventId, type: `session.${status}`, session: session.reference })
  await connection.rows({
    name: 'sandbox.decide',
    text: `with decided as (
        update sandbox_session set status = $2 where reference = $1 and status = 'open' returning reference)
      insert into sandbox_webhook (event_id, body, due_at)
      select $3, $4, now() + make_interval(secs => $5) from decided, generate_series(1, $6)`,
    values: [session.reference, status, eventId, body, delay, copies],
  })
  return { returnUrl: session.returnUrl, webhooks: delay === 0 ? copies : 0 }
}
