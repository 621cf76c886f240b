import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { CheckedProfile } from './check-profile.ts'
import { passwordChangedMail } from './queries.ts'

export interface ProfileRow {
  email: string
  firstName: string
  lastName: string
  countryCode: string
  phoneNumber: string
  language: Locale
  currency: string | null
  /** Null: none chosen. */
  passwordHash: string | null
  /** When the owner consented to marketing mails; null: never, or withdrawn. */
  consentedAt: Date | null
  createdAt: Date
  /** Whether the owner has verified the mailbox. */
  isConfirmed: boolean
}

/**
 * The account of a session. It may have been deleted since the session was read, from another tab.
 * @throws ApiError `account.sign_in_required`
 */
export async function getProfile(connection: Connection, userId: number): Promise<ProfileRow> {
  const [profile] = await connection.rows<ProfileRow>({
    name: 'accounts.profile',
    text: `select email, first_name as "firstName", last_name as "lastName", country_code as "countryCode", phone as "phoneNumber",
        language, currency, password_hash as "passwordHash", marketing_consent_at as "consentedAt", created_at as "createdAt",
        email_confirmed_at is not null as "isConfirmed"
      from app_user where id = $1`,
    values: [userId],
  })
  if (!profile) throw new ApiError('unauthenticated', 'account.sign_in_required')
  return profile
}

/** An earlier consent keeps its time. */
export async function setProfile(
  connection: Connection,
  userId: number,
  profile: CheckedProfile & { marketingConsent: boolean },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.set_profile',
      text: `update app_user set first_name = :firstName, last_name = :lastName, country_code = :countryCode,
        phone = :phoneNumber, language = :language, currency = :currency,
        marketing_consent_at = case when :marketingConsent then coalesce(marketing_consent_at, rihla_now()) end, updated_at = rihla_now()
      where id = :userId`,
      values: { ...profile, userId },
    }),
  )
}

/**
 * Sets the password, ends every session except the given one, consumes the reset links, and notifies the owner by mail.
 */
export async function changePasswordOf(
  connection: Connection,
  input: { userId: number; passwordHash: string; keptSession: Buffer; siteId: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.change_password',
      text: `with ended as (delete from session where user_id = :userId and token_hash <> :keptSession),
        spent as (update password_reset set used_at = rihla_now() where user_id = :userId and used_at is null),
        changed as (update app_user set password_hash = :passwordHash, updated_at = rihla_now() where id = :userId
          returning email, language)
      ${passwordChangedMail}`,
      values: input,
    }),
  )
}

export function listSessions(connection: Connection, userId: number): Promise<{ startedAt: Date; lastSeenAt: Date }[]> {
  return connection.rows({
    name: 'accounts.sessions',
    text: `select created_at as "startedAt", last_seen_at as "lastSeenAt" from session where user_id = $1 order by created_at desc`,
    values: [userId],
  })
}
