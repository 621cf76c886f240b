import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { countAttempt } from '#server/platform/count-attempt.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { checkFields } from './check-fields.ts'
import { insertReset } from './queries.ts'

/**
 * Mails a link that is good for an hour and once, in the account's language, if the address has an account; answers alike and does the
 * same work if not. Changes nothing else.
 */
export async function requestReset(
  context: Context,
  input: { visitor: Visitor; locale: Locale; email: string },
): Promise<void> {
  const fields = checkFields({ email: input.email })
  if (fields.length > 0) throw new Refusal('invalid', 'account.fields_invalid', { fields })
  const email = input.email.trim()
  const limit = { windowSeconds: 3600, code: 'account.too_many_attempts' }
  await countAttempt(context.db, { ...limit, key: `reset ${input.visitor.address}`, most: 20 })
  await countAttempt(context.db, { ...limit, key: `reset ${email.toLowerCase()}`, most: 3 })

  const token = newToken()
  const siteId = input.visitor.site.id
  await insertReset(context.db, { tokenHash: hashToken(token), token, email, language: input.locale, siteId })
}
