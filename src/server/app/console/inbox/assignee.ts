import type { Permission } from '#domain/permissions.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listColleagues, type Colleague } from '#server/staff/list-colleagues.ts'
import type { AssigneeFilter } from './contract.ts'

/** Null: all rows; `staffId` null: unassigned ones. */
export function assigneeOf({ staffId }: SignedInStaff, filter: AssigneeFilter): { staffId: number | null } | null {
  if (filter === undefined) return null
  return { staffId: filter === 'me' ? staffId : null }
}

/** A person of the marketplace, with `permission` if it is given. @throws ApiError `console.not_found` */
export async function demandColleague(
  context: Context,
  { staffId, permission }: { staffId: number | null; permission?: Permission },
): Promise<Colleague | null> {
  if (staffId === null) return null
  const colleague = (await listColleagues(context, permission)).find((one) => one.id === staffId)
  if (!colleague) throw new ApiError('missing', 'console.not_found')
  return colleague
}
