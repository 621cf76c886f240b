import type { Permission } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInPass } from '#server/kernel/signed-in-pass.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/** The departures that a person, or a guide's pass, may know of. */
export interface TripScope {
  /** Null: of every supplier. */
  supplierId: number | null
  /** Null: not only those that a guide guides. */
  guideId: number | null
  /** Null: not only those of a guide's pass. */
  passId: number | null
}

export function tripScopeOf(doorman: SignedInStaff | SignedInPass): TripScope {
  if ('passId' in doorman) return { supplierId: doorman.supplierId, guideId: null, passId: doorman.passId }
  const { scope, onlyOwnTrips, staffId } = doorman
  return { supplierId: scope === 'all' ? null : scope, guideId: onlyOwnTrips ? staffId : null, passId: null }
}

/** One of these makes departures the person's work: the calendar, and those of today. */
export const calendarPermissions = [
  'departures.change',
  'guests.read',
  'tickets.check_in',
] as const satisfies Permission[]

/** @throws ApiError `console.forbidden` unless the person has one of the permissions */
export function demandAny({ permissions }: SignedInStaff, wanted: readonly Permission[]): void {
  if (!wanted.some((one) => permissions.includes(one))) throw new ApiError('forbidden', 'console.forbidden')
}

/** Of a departure `d`: the guide guides it; the pass is for it, and if a guide made the pass, that guide guides it. */
export const IS_OWN =
  `(:guideId::bigint is null or exists (select from departure_guide g where g.departure_id = d.id and g.staff_id = :guideId))
  and (:passId::bigint is null or exists (select from device_pass_departure w join device_pass v on v.id = w.pass_id
    join membership m on m.id = v.membership_id join role r on r.id = m.role_id
    where w.departure_id = d.id and w.pass_id = :passId and (not r.only_own_trips or exists (
      select from departure_guide g where g.departure_id = d.id and g.staff_id = m.staff_id))))` as const

/** Of a departure `d` of a product `p`: it is in the scope. */
export const IN_SCOPE = `(:supplierId::bigint is null or p.supplier_id = :supplierId) and ${IS_OWN}` as const
