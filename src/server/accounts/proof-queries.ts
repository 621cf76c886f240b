import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken } from '#server/kernel/token.ts'

interface Proof {
  hasPassword: boolean
  /** The session was started or proved by a code within the last fifteen minutes. */
  isRecent: boolean
}

/** What a change of the account requires: the password, or for accounts without one a recent proof. */
export async function findProof(
  connection: Connection,
  input: { userId: number; sessionToken: string },
): Promise<Proof> {
  const rows = await connection.rows<Proof>(
    named({
      name: 'accounts.find_proof',
      text: `select u.password_hash is not null as "hasPassword",
        coalesce(s.proved_at > rihla_now() - interval '15 minutes', false) as "isRecent"
      from app_user u left join session s on s.user_id = u.id and s.token_hash = :tokenHash where u.id = :userId`,
      values: { userId: input.userId, tokenHash: hashToken(input.sessionToken) },
    }),
  )
  return rows[0] ?? { hasPassword: false, isRecent: false }
}

export async function setProved(
  connection: Connection,
  input: { userId: number; sessionToken: string },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.set_proved',
      text: 'update session set proved_at = rihla_now() where token_hash = :tokenHash and user_id = :userId',
      values: { userId: input.userId, tokenHash: hashToken(input.sessionToken) },
    }),
  )
}
