import { randomBytes } from 'node:crypto'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { Context } from '#server/kernel/context.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'
import { hashToken } from '#server/kernel/token.ts'
import { useChallenge } from './passkey-queries.ts'

const VALID_SECONDS = 3600

type Signed = Pick<Configuration, 'secret'>

/**
 * A challenge that we recognise without having stored it, so that opening the sign-in page writes nothing. `userId`: the
 * account that registers a passkey; null to sign in.
 */
export function newChallenge({ secret }: Signed, userId: number | null): string {
  const nonce = randomBytes(18).toString('base64url')
  const key = signKey(secret, scopeOf(nonce, userId), Math.floor(Date.now() / 1000) + VALID_SECONDS)
  return `${nonce}.${key}`
}

/** Uses up the challenge of a response, given as base64url of its text. False if it is not ours, too old or used. */
export async function acceptChallenge(context: Context, encoded: string, userId: number | null): Promise<boolean> {
  const challenge = Buffer.from(encoded, 'base64url').toString()
  const [nonce = '', expiry = '', mac = ''] = challenge.split('.')
  const isOurs = isKeyValid(context.configuration.secret, scopeOf(nonce, userId), `${expiry}.${mac}`, Date.now() / 1000)
  return isOurs && useChallenge(context.db, { challengeHash: hashToken(challenge), seconds: VALID_SECONDS })
}

const scopeOf = (nonce: string, userId: number | null) => `passkey ${userId ?? 'sign-in'} ${nonce}`
