import { kindsWith, type CopiedMessageKind, type MessageKind } from './message-kinds.ts'

/** A parameter of the statement, or a column of its CTE `input`, that carries a MessageKind, or null for no message. */
type KindParameter = `:${string}` | `$${number}` | `input.${string}`

interface MessageRows {
  /** SQL. `kind:fact` is unique: one message per fact. */
  fact: string
  /** SQL: an address; no message if null. */
  recipient: string
  /** SQL: 'ar' or 'en'. */
  language: string
  /** SQL: jsonb. */
  payload: string
  /** SQL: the part after `from`, with its `where`. */
  from: string
}

/** Messages to buyers about their order need its phone and its `whatsapp` column (SQL) for the copy. */
export type QueuedMessages =
  | (MessageRows & { kind: Exclude<MessageKind, CopiedMessageKind> | KindParameter; copy?: never })
  | (MessageRows & { kind: CopiedMessageKind | KindParameter; copy: { phone: string; wish: string } })

const EVERYTHING = `${kindsWith({ whatsapp: 'everything' })}, ${kindsWith({ whatsapp: 'answers' })}`
const ANSWERS = kindsWith({ whatsapp: 'answers' })

/** Some text with the parameters that the messages name, for the type of the statement around it (kernel/named.ts). */
type SqlOf<Messages extends QueuedMessages> = `${string}${Messages[keyof MessageRows | 'kind']}${string}`

/**
 * The insert of messages and their WhatsApp copies into the outbox, as a statement or as a CTE of the statement that
 * changes their subject, so that both are committed together. A message that exists already is skipped.
 */
export function queueMessages<const Messages extends readonly [QueuedMessages, ...QueuedMessages[]]>(
  ...messages: Messages
): SqlOf<Messages[number]> {
  const sql: string = `insert into outbox (kind, channel, dedupe_key, recipient, language, payload)
  select m.kind, c.channel, c.prefix || m.kind || ':' || m.fact, c.recipient, m.language, c.payload
  from (${messages.map(rowsOf).join(' union all ')}) m cross join lateral (
    select 'email' as channel, '' as prefix, m.recipient, m.payload
    union all
    select 'whatsapp', 'whatsapp:', m.phone, jsonb_strip_nulls(jsonb_build_object('reference', m.payload ->> 'reference', 'bookingId', m.payload -> 'bookingId', 'why', m.payload -> 'why'))
    where m.wish = 'everything' and m.kind in (${EVERYTHING}) or m.wish = 'answers' and m.kind in (${ANSWERS})) c
  where m.kind is not null and m.recipient is not null
  on conflict do nothing`
  return sql as SqlOf<Messages[number]>
}

function rowsOf({ kind, fact, recipient, language, payload, copy, from }: QueuedMessages): string {
  const kindSql = /^[:$]|^input\./.test(kind) ? `${kind}::text` : `'${kind}'::text`
  return `select ${kindSql} as kind, (${fact})::text as fact, (${recipient})::text as recipient, (${language})::text as language,
    ${payload} as payload, ${copy ? `${copy.phone}::text as phone, ${copy.wish}::text as wish` : 'null::text as phone, null::text as wish'}
    from ${from}`
}
