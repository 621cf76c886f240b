import { needsSecondFactor } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findMembership } from './queries.ts'
import { recordAudit } from './record-audit.ts'
import { demandSession } from './may-manage.ts'

/**
 * Works with another membership of the person in this session.
 * @throws ApiError `console.not_found`, `console.sign_in_required` if it requires a second factor and the session was
 * started without
 */
export function switchMembership(
  context: Context,
  { person, membershipId }: { person: SignedInStaff; membershipId: number },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const membership = await findMembership(tx, membershipId)
    if (membership?.staffId !== person.staffId || membership.offeredUntil !== null)
      throw new ApiError('missing', 'console.not_found')
    if (!person.hasSecondFactor && needsSecondFactor(membership.permissions))
      throw new ApiError('unauthenticated', 'console.sign_in_required')
    await tx.rows({
      name: 'staff.switch_membership',
      text: 'update staff_session set membership_id = $2 where id = $1',
      values: [person.sessionId, membershipId],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'session.switched',
      subject: { kind: 'session', id: person.sessionId },
      supplierId: membership.supplierId,
      before: { membershipId: person.membershipId },
      after: { membershipId },
    })
  })
}
