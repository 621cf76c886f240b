import type { Tx } from '#server/kernel/database.ts'
import { deleteContactMessages, stripMessagesAbout, stripRecipient } from '#server/outbox/forget-messages.ts'

/**
 * Erases the recipient of messages to an address. Those about an order or a quote are left to `forgetMessagesAbout`.
 */
export async function forgetRecipient(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_recipient',
    text: `delete from mailbox_message m using outbox o where o.id = m.outbox_id and lower(o.recipient) = lower($1)
        and o.payload ->> 'reference' is null`,
    values: [email],
  })
  await stripRecipient(tx, email)
}

/** Erases the traveller from the messages about these orders and quotes. */
export async function forgetMessagesAbout(tx: Tx, references: string[]): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_about',
    text: `delete from mailbox_message m using outbox o where o.id = m.outbox_id and o.payload ->> 'reference' = any ($1)`,
    values: [references],
  })
  await stripMessagesAbout(tx, references)
}

/** Deletes contact messages, which were forwarded to the operator, also from the mailbox (`on delete cascade`). */
export async function forgetContactMessages(tx: Tx, messageIds: number[]): Promise<void> {
  await deleteContactMessages(tx, messageIds)
}
