import type { Tx } from '#server/kernel/database.ts'
import { kindsWith, type MessageKind } from './message-kinds.ts'
import { NO_LONGER_TRUE } from './outdated.ts'

/**
 * Makes a message that failed due now, as if it had not been tried. Returns its kind; nothing if it cannot be sent: it
 * was sent, dismissed by staff or is no longer true, its recipient is erased, or it carried an erased code or link.
 */
export async function retryMessage(tx: Tx, id: number): Promise<MessageKind | undefined> {
  const rows = await tx.rows<{ kind: MessageKind }>({
    name: 'outbox.retry',
    text: `update outbox set failed_at = null, last_error = null, attempts = 0, next_at = rihla_now()
      where id = $1 and sent_at is null and dismissed_at is null and last_error <> '${NO_LONGER_TRUE}' and recipient <> ''
        and kind not in (${kindsWith({ lane: 'prompt' })}) returning kind`,
    values: [id],
  })
  return rows[0]?.kind
}
