import type { Tx } from '#server/kernel/database.ts'
import type { MessageKind } from './message-kinds.ts'
import { NO_LONGER_TRUE } from './outdated.ts'

/**
 * Gives up a failed message for staff: it is neither retried nor counted as a failure. Returns its kind, or undefined
 * if it has not failed, was sent, or was dismissed before.
 */
export async function giveUpMessage(tx: Tx, id: number): Promise<MessageKind | undefined> {
  const rows = await tx.rows<{ kind: MessageKind }>({
    name: 'outbox.give_up',
    text: `update outbox set failed_at = coalesce(failed_at, rihla_now()), dismissed_at = rihla_now(), payload = payload - '{token,code}'::text[],
        recipient = case when kind in ('account_deleted', 'guest_deleted') then '' else recipient end
      where id = $1 and sent_at is null and dismissed_at is null and last_error is not null and last_error <> '${NO_LONGER_TRUE}' returning kind`,
    values: [id],
  })
  return rows[0]?.kind
}
