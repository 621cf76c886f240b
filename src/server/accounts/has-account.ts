import type { Connection } from '#server/kernel/database.ts'

/**
 * Whether an address has an account, and whether its owner has verified the mailbox. For mails only: no response may
 * reveal it.
 */
export async function hasAccount(connection: Connection, email: string): Promise<{ isConfirmed: boolean } | null> {
  const rows = await connection.rows<{ isConfirmed: boolean }>({
    name: 'accounts.has_account',
    text: `select email_confirmed_at is not null as "isConfirmed" from app_user where lower(email) = lower($1)`,
    values: [email],
  })
  return rows[0] ?? null
}
