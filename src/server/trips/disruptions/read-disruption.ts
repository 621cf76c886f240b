import { maskName } from '#domain/mask.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandSomeDisruption } from './demand-disruption.ts'
import { findDisruption, type DisruptionRow } from './queries.ts'

/** How far a disruption is. Names are masked for people who may not see guests. @throws ApiError `console.forbidden`, `console.not_found` */
export async function readDisruption(
  context: Context,
  { person, disruptionId }: { person: SignedInStaff; disruptionId: number },
): Promise<DisruptionRow> {
  demandSomeDisruption(person)
  const row = await findDisruption(context.db, { disruptionId, isMarketplace: person.scope === 'all' })
  if (!row) throw new ApiError('missing', 'console.not_found')
  await findDeparture(context.db, { person, departureId: row.departureId })
  if (person.permissions.includes('guests.read')) return row
  return { ...row, bookings: row.bookings.map((one) => ({ ...one, name: maskName(one.name) })) }
}
