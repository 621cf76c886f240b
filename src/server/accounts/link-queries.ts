import type { Locale } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/** What a link knows of the person who requested it. */
interface LinkDetails {
  email: string
  firstName: string
  lastName: string
  countryCode: string
  phone: string
  language: Locale
  /** Either this or the reference of the requesting order. */
  passwordHash: string | null
  orderReference: string | null
}

export interface NewLink extends LinkDetails {
  tokenHash: Buffer
  token: string
  /** The site of the requesting page. */
  siteId: number
}

/**
 * Stores a link that is valid for a day, and mails it. The content of the mail is decided when it is written, so that
 * every address is treated alike here.
 */
export async function insertLink(connection: Connection, link: NewLink): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.insert_link',
      text: `with made as (
        insert into account_link (token_hash, email, first_name, last_name, country_code, phone, language, password_hash, order_reference,
          expires_at)
        values (:tokenHash, :email, :firstName, :lastName, :countryCode, :phone, :language, :passwordHash, :orderReference,
          rihla_now() + interval '1 day') returning token_hash)
      ${queueMessages({
        kind: 'account_link',
        fact: `encode(token_hash, 'hex')`,
        recipient: ':email',
        language: ':language',
        payload: `jsonb_build_object('token', :token::text, 'siteId', :siteId::bigint,
          'fromOrder', :orderReference::text is not null)`,
        from: 'made',
      })}`,
      values: link,
    }),
  )
}

export interface LinkRow extends LinkDetails {
  /** The address has an account. */
  isKnown: boolean
  /** The owner has verified the mailbox. */
  isConfirmed: boolean
}

/** A link that is still valid. */
export async function findLink(connection: Connection, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const rows = await connection.rows<LinkRow>({
    name: 'accounts.find_link',
    text: `select l.email, l.first_name as "firstName", l.last_name as "lastName", l.country_code as "countryCode", l.phone, l.language,
        l.password_hash as "passwordHash", l.order_reference as "orderReference", u.id is not null as "isKnown",
        u.email_confirmed_at is not null as "isConfirmed"
      from account_link l left join app_user u on lower(u.email) = lower(l.email)
      where l.token_hash = $1 and l.used_at is null and l.expires_at > rihla_now()`,
    values: [tokenHash],
  })
  return rows[0]
}

/** Consumes the link; false if a concurrent request was first. */
export async function useLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx.rows({
    name: 'accounts.use_link',
    text: `update account_link set used_at = rihla_now() where token_hash = $1 and used_at is null and expires_at > rihla_now()
      returning token_hash`,
    values: [tokenHash],
  })
  return rows.length > 0
}

/** Sessions, links and codes that ended some time ago. */
export async function deleteEnded(connection: Connection): Promise<void> {
  await connection.rows({
    name: 'accounts.delete_ended',
    text: `with links as (delete from account_link where expires_at < rihla_now() - interval '1 day'),
        resets as (delete from password_reset where expires_at < rihla_now() - interval '1 day'),
        codes as (delete from mail_code where expires_at < rihla_now() - interval '1 day'),
        challenges as (delete from used_challenge where expires_at < rihla_now())
      delete from session where expires_at < rihla_now() or last_seen_at < rihla_now() - interval '30 days'`,
  })
}
