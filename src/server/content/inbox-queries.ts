import type { Locale } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface InboxMessageRow {
  id: number
  name: string
  topic: string
  language: Locale
  /** The beginning. */
  excerpt: string
  writtenAt: Date
  replies: number
  assignee: string | null
}

interface InboxWish {
  isClosed: boolean
  /** Null: all messages; `staffId` null: unassigned ones. */
  assignee: { staffId: number | null } | null
}

const INBOX = `(m.closed_at is not null) = :isClosed::boolean
  and (not :isOfAssignee::boolean or m.assignee_id is not distinct from :assigneeId::bigint)` as const
const ofAssignee = (wanted: InboxWish['assignee']) => ({
  isOfAssignee: wanted !== null,
  assigneeId: wanted?.staffId ?? null,
})

/** Open messages after `after`, the oldest first, or closed ones, the newest first. */
export function listMessages(
  connection: Connection,
  { assignee, ...input }: InboxWish & { after: number | null; most: number },
): Promise<InboxMessageRow[]> {
  return connection.rows<InboxMessageRow>(
    named({
      name: 'content.inbox',
      text: `select m.id, m.name, m.topic, m.language, left(m.body, 160) as excerpt, m.created_at as "writtenAt",
          (select count(*) from message_reply r where r.message_id = m.id) as replies, w.name as assignee
        from message m left join staff w on w.id = m.assignee_id
        where ${INBOX}
          and (:after::bigint is null or case when :isClosed::boolean then m.id < :after else m.id > :after end)
        order by case when :isClosed::boolean then -m.id else m.id end limit :most`,
      values: { ...input, ...ofAssignee(assignee) },
    }),
  )
}

export async function countMessages(
  connection: Connection,
  { assignee, ...input }: InboxWish & { most: number },
): Promise<number> {
  const [row] = await connection.rows<{ count: number }>(
    named({
      name: 'content.inbox_count',
      text: `select count(*) as count from (select from message m where ${INBOX} limit :most) counted`,
      values: { ...input, ...ofAssignee(assignee) },
    }),
  )
  return row?.count ?? 0
}

export interface ThreadRow {
  id: number
  name: string
  email: string
  topic: string
  text: string
  language: Locale
  site: string
  writtenAt: Date
  closedAt: Date | null
  closedBy: string | null
  assignee: { id: number; name: string } | null
  /** The oldest first. */
  replies: { text: string; by: string; at: string }[]
  /** Of the team, the oldest first. */
  notes: { text: string; by: string; at: string }[]
}

export async function findThread(connection: Connection, id: number): Promise<ThreadRow | undefined> {
  const rows = await connection.rows<ThreadRow>({
    name: 'content.thread',
    text: `select m.id, m.name, m.email, m.topic, m.body as text, m.language, s.code as site, m.created_at as "writtenAt",
        m.closed_at as "closedAt", (select w.name from staff w where w.id = m.closed_by) as "closedBy",
        (select jsonb_build_object('id', w.id, 'name', w.name) from staff w where w.id = m.assignee_id) as assignee,
        coalesce((select jsonb_agg(jsonb_build_object('text', r.body, 'by', w.name, 'at', r.created_at) order by r.id)
          from message_reply r join staff w on w.id = r.staff_id where r.message_id = m.id), '[]') as replies,
        coalesce((select jsonb_agg(jsonb_build_object('text', n.body, 'by', w.name, 'at', n.created_at) order by n.id)
          from message_note n join staff w on w.id = n.staff_id where n.message_id = m.id), '[]') as notes
      from message m join site s on s.id = m.site_id where m.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function lockMessage(
  tx: Tx,
  id: number,
): Promise<{ closedAt: Date | null; assigneeId: number | null; replies: number } | undefined> {
  const rows = await tx.rows<{ closedAt: Date | null; assigneeId: number | null }>({
    name: 'content.lock_message',
    text: `select closed_at as "closedAt", assignee_id as "assigneeId" from message where id = $1 for update`,
    values: [id],
  })
  const [message] = rows
  if (!message) return undefined
  // After the lock: a statement sees only what was committed when it began.
  const [counted] = await tx.rows<{ count: number }>({
    name: 'content.count_replies',
    text: 'select count(*) as count from message_reply where message_id = $1',
    values: [id],
  })
  return { ...message, replies: counted?.count ?? 0 }
}

/** Stores a reply and queues its mail to the sender, in one statement. */
export async function insertReply(tx: Tx, reply: { messageId: number; staffId: number; text: string }): Promise<void> {
  await tx.rows(
    named({
      name: 'content.insert_reply',
      text: `with stored as (
        insert into message_reply (message_id, staff_id, body) values (:messageId, :staffId, :text) returning id, message_id),
      answered as (select stored.id as reply_id, m.* from stored join message m on m.id = stored.message_id)
      ${queueMessages({
        kind: 'contact_reply',
        fact: 'reply_id',
        recipient: 'email',
        language: 'language',
        payload: `jsonb_build_object('messageId', id::text, 'name', name, 'topic', topic, 'text', :text::text, 'quoted', body,
          'siteId', site_id)`,
        from: 'answered',
      })}`,
      values: reply,
    }),
  )
}

export async function insertNote(tx: Tx, note: { messageId: number; staffId: number; text: string }): Promise<void> {
  await tx.rows(
    named({
      name: 'content.insert_note',
      text: 'insert into message_note (message_id, staff_id, body) values (:messageId, :staffId, :text)',
      values: note,
    }),
  )
}

/** The message must be locked. */
export async function setAssignee(tx: Tx, change: { id: number; staffId: number | null }): Promise<void> {
  await tx.rows({
    name: 'content.assign',
    text: 'update message set assignee_id = $2 where id = $1',
    values: [change.id, change.staffId],
  })
}

/** Of closed messages too, which can be opened again. */
export async function removeAssignee(tx: Tx, staffId: number): Promise<void> {
  await tx.rows({
    name: 'content.unassign_all',
    text: 'update message set assignee_id = null where assignee_id = $1',
    values: [staffId],
  })
}

/** Closes or, without a person, opens a locked message. */
export async function setClosed(tx: Tx, change: { id: number; closedBy: number | null }): Promise<void> {
  await tx.rows({
    name: 'content.set_closed',
    text: `update message set closed_at = case when $2::bigint is null then null else coalesce(closed_at, rihla_now()) end,
        closed_by = case when $2::bigint is null then null else coalesce(closed_by, $2) end where id = $1`,
    values: [change.id, change.closedBy],
  })
}
