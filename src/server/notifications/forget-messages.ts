import type { Tx } from '#server/kernel/database.ts'
import { deleteContactMessages, stripMessagesAbout, stripRecipient } from '#server/outbox/forget-messages.ts'

/** What was sent to an address stays as a fact without it; those about an order or a request wait for `forgetMessagesAbout`. */
export async function forgetRecipient(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_recipient',
    text: `delete from mailbox_message m using outbox o where o.id = m.outbox_id and lower(o.recipient) = lower($1)
        and o.payload ->> 'reference' is null`,
    values: [email],
  })
  await stripRecipient(tx, email)
}

/** The messages about these orders and requests stay as facts, without the traveller whom they went to. */
export async function forgetMessagesAbout(tx: Tx, references: string[]): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_about',
    text: `delete from mailbox_message m using outbox o where o.id = m.outbox_id and o.payload ->> 'reference' = any ($1)`,
    values: [references],
  })
  await stripMessagesAbout(tx, references)
}

/** What was handed on to the operator is theirs; here nothing of it stays, in the mailbox either (`on delete cascade`). */
export async function forgetContactMessages(tx: Tx, messageIds: number[]): Promise<void> {
  await deleteContactMessages(tx, messageIds)
}
