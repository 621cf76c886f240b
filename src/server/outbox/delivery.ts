import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { MessageKind } from './message-kinds.ts'

export interface OutboxRow {
  id: number
  channel: 'email' | 'whatsapp'
  kind: MessageKind
  recipient: string
  language: Locale
  payload: {
    reference?: string
    bookingId?: number
    token?: string
    /** The link was requested from an order. */
    fromOrder?: boolean
    note?: string
    messageId?: string
    /** For messages without an order: the site of the request. */
    siteId?: number
    name?: string
    email?: string
    topic?: string
    text?: string
  }
  attempts: number
  createdAt: Date
}

/** Claims due messages for `leaseSeconds`: other processes skip them until then, and get them if this one dies. */
export function claimDueMessages(connection: Connection, most: number, leaseSeconds: number): Promise<OutboxRow[]> {
  return connection.rows<OutboxRow>({
    name: 'outbox.claim',
    text: `with due as (
        select id from outbox where sent_at is null and failed_at is null and channel in ('email', 'whatsapp') and next_at <= rihla_now()
        order by next_at, id limit $1 for update skip locked)
      update outbox o set attempts = o.attempts + 1, next_at = rihla_now() + make_interval(secs => $2)
      from due where o.id = due.id
      returning o.id, o.channel, o.kind, o.recipient, o.language, o.payload, o.attempts, o.created_at as "createdAt"`,
    values: [most, leaseSeconds],
  })
}

/** Renews leases of messages that are still being sent; messages with a result keep it. */
export async function renewLeases(connection: Connection, ids: number[], leaseSeconds: number): Promise<void> {
  await connection.rows({
    name: 'outbox.renew',
    text: `update outbox set next_at = rihla_now() + make_interval(secs => $2)
      where id = any ($1) and sent_at is null and failed_at is null
        and next_at > rihla_now() and next_at < rihla_now() + make_interval(secs => $2)`,
    values: [ids, leaseSeconds],
  })
}

/** Erases secrets for the recipient, data stored elsewhere, and the address of a deleted account. */
export async function setMessageSent(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'outbox.sent',
    text: `update outbox set sent_at = rihla_now(), last_error = null, payload = payload - '{token,text,email,name}'::text[],
        recipient = case when kind = 'account_deleted' then '' else recipient end where id = $1`,
    values: [id],
  })
}

/** The message is obsolete and will not be sent. */
export async function setMessageDropped(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'outbox.dropped',
    text: `update outbox set failed_at = rihla_now(), last_error = 'no longer true', payload = payload - '{token,text,email,name}'::text[],
        recipient = case when kind = 'password_reset' then '' else recipient end where id = $1`,
    values: [id],
  })
}

export async function setMessageFailed(
  connection: Connection,
  failure: { id: number; error: string; retrySeconds: number | null },
): Promise<void> {
  await connection.rows(
    named({
      name: 'outbox.failed',
      text: `update outbox set last_error = :error,
        next_at = case when :retrySeconds::int is null then next_at else rihla_now() + make_interval(secs => :retrySeconds) end,
        failed_at = case when :retrySeconds::int is null then rihla_now() end,
        payload = case when :retrySeconds::int is null then payload - 'token' else payload end,
        recipient = case when :retrySeconds::int is null and kind = 'account_deleted' then '' else recipient end
      where id = :id`,
      values: failure,
    }),
  )
}

export interface FailedMessage {
  id: number
  kind: MessageKind
  channel: string
  recipient: string
  attempts: number
  error: string
  /** Null: given up. */
  nextAt: Date | null
}

/** Failed messages, given up or to be retried, newest first. Without obsolete ones. */
export function listFailedMessages(connection: Connection): Promise<FailedMessage[]> {
  return connection.rows<FailedMessage>({
    name: 'outbox.failed_list',
    text: `select id, kind, channel, recipient, attempts, last_error as error, case when failed_at is null then next_at end as "nextAt"
      from outbox where sent_at is null and last_error is not null and last_error <> 'no longer true' order by id desc limit 100`,
  })
}
