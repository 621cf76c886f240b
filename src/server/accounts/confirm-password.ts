import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { isPasswordRight } from './hash-password.ts'
import { getProfile, type ProfileRow } from './profile-queries.ts'

/**
 * The account, if `password` is its password: an open session alone must not suffice to change or delete an account.
 * Five attempts in 15 minutes.
 * @throws ApiError `account.fields_invalid` at `field`, `account.too_many_attempts`
 */
export async function confirmPassword(
  context: Context,
  input: { userId: number; password: string; field: string },
): Promise<ProfileRow> {
  const { userId, password, field } = input
  if (password === '')
    throw new ApiError('invalid', 'account.fields_invalid', { fields: [{ field, code: 'required' }] })
  await countAttempt(context.db, {
    key: `password ${userId}`,
    most: 5,
    windowSeconds: 900,
    code: 'account.too_many_attempts',
  })
  const profile = await getProfile(context.db, userId)
  if (!(await isPasswordRight(password, profile.passwordHash)))
    throw new ApiError('invalid', 'account.fields_invalid', { fields: [{ field, code: 'password_wrong' }] })
  return profile
}
