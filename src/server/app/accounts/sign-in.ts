import { tidyLine } from '#domain/invisible.ts'
import { setTimeout } from 'node:timers/promises'
import { signInDelayMs } from '#domain/sign-in-delay.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mergeGuest } from './merge-guest.ts'
import { checkFields } from '#server/accounts/check-fields.ts'
import { deviceOfAccount } from '#server/accounts/known-device.ts'
import { isPasswordRight } from '#server/accounts/hash-password.ts'
import { findUserByEmail } from '#server/accounts/user-queries.ts'
import { clearSignInTries } from '#server/accounts/sign-in-tries.ts'
import { startSession, type SignedIn } from '#server/accounts/start-session.ts'

/**
 * Signs in and merges the visitor's cart and wishlist into the account's. A wrong password and an unknown address
 * return the same response after the same time.
 * Five attempts in 15 minutes for an account from one network, fifty from one network over all accounts; an IPv6 /48
 * has five times as many. Attempts from all networks together only delay the response (`signInDelayMs`), so that
 * strangers cannot lock out an owner. A device that has signed in to the account has five attempts in 15 minutes of its
 * own, without delay, whatever others have tried.
 * @throws ApiError `account.fields_invalid`, `account.too_many_attempts`, `account.wrong_credentials`
 */
export async function signIn(
  context: Context,
  input: { visitor: Visitor; email: string; password: string; device?: string | null },
): Promise<SignedIn> {
  const { password, visitor } = input
  const fields = checkFields({ email: input.email, password })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const email = tidyLine(input.email)
  const account = email.toLowerCase()
  const everywhere = `sign-in everywhere ${account}`
  const device = deviceOfAccount(context.configuration, input.device, email)
  const tries = await countAttempts(
    context.db,
    'account.too_many_attempts',
    device === null
      ? [
          ...networkLimits(visitor.address, { key: 'sign-in', most: 50, windowSeconds: 900 }),
          ...networkLimits(visitor.address, { key: 'sign-in', of: account, most: 5, windowSeconds: 900 }),
          { key: everywhere, most: Infinity, windowSeconds: 3600 },
        ]
      : [{ key: `sign-in device ${device} ${account}`, most: 5, windowSeconds: 900 }],
  )
  const delayMs = signInDelayMs(tries.get(everywhere) ?? 0)
  if (delayMs > 0) await setTimeout(delayMs)

  const user = await findUserByEmail(context.db, email)
  const isRight = await isPasswordRight(password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new ApiError('unauthenticated', 'account.wrong_credentials')
  await clearSignInTries(context.db, user.email)
  await mergeGuest(context, { visitor, userId: user.id })
  return startSession(context, user)
}
