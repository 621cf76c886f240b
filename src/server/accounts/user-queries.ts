import type { Locale } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface UserRow {
  id: number
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  language: Locale
  /** The display currency; null until one is chosen. */
  currency: string | null
}

const user = `id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash", language, currency`

export async function findUserByEmail(connection: Connection, email: string): Promise<UserRow | undefined> {
  const rows = await connection.rows<UserRow>({
    name: 'accounts.by_email',
    text: `select ${user} from app_user where lower(email) = lower($1)`,
    values: [email],
  })
  return rows[0]
}

/** The mailbox is verified at this point. No row if the address already has an account. */
export async function insertUser(
  tx: Tx,
  fresh: {
    email: string
    passwordHash: string
    firstName: string
    lastName: string
    countryCode: string
    phone: string
    language: Locale
  },
): Promise<UserRow | undefined> {
  const rows = await tx.rows<UserRow>(
    named({
      name: 'accounts.insert_user',
      text: `insert into app_user (email, password_hash, first_name, last_name, country_code, phone, language, email_confirmed_at)
      values (:email, :passwordHash, :firstName, :lastName, :countryCode, :phone, :language, rihla_now())
      on conflict (lower(email)) do nothing
      returning ${user}`,
      values: fresh,
    }),
  )
  return rows[0]
}

/**
 * The verified reader of the mailbox takes over an unverified account: it gets another password, and every session
 * ends.
 */
export async function claimUser(tx: Tx, input: { email: string; passwordHash: string }): Promise<UserRow | undefined> {
  const rows = await tx.rows<UserRow>({
    name: 'accounts.claim_user',
    text: `with claimed as (
        update app_user set password_hash = $2, email_confirmed_at = rihla_now(), updated_at = rihla_now()
        where lower(email) = lower($1) and email_confirmed_at is null returning ${user}),
      ended as (delete from session s using claimed where s.user_id = claimed.id)
      select * from claimed`,
    values: [input.email, input.passwordHash],
  })
  return rows[0]
}
