import { oneRow } from '#server/kernel/database.ts'
import type { Context } from '#server/kernel/context.ts'

let next = 0

/** A mail about a contact message that was given up. Returns its id. */
export async function failedMail({ db }: Context, change: { kind?: string; recipient?: string } = {}): Promise<number> {
  next += 1
  const { kind = 'contact_message', recipient = 'operator@example.com' } = change
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'test.failed_mail',
    text: `insert into outbox (kind, dedupe_key, recipient, language, payload, attempts, failed_at, last_error)
      values ($1, $2, $3, 'en', '{"messageId": "1", "name": "Ali", "email": "ali@example.com", "text": "?"}', 60, rihla_now(), 'mailbox full') returning id`,
    values: [kind, `test:failed:${next}`, recipient],
  })
  return id
}
