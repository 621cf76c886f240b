import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { limitChanges } from './end-membership.ts'
import { queueNotice } from './invite-queries.ts'
import { manageableSessions } from './list-sessions-of.ts'
import { demandPermission, demandProof, demandProvenSession } from './may-manage.ts'
import { lockStaff } from './queries.ts'
import { recordAudit } from './record-audit.ts'
import { deleteSession } from './session-queries.ts'

/**
 * Ends one session of another person and informs them by mail. Their other sessions and their access stay.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found`, `console.own_membership`,
 * `console.too_many_attempts`
 */
export function endSessionOf(
  context: Context,
  { manager, staffId, sessionId }: { manager: SignedInStaff; staffId: number; sessionId: number },
): Promise<void> {
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  if (staffId === manager.staffId) throw new ApiError('conflict', 'console.own_membership')
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    await lockStaff(tx, staffId)
    const found = (await manageableSessions(tx, manager, staffId)).find(({ session }) => session.id === sessionId)
    if (!found || !(await deleteSession(tx, { staffId, sessionId }))) throw new ApiError('missing', 'console.not_found')
    await limitChanges(tx, manager, staffId)
    await queueNotice(tx, { kind: 'console_session', toStaffId: staffId, about: manager.name })
    await recordAudit(tx, {
      actor: manager,
      action: 'session.ended',
      subject: { kind: 'staff', id: staffId },
      supplierId: found.membership.supplierId,
    })
  })
}
