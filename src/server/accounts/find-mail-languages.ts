import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'

/**
 * The languages chosen by the accounts of these addresses, by lower-case address. Addresses without an account are
 * missing.
 */
export async function findMailLanguages(connection: Connection, emails: string[]): Promise<Map<string, Locale>> {
  const rows = await connection.rows<{ email: string; language: Locale }>({
    name: 'accounts.mail_languages',
    text: 'select lower(email) as email, language from app_user where lower(email) = any ($1)',
    values: [emails.map((email) => email.toLowerCase())],
  })
  return new Map(rows.map(({ email, language }) => [email, language]))
}
