import { randomUUID } from 'node:crypto'
import type { DeclineReason } from '#domain/decline-reason.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ApiError } from '#server/kernel/api-error.ts'

export const sandboxDecisions = [
  'approve',
  'decline',
  'insufficient_funds',
  'not_authenticated',
  'slow',
  'late_webhook',
  'duplicate_webhook',
  'reversed_webhooks',
  'no_webhook',
  'lost_response',
  'abandon',
] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

const declines: Partial<Record<SandboxDecision, DeclineReason>> = {
  decline: 'refused',
  insufficient_funds: 'insufficient_funds',
  not_authenticated: 'not_authenticated',
}

const LATE_SECONDS = 60
const SLOW_SECONDS = 8
/** A webhook that is not answered is sent again after this. */
export const LEASE_SECONDS = 20

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

export interface SandboxWebhook {
  id: number
  body: string
  /** This one included; the first when it is not said. */
  attempts?: number
}

/**
 * Applies the buyer's decision on the sandbox's page to its session, and queues the webhooks. Returns the address for the browser, and the webhooks
 * to send now. A session that has ended does not change. Throws ApiError `payments.session_unknown`.
 */
export async function decideSandboxPayment(
  connection: Connection,
  { reference, decision }: { reference: string; decision: SandboxDecision },
): Promise<{ returnUrl: string; webhooks: SandboxWebhook[] }> {
  const declineReason = declines[decision] ?? null
  const status = declineReason !== null ? 'declined' : decision === 'abandon' ? 'open' : 'complete'
  const delay = decision === 'late_webhook' ? LATE_SECONDS : decision === 'slow' ? SLOW_SECONDS : 0
  const event = (type: string) => {
    const id = `evt_${randomUUID()}`
    return { id, body: JSON.stringify({ id, type: `session.${type}`, session: reference }) }
  }
  const settled = event(status)
  const events = new Map([
    ['abandon', []],
    ['no_webhook', []],
    ['duplicate_webhook', [settled, settled, settled]],
    ['reversed_webhooks', [settled, event('open')]],
  ]).get(decision) ?? [settled]
  const rows = await connection.rows<{ returnUrl: string; webhooks: SandboxWebhook[] }>(
    named({
      name: 'sandbox.decide',
      // Relaxed if a webhook is sent at once: its answer 200 says that the order was confirmed, and that commit keeps
      // this one too. Any other answer is followed by `keepDecision`.
      text: `with waiting as materialized (
        select set_config('synchronous_commit', 'off', true) where :delay = 0 and :events::jsonb <> '[]'),
      decided as (
        update sandbox_session set status = :status, decline_reason = :declineReason
        where reference = :reference and status = 'open' and (select count(*) from waiting) >= 0 returning reference),
      queued as (
        insert into sandbox_webhook (event_id, body, due_at, attempts)
        select e.id, e.body, now() + make_interval(secs => case when :delay = 0 then ${LEASE_SECONDS} else :delay end), case when :delay = 0 then 1 else 0 end
        from decided, jsonb_to_recordset(:events::jsonb) as e(id text, body text) returning id, body)
      select case when :status = 'open' then cancel_url else return_url end as "returnUrl",
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'body', body) order by id), '[]') from queued where :delay = 0) as webhooks
      from sandbox_session where reference = :reference`,
      values: { reference, status, events: JSON.stringify(events), delay, declineReason },
    }),
  )
  if (!rows[0]) throw new ApiError('missing', 'payments.session_unknown')
  return rows[0]
}

/** Waits until the decisions of a session, and all before it, are on the disk. */
export async function keepDecision(connection: Connection, reference: string): Promise<void> {
  await connection.rows({
    name: 'sandbox.keep',
    text: 'update sandbox_session set status = status where reference = $1',
    values: [reference],
  })
}
