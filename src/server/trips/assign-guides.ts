import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from './find-departure.ts'
import { listGuides, listPossibleGuides } from './guide-queries.ts'

/**
 * Sets who guides a departure: people of its supplier who check tickets in.
 * @throws ApiError `console.forbidden`, `console.not_found` for a departure or person outside the scope
 */
export async function assignGuides(
  context: Context,
  { person, departureId, staffIds }: { person: SignedInStaff; departureId: number; staffIds: number[] },
): Promise<void> {
  demandPermission(person, 'departures.change')
  const departure = await findDeparture(context.db, { person, departureId })
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const possible = await listPossibleGuides(tx, departure.supplierId)
    const chosen = possible.filter(({ staffId }) => staffIds.includes(staffId))
    if (chosen.length !== new Set(staffIds).size) throw new ApiError('missing', 'console.not_found')
    const before = await listGuides(tx, departureId)
    await tx.rows({
      name: 'trips.remove_guides',
      text: 'delete from departure_guide where departure_id = $1 and staff_id <> all ($2::bigint[])',
      values: [departureId, staffIds],
    })
    await tx.rows({
      name: 'trips.add_guides',
      text: `insert into departure_guide (departure_id, staff_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
      values: [departureId, staffIds],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'departure.guides',
      subject: { kind: 'departure', id: departureId },
      supplierId: departure.supplierId,
      before: { guides: before.map(({ name }) => name) },
      after: { guides: chosen.map(({ name }) => name), day: `${departure.localDate} ${departure.localTime}` },
    })
  })
}
