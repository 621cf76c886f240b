import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { recordAudit, supplierOf } from './record-audit.ts'
import { demandSession } from './may-manage.ts'
import { deleteSession } from './session-queries.ts'

/** Ends a session of the person: the requesting one is a sign-out. @throws ApiError `console.not_found` */
export function endSession(
  context: Context,
  { person, sessionId }: { person: SignedInStaff; sessionId: number },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const isEnded = await deleteSession(tx, { staffId: person.staffId, sessionId })
    if (!isEnded) throw new ApiError('missing', 'console.not_found')
    await recordAudit(tx, {
      actor: person,
      action: 'session.ended',
      subject: { kind: 'session', id: sessionId },
      supplierId: supplierOf(person),
    })
  })
}
