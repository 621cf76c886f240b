import type { ChangeKind } from '#domain/console-change.ts'
import type { Permission } from '#domain/permissions.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { Change } from './read-changes.ts'

/** One of these is enough. */
export const readersOf: Record<ChangeKind, readonly Permission[]> = {
  order: ['orders.read'],
  message: ['messages.answer'],
  quote: ['quotes.answer'],
  review: ['reviews.moderate'],
  departure: ['departures.change', 'guests.read'],
}

/** Whether a person is in the lists of a change: by permission and scope. */
export function maySeeChange(person: Pick<SignedInStaff, 'permissions' | 'scope'>, change: Change): boolean {
  if (!readersOf[change.kind].some((one) => person.permissions.includes(one))) return false
  return person.scope === 'all' || (change.supplierIds?.includes(person.scope) ?? false)
}
