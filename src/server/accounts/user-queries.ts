import type { Locale } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface UserRow {
  id: number
  email: string
  firstName: string
  lastName: string
  /** Null: none chosen. */
  passwordHash: string | null
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
    passwordHash: string | null
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
 * The verified reader of the mailbox takes over an unverified account: it gets another password or none, its passkeys are
 * deleted and every session ends.
 */
export async function claimUser(
  tx: Tx,
  input: { email: string; passwordHash: string | null },
): Promise<UserRow | undefined> {
  const rows = await tx.rows<UserRow>({
    name: 'accounts.claim_user',
    text: `with claimed as (
        update app_user set password_hash = $2, email_confirmed_at = rihla_now(), updated_at = rihla_now()
        where lower(email) = lower($1) and email_confirmed_at is null returning ${user}),
      ended as (delete from session s using claimed where s.user_id = claimed.id),
      keys as (delete from passkey k using claimed where k.user_id = claimed.id)
      select * from claimed`,
    values: [input.email, input.passwordHash],
  })
  return rows[0]
}

/**
 * The account of a verified mailbox, created without a name and a password if there is none. An unverified account is
 * taken over: its password goes and its sessions end.
 */
export async function enterUser(tx: Tx, input: { email: string; language: Locale }): Promise<UserRow> {
  const { email, language } = input
  const blank = { firstName: '', lastName: '', countryCode: '', phone: '' }
  const user =
    (await claimUser(tx, { email, passwordHash: null })) ??
    (await findUserByEmail(tx, email)) ??
    (await insertUser(tx, { email, language, passwordHash: null, ...blank })) ??
    // Created by a concurrent sign-in.
    (await findUserByEmail(tx, email))
  if (!user) throw new Error('an account was deleted while it signed in')
  return user
}

/** Sets the name and phone of an account that has no name yet. */
export async function fillProfile(
  tx: Tx,
  input: { userId: number; firstName: string; lastName: string; countryCode: string; phone: string },
): Promise<Pick<UserRow, 'firstName' | 'lastName'>> {
  const { firstName, lastName } = input
  await tx.rows(
    named({
      name: 'accounts.fill_profile',
      text: `update app_user set first_name = :firstName, last_name = :lastName, country_code = :countryCode, phone = :phone,
        updated_at = rihla_now() where id = :userId and first_name = ''`,
      values: input,
    }),
  )
  return { firstName, lastName }
}
