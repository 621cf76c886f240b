import { tidyName } from '#domain/guest-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { checkFields } from '#server/accounts/check-fields.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken } from '#server/kernel/token.ts'
import { confirmPendingTotp, replaceRecoveryCodes } from './factor-queries.ts'
import { findInvite, lockInvite, setInvitesUsed } from './invite-queries.ts'
import { acceptOffers, endSessions, listOpenOffers, lockGrants } from './queries.ts'
import { startStaffSession, type Device } from './start-staff-session.ts'
import { hashRecoveryCode, newRecoveryCodes, periodOfCode, tidyCode } from './totp.ts'

/**
 * Sets name, password and, where it is required, the authenticator app of an invited person, accepts what the link
 * offers, uses up the person's links and signs in. Returns the session's token and the recovery codes, which are shown once; none without an app.
 * @throws ApiError `console.invitation_invalid`, `console.fields_invalid`, `console.code_wrong`, `console.too_many_attempts`
 * after ten codes in 15 minutes
 */
export async function acceptInvitation(
  context: Context,
  input: {
    token: string
    name: string
    password: string
    confirmPassword: string
    language: Locale
    /** Of the authenticator app; '' where none is required. */
    code: string
    device: Device
  },
): Promise<{ token: string; recoveryCodes: string[] }> {
  const tokenHash = hashToken(input.token)
  const invited = await findInvite(context.db, tokenHash)
  if (!invited) throw new ApiError('gone', 'console.invitation_invalid')
  const { name, password, confirmPassword } = input
  const fields = checkFields({ name, password, confirmPassword })
  if (fields.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields })
  await countAttempt(context.db, {
    key: `console enrolment ${invited.staffId}`,
    most: 10,
    windowSeconds: 900,
    code: 'console.too_many_attempts',
  })
  const passwordHash = await hashPassword(password)
  return context.db.transaction(async (tx) => {
    const invite = await lockInvite(tx, tokenHash)
    await acceptOffers(
      tx,
      (await listOpenOffers(tx, invited.staffId)).map(({ id }) => id),
    )
    const grants = await lockGrants(tx, invited.staffId)
    const [membership] = grants
    if (!invite || !membership) throw new ApiError('gone', 'console.invitation_invalid')
    const { staffId } = invite
    const code = tidyCode(input.code)
    const hasApp = code !== '' || needsSecondFactor(heldIn(grants))
    const recoveryCodes = hasApp ? newRecoveryCodes() : []
    if (hasApp) {
      const period =
        invite.totpPending && periodOfCode(context, invite.totpPending, { code, now: await nowOf(tx), after: null })
      if (period === null) throw new ApiError('invalid', 'console.code_wrong')
      await confirmPendingTotp(tx, staffId, period)
      await replaceRecoveryCodes(tx, staffId, recoveryCodes.map((one) => hashRecoveryCode(context, one))) // prettier-ignore
    }
    await setInvitesUsed(tx, staffId)
    await endSessions(tx, [staffId], null)
    await tx.rows(
      named({
        name: 'staff.accept',
        text: `update staff set name = :name, language = :language, password_hash = :passwordHash, accepted_at = rihla_now()
          where id = :staffId`,
        values: { staffId, name: tidyName(name), language: input.language, passwordHash },
      }),
    )
    const token = await startStaffSession(tx, {
      membership,
      device: input.device,
      action: 'invitation.accepted',
      factor: hasApp ? 'totp' : 'none',
      after: { kind: invite.kind },
    })
    return { token, recoveryCodes }
  })
}

const nowOf = async (tx: Tx) =>
  (await oneRow<{ now: Date }>(tx, { name: 'staff.now', text: 'select rihla_now() as now' })).now
