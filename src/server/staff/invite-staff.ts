import { tidyName } from '#domain/guest-fields.ts'
import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import { maskEmail } from '#domain/mask.ts'
import { needsSecondFactor } from '#domain/permissions.ts'
import { INVITE_HOURS } from '#domain/staff-session.ts'
import { fitsScope, heldIn, mayManage } from '#domain/staff-scope.ts'
import { checkFields } from '#server/accounts/check-fields.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueNotice, restartEnrolment, sendLink, sendOffer } from './invite-queries.ts'
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
  findStaffByEmail,
  listMemberships,
  lockRole,
  lockStaff,
  scopeOf,
  type StaffRow,
} from './queries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * Gives a person a role, of the marketplace or of a supplier. A new person gets a link by mail, valid for 72 hours. The
 * sessions of one with access end, and they get a notice, or a link as in `changeMembership`. A person with memberships
 * outside of the manager's scope gets an offer: before they accept it nothing of theirs changes, and the manager sees
 * what was typed here. The command mails a new link to a person who has the role and has not accepted.
 * Returns the person's id and the link's token, which is null if none was mailed.
 * @throws ApiError `console.fields_invalid`, `console.forbidden`, `console.proof_required`, `console.not_found`,
 * `console.not_grantable`, `console.already_member`, `console.too_many_attempts` above 30 in an hour
 */
export async function inviteStaff(
  context: Context,
  input: {
    manager: Manager
    email: string
    name: string
    language: Locale
    role: string
    /** Null: of the marketplace. */
    supplierId: number | null
  },
): Promise<{ staffId: number; token: string | null }> {
  const { manager } = input
  demandPermission(manager, 'staff.manage')
  demandProof(manager)
  const [email, name] = [tidyLine(input.email), tidyName(input.name)]
  const fields = checkFields({ email, name })
  if (fields.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields })
  if (manager !== null)
    await countAttempt(context.db, {
      key: `console invite ${manager.staffId}`,
      most: 30,
      windowSeconds: 3600,
      code: 'console.too_many_attempts',
    })
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, manager)
    const role = await lockRole(tx, input.role)
    const scope = scopeOf(input.supplierId)
    if (!role || !fitsScope(role.kind, scope))
      throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'role', code: 'format' }] })
    demandScope(manager, scope)
    demandGrant(manager, { scope, permissions: role.permissions })
    if (input.supplierId !== null) await demandSupplier(tx, input.supplierId)

    const staffId = await staffOf(tx, { email, name, language: input.language })
    const staff = (await lockStaff(tx, staffId)) as StaffRow
    const grants = await listMemberships(tx, [staffId])
    const isOffer = manager !== null && manager.scope !== 'all' && (await isKnownElsewhere(tx, staffId, manager.scope))
    const membershipId = await insertMembership(tx, {
      staffId,
      roleId: role.id,
      supplierId: input.supplierId,
      offeredName: isOffer ? name : null,
      offeredEmail: isOffer ? email : null,
    })
    const hasAccess = staff.acceptedAt !== null
    // The command is the way back in for an only owner whose link has expired.
    if (membershipId === null && (manager !== null || hasAccess))
      throw new ApiError('conflict', 'console.already_member')
    await recordAudit(tx, {
      actor: actorOf(manager),
      // The log must not tell a supplier whether a person works for others.
      action: hasAccess && !isOffer ? 'membership.added' : 'invitation.sent',
      subject: { kind: 'staff', id: staffId },
      supplierId: input.supplierId,
      after: { email: maskEmail(email), role: role.code },
    })
    if (isOffer && membershipId !== null) {
      await sendOffer(tx, { staffId, hasAccepted: hasAccess, membershipId, invitedBy: manager.staffId })
      return { staffId, token: null }
    }
    const invitedBy = manager?.staffId ?? null
    if (!hasAccess) return { staffId, token: await sendLink(tx, { staffId, kind: 'invitation', invitedBy }) }
    const startsToNeedFactor =
      !needsSecondFactor(heldIn(grants)) && needsSecondFactor(heldIn(await listMemberships(tx, [staffId])))
    if (startsToNeedFactor && manager !== null && !mayManage(manager, grants))
      throw new ApiError('forbidden', 'console.not_grantable')
    if (startsToNeedFactor) return { staffId, token: await restartEnrolment(tx, { staffId, invitedBy }) }
    await endSessions(tx, [staffId], null)
    await queueNotice(tx, { kind: 'console_access', toStaffId: staffId, about: manager?.name ?? '' })
    return { staffId, token: null }
  })
}

async function demandSupplier(tx: Tx, supplierId: number): Promise<void> {
  const rows = await tx.rows({
    name: 'staff.supplier_exists',
    text: 'select 1 from supplier where id = $1',
    values: [supplierId],
  })
  if (rows.length === 0) throw new ApiError('missing', 'console.not_found')
}

async function staffOf(tx: Tx, person: { email: string; name: string; language: Locale }): Promise<number> {
  const known = await findStaffByEmail(tx, person.email)
  if (known) return known.id
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'staff.insert',
      text: `insert into staff (email, name, language) values (:email, :name, :language)
        on conflict (lower(email)) do update set email = staff.email returning id`,
      values: person,
    }),
  )
  return id
}

/** Whether the person has, or had, a membership outside of this supplier. */
async function isKnownElsewhere(tx: Tx, staffId: number, supplierId: number): Promise<boolean> {
  const rows = await tx.rows({
    name: 'staff.known_elsewhere',
    text: 'select 1 from membership where staff_id = $1 and supplier_id is distinct from $2::bigint limit 1',
    values: [staffId, supplierId],
  })
  return rows.length > 0
}

/** Returns its id, or null if the person has the role there already. A role takes the place of an offer of the same. */
async function insertMembership(
  tx: Tx,
  membership: {
    staffId: number
    roleId: number
    supplierId: number | null
    offeredName: string | null
    offeredEmail: string | null
  },
): Promise<number | null> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'staff.insert_membership',
      text: `insert into membership (staff_id, role_id, supplier_id, offered_until, offered_name, offered_email)
        values (:staffId, :roleId, :supplierId,
          case when :offeredName::text is not null then rihla_now() + make_interval(hours => :hours) end, :offeredName, :offeredEmail)
        on conflict (staff_id, role_id, coalesce(supplier_id, 0)) where ended_at is null do update
          set offered_until = null, offered_name = null, offered_email = null
          where membership.offered_until is not null and excluded.offered_until is null
        returning id`,
      values: { ...membership, hours: INVITE_HOURS },
    }),
  )
  return rows[0]?.id ?? null
}
