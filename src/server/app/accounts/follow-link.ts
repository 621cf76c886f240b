import { claimGuestOrders } from '#server/booking/orders/claim-guest-orders.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { claimGuestQuotes } from '#server/quotes/claim-guest-quotes.ts'
import { mergeGuest } from './merge-guest.ts'
import { checkFields } from '#server/accounts/check-fields.ts'
import { hashPassword, isPasswordRight } from '#server/accounts/hash-password.ts'
import { findLink, useLink, type LinkRow } from '#server/accounts/link-queries.ts'
import { claimUser, findUserByEmail, insertUser, type UserRow } from '#server/accounts/user-queries.ts'
import { kindOf } from '#server/accounts/read-link.ts'
import { clearSignInTries } from '#server/accounts/sign-in-tries.ts'
import { startSession, type SignedIn } from '#server/accounts/start-session.ts'

/**
 * Follows a mailed link: creates the account and signs in, or (null) adds the order to the existing account. The
 * account gets all unowned orders and requests made with its address, because the link verifies the mailbox.
 * @throws ApiError `account.link_invalid` if the link is used, expired or unknown, `account.fields_invalid`,
 * `account.too_many_attempts`
 */
export async function followLink(
  context: Context,
  input: { visitor: Visitor; token: string; password: string; confirmPassword: string },
): Promise<SignedIn | null> {
  const tokenHash = hashToken(input.token)
  const link = await findLink(context.db, tokenHash)
  if (!link) throw new ApiError('gone', 'account.link_invalid')
  const kind = kindOf(link)
  const passwordHash = kind === 'join' ? null : await passwordOf(context, link, input)

  const user = await context.db.transaction(async (tx) => {
    const isFirst = await useLink(tx, tokenHash)
    const owner = !isFirst
      ? undefined
      : kind === 'join'
        ? await findUserByEmail(tx, link.email)
        : link.isKnown && kind === 'choose'
          ? await claimUser(tx, { email: link.email, passwordHash })
          : await insertUser(tx, { ...link, passwordHash })
    if (!owner) throw new ApiError('gone', 'account.link_invalid')
    if (kind === 'choose') await clearSignInTries(tx, owner.email)
    await claimGuestOrders(tx, { userId: owner.id, email: owner.email })
    await claimGuestQuotes(tx, { userId: owner.id, email: owner.email })
    return owner
  })
  return kind === 'join' ? null : enter(context, input.visitor, user)
}

async function enter(context: Context, visitor: Visitor, user: UserRow): Promise<SignedIn> {
  await mergeGuest(context, { visitor, userId: user.id })
  return startSession(context, user)
}

async function passwordOf(
  context: Context,
  link: LinkRow,
  { token, password, confirmPassword }: { token: string; password: string; confirmPassword: string },
): Promise<string | null> {
  const isChosenHere = link.passwordHash === null
  // A password is optional: the account signs in by a mailed code.
  if (isChosenHere && password === '' && confirmPassword === '') return null
  const fields = checkFields(isChosenHere ? { password, confirmPassword } : { password })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  if (isChosenHere) return hashPassword(password)
  await countAttempt(context.db, {
    key: `link ${hashToken(token).toString('base64url')}`,
    most: 5,
    windowSeconds: 900,
    code: 'account.too_many_attempts',
  })
  if (!(await isPasswordRight(password, link.passwordHash)))
    throw new ApiError('invalid', 'account.fields_invalid', { fields: [{ field: 'password', code: 'password_wrong' }] })
  return link.passwordHash ?? ''
}
