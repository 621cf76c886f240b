import type { AuditAction } from '#domain/audit-actions.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { recordAudit, supplierOf } from './record-audit.ts'

type OwnChange = Extract<
  AuditAction,
  'passkey.added' | 'passkey.removed' | 'totp.replaced' | 'recovery_codes.replaced' | 'password.changed'
>

/** Records a change of a person's own sign-in, and mails it to them, because the session may have been stolen. */
export async function tellOwnChange(
  tx: Tx,
  person: SignedInStaff,
  change: { action: OwnChange; before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  await recordAudit(tx, {
    ...change,
    actor: person,
    subject: { kind: 'staff', id: person.staffId },
    supplierId: supplierOf(person),
  })
  await tx.rows(
    named({
      name: 'staff.tell_own_change',
      text: queueMessages({
        kind: 'console_factor',
        fact: 'gen_random_uuid()',
        recipient: 's.email',
        language: 's.language',
        payload: `jsonb_build_object('change', :change::text)`,
        from: 'staff s where s.id = :staffId',
      }),
      values: { staffId: person.staffId, change: change.action.replace('.', '_') },
    }),
  )
}
