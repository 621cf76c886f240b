import type { Locale } from '#domain/locale.ts'
import { getProfile } from '#server/accounts/profile-queries.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { exportPerson } from './export-person.ts'

/**
 * All data of the account's owner, as one JSON document in chunks (export-person.ts). Five times an hour. Throws ApiError
 * `account.sign_in_required`, `account.too_many_exports` before the first chunk.
 */
export async function exportAccount(
  context: Context,
  input: { visitor: Visitor; locale: Locale },
): Promise<AsyncGenerator<string>> {
  const userId = signedInAccount(input.visitor)
  await countAttempt(context.db, {
    key: `export ${userId}`,
    most: 5,
    windowSeconds: 3600,
    code: 'account.too_many_exports',
  })
  const { email, isConfirmed } = await getProfile(context.db, userId)
  const mailbox = isConfirmed ? email : null
  return exportPerson(context, { userId, email: null, mailbox, locale: input.locale })
}
