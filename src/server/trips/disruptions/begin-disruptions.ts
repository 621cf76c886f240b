import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProof } from '#server/staff/may-manage.ts'
import { beginDisruption, type DisruptionWish } from './begin-disruption.ts'
import { listChosen, listShifted, type Shift } from './chosen-queries.ts'
import { demandDisruption } from './demand-disruption.ts'

export type SharedWish = { kind: 'cancel' } | ({ kind: 'move' } & Shift)

export interface BegunDisruption {
  departureId: number
  /** Null: it was not begun. */
  disruptionId: number | null
  /** Why not; otherwise empty. */
  error: string
}

/**
 * Begins to cancel several departures, or to move them by the same time to departures that exist and are open. Each is a
 * disruption of its own, begun in a transaction of its own: if one is refused, the others still begin.
 * @throws ApiError `console.forbidden`, `console.proof_required`; `console.not_found` if one of them is not in the
 * person's scope: then none is begun
 */
export async function beginDisruptions(
  context: Context,
  input: {
    person: SignedInStaff
    departures: { departureId: number; seenBookings: number }[]
    change: SharedWish
    reason: string
  },
): Promise<BegunDisruption[]> {
  const { person, departures, change, reason } = input
  demandDisruption(person, change.kind)
  const seenOf = new Map(departures.map(({ departureId, seenBookings }) => [departureId, seenBookings]))
  const departureIds = [...seenOf.keys()]
  const chosen = await listChosen(context.db, { person, departureIds })
  if (chosen.length !== departureIds.length) throw new ApiError('missing', 'console.not_found')
  demandProof(person)
  const results: BegunDisruption[] = []
  for (const { departureId } of chosen)
    try {
      const wish = change.kind === 'cancel' ? change : await wishOf(context, { departureId, departureIds, shift: change }) // prettier-ignore
      const seenBookings = seenOf.get(departureId) ?? 0
      const disruptionId = await beginDisruption(context, { person, departureId, change: wish, reason, seenBookings })
      results.push({ departureId, disruptionId, error: '' })
    } catch (error) {
      // An error of the whole request is thrown only before the first one has begun; later ones are in the results.
      const isOfThisOne = error instanceof ApiError && error.kind === 'conflict'
      const hasBegun = results.some(({ disruptionId }) => disruptionId !== null)
      if (!isOfThisOne && !hasBegun) throw error
      if (!(error instanceof ApiError)) context.log.error({ err: error, departureId }, 'disruption not begun')
      results.push({ departureId, disruptionId: null, error: error instanceof ApiError ? error.code : 'server.failed' })
    }
  return results
}

/** @throws ApiError `console.departure_not_movable` if there is no open departure then, or it is one of those that are moved */
async function wishOf(
  context: Context,
  { departureId, departureIds, shift }: { departureId: number; departureIds: number[]; shift: Shift },
): Promise<DisruptionWish> {
  const { days, minutes } = shift
  const [target] = await listShifted(context.db, { departureIds: [departureId], days, minutes })
  if (!target || departureIds.includes(target.departureId))
    throw new ApiError('conflict', 'console.departure_not_movable')
  const { departureId: openDepartureId, localDate, localTime } = target
  return { kind: 'move', localDate, localTime, openDepartureId }
}
