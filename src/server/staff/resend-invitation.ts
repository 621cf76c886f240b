import { maskEmail } from '#domain/mask.ts'
import { covers, mayManage } from '#domain/staff-scope.ts'
import { INVITE_HOURS } from '#domain/staff-session.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { sendLink, sendOffer, type InviteKind } from './invite-queries.ts'
import {
  actorOf,
  demandManagement,
  demandPermission,
  demandProof,
  demandProvenSession,
  type Manager,
} from './may-manage.ts'
import { listMemberships, listOffers, lockStaff } from './queries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * Mails a new link to a person who has not accepted, and ends the earlier one; or renews the offers to the person. Five times an hour for a person. Returns
 * the link's token; null for offers.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found` also for a person who has accepted,
 * `console.not_grantable`, `console.too_many_attempts`
 */
export async function resendInvitation(
  context: Context,
  { manager, staffId }: { manager: Manager; staffId: number },
): Promise<{ token: string | null }> {
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    const staff = await lockStaff(tx, staffId)
    const grants = await listMemberships(tx, [staffId])
    const offers = (await listOffers(tx, [staffId])).filter(
      ({ scope }) => manager === null || covers(manager.scope, scope),
    )
    const hasAccepted = staff !== undefined && staff.acceptedAt !== null
    const isOffer = offers.length > 0 && (hasAccepted || (manager !== null && !mayManage(manager, grants)))
    if (!isOffer) demandManagement(manager, grants)
    if (!staff || (!isOffer && (hasAccepted || grants.length === 0))) throw new ApiError('missing', 'console.not_found')
    await countAttempt(tx, {
      // Each scope has its own, so that managers of one supplier do not use up the links of another.
      key: `console invitation ${manager?.scope ?? 'command'} ${staffId}`,
      most: 5,
      windowSeconds: 3600,
      code: 'console.too_many_attempts',
    })
    await renewOffers(tx, offers.map(({ id }) => id)) // prettier-ignore
    const invitedBy = manager?.staffId ?? null
    for (const { id } of isOffer ? offers : [])
      await sendOffer(tx, { staffId, hasAccepted, membershipId: id, invitedBy })
    const token = isOffer ? null : await sendLink(tx, { staffId, kind: await lastKind(tx, staffId), invitedBy })
    await recordAudit(tx, {
      actor: actorOf(manager),
      action: 'invitation.sent',
      subject: { kind: 'staff', id: staffId },
      supplierId: (isOffer ? offers : grants)[0]?.supplierId ?? null,
      after: { email: maskEmail(staff.email) },
    })
    return { token }
  })
}

async function lastKind(tx: Tx, staffId: number): Promise<InviteKind> {
  const rows = await tx.rows<{ kind: InviteKind }>({
    name: 'staff.last_invite',
    text: 'select kind from staff_invite where staff_id = $1 order by created_at desc limit 1',
    values: [staffId],
  })
  return rows[0]?.kind ?? 'invitation'
}

async function renewOffers(tx: Tx, membershipIds: number[]): Promise<void> {
  await tx.rows({
    name: 'staff.renew_offers',
    text: `update membership set offered_until = rihla_now() + make_interval(hours => $2) where id = any ($1)`,
    values: [membershipIds, INVITE_HOURS],
  })
}
