import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { sendCode } from './mail-code.ts'

/**
 * Mails a code that signs in, and creates the account if the address has none. Every address gets the same response
 * after the same work.
 * @throws ApiError `account.fields_invalid`, `account.too_many_attempts`
 */
export async function requestCode(
  context: Context,
  input: { visitor: Visitor; locale: Locale; email: string },
): Promise<{ challenge: string }> {
  const fields = checkFields({ email: input.email })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const { visitor, locale } = input
  const email = input.email.trim()
  const account = email.toLowerCase()
  await countAttempts(context.db, 'account.too_many_attempts', [
    ...networkLimits(visitor.address, { key: 'code', most: 20, windowSeconds: 900 }),
    ...networkLimits(visitor.address, { key: 'code', of: account, most: 5, windowSeconds: 3600 }),
    // With five tries a code, these bound the guesses at one address from all networks.
    { key: `code hour ${account}`, most: 10, windowSeconds: 3600 },
    { key: `code day ${account}`, most: 30, windowSeconds: 86_400 },
  ])
  return sendCode(context, { purpose: 'sign_in', email, userId: null, language: locale, siteId: visitor.site.id })
}
