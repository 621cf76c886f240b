import { createHmac } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { ceremonySchema } from '#server/accounts/contract.ts'
import { getProfile } from '#server/accounts/profile-queries.ts'
import { findProof } from '#server/accounts/proof-queries.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import { newChallenge } from './challenge.ts'
import { listPasskeysOf } from './passkey-queries.ts'
import { relyingParty } from './relying-party.ts'

/**
 * The browser's options to create a passkey. Requires a session that was started or proved within the last fifteen
 * minutes: an open session alone must not add a way to sign in.
 * @throws ApiError `account.proof_required`, `account.sign_in_required`
 */
export async function requestPasskey(
  context: Context,
  input: { visitor: Visitor; locale: Locale; sessionToken: string },
): Promise<z.infer<typeof ceremonySchema>> {
  const { visitor, locale } = input
  const userId = signedInAccount(visitor)
  const { isRecent } = await findProof(context.db, { userId, sessionToken: input.sessionToken })
  if (!isRecent) throw new ApiError('forbidden', 'account.proof_required')
  const { configuration, db } = context
  const { host } = relyingParty(configuration, visitor.site)
  const [{ email }, known] = await Promise.all([getProfile(db, userId), listPasskeysOf(db, userId, host)])
  // Loaded on first use: few requests need it.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: visitor.site.name[locale],
    rpID: host,
    userName: email,
    // Opaque, as the specification requires, and always the same, so that a device replaces its older passkey.
    userID: new Uint8Array(createHmac('sha256', configuration.secret).update(`passkey user ${userId}`).digest()),
    challenge: newChallenge(configuration, userId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}
