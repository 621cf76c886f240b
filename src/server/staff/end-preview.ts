import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from './may-manage.ts'
import { setPreview } from './preview-queries.ts'
import { recordAudit, supplierOf } from './record-audit.ts'

/** The session sees the console as the person again. Does nothing without a preview. */
export async function endPreview(context: Context, { person }: { person: SignedInStaff }): Promise<void> {
  const { preview } = person
  if (preview === null) return
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    await setPreview(tx, { sessionId: person.sessionId, roleId: null })
    await recordAudit(tx, {
      actor: person,
      action: 'preview.ended',
      subject: { kind: 'session', id: person.sessionId },
      supplierId: supplierOf(person),
      before: { role: preview.code },
    })
  })
}
