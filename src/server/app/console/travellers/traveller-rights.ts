import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'

/** Everything of one address concerns the marketplace: a supplier sees its own orders only. @throws ApiError `console.forbidden` */
export function demandTravellers(person: SignedInStaff): void {
  if (person.scope !== 'all') throw new ApiError('forbidden', 'console.forbidden')
  demandPermission(person, 'guests.read')
  demandPermission(person, 'orders.read')
}

/** Export and deletion, for people who change guests' details. */
export function mayHandlePrivacy({ scope, permissions }: SignedInStaff): boolean {
  return scope === 'all' && permissions.includes('orders.change') && permissions.includes('guests.read')
}
