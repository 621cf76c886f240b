import type { Tx } from '#server/kernel/database.ts'
import { kindsWith } from './message-kinds.ts'

/**
 * Erases the address of messages that belong to no order and no quote. Mails to the operator and to staff stay, also if
 * they have the same address: they are about another access.
 */
export async function stripRecipient(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'outbox.strip_recipient',
    text: `update outbox set recipient = '',
        payload = payload - '{token,code}'::text[],
        failed_at = case when sent_at is null then coalesce(failed_at, rihla_now()) end
      where lower(recipient) = lower($1) and payload ->> 'reference' is null and kind in (${kindsWith({ to: 'buyer' })})`,
    values: [email],
  })
}

/** Erases the buyer's address and the sent text of the messages about these orders and quotes. */
export async function stripMessagesAbout(tx: Tx, references: string[]): Promise<void> {
  await tx.rows({
    name: 'outbox.strip_about',
    text: `update outbox set recipient = '', subject = null, body = null
      where payload ->> 'reference' = any ($1) and kind in (${kindsWith({ to: 'buyer' })})`,
    values: [references],
  })
}

/** Deletes the mails about these contact messages: to the operator, and the replies. */
export async function deleteContactMessages(tx: Tx, messageIds: number[]): Promise<void> {
  await tx.rows({
    name: 'outbox.delete_contact',
    text: `delete from outbox where kind in ('contact_message', 'contact_reply') and payload ->> 'messageId' = any ($1)`,
    values: [messageIds.map(String)],
  })
}
