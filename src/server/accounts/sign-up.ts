import type { Locale } from '#domain/locale.ts'
import { adoptVisitorCart } from '#server/cart/adopt-visitor-cart.ts'
import type { Context } from '#server/platform/context.ts'
import { countAttempt } from '#server/platform/count-attempt.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { checkFields } from './check-fields.ts'
import { hashPassword } from './hash-password.ts'
import { insertUser } from './queries.ts'
import { startSession, type SignedIn } from './start-session.ts'

/**
 * Makes an account and signs in; the visitor's cart becomes the account's. Throws Refusal `account.fields_invalid`, and
 * `account.cannot_sign_up` when there is an account for the address: words that a guesser learns least from.
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
): Promise<SignedIn> {
  const { firstName, lastName, email, password, confirmPassword } = input
  const fields = checkFields({ firstName, lastName, email, password, confirmPassword })
  if (fields.length > 0) throw new Refusal('invalid', 'account.fields_invalid', { fields })
  await countAttempt(context.db, {
    key: `sign-up ${input.visitor.address}`,
    most: 20,
    windowSeconds: 900,
    code: 'account.too_many_attempts',
  })
  const passwordHash = await hashPassword(password)
  const user = await insertUser(context.db, {
    email: email.trim(),
    passwordHash,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    language: input.locale,
  })
  if (!user) throw new Refusal('conflict', 'account.cannot_sign_up')
  await adoptVisitorCart(context, { visitor: input.visitor, userId: user.id })
  return startSession(context, user)
}
