import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { sendCode } from './mail-code.ts'
import { getProfile } from './profile-queries.ts'
import { signedInAccount } from './signed-in-account.ts'

/**
 * Mails a code to the account's own address. Five in an hour.
 * @throws ApiError `account.sign_in_required`, `account.too_many_attempts`
 */
export async function requestProof(
  context: Context,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<{ challenge: string }> {
  const userId = signedInAccount(visitor)
  await countAttempt(context.db, {
    key: `proof ${userId}`,
    most: 5,
    windowSeconds: 3600,
    code: 'account.too_many_attempts',
  })
  const { email } = await getProfile(context.db, userId)
  return sendCode(context, { purpose: 'proof', email, userId, language: locale, siteId: visitor.site.id })
}
