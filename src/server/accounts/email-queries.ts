import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/**
 * Sets the verified address of an account, ends its other sessions, consumes its reset links and notifies the old
 * address. Returns false if another account has the address.
 */
export async function changeEmailOf(
  tx: Tx,
  input: { userId: number; email: string; keptSession: Buffer; siteId: number },
): Promise<boolean> {
  const rows = await tx.rows(
    named({
      name: 'accounts.change_email',
      text: `with before as (select id, email, language from app_user where id = :userId for update),
        changed as (update app_user u set email = :email, email_confirmed_at = rihla_now(), updated_at = rihla_now() from before
          where u.id = before.id and not exists (select 1 from app_user o where lower(o.email) = lower(:email) and o.id <> u.id)
          returning u.id, before.email as old, u.language),
        ended as (delete from session s using changed where s.user_id = changed.id and s.token_hash <> :keptSession),
        spent as (update password_reset p set used_at = rihla_now() from changed where p.user_id = changed.id and p.used_at is null),
        queued as (${queueMessages({
          kind: 'email_changed',
          fact: 'gen_random_uuid()',
          recipient: 'old',
          language: 'language',
          payload: `jsonb_build_object('siteId', :siteId::bigint, 'email', :email::text)`,
          from: 'changed',
        })})
      select id from changed`,
      values: input,
    }),
  )
  return rows.length > 0
}
