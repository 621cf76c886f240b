import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import { setPendingTotp } from './factor-queries.ts'
import { lockInvite } from './invite-queries.ts'
import { describeTotp, newTotp, type TotpSetup } from './totp.ts'

/** The secret for the authenticator app of an invited person: the same one each time. @throws ApiError `console.invitation_invalid` */
export function beginEnrolment(context: Context, { token }: { token: string }): Promise<TotpSetup> {
  return context.db.transaction(async (tx) => {
    const invite = await lockInvite(tx, hashToken(token))
    if (!invite) throw new ApiError('gone', 'console.invitation_invalid')
    const sealed = invite.totpPending ?? newTotp(context)
    if (invite.totpPending === null) await setPendingTotp(tx, invite.staffId, sealed)
    return describeTotp(context, sealed, invite.email)
  })
}
