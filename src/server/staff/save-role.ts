import { needsSecondFactor, type Permission } from '#domain/permissions.ts'
import { permissionsOf } from '#domain/roles.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findLastChange } from './last-change.ts'
import { demandGrant, demandPermission, demandProof, demandProvenSession } from './may-manage.ts'
import { restartEnrolment } from './invite-queries.ts'
import { listHolders, listMemberships, lockRole, type MembershipRow } from './queries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * Changes what a role may do, and ends the sessions of the people who have it, except the requesting one, and their
 * guide's passes. People who
 * need a second factor for the first time get a link, as in `changeMembership`. Returns how many.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found`, `console.role_fixed`,
 * `console.not_grantable` if the person does not have all of the permissions, `console.fields_invalid`,
 * `console.role_changed` if its permissions differ from `seenPermissions`, with the current ones and their author
 */
export async function saveRole(
  context: Context,
  {
    person,
    code,
    permissions,
    seenPermissions,
  }: { person: SignedInStaff; code: string; permissions: Permission[]; seenPermissions?: Permission[] },
): Promise<{ linksMailed: number }> {
  demandPermission(person, 'staff.manage')
  if (person.scope !== 'all') throw new ApiError('forbidden', 'console.forbidden')
  demandProof(person)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const role = await lockRole(tx, code)
    if (!role) throw new ApiError('missing', 'console.not_found')
    if (role.isFixed) throw new ApiError('conflict', 'console.role_fixed')
    const possible = permissionsOf(role.kind)
    if (!permissions.every((one) => possible.includes(one)))
      throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'permissions', code: 'format' }] })
    demandGrant(person, { scope: 'all', permissions })
    demandGrant(person, { scope: 'all', permissions: role.permissions })
    const held = possible.filter((one) => permissions.includes(one))
    const isSame = (some: readonly Permission[]) =>
      new Set(some).symmetricDifference(new Set(role.permissions)).size === 0
    if (seenPermissions && !isSame(seenPermissions) && !isSame(held)) {
      const change = await findLastChange(tx, { person, subject: { kind: 'role', id: role.id }, actions: ['role.changed'] }) // prettier-ignore
      throw new ApiError('conflict', 'console.role_changed', { current: role.permissions, ...change })
    }
    const holders = await listHolders(tx, role.id)
    const before = await listMemberships(tx, holders)
    await tx.rows({
      name: 'staff.save_role',
      text: 'update role set permissions = $2, updated_at = rihla_now() where id = $1',
      values: [role.id, held],
    })
    await tx.rows({
      name: 'staff.end_sessions_of_role',
      text: `with passes as (update membership p set access_version = p.access_version + 1 where p.ended_at is null and p.staff_id in (
          select h.staff_id from membership h where h.role_id = $1 and h.ended_at is null and h.offered_until is null))
        delete from staff_session t using membership m
        where m.role_id = $1 and m.ended_at is null and m.offered_until is null and t.staff_id = m.staff_id and t.id <> $2`,
      values: [role.id, person.sessionId],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'role.changed',
      subject: { kind: 'role', id: role.id },
      supplierId: null,
      before: { role: code, removed: role.permissions.filter((one) => !held.includes(one)) },
      after: { role: code, added: held.filter((one) => !role.permissions.includes(one)) },
    })
    const after = await listMemberships(tx, holders)
    const needsFactor = (grants: MembershipRow[], staffId: number) =>
      needsSecondFactor(heldIn(grants.filter((one) => one.staffId === staffId)))
    const enrolling = holders.filter((staffId) => !needsFactor(before, staffId) && needsFactor(after, staffId))
    for (const staffId of enrolling) await restartEnrolment(tx, { staffId, invitedBy: person.staffId })
    return { linksMailed: enrolling.length }
  })
}
