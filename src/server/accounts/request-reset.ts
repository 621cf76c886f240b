import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { insertReset } from './queries.ts'

/**
 * Mails a single-use link that is valid for an hour, in the account's language, if the address has an account.
 * Otherwise returns the same response after the same work.
 */
export async function requestReset(
  context: Context,
  input: { visitor: Visitor; locale: Locale; email: string },
): Promise<void> {
  const fields = checkFields({ email: input.email })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const email = input.email.trim()
  await countAttempts(context.db, 'account.too_many_attempts', [
    { key: `reset ${email.toLowerCase()}`, most: 3, windowSeconds: 3600 },
    ...networkLimits(input.visitor.address, { key: 'reset', most: 20, windowSeconds: 3600 }),
  ])

  const token = newToken()
  const siteId = input.visitor.site.id
  await insertReset(context.db, { tokenHash: hashToken(token), token, email, language: input.locale, siteId })
}
