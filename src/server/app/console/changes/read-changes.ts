import type { ConsoleChange } from '#domain/console-change.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { inQuoteStates } from '#server/quotes/states.ts'
import { REVIEW } from '#server/reviews/states.ts'

/** `supplierIds` null: visible to the marketplace only. */
export type Change = ConsoleChange & { supplierIds: number[] | null }

const inboxes = ['message', 'quote', 'review'] as const
type Inbox = (typeof inboxes)[number]

/** How far the audit log and the order events have been read. */
export interface Position {
  /** All entries up to this id have been read. */
  auditId: number
  /** Entries up to this id have been read, except those of transactions before `xmax` that were still running. */
  seenAuditId: number
  xmax: number
  /** Entries after `auditId` that were read. */
  entries: ReadonlySet<number>
  /** The same for order events, up to which the rows of the lists are certainly up to date. */
  eventId: number
  events: ReadonlySet<number>
  /**
   * The number of waiting rows of each inbox and the newest of them. A rewritten review is as new as its text. Of quotes
   * also those that wait for their guests, who accept, book and decline them: each state has its own number.
   */
  marks: Record<Inbox, string>
}

interface Row {
  xmin: number
  xmax: number
  auditId: number
  eventId: number
  entries: { id: number; kind: string; key: string; supplierIds: number[] | null }[]
  events: { id: number; key: string; supplierIds: number[] }[]
  marks: Record<Inbox, string>
}

export interface ChangesRead {
  changes: Change[]
  /** People, roles or sessions changed. */
  isAccessChanged: boolean
  position: Position
}

/** Subjects of the audit log that change people's access. */
const access = new Set(['staff', 'membership', 'role', 'session'])

/**
 * The changes since a position, in all scopes. Changes by staff are read from the audit log; those by guests from order
 * events, once the lists include them, and from the inboxes' counts. `since` null: returns only the current position.
 */
export async function readChanges(context: Context, since: Position | null): Promise<ChangesRead> {
  const row = await select(context, since)
  if (since === null) {
    const { auditId, eventId, xmax, marks } = row
    const position = { auditId, seenAuditId: auditId, xmax, entries: new Set<number>(), eventId, events: new Set<number>(), marks } // prettier-ignore
    return { changes: [], isAccessChanged: false, position }
  }
  const entries = row.entries.filter(({ id }) => !since.entries.has(id))
  const events = row.events.filter(({ id }) => !since.events.has(id))
  const changed = inboxes.filter((inbox) => row.marks[inbox] !== since.marks[inbox])
  const changes = [
    ...entries.flatMap(changesOf),
    // An order also changes the seats of its departures.
    ...events.flatMap(({ key, supplierIds }): Change[] => [
      { kind: 'order', key, supplierIds },
      { kind: 'departure', key: null, supplierIds },
    ]),
    ...changed.map((kind): Change => ({ kind, key: null, supplierIds: null })),
  ]
  // All transactions that were running when `seenAuditId` was read have ended.
  const auditId = row.xmin >= since.xmax ? since.seenAuditId : since.auditId
  const after = (id: number) => (one: number) => one > id
  return {
    changes,
    isAccessChanged: entries.some(({ kind }) => access.has(kind)),
    position: {
      auditId,
      seenAuditId: row.auditId,
      xmax: row.xmax,
      entries: new Set(row.entries.map(({ id }) => id).filter(after(auditId))),
      eventId: row.eventId,
      events: new Set(row.events.map(({ id }) => id).filter(after(row.eventId))),
      marks: row.marks,
    },
  }
}

function changesOf({ kind, key, supplierIds }: Row['entries'][number]): Change[] {
  switch (kind) {
    case 'order':
      return supplierIds === null ? [] : [{ kind, key, supplierIds }]
    case 'departure':
      return [{ kind, key, supplierIds: supplierIds ?? [] }]
    case 'booking':
      return [{ kind: 'departure', key: null, supplierIds: supplierIds ?? [] }]
    case 'message':
    case 'quote':
    case 'review':
      return [{ kind, key, supplierIds: null }]
    default:
      return []
  }
}

/** One statement of ranges at the end of primary keys and of small partial indexes. */
function select({ db }: Context, since: Position | null): Promise<Row> {
  return oneRow(
    db,
    named({
      name: 'changes.read',
      text: `select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xmax,
          (select coalesce(max(id), 0) from audit_entry) as "auditId", p.settled_id as "eventId",
          (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.subject_kind, 'key', coalesce(o.reference, q.reference, a.subject_id::text),
              'supplierIds', case a.subject_kind
                when 'order' then to_jsonb(r.supplier_ids)
                when 'departure' then (select jsonb_agg(t.supplier_id) from departure d join option n on n.id = d.option_id
                  join product t on t.id = n.product_id where d.id = a.subject_id)
                when 'booking' then (select jsonb_agg(t.supplier_id) from order_item i join product t on t.id = i.product_id where i.id = a.subject_id) end)
              order by a.id), '[]')
            from audit_entry a left join orders o on a.subject_kind = 'order' and o.id = a.subject_id left join order_row r on r.order_id = o.id
              left join quote_request q on a.subject_kind = 'quote' and q.id = a.subject_id
            where a.id > :auditId::bigint) as entries,
          (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'key', o.reference, 'supplierIds', r.supplier_ids) order by e.id), '[]')
            from order_event e join order_row r on r.order_id = e.order_id and r.event_id >= e.id join orders o on o.id = e.order_id
            where e.id > :eventId::bigint) as events,
          jsonb_build_object(
            'message', (select count(*) || ' ' || coalesce(max(id), 0) from message where closed_at is null),
            'quote', (select coalesce(string_agg(s.status || ' ' || s.rows || ' ' || s.ids, ' ' order by s.status), '') from (
              select status, count(*) as rows, sum(id) as ids from quote_request where status ${inQuoteStates('open')} group by status) s),
            'review', (select count(*) || ' ' || coalesce(max(created_at)::text, '') from review where status = ${REVIEW.waiting})) as marks
        from order_row_position p`,
      values: { auditId: since?.auditId ?? null, eventId: since?.eventId ?? null },
    }),
  )
}
