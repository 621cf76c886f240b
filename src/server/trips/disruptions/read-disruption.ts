import { maskName } from '#domain/mask.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { listChosen } from './chosen-queries.ts'
import { demandSomeDisruption } from './demand-disruption.ts'
import { findDisruption, findDisruptions, type DisruptionRow } from './queries.ts'

/** How far a disruption is. Names are masked for people who may not see guests. @throws ApiError `console.forbidden`, `console.not_found` */
export async function readDisruption(
  context: Context,
  { person, disruptionId }: { person: SignedInStaff; disruptionId: number },
): Promise<DisruptionRow> {
  demandSomeDisruption(person)
  const row = await findDisruption(context.db, { disruptionId, isMarketplace: person.scope === 'all' })
  if (!row) throw new ApiError('missing', 'console.not_found')
  await findDeparture(context.db, { person, departureId: row.departureId })
  return maskedFor(person, row)
}

/** How far several disruptions are. Those outside of the person's scope are not among them. @throws ApiError `console.forbidden` */
export async function readDisruptions(
  context: Context,
  { person, disruptionIds }: { person: SignedInStaff; disruptionIds: number[] },
): Promise<DisruptionRow[]> {
  demandSomeDisruption(person)
  const rows = await findDisruptions(context.db, { disruptionIds, isMarketplace: person.scope === 'all' })
  const own = await listChosen(context.db, { person, departureIds: rows.map(({ departureId }) => departureId) })
  return rows
    .filter((row) => own.some(({ departureId }) => departureId === row.departureId))
    .map((row) => maskedFor(person, row))
}

function maskedFor(person: SignedInStaff, row: DisruptionRow): DisruptionRow {
  if (person.permissions.includes('guests.read')) return row
  return { ...row, bookings: row.bookings.map((one) => ({ ...one, name: maskName(one.name) })) }
}
