import type { Permission } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/** The departures that a person may know of. */
export interface TripScope {
  /** Null: of every supplier. */
  supplierId: number | null
  /** Null: not only those that a guide guides. */
  guideId: number | null
}

export function tripScopeOf({ scope, onlyOwnTrips, staffId }: SignedInStaff): TripScope {
  return { supplierId: scope === 'all' ? null : scope, guideId: onlyOwnTrips ? staffId : null }
}

/** @throws ApiError `console.forbidden` unless the person has one of the permissions */
export function demandAny({ permissions }: SignedInStaff, wanted: readonly Permission[]): void {
  if (!wanted.some((one) => permissions.includes(one))) throw new ApiError('forbidden', 'console.forbidden')
}

/** Of a departure `d` of a product `p`: it is in the scope. */
export const IN_SCOPE = `(:supplierId::bigint is null or p.supplier_id = :supplierId)
  and (:guideId::bigint is null or exists (select from departure_guide g where g.departure_id = d.id and g.staff_id = :guideId))` as const
