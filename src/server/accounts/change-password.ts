import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { confirmOwner } from './confirm-owner.ts'
import { hashPassword } from './hash-password.ts'
import { findProof } from './proof-queries.ts'
import { changePasswordOf } from './profile-queries.ts'
import { signedInAccount } from './signed-in-account.ts'

/**
 * Changes the password after checking the current one, or sets the first one. Ends every other session and notifies the
 * owner by mail.
 * @throws ApiError `account.fields_invalid` with the fields, `account.too_many_attempts`, `account.sign_in_required`,
 * `account.proof_required`
 */
export async function changePassword(
  context: Context,
  input: {
    visitor: Visitor
    /** The raw token of the requesting session, which stays valid. */
    sessionToken: string
    currentPassword: string
    password: string
    confirmPassword: string
  },
): Promise<void> {
  const userId = signedInAccount(input.visitor)
  const { currentPassword, password } = input
  const { hasPassword } = await findProof(context.db, { userId, sessionToken: input.sessionToken })
  const fields = [
    ...(hasPassword && currentPassword === '' ? [{ field: 'currentPassword', code: 'required' }] : []),
    ...checkFields({ password, confirmPassword: input.confirmPassword }),
  ]
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const { sessionToken } = input
  await confirmOwner(context, { userId, sessionToken, password: currentPassword, field: 'currentPassword' })
  const passwordHash = await hashPassword(password)
  const keptSession = hashToken(sessionToken)
  await changePasswordOf(context.db, { userId, passwordHash, keptSession, siteId: input.visitor.site.id })
}
