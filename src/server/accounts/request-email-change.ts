import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { confirmOwner } from './confirm-owner.ts'
import { sendCode } from './mail-code.ts'
import { findProof } from './proof-queries.ts'
import { signedInAccount } from './signed-in-account.ts'

/**
 * Mails a code to the new address; nothing changes before it is entered. If the address has another account, the mail
 * says so instead, and the response is the same.
 * @throws ApiError `account.fields_invalid`, `account.too_many_attempts`, `account.proof_required`,
 * `account.sign_in_required`
 */
export async function requestEmailChange(
  context: Context,
  input: { visitor: Visitor; locale: Locale; sessionToken: string; email: string; password: string },
): Promise<{ challenge: string }> {
  const { visitor, locale, sessionToken, password } = input
  const userId = signedInAccount(visitor)
  const { hasPassword } = await findProof(context.db, { userId, sessionToken })
  const fields = checkFields(hasPassword ? { email: input.email, password } : { email: input.email })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const owner = await confirmOwner(context, { userId, sessionToken, password, field: 'password' })
  const email = tidyLine(input.email)
  const account = email.toLowerCase()
  if (account === owner.email.toLowerCase())
    throw new ApiError('invalid', 'account.fields_invalid', { fields: [{ field: 'email', code: 'same_email' }] })
  await countAttempts(context.db, 'account.too_many_attempts', [
    { key: `new-email ${userId}`, most: 5, windowSeconds: 3600 },
    { key: `code hour ${account}`, most: 10, windowSeconds: 3600 },
    { key: `code day ${account}`, most: 30, windowSeconds: 86_400 },
  ])
  return sendCode(context, { purpose: 'new_email', email, userId, language: locale, siteId: visitor.site.id })
}
