import { tidyName } from '#domain/guest-fields.ts'
import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { hashPassword } from './hash-password.ts'
import { insertLink } from './link-queries.ts'

/**
 * Mails a link that creates the account (`followLink`), or, if the address has an account, a notice that it has one.
 * Both cases take the same work and return the same response, so that a request neither reveals accounts nor creates
 * one for another person's mailbox.
 * @throws ApiError `account.fields_invalid`, `account.too_many_attempts`
 */
export async function signUp(
  context: Context,
  input: {
    visitor: Visitor
    locale: Locale
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
  },
): Promise<void> {
  const { firstName, lastName, password, confirmPassword } = input
  const fields = checkFields({ firstName, lastName, email: input.email, password, confirmPassword })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const email = tidyLine(input.email)
  await countInTurn(context.db, 'account.too_many_attempts', [
    networkLimits(input.visitor.address, { key: 'sign-up', most: 20, windowSeconds: 900 }),
    [{ key: `sign-up ${email.toLowerCase()}`, most: 5, windowSeconds: 3600 }],
  ])
  const passwordHash = await hashPassword(password)
  const token = newToken()
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    token,
    email,
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
    countryCode: '',
    phone: '',
    language: input.locale,
    siteId: input.visitor.site.id,
    passwordHash,
    orderReference: null,
  })
}
