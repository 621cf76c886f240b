import { isFreeSale } from '#domain/availability.ts'
import { obstacleOf } from '#domain/disruption.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listChosen, listShifted, type Shift, type ShiftedDeparture } from './chosen-queries.ts'
import { demandSomeDisruption } from './demand-disruption.ts'
import { viewRefund } from './preview-disruption.ts'
import { listFacts, listRefunds } from './queries.ts'

/**
 * What cancelling several departures, or moving them by a `shift`, would do to each; changes nothing. Departures outside
 * of the person's scope are not among them. @throws ApiError `console.forbidden`
 */
export async function previewDisruptions(
  context: Context,
  { person, departureIds, shift }: { person: SignedInStaff; departureIds: number[]; shift: Shift | null },
) {
  demandSomeDisruption(person)
  const chosen = await listChosen(context.db, { person, departureIds })
  const targets = shift && (await listShifted(context.db, { departureIds, ...shift }))
  const known = chosen.map(({ departureId }) => departureId)
  const factsOf = new Map((await listFacts(context.db, known)).map((one) => [one.departureId, one]))
  const refunds = Map.groupBy(await listRefunds(context.db, known), ({ departureId }) => departureId)
  return chosen.flatMap(({ hasStarted, isBusy, ...departure }) => {
    const { departureId } = departure
    const facts = factsOf.get(departureId)
    if (!facts) return []
    const target = targets?.find(({ fromId }) => fromId === departureId)
    const to = targets && (target ? viewTarget(target) : null)
    return {
      ...departure,
      ...facts,
      refunds: (refunds.get(departureId) ?? []).map(viewRefund),
      to,
      obstacle: obstacleOf({ hasStarted, isBusy, ...facts }, shift ? to : undefined, departureIds),
    }
  })
}

const viewTarget = ({ departureId, localDate, localTime, capacity, taken }: ShiftedDeparture) => ({
  departureId,
  localDate,
  localTime,
  seatsLeft: isFreeSale({ capacity }) ? null : Math.max(0, capacity - taken),
})
