import { SESSION_IDLE_HOURS } from '#domain/staff-session.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

export interface SessionView {
  id: number
  device: string
  network: string
  createdAt: Date
  lastSeenAt: Date
}

/** The person's valid sessions, the latest first. */
export function listSessions(context: Context, { person }: { person: SignedInStaff }): Promise<SessionView[]> {
  return context.db.rows<SessionView>({
    name: 'staff.sessions',
    text: `select id, device, network, created_at as "createdAt", last_seen_at as "lastSeenAt" from staff_session
      where staff_id = $1 and expires_at > rihla_now() and last_seen_at > rihla_now() - make_interval(hours => $2)
      order by last_seen_at desc, id desc`,
    values: [person.staffId, SESSION_IDLE_HOURS],
  })
}
