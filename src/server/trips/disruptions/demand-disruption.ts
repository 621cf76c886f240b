import type { DisruptionKind } from '#domain/disruption.ts'
import type { Permission } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'

const ofMarketplace: Record<DisruptionKind, Permission> = { cancel: 'orders.cancel', move: 'orders.change' }

/**
 * A supplier's people disrupt their own departures; those of the marketplace take the rights over orders too. A person who
 * may only plan departures can close them. @throws ApiError `console.forbidden`
 */
export function demandDisruption(person: SignedInStaff, kind: DisruptionKind): void {
  demandPermission(person, 'departures.change')
  if (person.scope === 'all') demandPermission(person, ofMarketplace[kind])
}

/** For what both kinds begin with. @throws ApiError `console.forbidden` */
export function demandSomeDisruption(person: SignedInStaff): void {
  demandPermission(person, 'departures.change')
  const hasOne = Object.values(ofMarketplace).some((one) => person.permissions.includes(one))
  if (person.scope === 'all' && !hasOne) throw new ApiError('forbidden', 'console.forbidden')
}
