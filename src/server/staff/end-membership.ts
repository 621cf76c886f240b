import { coversAll, isLastOwner, type Grant } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempts } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { queueNotice } from './invite-queries.ts'
import {
  actorOf,
  demandGrant,
  demandPermission,
  demandProof,
  demandProvenSession,
  demandScope,
  type Manager,
} from './may-manage.ts'
import {
  endSessions,
  endSessionsOf,
  findMembership,
  listMemberships,
  listOwners,
  lockRole,
  lockStaff,
  setMembershipEnded,
  type MembershipRow,
} from './queries.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { recordAudit } from './record-audit.ts'

/** Unassigns what a person can no longer work on with the roles that are left (app/console/inbox/release-work.ts). */
export type ReleaseWork = (tx: Tx, staffId: number, left: readonly Grant[]) => Promise<void>

/**
 * Ends a person's membership and their sessions, and tells them by mail. An offer just ends.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found`, `console.own_membership`,
 * `console.not_grantable`, `console.last_owner`, `console.too_many_attempts`
 */
export function endMembership(
  context: Context,
  { manager, membershipId, releaseWork }: { manager: Manager; membershipId: number; releaseWork: ReleaseWork },
): Promise<void> {
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    const membership = await lockMembership(tx, manager, membershipId)
    await setMembershipEnded(tx, membershipId)
    if (membership.offeredUntil === null) {
      await followChange(tx, { manager, changed: membership, releaseWork })
      await queueNotice(tx, { kind: 'console_access', toStaffId: membership.staffId, about: manager?.name ?? '' })
    }
    await recordAudit(tx, {
      actor: actorOf(manager),
      action: 'membership.ended',
      subject: { kind: 'staff', id: membership.staffId },
      supplierId: membership.supplierId,
      before: { role: membership.roleCode },
    })
  })
}

/**
 * Ends the sessions of a person whose membership changed, and unassigns their work. A manager who does not manage all of the
 * person's memberships ends only the sessions that work with this one.
 */
export async function followChange(
  tx: Tx,
  { manager, changed, releaseWork }: { manager: Manager; changed: MembershipRow; releaseWork: ReleaseWork },
): Promise<void> {
  const grants = await listMemberships(tx, [changed.staffId])
  if (manager === null || coversAll(manager.scope, grants)) await endSessions(tx, [changed.staffId], null)
  else await endSessionsOf(tx, changed.id)
  await releaseWork(tx, changed.staffId, grants)
}

/** The membership or offer that `manager` may change, locked with its role and person: two owners cannot end each other at once. */
export async function lockMembership(tx: Tx, manager: Manager, membershipId: number): Promise<MembershipRow> {
  const found = await findMembership(tx, membershipId)
  if (!found) throw new ApiError('missing', 'console.not_found')
  await lockRole(tx, found.roleCode)
  await lockStaff(tx, found.staffId)
  const membership = await findMembership(tx, membershipId)
  if (!membership) throw new ApiError('missing', 'console.not_found')
  demandScope(manager, membership.scope)
  if (membership.staffId === manager?.staffId) throw new ApiError('conflict', 'console.own_membership')
  demandGrant(manager, membership)
  const owners = await listOwners(tx)
  if (owners.some((one) => one.membershipId === membershipId) && isLastOwner(owners, membershipId))
    throw new ApiError('conflict', 'console.last_owner')
  if (manager !== null) await limitChanges(tx, manager, membership.staffId)
  return membership
}

/** Counted for each scope, so that managers of one supplier do not use up the changes of another. */
export async function limitChanges(tx: Tx, manager: SignedInStaff, staffId: number): Promise<void> {
  await countAttempts(tx, 'console.too_many_attempts', [
    { key: `console change by ${manager.staffId}`, most: 60, windowSeconds: 3600 },
    { key: `console change ${manager.scope} of ${staffId}`, most: 10, windowSeconds: 3600 },
  ])
}
