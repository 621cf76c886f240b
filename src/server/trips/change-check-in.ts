import { setArrived, setNoShows } from '#server/booking/commands/arrival.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { actorOf, demandDoor, demandDoorman, type Doorman } from './door/doorman.ts'
import { findDeparture } from './find-departure.ts'
import { lockScan } from './ticket-queries.ts'
import { tripScopeOf } from './trip-scope.ts'
import { undoScan } from './undo-scan.ts'

/**
 * Sets the number of travellers that arrived.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.fields_invalid`
 */
export async function countArrived(
  context: Context,
  { person, scanId, arrived }: { person: SignedInStaff; scanId: number; arrived: number },
): Promise<void> {
  demandPermission(person, 'tickets.check_in')
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const scan = await lockScan(tx, { ...tripScopeOf(person), scanId })
    if (!scan) throw new ApiError('missing', 'console.not_found')
    if (arrived > scan.travellers)
      throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'arrived', code: 'format' }] })
    await setArrived(tx, { itemId: scan.bookingId, arrived })
    await recordAudit(tx, {
      actor: person,
      action: 'ticket.arrived',
      subject: { kind: 'booking', id: scan.bookingId },
      supplierId: scan.supplierId,
      before: { arrived: scan.arrived },
      after: { arrived },
    })
  })
}

/**
 * Undoes a check-in: within 15 minutes by the person who made it, at any time by the office (`departures.change`).
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.undo_too_late`
 */
export async function undoCheckIn(
  context: Context,
  { person, scanId }: { person: SignedInStaff; scanId: number },
): Promise<void> {
  demandPermission(person, 'tickets.check_in')
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const scan = await lockScan(tx, { ...tripScopeOf(person), scanId })
    if (!scan) throw new ApiError('missing', 'console.not_found')
    if (!(await undoScan(tx, person, scan))) throw new ApiError('conflict', 'console.undo_too_late')
  })
}

/**
 * Records no-shows after the start. Returns the number of bookings. Their seats are not put back on sale.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.not_started`, `console.sign_in_required` (a pass after
 * its end)
 */
export async function recordNoShows(
  context: Context,
  { person, departureId }: { person: Doorman; departureId: number },
): Promise<number> {
  demandDoor(person)
  if ('passId' in person && person.isOver) throw new ApiError('unauthenticated', 'console.sign_in_required')
  const departure = await findDeparture(context.db, { person, departureId })
  if (!departure.hasStarted) throw new ApiError('conflict', 'console.not_started')
  return context.db.transaction(async (tx) => {
    await demandDoorman(tx, person)
    const count = await setNoShows(tx, { departureId, staff: person.name })
    await recordAudit(tx, {
      actor: actorOf(person),
      action: 'departure.no_shows',
      subject: { kind: 'departure', id: departureId },
      supplierId: departure.supplierId,
      after: { noShows: count, day: `${departure.localDate} ${departure.localTime}` },
    })
    return count
  })
}
