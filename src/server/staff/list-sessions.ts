import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { selectSessions, type SessionView } from './session-queries.ts'

/** The person's valid sessions, the latest first. */
export const listSessions = (context: Context, { person }: { person: SignedInStaff }): Promise<SessionView[]> =>
  selectSessions(context.db, person.staffId)
