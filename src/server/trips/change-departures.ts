import type { AuditAction } from '#domain/audit-actions.ts'
import { exponentOf } from '#domain/currency.ts'
import { isFreeSale } from '#domain/availability.ts'
import {
  changeByHand,
  isOvertaken,
  type HandChange,
  type HandFacts,
  type HandResult,
  type HandState,
  type PresentDeparture,
  type SeenDeparture,
} from '#domain/hand.ts'
import { decimalOf } from '#domain/money.ts'
import { lockForHand, writeHand, type LockedDeparture } from '#server/availability/change-hand.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findLastChange, type LastChange } from '#server/staff/last-change.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture, type KnownDeparture } from './find-departure.ts'

/** overtaken: its values differ from those in `seen`, and it was not changed. */
export type ChangeResult =
  | { result: HandResult['kind'] | 'started' }
  | { result: 'overtaken'; now: PresentDeparture & LastChange }

const actions: Record<HandChange['kind'], AuditAction> = {
  close: 'departure.closed',
  open: 'departure.opened',
  capacity: 'departure.capacity',
  percent: 'departure.priced',
  prices: 'departure.priced',
  plan_prices: 'departure.priced',
  plan: 'departure.planned',
}

/**
 * Changes departures by hand, each in a transaction of its own with its entry in the log: one that cannot be changed
 * does not keep the others from it. Bookings stay as they are. Seats and prices are compared with those in `seen`, if it
 * is given.
 * @throws ApiError `console.forbidden`; `console.not_found` if one of them is not in the person's scope: then none is changed
 */
export async function changeDepartures(
  context: Context,
  input: {
    person: SignedInStaff
    departureIds: number[]
    change: HandChange
    reason: string
    seen?: (SeenDeparture & { id: number })[] | undefined
  },
): Promise<({ id: number } & ChangeResult)[]> {
  const { person, departureIds } = input
  demandPermission(person, 'departures.change')
  const departures: KnownDeparture[] = []
  for (const departureId of new Set(departureIds))
    departures.push(await findDeparture(context.db, { person, departureId }))
  const seenOf = new Map(input.seen?.map((one) => [one.id, one]))
  const results = []
  for (const departure of departures)
    results.push({
      id: departure.id,
      ...(await changeDeparture(context, {
        ...input,
        departure,
        seen: input.seen && (seenOf.get(departure.id) ?? {}),
      })),
    })
  return results
}

function changeDeparture(
  context: Context,
  {
    person,
    departure,
    change,
    reason,
    seen,
  }: {
    person: SignedInStaff
    departure: KnownDeparture
    change: HandChange
    reason: string
    seen: SeenDeparture | undefined
  },
): Promise<ChangeResult> {
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const locked = await lockForHand(tx, departure.id)
    if (!locked) throw new ApiError('missing', 'console.not_found')
    const { state: before, facts, hasStarted, localDate, localTime } = locked
    if (hasStarted) return { result: 'started' }
    const result = changeByHand(before, change, facts)
    if (result.kind !== 'changed') return { result: result.kind }
    const present = presentOf(locked)
    if (seen && isOvertaken(change.kind, seen, present)) {
      const subject = { kind: 'departure', id: departure.id } as const
      const last = await findLastChange(tx, { person, subject, actions: [actions[change.kind], 'departure.planned'] })
      return { result: 'overtaken', now: { ...present, ...last } }
    }
    // Back to the planned prices, what else was set by hand keeps its reason.
    const written = change.kind === 'plan_prices' ? null : reason
    await writeHand(tx, { departureId: departure.id, state: result.state, reason: written })
    const isPriced = before.handPrices !== result.state.handPrices
    const audited = (state: HandState) => ({
      open: state.isOpen,
      capacity: state.capacity,
      ...(isPriced ? { prices: pricesIn(state, facts) } : {}),
    })
    await recordAudit(tx, {
      actor: person,
      action: actions[change.kind],
      subject: { kind: 'departure', id: departure.id },
      supplierId: departure.supplierId,
      before: audited(before),
      after: { ...audited(result.state), day: `${localDate} ${localTime}` },
      ...(reason === '' ? {} : { reason }),
    })
    return { result: 'changed' }
  })
}

function presentOf({ state, facts }: LockedDeparture): PresentDeparture {
  const prices = Object.entries(facts.planPrices).map(([code, minor]) => [code, state.handPrices?.[code] ?? minor])
  return { capacity: isFreeSale(state) ? null : state.capacity, prices: Object.fromEntries(prices) }
}

/** 'adult 120.00, child 60.00 SAR' */
function pricesIn({ handPrices }: HandState, { planPrices, currency }: HandFacts): string {
  const prices = Object.entries({ ...planPrices, ...handPrices })
  return `${prices.map(([code, minor]) => `${code} ${decimalOf(minor, exponentOf(currency))}`).join(', ')} ${currency}`
}
