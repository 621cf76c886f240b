import { changeByHand } from '#domain/hand.ts'
import { findOrAddDeparture } from '#server/availability/add-departure.ts'
import { lockForHand, writeHand } from '#server/availability/change-hand.ts'
import { lockDepartures } from '#server/booking/seats.sql.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProof, demandProvenSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandDisruption } from './demand-disruption.ts'
import {
  countSeatsHeldFor,
  insertBookings,
  insertDisruption,
  insertNotices,
  readFacts,
  type DisruptionFacts,
} from './queries.ts'

export type DisruptionWish =
  | { kind: 'cancel' }
  /** `openDepartureId`: to this departure only, while it is open; otherwise one is added if there is none. */
  | { kind: 'move'; localDate: string; localTime: string; openDepartureId?: number }

/**
 * Begins to cancel or to move a whole departure (docs/rules/disruptions.md): closes it for booking and stores its
 * bookings, with an audit entry and the notices to other staff, in one transaction. `carryOutDisruptions` handles the
 * bookings. Returns the disruption's id.
 * @throws ApiError `console.forbidden`, `console.proof_required`, `console.not_found`, `console.departure_started`,
 * `console.departure_empty`, `console.departure_awaited` if it has no bookings but seats are held for dearer dates,
 * `console.departure_busy` while another disruption is running, `console.departure_changed`
 * if the bookings differ from those that were shown, `console.departure_not_movable`, `console.departure_no_room`
 */
export async function beginDisruption(
  context: Context,
  input: {
    person: SignedInStaff
    departureId: number
    change: DisruptionWish
    reason: string
    seenBookings: number
  },
): Promise<number> {
  const { person, departureId, change, reason } = input
  demandDisruption(person, change.kind)
  const departure = await findDeparture(context.db, { person, departureId })
  demandProof(person)
  return context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const toId = change.kind === 'move' ? await findTarget(tx, { departureId, change, reason }) : null
    const departures = await lockDepartures(tx, toId === null ? [departureId] : [departureId, toId])
    const locked = await lockForHand(tx, departureId)
    if (!locked) throw new ApiError('missing', 'console.not_found')
    const { state, hasStarted, localDate, localTime } = locked
    if (hasStarted) throw new ApiError('conflict', 'console.departure_started')
    const facts = await readFacts(tx, departureId)
    demandBookings(facts, input.seenBookings)
    if (toId !== null)
      demandRoom(
        departures.find(({ id }) => id === toId),
        { ...facts, seats: facts.seats - (await countSeatsHeldFor(tx, { fromId: departureId, toId })) },
        { mustBeOpen: change.kind === 'move' && change.openDepartureId !== undefined },
      )

    const { staffId, membershipId, network } = person
    const id = await insertDisruption(tx, { departureId, kind: change.kind, toDepartureId: toId, reason, staffId, membershipId, network }) // prettier-ignore
    if (id === undefined) throw new ApiError('conflict', 'console.departure_busy')
    await insertBookings(tx, id, departureId)
    await insertNotices(tx, id)
    const closed = changeByHand(state, { kind: 'close' }, locked.facts)
    if (closed.kind === 'changed') await writeHand(tx, { departureId, state: closed.state, reason })
    await recordAudit(tx, {
      actor: person,
      action: change.kind === 'cancel' ? 'departure.called_off' : 'departure.moved',
      subject: { kind: 'departure', id: departureId },
      supplierId: departure.supplierId,
      before: { open: state.isOpen, day: `${localDate} ${localTime}` },
      after: {
        open: false,
        bookings: facts.bookings,
        travellers: facts.travellers,
        ...(change.kind === 'move' ? { to: `${change.localDate} ${change.localTime}` } : {}),
      },
      reason,
    })
    return id
  })
}

/** Refuses if the bookings are not those that were shown, for example after another person's disruption. */
function demandBookings({ bookings, awaited }: DisruptionFacts, seenBookings: number): void {
  if (bookings === 0)
    throw new ApiError('conflict', awaited > 0 ? 'console.departure_awaited' : 'console.departure_empty')
  if (bookings !== seenBookings) throw new ApiError('conflict', 'console.departure_changed')
}

async function findTarget(
  tx: Tx,
  { departureId, change, reason }: { departureId: number; change: DisruptionWish & { kind: 'move' }; reason: string },
): Promise<number> {
  const { localDate, localTime, openDepartureId } = change
  if (openDepartureId !== undefined) return openDepartureId
  const id = await findOrAddDeparture(tx, { likeDepartureId: departureId, localDate, localTime, reason })
  if (id === departureId) throw new ApiError('conflict', 'console.departure_not_movable')
  return id
}

type Target = Awaited<ReturnType<typeof lockDepartures>>[number]

function demandRoom(target: Target | undefined, facts: DisruptionFacts, { mustBeOpen }: { mustBeOpen: boolean }): void {
  if (!target || target.hasStarted || !facts.isMovable || (mustBeOpen && !target.isOpen))
    throw new ApiError('conflict', 'console.departure_not_movable')
  if (target.capacity - target.held - target.sold < facts.seats)
    throw new ApiError('conflict', 'console.departure_no_room')
}
