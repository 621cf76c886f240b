import type { AuditAction, AuditSubject } from '#domain/audit-actions.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { recordAudit, supplierOf } from '#server/staff/record-audit.ts'

/** Writes the log's entry of a change in its transaction, whose session must still be there. */
export function recordChange(
  person: SignedInStaff,
  entry: {
    action: AuditAction
    subject: AuditSubject
    before?: Record<string, unknown>
    after?: Record<string, unknown>
    reason?: string
  },
): RecordChange {
  const { subject, ...change } = entry
  return async (tx, id) => {
    await demandSession(tx, person)
    await recordAudit(tx, { actor: person, subject: { kind: subject, id }, supplierId: supplierOf(person), ...change })
  }
}
