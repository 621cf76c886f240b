import type { PresenceKind } from '#domain/presence.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface OpenRow {
  sessionId: number
  kind: PresenceKind
  key: string
}

export async function upsertPresence(connection: Connection, row: OpenRow): Promise<void> {
  await connection.rows(
    named({
      name: 'staff.note_presence',
      // Not for a session that has ended since the request arrived.
      text: `insert into presence (session_id, kind, key) select id, :kind, :key from staff_session where id = :sessionId
        on conflict (session_id, kind, key) do update set seen_at = rihla_now()`,
      values: { ...row },
    }),
  )
}

export async function removePresence(connection: Connection, row: OpenRow): Promise<void> {
  await connection.rows(
    named({
      name: 'staff.remove_presence',
      text: 'delete from presence where session_id = :sessionId and kind = :kind and key = :key',
      values: { ...row },
    }),
  )
}

/** The other people who have a row open: of one supplier, or of all scopes if `supplierId` is null. */
export function selectPresent(
  connection: Connection,
  wish: { kind: PresenceKind; key: string; staffId: number; supplierId: number | null; seconds: number },
): Promise<{ name: string }[]> {
  return connection.rows<{ name: string }>(
    named({
      name: 'staff.present_people',
      text: `select s.name from presence p join staff_session t on t.id = p.session_id join staff s on s.id = t.staff_id
          join membership m on m.id = t.membership_id and m.ended_at is null
        where p.kind = :kind and p.key = :key and s.id <> :staffId
          and p.seen_at > rihla_now() - make_interval(secs => :seconds)
          and (:supplierId::bigint is null or m.supplier_id = :supplierId)
        group by s.id order by s.name, s.id limit 5`,
      values: { ...wish },
    }),
  )
}
