import type { DisruptionKind } from '#domain/disruption.ts'
import type { Permission } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'

const ofMarketplace: Record<DisruptionKind, Permission> = { cancel: 'orders.cancel', move: 'orders.change' }

/**
 * People of a supplier may disrupt their own departures; people of the marketplace also need the permission to change
 * or cancel orders.
 * @throws ApiError `console.forbidden`
 */
export function demandDisruption(person: SignedInStaff, kind: DisruptionKind): void {
  demandPermission(person, 'departures.change')
  if (person.scope === 'all') demandPermission(person, ofMarketplace[kind])
}

/** For steps that both kinds share. @throws ApiError `console.forbidden` */
export function demandSomeDisruption(person: SignedInStaff): void {
  demandPermission(person, 'departures.change')
  const hasOne = Object.values(ofMarketplace).some((one) => person.permissions.includes(one))
  if (person.scope === 'all' && !hasOne) throw new ApiError('forbidden', 'console.forbidden')
}
