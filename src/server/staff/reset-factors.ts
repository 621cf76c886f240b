import { isLastOwner } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { queueNotice, restartEnrolment } from './invite-queries.ts'
import {
  actorOf,
  demandManagement,
  demandPermission,
  demandProof,
  demandProvenSession,
  type Manager,
} from './may-manage.ts'
import { listMemberships, listOwners, lockFixedRole, lockStaff } from './queries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * For a person who lost their second factor: removes password, app, passkeys and recovery codes, ends all sessions, and
 * mails a link to set them anew. Both people get a mail. Returns the link's token.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found` also for a person who has not accepted,
 * `console.own_membership`, `console.not_grantable`, `console.last_owner` for the only owner unless by the command, `console.too_many_attempts` above ten in an hour
 */
export function resetFactors(
  context: Context,
  { manager, staffId }: { manager: Manager; staffId: number },
): Promise<{ token: string }> {
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    // Before the person, as elsewhere: two people cannot reset the last two owners at once.
    await lockFixedRole(tx)
    const staff = await lockStaff(tx, staffId)
    const grants = await listMemberships(tx, [staffId])
    demandManagement(manager, grants)
    if (!staff || staff.acceptedAt === null || grants.length === 0) throw new ApiError('missing', 'console.not_found')
    if (staffId === manager?.staffId) throw new ApiError('conflict', 'console.own_membership')
    const owners = await listOwners(tx)
    const ownership = owners.find(({ membershipId }) => grants.some(({ id }) => id === membershipId))
    if (manager !== null && ownership && isLastOwner(owners, ownership.membershipId))
      throw new ApiError('conflict', 'console.last_owner')
    await countAttempt(tx, {
      key: `console reset ${manager?.staffId ?? 'command'}`,
      most: 10,
      windowSeconds: 3600,
      code: 'console.too_many_attempts',
    })
    const token = await restartEnrolment(tx, { staffId, invitedBy: manager?.staffId ?? null })
    if (manager !== null)
      await queueNotice(tx, { kind: 'console_reset', toStaffId: manager.staffId, about: staff.name })
    await recordAudit(tx, {
      actor: actorOf(manager),
      action: 'factors.reset',
      subject: { kind: 'staff', id: staffId },
      supplierId: grants[0]?.supplierId ?? null,
    })
    return { token }
  })
}
