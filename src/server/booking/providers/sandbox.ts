import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'
import { ProviderRefusal } from './provider-refusal.ts'
import type { PaymentProvider, SessionBooks, SessionState } from './provider.ts'

const TOLERANCE_SECONDS = 300
const PAGE = 100

/**
 * A payment provider for development and tests, with its own books (sandbox_*), hosted page and signed webhooks. It
 * uses no data of an order except what `createSession` passes to it. The configuration refuses it in production.
 */
export function sandboxProvider(db: Db, settings: { secret: string }): PaymentProvider {
  return {
    code: 'sandbox',
    isSandbox: true,
    sendsRefunds: true,
    pageLanguage: (locale) => locale,
    limitsOf: () => ({ leastMinor: 1, mostMinor: Number.MAX_SAFE_INTEGER }),

    createSession: async (request) => {
      const rows = await db.rows<{ reference: string }>(
        named({
          name: 'sandbox.create',
          // Relaxed: a session counts once we have stored its reference, and that commit keeps this one.
          text: `with ${RELAXED}
          insert into sandbox_session (reference, attempt_key, amount_minor, currency, language, description, return_url, cancel_url, expires_at)
          select :reference, :attemptKey, :amountMinor, :currency, :language, :description, :returnUrl, :cancelUrl, :expiresAt::timestamptz from relaxed
          on conflict (attempt_key) do update set attempt_key = excluded.attempt_key returning reference`,
          values: { ...request, reference: `sbx_${randomBytes(16).toString('hex')}` },
        }),
      )
      const reference = rows[0]?.reference
      if (!reference) throw new Error('the sandbox gave no session')
      return { reference, redirectUrl: `${new URL(request.returnUrl).origin}/sandbox/pay/${reference}` }
    },

    retrieveSession: async (reference) => {
      const rows = await db.rows<SessionState>({
        name: 'sandbox.retrieve',
        text: `select status, false as "hasDeclinedTry", decline_reason as "declineReason", case when status = 'complete' then amount_minor else 0 end as "capturedMinor"
          from sandbox_session where reference = $1`,
        values: [reference],
      })
      if (!rows[0]) throw new ProviderRefusal('the sandbox does not know this session')
      return rows[0]
    },

    expireSession: async (reference) => {
      const rows = await db.rows<SessionState>({
        name: 'sandbox.expire',
        // One update, so that a decision which it waited for is in the answer.
        text: `update sandbox_session set status = case when status = 'open' then 'expired' else status end where reference = $1
          returning status, false as "hasDeclinedTry", decline_reason as "declineReason",
            case when status = 'complete' then amount_minor else 0 end as "capturedMinor"`,
        values: [reference],
      })
      if (!rows[0]) throw new ProviderRefusal('the sandbox does not know this session')
      return rows[0]
    },

    refund: async ({ key, reference, amountMinor }) => {
      await db.rows(
        named({
          name: 'sandbox.refund',
          text: `with made as (
            insert into sandbox_refund (key, session_reference, amount_minor) values (:key, :reference, :amountMinor)
            on conflict do nothing returning amount_minor)
          update sandbox_session s set refunded_minor = s.refunded_minor + made.amount_minor from made where s.reference = :reference`,
          values: { key, reference, amountMinor },
        }),
      )
      return { reference: `sbr_${key}`, hasFailed: false }
    },

    retrieveRefund: async (reference) => ({ reference, hasFailed: false }),

    readBooks: async (reference) => {
      const rows = await db.rows<SessionBooks & { refunds: NonNullable<SessionBooks['refunds']> }>({
        name: 'sandbox.books',
        text: `select case when s.status = 'complete' then s.amount_minor else 0 end as "capturedMinor", s.currency,
            (select coalesce(jsonb_agg(jsonb_build_object('reference', 'sbr_' || r.key, 'amountMinor', r.amount_minor, 'state', 'sent')), '[]')
              from sandbox_refund r where r.session_reference = s.reference) as refunds
          from sandbox_session s where s.reference = $1`,
        values: [reference],
      })
      return rows[0] ?? null
    },

    listPaid: async ({ from, to, after }) => {
      const rows = await db.rows<{ reference: string }>(
        named({
          name: 'sandbox.list_paid',
          text: `select reference from sandbox_session where status = 'complete' and created_at >= :from and created_at < :to and reference > :after
          order by reference limit :most`,
          values: { from, to, after: after ?? '', most: PAGE },
        }),
      )
      const references = rows.map((row) => row.reference)
      return { references, next: references.length < PAGE ? null : (references.at(-1) ?? null) }
    },

    readWebhook: async (body, signature) => {
      const [stamp = '', mac = ''] = (signature ?? '').split(',').map((part) => part.split('=')[1] ?? '')
      const age = Date.now() / 1000 - Number(stamp)
      if (!/^\d+$/.test(stamp) || Math.abs(age) > TOLERANCE_SECONDS) return null
      const expected = Buffer.from(signatureOf(settings.secret, stamp, body))
      const given = Buffer.from(mac)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const event = JSON.parse(Buffer.from(body).toString()) as { id: string; session: string }
      return { eventId: event.id, reference: event.session }
    },
  }
}

/** The header 'Sandbox-Signature' of a webhook sent now. */
export function signWebhook(secret: string, body: string): string {
  const stamp = String(Math.floor(Date.now() / 1000))
  return `t=${stamp},v1=${signatureOf(secret, stamp, Buffer.from(body))}`
}

function signatureOf(secret: string, stamp: string, body: Uint8Array): string {
  return createHmac('sha256', `sandbox webhook ${secret}`).update(`${stamp}.`).update(body).digest('hex')
}
