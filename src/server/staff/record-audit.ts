import type { AuditAction, AuditSubject } from '#domain/audit-actions.ts'
import { networkOf } from '#domain/network.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { currentTrace } from '#server/kernel/trace.ts'

/** Who makes a change. A command of the operator has neither person nor membership. */
export interface AuditActor {
  staffId: number | null
  membershipId: number | null
  /** A guide's pass, which is no person. Several may have one name. */
  pass?: { id: number; name: string }
  network: string
}

export const commandActor: AuditActor = { staffId: null, membershipId: null, network: 'command' }

export interface AuditEntry {
  actor: AuditActor
  action: AuditAction
  subject: { kind: AuditSubject; id: number }
  /** The supplier that the subject belongs to; null: the marketplace. */
  supplierId: number | null
  /** The changed fields. Personal values are masked (`domain/mask.ts`). */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string
}

/** Records a change in its own transaction, so that no change is without an entry and no entry without a change. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const trace = currentTrace()
  await tx.rows(
    named({
      name: 'staff.record_audit',
      text: `insert into audit_entry (staff_id, membership_id, network, action, subject_kind, subject_id, supplier_id, pass, pass_id,
          before, after, reason, request_id)
        values (:staffId, :membershipId, :network, :action, :subjectKind, :subjectId, :supplierId, :pass, :passId,
          :before::jsonb, :after::jsonb, :reason, :requestId)`,
      values: {
        staffId: entry.actor.staffId,
        membershipId: entry.actor.membershipId,
        pass: entry.actor.pass?.name ?? null,
        passId: entry.actor.pass?.id ?? null,
        network: entry.actor.network,
        action: entry.action,
        subjectKind: entry.subject.kind,
        subjectId: entry.subject.id,
        supplierId: entry.supplierId,
        before: entry.before === undefined ? null : JSON.stringify(entry.before),
        after: entry.after === undefined ? null : JSON.stringify(entry.after),
        reason: entry.reason ?? null,
        requestId: trace && 'requestId' in trace ? trace.requestId : null,
      },
    }),
  )
}

/** The network of an address as it is stored. */
export const networkName = (address: string) => networkOf(address).near

/** The supplier whose log has what a person does to themselves. */
export const supplierOf = ({ scope }: { scope: Scope }) => (scope === 'all' ? null : scope)
