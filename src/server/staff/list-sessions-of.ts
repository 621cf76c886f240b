import { covers, mayGrant } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from './may-manage.ts'
import { listMemberships, type MembershipRow } from './queries.ts'
import { selectSessions, type SessionView } from './session-queries.ts'

/**
 * The sessions of another person that work with a membership which the manager may end: a supplier's manager neither sees
 * nor ends those with which the person works elsewhere.
 * @throws ApiError `console.forbidden`, `console.not_found`
 */
export function listSessionsOf(
  context: Context,
  { manager, staffId }: { manager: SignedInStaff; staffId: number },
): Promise<SessionView[]> {
  demandPermission(manager, 'staff.manage')
  return manageableSessions(context.db, manager, staffId).then((sessions) => sessions.map(({ session }) => session))
}

export async function manageableSessions(
  connection: Connection,
  manager: SignedInStaff,
  staffId: number,
): Promise<{ session: SessionView; membership: MembershipRow }[]> {
  const memberships = await listMemberships(connection, [staffId])
  if (!memberships.some(({ scope }) => covers(manager.scope, scope))) throw new ApiError('missing', 'console.not_found')
  const sessions = await selectSessions(connection, staffId)
  return sessions.flatMap((session) => {
    const membership = memberships.find(({ id }) => id === session.membershipId)
    return membership && mayGrant(manager, membership) ? [{ session, membership }] : []
  })
}
