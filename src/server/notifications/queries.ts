import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { Mail } from './mailer.ts'

export async function insertMailboxWhatsapp(
  connection: Connection,
  outboxId: number,
  message: { to: string; subject: string; html: string; text: string },
): Promise<void> {
  await connection.rows(
    named({
      name: 'notifications.mailbox_whatsapp',
      text: `insert into mailbox_message (outbox_id, channel, recipient, subject, html, body)
      values (:outboxId, 'whatsapp', :to, :subject, :html, :text)
      on conflict (outbox_id) do nothing`,
      values: { outboxId, to: message.to, subject: message.subject, html: message.html, text: message.text },
    }),
  )
}

export async function insertMailboxMessage(connection: Connection, outboxId: number, mail: Mail): Promise<void> {
  const attachments = mail.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  }))
  await connection.rows(
    named({
      name: 'notifications.mailbox_insert',
      text: `insert into mailbox_message (outbox_id, recipient, subject, html, body, attachments)
      values (:outboxId, :to, :subject, :html, :text, :attachments)
      on conflict (outbox_id) do nothing`,
      values: {
        outboxId,
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: JSON.stringify(attachments),
      },
    }),
  )
}

export interface MailboxRow {
  id: number
  recipient: string
  subject: string
  html: string
  channel: 'email' | 'whatsapp'
  createdAt: Date
  attachments: { filename: string; contentType: string }[]
}

const mailboxRow = `id, channel, recipient, subject, html, created_at as "createdAt",
  (select coalesce(jsonb_agg(a - 'base64'), '[]') from jsonb_array_elements(attachments) a) as attachments`

export function listMailbox(connection: Connection): Promise<MailboxRow[]> {
  return connection.rows<MailboxRow>({
    name: 'notifications.mailbox_list',
    text: `select ${mailboxRow} from mailbox_message order by id desc limit 100`,
  })
}

export async function findMailboxMessage(connection: Connection, id: number): Promise<MailboxRow | undefined> {
  const rows = await connection.rows<MailboxRow>({
    name: 'notifications.mailbox_message',
    text: `select ${mailboxRow} from mailbox_message where id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findAttachment(
  connection: Connection,
  messageId: number,
  index: number,
): Promise<{ filename: string; contentType: string; base64: string } | undefined> {
  const rows = await connection.rows<{ filename: string; contentType: string; base64: string }>({
    name: 'notifications.mailbox_attachment',
    text: `select a ->> 'filename' as filename, a ->> 'contentType' as "contentType", a ->> 'base64' as base64
      from mailbox_message m cross join lateral (select m.attachments -> $2::int as a) x where m.id = $1 and a is not null`,
    values: [messageId, index],
  })
  return rows[0]
}
