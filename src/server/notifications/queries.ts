import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { Mail } from './mailer.ts'

export interface OutboxRow {
  id: number
  channel: 'email' | 'whatsapp'
  kind: string
  recipient: string
  language: Locale
  payload: {
    reference?: string
    bookingId?: number
    token?: string
    /** The link was asked for by an order. */
    fromOrder?: boolean
    note?: string
    messageId?: string
    /** Of what belongs to no order: the site that was asked. */
    siteId?: number
    name?: string
    email?: string
    topic?: string
    text?: string
  }
  attempts: number
  createdAt: Date
}

/** Takes due messages for `leaseSeconds`: no other process sees them till then, and one that dies gives them back. */
export function claimDueMessages(connection: Connection, most: number, leaseSeconds: number): Promise<OutboxRow[]> {
  return connection.rows<OutboxRow>({
    name: 'notifications.claim',
    text: `with due as (
        select id from outbox where sent_at is null and failed_at is null and channel in ('email', 'whatsapp') and next_at <= rihla_now()
        order by next_at, id limit $1 for update skip locked)
      update outbox o set attempts = o.attempts + 1, next_at = rihla_now() + make_interval(secs => $2)
      from due where o.id = due.id
      returning o.id, o.channel, o.kind, o.recipient, o.language, o.payload, o.attempts, o.created_at as "createdAt"`,
    values: [most, leaseSeconds],
  })
}

/** Of those that are still being sent; a message that was sent or whose next try was decided meanwhile stays as it is. */
export async function renewLeases(connection: Connection, ids: number[], leaseSeconds: number): Promise<void> {
  await connection.rows({
    name: 'notifications.renew',
    text: `update outbox set next_at = rihla_now() + make_interval(secs => $2)
      where id = any ($1) and sent_at is null and failed_at is null
        and next_at > rihla_now() and next_at < rihla_now() + make_interval(secs => $2)`,
    values: [ids, leaseSeconds],
  })
}

/** A secret that was only for the reader of the mail, what is stored elsewhere, and the address of who has left do not stay behind. */
export async function setMessageSent(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'notifications.sent',
    text: `update outbox set sent_at = rihla_now(), last_error = null, payload = payload - '{token,text,email,name}'::text[],
        recipient = case when kind = 'account_deleted' then '' else recipient end where id = $1`,
    values: [id],
  })
}

/** What it said is no longer true, and nobody is to read it. */
export async function setMessageDropped(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'notifications.dropped',
    text: `update outbox set failed_at = rihla_now(), last_error = 'no longer true', payload = payload - '{token,text,email,name}'::text[],
        recipient = case when kind = 'password_reset' then '' else recipient end where id = $1`,
    values: [id],
  })
}

export async function setMessageFailed(
  connection: Connection,
  failure: { id: number; error: string; retrySeconds: number | null },
): Promise<void> {
  await connection.rows({
    name: 'notifications.failed',
    text: `update outbox set last_error = $2, next_at = case when $3::int is null then next_at else rihla_now() + make_interval(secs => $3) end,
        failed_at = case when $3::int is null then rihla_now() end, payload = case when $3::int is null then payload - 'token' else payload end,
        recipient = case when $3::int is null and kind = 'account_deleted' then '' else recipient end
      where id = $1`,
    values: [failure.id, failure.error, failure.retrySeconds],
  })
}

export async function insertMailboxWhatsapp(
  connection: Connection,
  outboxId: number,
  message: { to: string; subject: string; html: string; text: string },
): Promise<void> {
  await connection.rows({
    name: 'notifications.mailbox_whatsapp',
    text: `insert into mailbox_message (outbox_id, channel, recipient, subject, html, body) values ($1, 'whatsapp', $2, $3, $4, $5)
      on conflict (outbox_id) do nothing`,
    values: [outboxId, message.to, message.subject, message.html, message.text],
  })
}

export interface FailedMessage {
  id: number
  kind: string
  channel: string
  recipient: string
  attempts: number
  error: string
  /** Null: it was given up. */
  nextAt: Date | null
}

/** What did not get through, given up or to be tried again, the newest first. What is no longer true was not to be sent. */
export function listFailedMessages(connection: Connection): Promise<FailedMessage[]> {
  return connection.rows<FailedMessage>({
    name: 'notifications.failed_list',
    text: `select id, kind, channel, recipient, attempts, last_error as error, case when failed_at is null then next_at end as "nextAt"
      from outbox where sent_at is null and last_error is not null and last_error <> 'no longer true' order by id desc limit 100`,
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
