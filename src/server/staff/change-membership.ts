import { needsSecondFactor } from '#domain/permissions.ts'
import { fitsScope, heldIn, mayManage } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import { followChange, lockMembership, type ReleaseWork } from './end-membership.ts'
import { queueNotice, restartEnrolment } from './invite-queries.ts'
import { demandGrant, demandPermission, demandProof, demandProvenSession } from './may-manage.ts'
import { findStaff, listMemberships, lockRole } from './queries.ts'
import { recordAudit } from './record-audit.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/**
 * Gives a membership or an offer another role and ends the person's sessions. They are notified by mail. If the person needs a second
 * factor for the first time, password and factors are removed and the mail has a link to set them anew: until now the
 * password alone could have added a factor.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found`, `console.own_membership`,
 * `console.not_grantable`, `console.last_owner`, `console.already_member`, `console.fields_invalid`,
 * `console.too_many_attempts`
 */
export function changeMembership(
  context: Context,
  {
    manager,
    membershipId,
    role: code,
    releaseWork,
  }: { manager: SignedInStaff; membershipId: number; role: string; releaseWork: ReleaseWork },
): Promise<void> {
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    const membership = await lockMembership(tx, manager, membershipId)
    const { staffId, scope, supplierId } = membership
    const role = await lockRole(tx, code)
    if (!role || !fitsScope(role.kind, scope))
      throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'role', code: 'format' }] })
    demandGrant(manager, { scope, permissions: role.permissions })
    const grants = await listMemberships(tx, [staffId])
    const changed = await tx.rows(
      named({
        name: 'staff.change_membership',
        text: `update membership m set role_id = :roleId where m.id = :membershipId and not exists (
            select from membership o where o.staff_id = m.staff_id and o.role_id = :roleId and o.ended_at is null
              and o.supplier_id is not distinct from m.supplier_id)
          returning 1`,
        values: { membershipId, roleId: role.id },
      }),
    )
    if (changed.length === 0) throw new ApiError('conflict', 'console.already_member')
    await recordAudit(tx, {
      actor: manager,
      action: 'membership.changed',
      subject: { kind: 'staff', id: staffId },
      supplierId,
      before: { role: membership.roleCode },
      after: { role: role.code },
    })
    if (membership.offeredUntil !== null) return
    await followChange(tx, { manager, changed: membership, releaseWork })
    const staff = await findStaff(tx, staffId)
    const startsToNeedFactor =
      !needsSecondFactor(heldIn(grants)) && needsSecondFactor(heldIn(await listMemberships(tx, [staffId])))
    if (staff?.acceptedAt && startsToNeedFactor) {
      // Elsewhere the person works without a second factor, with a password that is not this manager's to remove.
      if (!mayManage(manager, grants)) throw new ApiError('forbidden', 'console.not_grantable')
      await restartEnrolment(tx, { staffId, invitedBy: manager.staffId })
    } else if (staff?.acceptedAt)
      await queueNotice(tx, { kind: 'console_access', toStaffId: staffId, about: manager.name })
  })
}
