import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { UserRow } from './user-queries.ts'
import { insertSession } from './queries.ts'

const SESSION_DAYS = 30

export interface SignedIn {
  user: { firstName: string; lastName: string; email: string; language: Locale }
  /** The account's display currency; null until one is chosen. */
  currency: string | null
  /** For the cookie; only its hash is stored. */
  token: string
}

/** Starts a session with a new token, which prevents session fixation. */
export async function startSession(context: Context, user: UserRow): Promise<SignedIn> {
  const token = newToken()
  await insertSession(context.db, { tokenHash: hashToken(token), userId: user.id, days: SESSION_DAYS })
  const { firstName, lastName, email, language, currency } = user
  return { user: { firstName, lastName, email, language }, currency, token }
}
