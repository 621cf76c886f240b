import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'
import type { Mail } from './mailer.ts'

export interface OutboxRow {
  id: number
  kind: string
  recipient: string
  language: Locale
  payload: {
    reference?: string
    token?: string
    messageId?: string
    name?: string
    email?: string
    topic?: string
    text?: string
  }
  attempts: number
}

/** Takes due messages for `leaseSeconds`: no other process sees them till then, and one that dies gives them back. */
export function claimDueMessages(connection: Connection, most: number, leaseSeconds: number): Promise<OutboxRow[]> {
  return connection.rows<OutboxRow>({
    name: 'notifications.claim',
    text: `with due as (
        select id from outbox where sent_at is null and failed_at is null and channel = 'email' and next_at <= now()
        order by next_at, id limit $1 for update skip locked)
      update outbox o set attempts = o.attempts + 1, next_at = now() + make_interval(secs => $2)
      from due where o.id = due.id returning o.id, o.kind, o.recipient, o.language, o.payload, o.attempts`,
    values: [most, leaseSeconds],
  })
}

/** A secret that was only for the reader of the mail, and what is stored elsewhere, do not stay behind. */
export async function setMessageSent(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'notifications.sent',
    text: `update outbox set sent_at = now(), last_error = null, payload = payload - '{token,text,email}'::text[] where id = $1`,
    values: [id],
  })
}

export async function setMessageFailed(
  connection: Connection,
  failure: { id: number; error: string; retrySeconds: number | null },
): Promise<void> {
  await connection.rows({
    name: 'notifications.failed',
    text: `update outbox set last_error = $2, next_at = case when $3::int is null then next_at else now() + make_interval(secs => $3) end,
        failed_at = case when $3::int is null then now() end, payload = case when $3::int is null then payload - 'token' else payload end
      where id = $1`,
    values: [failure.id, failure.error, failure.retrySeconds],
  })
}

export async function insertMailboxMessage(connection: Connection, outboxId: number, mail: Mail): Promise<void> {
  const attachments = mail.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  }))
  await connection.rows({
    name: 'notifications.mailbox_insert',
    text: `insert into mailbox_message (outbox_id, recipient, subject, html, body, attachments) values ($1, $2, $3, $4, $5, $6)
      on conflict (outbox_id) do nothing`,
    values: [outboxId, mail.to, mail.subject, mail.html, mail.text, JSON.stringify(attachments)],
  })
}

export interface MailboxRow {
  id: number
  recipient: string
  subject: string
  html: string
  createdAt: Date
  attachments: { filename: string; contentType: string }[]
}

const mailboxRow = `id, recipient, subject, html, created_at as "createdAt",
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
