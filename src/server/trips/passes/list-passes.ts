import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { tripScopeOf } from '#server/trips/trip-scope.ts'
import { listOthers, listPassesOf, type OtherDeparture, type PassRow } from './pass-queries.ts'

/**
 * The guide's passes of a departure that work and that the person may end, and the departures that a pass may be for too.
 * @throws ApiError `console.forbidden`, `console.not_found`
 */
export async function listPasses(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
): Promise<{ passes: PassRow[]; others: OtherDeparture[] }> {
  demandPermission(person, 'tickets.check_in')
  await findDeparture(context.db, { person, departureId })
  const input = { ...tripScopeOf(person), departureId }
  return { passes: await listPassesOf(context.db, input), others: await listOthers(context.db, input) }
}
