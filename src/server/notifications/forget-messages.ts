import type { Tx } from '#server/kernel/database.ts'

/** What was sent to an address stays as a fact without it; those about an order or a request wait for `forgetMessagesAbout`. */
export async function forgetRecipient(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_recipient',
    text: `with read as (delete from mailbox_message m using outbox o where o.id = m.outbox_id and lower(o.recipient) = lower($1)
          and o.payload ->> 'reference' is null)
      update outbox set recipient = '',
        payload = payload - '{token}'::text[],
        failed_at = case when sent_at is null then coalesce(failed_at, rihla_now()) end
      where lower(recipient) = lower($1) and payload ->> 'reference' is null`,
    values: [email],
  })
}

/** The messages about these orders and requests stay as facts, without the traveller whom they went to. */
export async function forgetMessagesAbout(tx: Tx, references: string[]): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_about',
    text: `with said as (select id, kind from outbox where payload ->> 'reference' = any ($1)),
        read as (delete from mailbox_message m using said where m.outbox_id = said.id)
      update outbox o set recipient = '' from said
      where o.id = said.id and o.kind not like 'staff\\_%' and o.kind not in ('quote_request', 'quote_turned_down')`,
    values: [references],
  })
}

/** What was handed on to the operator is theirs; here nothing of it stays. */
export async function forgetContactMessages(tx: Tx, messageIds: number[]): Promise<void> {
  await tx.rows({
    name: 'notifications.forget_contact',
    text: `with said as (select id from outbox where kind = 'contact_message' and payload ->> 'messageId' = any ($1)),
        read as (delete from mailbox_message m using said where m.outbox_id = said.id)
      delete from outbox o using said where o.id = said.id`,
    values: [messageIds.map(String)],
  })
}
