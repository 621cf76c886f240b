import { SESSION_IDLE_HOURS } from '#domain/staff-session.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface SessionView {
  id: number
  /** The membership that it works with. */
  membershipId: number
  device: string
  network: string
  createdAt: Date
  lastSeenAt: Date
}

/** The valid sessions of a person, the latest first. */
export function selectSessions(connection: Connection, staffId: number): Promise<SessionView[]> {
  return connection.rows<SessionView>({
    name: 'staff.sessions',
    text: `select id, membership_id as "membershipId", device, network, created_at as "createdAt", last_seen_at as "lastSeenAt"
      from staff_session
      where staff_id = $1 and expires_at > rihla_now() and last_seen_at > rihla_now() - make_interval(hours => $2)
      order by last_seen_at desc, id desc`,
    values: [staffId, SESSION_IDLE_HOURS],
  })
}

/** Returns false if there is no such session. */
export async function deleteSession(
  connection: Connection,
  { staffId, sessionId }: { staffId: number; sessionId: number },
): Promise<boolean> {
  const rows = await connection.rows({
    name: 'staff.end_session',
    text: 'delete from staff_session where id = $1 and staff_id = $2 returning 1',
    values: [sessionId, staffId],
  })
  return rows.length > 0
}
