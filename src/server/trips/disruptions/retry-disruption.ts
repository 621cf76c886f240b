import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProvenSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandDisruption } from './demand-disruption.ts'
import { reopenDisruption } from './queries.ts'
import { readDisruption } from './read-disruption.ts'

/** Has the blocked bookings of a disruption tried again. @throws ApiError `console.forbidden`, `console.not_found`, `console.proof_required` */
export async function retryDisruption(
  context: Context,
  { person, disruptionId }: { person: SignedInStaff; disruptionId: number },
): Promise<void> {
  const { departureId, kind } = await readDisruption(context, { person, disruptionId })
  demandDisruption(person, kind)
  const { supplierId } = await findDeparture(context.db, { person, departureId })
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const count = await reopenDisruption(tx, disruptionId)
    if (count === 0) return
    await recordAudit(tx, {
      actor: person,
      action: 'departure.retried',
      subject: { kind: 'departure', id: departureId },
      supplierId,
      after: { bookings: count },
    })
  })
}
