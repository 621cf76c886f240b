import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { UserRow } from '#server/accounts/user-queries.ts'
import { acceptChallenge } from './challenge.ts'
import { findPasskey, setPasskeyUsed } from './passkey-queries.ts'
import { relyingParty } from './relying-party.ts'

/**
 * The account whose passkey signed the response. An unknown passkey and a wrong signature get the same error.
 * @throws ApiError `account.passkey_invalid`
 */
export async function checkPasskey(
  context: Context,
  input: { visitor: Visitor; response: AuthenticationResponseJSON },
): Promise<UserRow> {
  const { origin, host } = relyingParty(context.configuration, input.visitor.site)
  const { response } = input
  const passkey = await findPasskey(context.db, response.id, host)
  if (!passkey) throw new ApiError('unauthenticated', 'account.passkey_invalid')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { publicKey, counter } = passkey
  // The library throws for what does not fit.
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => acceptChallenge(context, challenge, null),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    context.log.info({ err: error }, 'refused a passkey')
    return null
  })
  if (!result?.verified) throw new ApiError('unauthenticated', 'account.passkey_invalid')
  await setPasskeyUsed(context.db, response.id, result.authenticationInfo.newCounter)
  return passkey.user
}
