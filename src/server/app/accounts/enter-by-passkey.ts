import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { checkPasskey } from '#server/accounts/passkeys/check-passkey.ts'
import { startSession, type SignedIn } from '#server/accounts/start-session.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mergeGuest } from './merge-guest.ts'

/**
 * Signs in with a passkey. Fifty attempts in 15 minutes from one network.
 * @throws ApiError `account.passkey_invalid`, `account.too_many_attempts`
 */
export async function enterByPasskey(
  context: Context,
  input: { visitor: Visitor; response: AuthenticationResponseJSON },
): Promise<SignedIn> {
  const { visitor } = input
  await countAttempts(
    context.db,
    'account.too_many_attempts',
    networkLimits(visitor.address, { key: 'passkey', most: 50, windowSeconds: 900 }),
  )
  const user = await checkPasskey(context, input)
  await mergeGuest(context, { visitor, userId: user.id })
  return startSession(context, user)
}
