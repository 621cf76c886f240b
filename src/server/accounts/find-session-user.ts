import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'

/** The user of an active session, by its cookie's token. */
export async function findSessionUser(context: Context, token: string): Promise<number | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const rows = await context.db.rows<{ userId: number }>({
    name: 'accounts.session_user',
    text: `select user_id as "userId" from session where token_hash = $1 and expires_at > rihla_now()
      and last_seen_at > rihla_now() - interval '30 days'`,
    values: [hashToken(token)],
  })
  return rows[0]?.userId ?? null
}
