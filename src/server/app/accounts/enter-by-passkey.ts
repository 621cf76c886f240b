import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { deviceOf } from '#server/accounts/known-device.ts'
import { checkPasskey } from '#server/accounts/passkeys/check-passkey.ts'
import { startSession, type SignedIn } from '#server/accounts/start-session.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mergeGuest } from './merge-guest.ts'

/**
 * Signs in with a passkey. Fifty attempts in 15 minutes from one network, or from one known device.
 * @throws ApiError `account.passkey_invalid`, `account.too_many_attempts`
 */
export async function enterByPasskey(
  context: Context,
  input: { visitor: Visitor; response: AuthenticationResponseJSON; device?: string | null },
): Promise<SignedIn> {
  const { visitor } = input
  const device = deviceOf(context.configuration, input.device)
  await countAttempts(
    context.db,
    'account.too_many_attempts',
    device === null
      ? networkLimits(visitor.address, { key: 'passkey', most: 50, windowSeconds: 900 })
      : [{ key: `passkey device ${device}`, most: 50, windowSeconds: 900 }],
  )
  const user = await checkPasskey(context, input)
  await mergeGuest(context, { visitor, userId: user.id })
  return startSession(context, user)
}
