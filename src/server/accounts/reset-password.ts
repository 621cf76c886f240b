import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { hashPassword } from './hash-password.ts'
import { resetByToken } from './queries.ts'
import { clearSignInTries } from './sign-in-tries.ts'

/**
 * Sets a new password by the mailed token and ends every session. Attempts with the old password no longer count.
 * Throws ApiError `account.reset_invalid` if the token is used, expired or unknown.
 */
export async function resetPassword(
  context: Context,
  input: { visitor: Visitor; token: string; password: string; confirmPassword: string },
): Promise<void> {
  const { token, password, confirmPassword } = input
  const fields = checkFields({ password, confirmPassword })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const passwordHash = await hashPassword(password)
  const done = await resetByToken(context.db, {
    tokenHash: hashToken(token),
    passwordHash,
    siteId: input.visitor.site.id,
  })
  if (!done) throw new ApiError('gone', 'account.reset_invalid')
  await clearSignInTries(context.db, done.email)
}
