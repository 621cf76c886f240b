import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { checkAssertion, newAssertionOptions } from './passkeys.ts'
import { listMemberships, lockStaff } from './queries.ts'
import { startStaffSession, type Device } from './start-staff-session.ts'

/** Fifty from one network in 15 minutes: each stores a challenge. @throws ApiError `console.too_many_attempts` */
export async function beginPasskey(context: Context, { address }: { address: string }) {
  await countAttempts(
    context.db,
    'console.too_many_attempts',
    networkLimits(address, { key: 'console passkey', most: 50, windowSeconds: 900 }),
  )
  return newAssertionOptions(context)
}

/**
 * Signs in with a passkey, which is both factors: the authenticator verifies the person. Returns the session's token.
 * @throws ApiError `console.passkey_refused`, `console.no_access`, `console.too_many_attempts`
 */
export async function signInWithPasskey(
  context: Context,
  { response, device }: { response: AuthenticationResponseJSON; device: Device },
): Promise<string> {
  await countAttempts(
    context.db,
    'console.too_many_attempts',
    networkLimits(device.address, { key: 'console passkey used', most: 50, windowSeconds: 900 }),
  )
  const passkey = await checkAssertion(context, response)
  return context.db.transaction(async (tx) => {
    const staff = await lockStaff(tx, passkey.staffId)
    const [membership] = await listMemberships(tx, [passkey.staffId])
    if (!staff || staff.acceptedAt === null || !membership) throw new ApiError('forbidden', 'console.no_access')
    return startStaffSession(tx, { membership, device, action: 'session.started', factor: 'passkey' })
  })
}
