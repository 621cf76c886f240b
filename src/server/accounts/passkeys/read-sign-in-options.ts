import type { z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { ceremonySchema } from '#server/accounts/contract.ts'
import { newChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

/** The browser's options to sign in with any passkey of this site. Stores nothing. */
export async function readSignInOptions(
  { configuration }: Context,
  { visitor }: { visitor: Visitor },
): Promise<z.infer<typeof ceremonySchema>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(configuration, visitor.site).host,
    challenge: newChallenge(configuration, null),
    userVerification: 'required',
  })
  return { options: { ...options } }
}
