import type { AuditAction } from '#domain/audit-actions.ts'
import { changeByHand, type HandChange, type HandState } from '#domain/hand.ts'
import { lockForHand, writeHand } from '#server/availability/change-hand.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture, type KnownDeparture } from './find-departure.ts'

export type ChangeResult = 'changed' | 'unchanged' | 'too_small' | 'started'

const actions: Record<HandChange['kind'], AuditAction> = {
  close: 'departure.closed',
  open: 'departure.opened',
  capacity: 'departure.capacity',
  plan: 'departure.planned',
}

/**
 * Changes departures by hand, each in a transaction of its own with its entry in the log: one that cannot be changed
 * does not keep the others from it. Bookings stay as they are.
 * @throws ApiError `console.forbidden`; `console.not_found` if one of them is not in the person's scope: then none is changed
 */
export async function changeDepartures(
  context: Context,
  input: { person: SignedInStaff; departureIds: number[]; change: HandChange; reason: string },
): Promise<{ id: number; result: ChangeResult }[]> {
  const { person, departureIds } = input
  demandPermission(person, 'departures.change')
  const departures: KnownDeparture[] = []
  for (const departureId of new Set(departureIds))
    departures.push(await findDeparture(context.db, { person, departureId }))
  const results = []
  for (const departure of departures)
    results.push({ id: departure.id, result: await changeDeparture(context, { ...input, departure }) })
  return results
}

function changeDeparture(
  context: Context,
  {
    person,
    departure,
    change,
    reason,
  }: { person: SignedInStaff; departure: KnownDeparture; change: HandChange; reason: string },
): Promise<ChangeResult> {
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const locked = await lockForHand(tx, departure.id)
    if (!locked) throw new ApiError('missing', 'console.not_found')
    const { taken, hasStarted, localDate, localTime, ...before } = locked
    if (hasStarted) return 'started'
    const result = changeByHand(before, change, taken)
    if (result.kind !== 'changed') return result.kind
    await writeHand(tx, { departureId: departure.id, state: result.state, reason })
    const told = (state: HandState) => ({ open: state.isOpen, capacity: state.capacity })
    await recordAudit(tx, {
      actor: person,
      action: actions[change.kind],
      subject: { kind: 'departure', id: departure.id },
      supplierId: departure.supplierId,
      before: told(before),
      after: { ...told(result.state), day: `${localDate} ${localTime}` },
      ...(reason === '' ? {} : { reason }),
    })
    return 'changed'
  })
}
