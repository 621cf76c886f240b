import { deleteAttempts } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/**
 * Deletes the account and its dependent rows (sessions, links, wishlist, history), and confirms it by mail; the mail's
 * address is erased once it is sent. Returns false if the account no longer exists.
 */
export async function deleteUser(tx: Tx, userId: number, siteId: number): Promise<boolean> {
  const [gone] = await tx.rows<{ email: string }>({
    name: 'accounts.delete_user',
    text: `with gone as (delete from app_user where id = $1 returning id, email, language),
        links as (delete from account_link l using gone where lower(l.email) = lower(gone.email)),
        codes as (delete from mail_code c using gone where lower(c.email) = lower(gone.email)),
        mail as (${queueMessages({
          kind: 'account_deleted',
          fact: 'gen_random_uuid()',
          recipient: 'email',
          language: 'language',
          payload: `jsonb_build_object('siteId', $2::bigint)`,
          from: 'gone',
        })})
      select email from gone`,
    values: [userId, siteId],
  })
  if (!gone) return false
  await deleteAttempts(tx, {
    of: gone.email.toLowerCase(),
    keys: [`password ${userId}`, `proof ${userId}`, `new-email ${userId}`],
  })
  return true
}
