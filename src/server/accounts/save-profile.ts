import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkProfile, type ProfileInput } from './check-profile.ts'
import { setProfile } from './profile-queries.ts'
import { signedInAccount } from './signed-in-account.ts'

/** Throws ApiError `account.fields_invalid` with the fields, `account.sign_in_required`. */
export async function saveProfile(
  context: Context,
  input: ProfileInput & { visitor: Visitor; marketingConsent: boolean },
): Promise<void> {
  const { visitor, marketingConsent } = input
  const userId = signedInAccount(visitor)
  const checked = checkProfile(input, visitor.site.currencies)
  if (!checked.ok) throw new ApiError('invalid', 'account.fields_invalid', { fields: checked.fields })
  await setProfile(context.db, userId, { ...checked.profile, marketingConsent })
}
