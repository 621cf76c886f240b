import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { cutText } from '#domain/cut-text.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { verifyNewPasskey } from '#server/kernel/verify-new-passkey.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import { acceptChallenge } from './challenge.ts'
import { insertPasskey } from './passkey-queries.ts'
import { relyingParty } from './relying-party.ts'

const MAX_NAME = 100

/**
 * Adds the passkey that the browser created, and notifies the owner by mail.
 * @throws ApiError `account.passkey_invalid`, `account.sign_in_required`
 */
export async function addPasskey(
  context: Context,
  input: { visitor: Visitor; response: RegistrationResponseJSON; name: string },
): Promise<void> {
  const { visitor } = input
  const userId = signedInAccount(visitor)
  const { origin, host } = relyingParty(context.configuration, visitor.site)
  const passkey = await verifyNewPasskey({
    response: input.response,
    challenge: (challenge) => acceptChallenge(context, challenge, userId),
    origin,
    host,
  }).catch((error: unknown) => {
    context.log.info({ err: error }, 'refused a passkey')
    throw new ApiError('invalid', 'account.passkey_invalid')
  })
  await insertPasskey(context.db, {
    ...passkey,
    userId,
    host,
    name: cutText(input.name.trim(), MAX_NAME),
    siteId: visitor.site.id,
  })
}
