import type { Connection } from '#server/kernel/database.ts'

/** The account of an address, and whether its owner has shown that the mailbox is theirs. For mails: no answer may tell it. */
export async function hasAccount(connection: Connection, email: string): Promise<{ isConfirmed: boolean } | null> {
  const rows = await connection.rows<{ isConfirmed: boolean }>({
    name: 'accounts.has_account',
    text: `select email_confirmed_at is not null as "isConfirmed" from app_user where lower(email) = lower($1)`,
    values: [email],
  })
  return rows[0] ?? null
}
