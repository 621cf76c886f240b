import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { listPassesOf, type PassRow } from './pass-queries.ts'

/** The guide's passes of a departure that work. @throws ApiError `console.forbidden`, `console.not_found` */
export async function listPasses(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
): Promise<PassRow[]> {
  demandPermission(person, 'tickets.check_in')
  await findDeparture(context.db, { person, departureId })
  return listPassesOf(context.db, departureId)
}
