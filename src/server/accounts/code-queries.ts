import type { Locale } from '#domain/locale.ts'
import { CODE_MINUTES } from '#domain/mailed-secrets.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export type CodePurpose = 'sign_in' | 'new_email' | 'proof'

export const MAX_TRIES = 5

interface NewCode {
  purpose: CodePurpose
  challengeHash: Buffer
  codeHash: Buffer
  code: string
  email: string
  userId: number | null
  language: Locale
  /** The site of the requesting page. */
  siteId: number
}

/**
 * Stores a code and mails it, in the language of the address's account if there is one. Every address is treated alike:
 * what the mail says is decided when it is written.
 */
export async function insertCode(connection: Connection, code: NewCode): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.insert_code',
      text: `with made as (
        insert into mail_code (challenge_hash, purpose, email, code_hash, user_id, language, expires_at)
        values (:challengeHash, :purpose, :email, :codeHash, :userId, :language, rihla_now() + make_interval(mins => :minutes))
        returning challenge_hash)
      ${queueMessages({
        kind: ':kind',
        fact: `encode(made.challenge_hash, 'hex')`,
        recipient: ':email',
        language: 'coalesce(owner.language, :language)',
        payload: `jsonb_build_object('code', :code::text, 'siteId', :siteId::bigint)`,
        from: 'made left join app_user owner on owner.id = :userId or :userId is null and lower(owner.email) = lower(:email)',
      })}`,
      values: { ...code, minutes: CODE_MINUTES, kind: `${code.purpose}_code` as const },
    }),
  )
}

export interface TriedCode {
  email: string
  isRight: boolean
  language: Locale
}

/**
 * Counts a try and uses the code up if it is right, in one statement, so that concurrent guesses share the five tries.
 * No row if the code is used, expired, tried too often or unknown.
 */
export async function tryCode(
  connection: Connection,
  input: { purpose: CodePurpose; challengeHash: Buffer; codeHash: Buffer; userId: number | null },
): Promise<TriedCode | undefined> {
  const rows = await connection.rows<TriedCode>(
    named({
      name: 'accounts.try_code',
      text: `update mail_code set tries = tries + 1, used_at = case when code_hash = :codeHash then rihla_now() end
      where challenge_hash = :challengeHash and purpose = :purpose and user_id is not distinct from :userId
        and used_at is null and tries < :most and expires_at > rihla_now()
      returning email, used_at is not null as "isRight", language`,
      values: { ...input, most: MAX_TRIES },
    }),
  )
  return rows[0]
}
