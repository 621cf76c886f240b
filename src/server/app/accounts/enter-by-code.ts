import { deviceOf } from '#server/accounts/known-device.ts'
import { checkCode } from '#server/accounts/mail-code.ts'
import { clearSignInTries } from '#server/accounts/sign-in-tries.ts'
import { startSession, type SignedIn } from '#server/accounts/start-session.ts'
import { enterUser, fillProfile } from '#server/accounts/user-queries.ts'
import { claimGuestOrders } from '#server/booking/orders/claim-guest-orders.ts'
import { findGuestDetails } from '#server/booking/orders/find-guest-details.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { claimGuestQuotes } from '#server/quotes/claim-guest-quotes.ts'
import { mergeGuest } from './merge-guest.ts'

/**
 * Signs in with a mailed code, and creates the account if the address has none. The code verifies the mailbox: the
 * account gets all unowned orders and requests made with its address, and a new one its name and phone from the latest
 * of them.
 * @throws ApiError `account.fields_invalid` at `code`, `account.code_expired`, `account.too_many_attempts`
 */
export async function enterByCode(
  context: Context,
  input: { visitor: Visitor; challenge: string; code: string; device?: string | null },
): Promise<SignedIn> {
  const { visitor, challenge, code } = input
  const device = deviceOf(context.configuration, input.device)
  await countAttempts(
    context.db,
    'account.too_many_attempts',
    device === null
      ? networkLimits(visitor.address, { key: 'code-try', most: 50, windowSeconds: 900 })
      : [{ key: `code-try device ${device}`, most: 50, windowSeconds: 900 }],
  )
  const { email, language } = await checkCode(context, { purpose: 'sign_in', challenge, code, userId: null })
  const user = await context.db.transaction(async (tx) => {
    const owner = await enterUser(tx, { email, language })
    await clearSignInTries(tx, owner.email)
    await claimGuestOrders(tx, { userId: owner.id, email: owner.email })
    await claimGuestQuotes(tx, { userId: owner.id, email: owner.email })
    const known = owner.firstName === '' ? await findGuestDetails(tx, owner.id) : undefined
    return known ? { ...owner, ...(await fillProfile(tx, { userId: owner.id, ...known })) } : owner
  })
  await mergeGuest(context, { visitor, userId: user.id })
  return startSession(context, user)
}
