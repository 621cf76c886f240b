import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { kindsWith } from './message-kinds.ts'

/** Sends the mails about an order that wait for its guest's earlier address to the new one. */
export async function redirectMessages(tx: Tx, input: { orderId: number; from: string; to: string }): Promise<void> {
  await tx.rows(
    named({
      name: 'outbox.redirect',
      text: `update outbox m set recipient = :to from orders o
        where o.id = :orderId and m.payload ->> 'reference' = o.reference and m.channel = 'email'
          and m.kind in (${kindsWith({ to: 'buyer' })}) and lower(m.recipient) = lower(:from)
          and m.sent_at is null and m.failed_at is null`,
      values: input,
    }),
  )
}
