import type { AuditAction, AuditSubject } from '#domain/audit-actions.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/** The author and time of a conflicting change, for the details of an error. */
export interface LastChange {
  /** Empty: unknown, or hidden from this person. */
  by: string
  /** ISO 8601; null: the change is not in the log, for example one by an import. */
  at: string | null
}

/** The latest of these changes in the log. Authors of the marketplace are hidden from a supplier's people. */
export async function findLastChange(
  connection: Connection,
  input: { person: SignedInStaff; subject: { kind: AuditSubject; id: number }; actions: readonly AuditAction[] },
): Promise<LastChange> {
  const { person, subject, actions } = input
  const [row] = await connection.rows<{ by: string; at: Date }>(
    named({
      name: 'staff.last_change',
      text: `select case when :supplierId::bigint is null or m.supplier_id = :supplierId then coalesce(s.name, '') else '' end as "by", a.at
        from audit_entry a left join staff s on s.id = a.staff_id left join membership m on m.id = a.membership_id
        where a.subject_kind = :kind and a.subject_id = :id and a.action = any (:actions::text[]) order by a.id desc limit 1`,
      values: { ...subject, actions, supplierId: person.scope === 'all' ? null : person.scope },
    }),
  )
  return { by: row?.by ?? '', at: row?.at.toISOString() ?? null }
}
