import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { confirmPassword } from './confirm-password.ts'
import { getProfile, type ProfileRow } from './profile-queries.ts'
import { findProof } from './proof-queries.ts'

/**
 * The account, if its owner makes the request: an open session alone must not suffice to change or delete an account.
 * An account with a password requires it; one without requires a session that was started or proved within the last
 * fifteen minutes.
 * @throws ApiError `account.fields_invalid` at `field`, `account.too_many_attempts`, `account.proof_required`
 */
export async function confirmOwner(
  context: Context,
  input: { userId: number; sessionToken: string; password: string; field: string },
): Promise<ProfileRow> {
  const { hasPassword, isRecent } = await findProof(context.db, input)
  if (hasPassword) return confirmPassword(context, input)
  if (!isRecent) throw new ApiError('forbidden', 'account.proof_required')
  return getProfile(context.db, input.userId)
}
