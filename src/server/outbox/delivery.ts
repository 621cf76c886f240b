import type { WhyKept } from '#domain/date-change.ts'
import type { DurationChange } from '#domain/duration.ts'
import type { MessageTexts } from '#domain/guest-message.ts'
import type { Locale } from '#domain/locale.ts'
import type { PartyChange } from '#domain/party.ts'
import type { Connection, Db } from '#server/kernel/database.ts'
import { groupWriter } from '#server/kernel/group-writer.ts'
import { named } from '#server/kernel/named.ts'
import { kindsWith, type MessageKind } from './message-kinds.ts'
import { NO_LONGER_TRUE } from './outdated.ts'

export interface OutboxRow {
  id: number
  channel: 'email' | 'whatsapp'
  kind: MessageKind
  recipient: string
  language: Locale
  payload: {
    reference?: string
    bookingId?: number
    /** Of the activities that a message to the operator is about; absent: all of the order. */
    bookingIds?: number[]
    token?: string
    /** Six digits that the recipient types. */
    code?: string
    /** The link was requested from an order. */
    fromOrder?: boolean
    note?: string
    /** What staff wrote about activities that were rejected, by the id of the booking. */
    notes?: Record<string, string>
    /** Of a booking whose date, nights or people were changed; `party` null: the same people; `duration` null: as many nights or days. */
    moved?: {
      fromDate: string
      fromTime: string
      refundMinor: number
      chargedMinor?: number
      party?: PartyChange | null
      duration?: DurationChange | null
    }
    /** Of a mail about a dearer date. */
    dateChangeId?: number
    /** Of the mail that a booking keeps its date; null of others. */
    why?: WhyKept | null
    /** Of a goodwill refund, or of a payment for a dearer date. Minor units of the order's currency. */
    refundMinor?: number
    /** Of a mail about a delayed refund. */
    refundId?: number
    messageId?: string
    /** For messages without an order: the site of the request. */
    siteId?: number
    name?: string
    email?: string
    topic?: string
    text?: string
    /** Of a message to all guests of a departure. */
    texts?: MessageTexts
    /** The message that is replied to. */
    quoted?: string
    /** Of a link to the console. */
    purpose?: 'invitation' | 'reset'
    /** Offered to a person of the console, in their language. */
    role?: string
    supplier?: string
    /** What a person of the console changed of their own sign-in. */
    change?: string
    /** The person that a notice of an order or a departure is for. */
    staffId?: number
    /** Who made the change that a notice is about. */
    by?: 'guest' | 'staff'
    /** The departure that was cancelled or moved for all its guests. */
    disruptionId?: number
  }
  attempts: number
  createdAt: Date
  /** By the database's clock. */
  ageSeconds: number
}

/** Which messages a sender takes: all that are due, or only the prompt ones (message-kinds.ts). */
export type Lane = 'all' | 'prompt'

const laneConditions: Record<Lane, string> = { all: '', prompt: `and kind in (${kindsWith({ lane: 'prompt' })})` }

const age = `extract(epoch from rihla_now() - created_at)::float8 as "ageSeconds"`

/** Claims due messages for `leaseSeconds`: other processes skip them until then, and get them if this one dies. */
export function claimDueMessages(
  connection: Connection,
  { lane, most, leaseSeconds }: { lane: Lane; most: number; leaseSeconds: number },
): Promise<OutboxRow[]> {
  return connection.rows<OutboxRow>({
    name: lane === 'all' ? 'outbox.claim' : `outbox.claim_${lane}`,
    text: `with due as (
        select id as due_id from outbox where sent_at is null and failed_at is null and channel in ('email', 'whatsapp') and next_at <= rihla_now()
          ${laneConditions[lane]}
        order by next_at, id limit $1 for update skip locked)
      update outbox set attempts = attempts + 1, next_at = rihla_now() + make_interval(secs => $2)
      from due where id = due_id
      returning id, channel, kind, recipient, language, payload, attempts, created_at as "createdAt", ${age}`,
    values: [most, leaseSeconds],
  })
}

export async function findMessage(connection: Connection, id: number): Promise<OutboxRow | undefined> {
  const rows = await connection.rows<OutboxRow>({
    name: 'outbox.find',
    text: `select id, channel, kind, recipient, language, payload, attempts, created_at as "createdAt", ${age} from outbox
      where id = $1 and channel in ('email', 'whatsapp')`,
    values: [id],
  })
  return rows[0]
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

export interface SentMessage {
  id: number
  /** Stored for staff to read; null: not stored. */
  subject: string | null
  body: string | null
}

const sent = new WeakMap<Db, (message: SentMessage) => Promise<void>>()

/**
 * Erases secrets for the recipient, data stored elsewhere, and the address of a deleted account or guest. Messages that are sent
 * while another is being marked are marked by one statement.
 */
export function setMessageSent(db: Db, message: SentMessage): Promise<void> {
  const mark = sent.get(db) ?? groupWriter<SentMessage>((messages) => setMessagesSent(db, messages))
  sent.set(db, mark)
  return mark(message)
}

async function setMessagesSent(db: Db, messages: SentMessage[]): Promise<void> {
  await db.rows({
    name: 'outbox.sent',
    // No text is stored if the guest was anonymised meanwhile. Sending wins if staff gave the message up meanwhile.
    text: `update outbox m set sent_at = rihla_now(), failed_at = null, dismissed_at = null, last_error = null, payload = payload - '{token,code,text,quoted,email,name}'::text[],
        recipient = case when kind in ('account_deleted', 'guest_deleted') then '' else recipient end,
        subject = case when recipient <> '' then s.subject end, body = case when recipient <> '' then s.body end
      from jsonb_to_recordset($1::jsonb) as s (id bigint, subject text, body text) where m.id = s.id`,
    values: [JSON.stringify(messages)],
  })
}

/** The message is obsolete and will not be sent. */
export async function setMessageDropped(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'outbox.dropped',
    text: `update outbox set failed_at = rihla_now(), last_error = '${NO_LONGER_TRUE}', payload = payload - '{token,code,text,quoted,email,name}'::text[],
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
      // A message that staff gave up meanwhile stays given up: a retry would violate `outbox_dismissed`.
      text: `update outbox set last_error = :error,
        next_at = case when :retrySeconds::int is null then next_at else rihla_now() + make_interval(secs => :retrySeconds) end,
        failed_at = case when :retrySeconds::int is null then rihla_now() end,
        payload = case when :retrySeconds::int is null then payload - '{token,code}'::text[] else payload end,
        recipient = case when :retrySeconds::int is null and kind in ('account_deleted', 'guest_deleted') then '' else recipient end
      where id = :id and dismissed_at is null`,
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
      from outbox where sent_at is null and dismissed_at is null and last_error is not null and last_error <> '${NO_LONGER_TRUE}'
      order by id desc limit 100`,
  })
}
