import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { CHALLENGE_MINUTES } from '#domain/staff-session.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { verifyNewPasskey, type NewPasskey } from '#server/kernel/verify-new-passkey.ts'
import { findPasskey, insertChallenge, notePasskeyUse, useChallenge, type PasskeyRow } from './factor-queries.ts'

const relyingParty = ({ configuration }: Context) => ({
  id: new URL(configuration.origin).hostname,
  origin: configuration.origin,
})

/** Options for signing in or proving identity with any passkey of this host. */
export async function newAssertionOptions(context: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  })
  await insertChallenge(context.db, { challenge: options.challenge, staffId: null, minutes: CHALLENGE_MINUTES })
  return options
}

/**
 * The passkey that signed a challenge of `newAssertionOptions`; its counter is stored.
 * @throws ApiError `console.passkey_refused`
 */
export async function checkAssertion(context: Context, response: AuthenticationResponseJSON): Promise<PasskeyRow> {
  const passkey = await findPasskey(context.db, response.id)
  if (!passkey) throw refused()
  const { id: rpId, origin } = relyingParty(context)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(context.db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null)
  if (!verified?.verified) throw refused()
  await notePasskeyUse(context.db, passkey.id, verified.authenticationInfo.newCounter)
  return passkey
}

/** Options for a new passkey of a person; authenticators that have one already refuse. The caller stores the challenge. */
export function newRegistrationOptions(
  context: Context,
  { staffId, email, name, known }: { staffId: number; email: string; name: string; known: PasskeyRow[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Rihla',
    rpID: relyingParty(context).id,
    userID: new TextEncoder().encode(`staff ${staffId}`),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The passkey of a response to `newRegistrationOptions`. @throws ApiError `console.passkey_refused` */
export async function checkRegistration(
  context: Context,
  { staffId, response }: { staffId: number; response: RegistrationResponseJSON },
): Promise<NewPasskey> {
  const { id: host, origin } = relyingParty(context)
  const challenge = (given: string) => useChallenge(context.db, given, staffId)
  return verifyNewPasskey({ response, challenge, origin, host }).catch((error: unknown) => {
    context.log.info({ err: error }, 'refused a passkey')
    throw refused()
  })
}

const refused = () => new ApiError('invalid', 'console.passkey_refused')
