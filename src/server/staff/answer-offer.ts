import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { restartEnrolment } from './invite-queries.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import {
  acceptOffers,
  endSessions,
  listMemberships,
  listOpenOffers,
  lockGrants,
  setMembershipEnded,
} from './queries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * Accepts or declines an offer of a role. Accepting ends the person's other sessions; a person who needs a second factor
 * for the first time gets a link, as in `changeMembership`. Returns whether one was mailed.
 * @throws ApiError `console.proof_required`, `console.not_found` also for an expired offer
 */
export async function answerOffer(
  context: Context,
  { person, membershipId, isAccepted }: { person: SignedInStaff; membershipId: number; isAccepted: boolean },
): Promise<{ isLinkMailed: boolean }> {
  demandProof(person)
  const { staffId } = person
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const offer = (await listOpenOffers(tx, staffId)).find(({ id }) => id === membershipId)
    if (!offer) throw new ApiError('missing', 'console.not_found')
    const hadFactor = needsSecondFactor(heldIn(await listMemberships(tx, [staffId])))
    if (isAccepted) await acceptOffers(tx, [membershipId])
    else await setMembershipEnded(tx, membershipId)
    await recordAudit(tx, {
      actor: person,
      action: isAccepted ? 'membership.added' : 'membership.ended',
      subject: { kind: 'staff', id: staffId },
      supplierId: offer.supplierId,
      [isAccepted ? 'after' : 'before']: { role: offer.roleCode },
    })
    if (!isAccepted) return { isLinkMailed: false }
    if (!hadFactor && needsSecondFactor(heldIn(await lockGrants(tx, staffId)))) {
      await restartEnrolment(tx, { staffId, invitedBy: null })
      return { isLinkMailed: true }
    }
    await endSessions(tx, [staffId], person.sessionId)
    return { isLinkMailed: false }
  })
}
