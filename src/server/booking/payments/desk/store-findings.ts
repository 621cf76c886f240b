import { differenceKinds, ledgerErrors, type DifferenceKind, type LedgerError } from '#domain/ledger.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Notes a payment that a person should look at, once. */
export async function noteLatePayment(
  tx: Tx,
  finding: { kind: 'late' | 'unmatched'; paymentId: number; thereMinor: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'findings.note_late',
      text: `insert into money_finding (kind, order_id, payment_id, provider, provider_reference, there_minor, currency)
        select :kind, p.order_id, p.id, p.provider, p.provider_reference, :thereMinor::bigint, p.currency from payment p where p.id = :paymentId
        on conflict do nothing`,
      values: finding,
    }),
  )
}

interface FoundDifference {
  kind: DifferenceKind
  hereMinor: number
  thereMinor: number
  refundReference: string | null
}

/** Stores what a comparison of a payment with its provider found, and drops what it finds no more. */
export async function storeDifferences(
  connection: Connection,
  input: { paymentId: number; differences: readonly FoundDifference[] },
): Promise<void> {
  await connection.rows(
    named({
      name: 'findings.store_differences',
      text: `with found as materialized (
          select * from jsonb_to_recordset(:differences::jsonb)
            as f (kind text, "hereMinor" bigint, "thereMinor" bigint, "refundReference" text)),
        gone as (
          delete from money_finding m where m.payment_id = :paymentId and m.handled_at is null and m.kind = any (:kinds::text[])
            and not exists (select from found f where f.kind = m.kind and f."hereMinor" = m.here_minor and f."thereMinor" = m.there_minor
              and f."refundReference" is not distinct from m.refund_reference))
        insert into money_finding (kind, order_id, payment_id, provider, provider_reference, refund_reference, here_minor, there_minor, currency)
        select f.kind, p.order_id, p.id, p.provider, p.provider_reference, f."refundReference", f."hereMinor", f."thereMinor", p.currency
        from found f, payment p where p.id = :paymentId
        on conflict do nothing`,
      values: {
        paymentId: input.paymentId,
        differences: JSON.stringify(input.differences),
        kinds: [...differenceKinds],
      },
    }),
  )
}

/** Stores a paid session of the provider that no payment here has. */
export async function storeUnknownSession(
  connection: Connection,
  session: { provider: string; providerReference: string; thereMinor: number; currency: string },
): Promise<void> {
  await connection.rows(
    named({
      name: 'findings.store_unknown_session',
      text: `insert into money_finding (kind, provider, provider_reference, there_minor, currency)
        values ('session_unknown_here', :provider, :providerReference, :thereMinor, :currency) on conflict do nothing`,
      values: session,
    }),
  )
}

export interface LedgerFinding {
  orderId: number
  kind: LedgerError
  /** The money that is here, and the price of what is booked. */
  keptMinor: number
  bookedMinor: number
}

/** Stores the ledger findings of the orders created on these days, and deletes those that no longer hold. */
export async function storeLedgerFindings(
  connection: Connection,
  input: { from: Date; to: Date; findings: readonly LedgerFinding[] },
): Promise<void> {
  await connection.rows(
    named({
      name: 'findings.store_ledger_findings',
      text: `with found as materialized (
          select * from jsonb_to_recordset(:findings::jsonb)
            as f ("orderId" bigint, kind text, "keptMinor" bigint, "bookedMinor" bigint)),
        gone as (
          delete from money_finding m using orders o where o.id = m.order_id and m.handled_at is null and m.kind = any (:kinds::text[])
            and o.created_at >= :from and o.created_at < :to
            and not exists (select from found f where f."orderId" = m.order_id and f.kind = m.kind
              and f."keptMinor" = m.here_minor and f."bookedMinor" = m.there_minor))
        insert into money_finding (kind, order_id, here_minor, there_minor, currency)
        select f.kind, o.id, f."keptMinor", f."bookedMinor", o.currency from found f join orders o on o.id = f."orderId"
        on conflict do nothing`,
      values: { from: input.from, to: input.to, findings: JSON.stringify(input.findings), kinds: [...ledgerErrors] },
    }),
  )
}
