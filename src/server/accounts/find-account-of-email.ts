import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface AccountOfEmail {
  userId: number
  createdAt: Date
  language: Locale
  /** The owner has verified the mailbox. */
  isConfirmed: boolean
}

/** For staff only: no response of the shop may reveal whether an address has an account. */
export async function findAccountOfEmail(connection: Connection, email: string): Promise<AccountOfEmail | undefined> {
  const rows = await connection.rows<AccountOfEmail>({
    name: 'accounts.of_email',
    text: `select id as "userId", created_at as "createdAt", language, email_confirmed_at is not null as "isConfirmed"
      from app_user where lower(email) = lower($1)`,
    values: [email],
  })
  return rows[0]
}
