import type { Context } from '#server/platform/context.ts'
import { countAttempt } from '#server/platform/count-attempt.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { adoptVisitor } from './adopt-visitor.ts'
import { checkFields } from './check-fields.ts'
import { isPasswordRight } from './hash-password.ts'
import { findUserByEmail } from './queries.ts'
import { startSession, type SignedIn } from './start-session.ts'

/**
 * Signs in and merges what the visitor has, cart and wishlist, into the account's. A wrong password and an unknown address answer alike and take as long. Five tries
 * in 15 minutes for an account from one address, fifty from one address over all accounts: another address is not locked out.
 */
export async function signIn(
  context: Context,
  input: { visitor: Visitor; email: string; password: string },
): Promise<SignedIn> {
  const { email, password, visitor } = input
  const fields = checkFields({ email, password })
  if (fields.length > 0) throw new Refusal('invalid', 'account.fields_invalid', { fields })
  const limit = { windowSeconds: 900, code: 'account.too_many_attempts' }
  await countAttempt(context.db, { ...limit, key: `sign-in ${visitor.address}`, most: 50 })
  await countAttempt(context.db, { ...limit, key: `sign-in ${visitor.address} ${email.trim().toLowerCase()}`, most: 5 })

  const user = await findUserByEmail(context.db, email.trim())
  const isRight = await isPasswordRight(password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new Refusal('unauthenticated', 'account.wrong_credentials')
  await adoptVisitor(context, { visitor, userId: user.id })
  return startSession(context, user)
}
