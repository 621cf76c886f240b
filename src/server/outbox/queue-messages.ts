import { kindsWith, type CopiedMessageKind, type MessageKind } from './message-kinds.ts'

/** A parameter of the statement, or a column of its CTE `input`, that carries a MessageKind, or null for no message. */
type KindParameter = `$${number}` | `input.${string}`

interface MessageRows {
  /** SQL. One message per fact: `kind:fact` is written once. */
  fact: string
  /** SQL: an address; a row without one (null) is not written. */
  recipient: string
  /** SQL: 'ar' or 'en'. */
  language: string
  /** SQL: jsonb. */
  payload: string
  /** SQL: what follows `from`, with its `where`. */
  from: string
}

/** Messages to buyers about their order name its phone and its `whatsapp` column (SQL), for the copy. */
export type QueuedMessages =
  | (MessageRows & { kind: Exclude<MessageKind, CopiedMessageKind> | KindParameter; copy?: never })
  | (MessageRows & { kind: CopiedMessageKind | KindParameter; copy: { phone: string; wish: string } })

const EVERYTHING = `${kindsWith({ whatsapp: 'everything' })}, ${kindsWith({ whatsapp: 'answers' })}`
const ANSWERS = kindsWith({ whatsapp: 'answers' })

/**
 * The insert of messages into the outbox, with their copies to WhatsApp: a statement, or a CTE of the statement that changes what they are
 * about, so that both are committed together. A message that was written before is not written again.
 */
export function queueMessages(...messages: [QueuedMessages, ...QueuedMessages[]]): string {
  return `insert into outbox (kind, channel, dedupe_key, recipient, language, payload)
  select m.kind, c.channel, c.prefix || m.kind || ':' || m.fact, c.recipient, m.language, c.payload
  from (${messages.map(rowsOf).join(' union all ')}) m cross join lateral (
    select 'email' as channel, '' as prefix, m.recipient, m.payload
    union all
    select 'whatsapp', 'whatsapp:', m.phone, jsonb_build_object('reference', m.payload ->> 'reference')
    where m.wish = 'everything' and m.kind in (${EVERYTHING}) or m.wish = 'answers' and m.kind in (${ANSWERS})) c
  where m.kind is not null and m.recipient is not null
  on conflict do nothing`
}

function rowsOf({ kind, fact, recipient, language, payload, copy, from }: QueuedMessages): string {
  const kindSql = /^\$|^input\./.test(kind) ? `${kind}::text` : `'${kind}'::text`
  return `select ${kindSql} as kind, (${fact})::text as fact, (${recipient})::text as recipient, (${language})::text as language,
    ${payload} as payload, ${copy ? `${copy.phone}::text as phone, ${copy.wish}::text as wish` : 'null::text as phone, null::text as wish'}
    from ${from}`
}
