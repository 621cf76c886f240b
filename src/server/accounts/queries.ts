import type { Locale } from '#domain/locale.ts'
import { RESET_LINK_MINUTES } from '#domain/mailed-secrets.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export async function insertSession(
  connection: Connection,
  session: { tokenHash: Buffer; userId: number; days: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.insert_session',
      text: `insert into session (token_hash, user_id, last_seen_at, expires_at)
      values (:tokenHash, :userId, rihla_now(), rihla_now() + make_interval(days => :days))`,
      values: session,
    }),
  )
}

export async function deleteSession(connection: Connection, tokenHash: Buffer): Promise<void> {
  await connection.rows({
    name: 'accounts.delete_session',
    text: 'delete from session where token_hash = $1',
    values: [tokenHash],
  })
}

/**
 * Stores a reset link and mails it to the account of the address. Without an account, the same row is written without a
 * user and the mail is discarded, so that both responses take as long.
 */
export async function insertReset(
  connection: Connection,
  reset: { tokenHash: Buffer; token: string; email: string; language: Locale; siteId: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.insert_reset',
      text: `with owner as (select id, email, language from app_user where lower(email) = lower(:email)),
        made as (insert into password_reset (token_hash, user_id, expires_at)
          values (:tokenHash, (select id from owner), rihla_now() + make_interval(mins => :minutes)) returning token_hash)
      ${queueMessages({
        kind: 'password_reset',
        fact: `encode(made.token_hash, 'hex')`,
        recipient: 'coalesce(owner.email, :email)',
        language: 'coalesce(owner.language, :language)',
        payload: `jsonb_build_object('token', :token::text, 'siteId', :siteId::bigint)`,
        from: 'made left join owner on true',
      })}`,
      values: { ...reset, minutes: RESET_LINK_MINUTES },
    }),
  )
}

/** Notifies the owner, in a statement whose CTE `changed` is the account and which has a parameter `siteId`. */
export const passwordChangedMail = queueMessages({
  kind: 'password_changed',
  fact: 'gen_random_uuid()',
  recipient: 'email',
  language: 'language',
  payload: `jsonb_build_object('siteId', :siteId::bigint)`,
  from: 'changed',
})

/**
 * Consumes the token, sets the password, ends every session and notifies the owner by mail, in one statement. The
 * passkeys of an account whose mailbox was not verified before are deleted: another person may have added them. No row
 * if the token is used, expired or unknown.
 */
export async function resetByToken(
  connection: Connection,
  input: { tokenHash: Buffer; passwordHash: string; siteId: number },
): Promise<{ email: string } | undefined> {
  const rows = await connection.rows<{ email: string }>(
    named({
      name: 'accounts.reset_by_token',
      text: `with used as (
        update password_reset set used_at = rihla_now()
        where token_hash = :tokenHash and user_id is not null and used_at is null and expires_at > rihla_now()
        returning user_id),
      others as (update password_reset p set used_at = rihla_now() from used where p.user_id = used.user_id and p.used_at is null
        and p.token_hash <> :tokenHash),
      ended as (delete from session s using used where s.user_id = used.user_id),
      keys as (delete from passkey k using used, app_user owner
        where k.user_id = used.user_id and owner.id = used.user_id and owner.email_confirmed_at is null),
      changed as (update app_user u set password_hash = :passwordHash, updated_at = rihla_now(),
          email_confirmed_at = coalesce(u.email_confirmed_at, rihla_now()) from used where u.id = used.user_id
        returning u.id, u.email, u.language),
      queued as (${passwordChangedMail})
      select email from changed`,
      values: input,
    }),
  )
  return rows[0]
}
