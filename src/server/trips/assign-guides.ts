import { lockDepartures } from '#server/booking/seats.sql.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findLastChange } from '#server/staff/last-change.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from './find-departure.ts'
import { listGuides, listPossibleGuides } from './guide-queries.ts'

/**
 * Sets who guides a departure: people of its supplier who check tickets in.
 * @throws ApiError `console.forbidden`, `console.not_found` for a departure or person outside the scope,
 * `console.guides_changed` if its guides differ from `seenStaffIds`, with the current ones and who chose them
 */
export async function assignGuides(
  context: Context,
  {
    person,
    departureId,
    staffIds,
    seenStaffIds,
  }: { person: SignedInStaff; departureId: number; staffIds: number[]; seenStaffIds?: number[] },
): Promise<void> {
  demandPermission(person, 'departures.change')
  const departure = await findDeparture(context.db, { person, departureId })
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const possible = await listPossibleGuides(tx, departure.supplierId)
    const chosen = possible.filter(({ staffId }) => staffIds.includes(staffId))
    if (chosen.length !== new Set(staffIds).size) throw new ApiError('missing', 'console.not_found')
    // Serialises two simultaneous saves, so that the second compares with the guides of the first.
    await lockDepartures(tx, [departureId])
    const before = (await listGuides(tx, [departureId])).get(departureId) ?? []
    const present = before.map((one) => one.staffId)
    if (seenStaffIds && !isSame(present, seenStaffIds) && !isSame(present, staffIds)) {
      const subject = { kind: 'departure', id: departureId } as const
      const change = await findLastChange(tx, { person, subject, actions: ['departure.guides'] })
      throw new ApiError('conflict', 'console.guides_changed', { current: before, ...change })
    }
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

const isSame = (some: readonly number[], others: readonly number[]) =>
  new Set(some).symmetricDifference(new Set(others)).size === 0
