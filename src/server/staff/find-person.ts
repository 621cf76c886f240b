import { tidyLine } from '#domain/invisible.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { findStaffByEmail, listMemberships, listOffers, type MembershipRow } from './queries.ts'

/** The person with this address, with memberships and offers, for commands. @throws ApiError `console.not_found` */
export async function findPersonByEmail(
  context: Context,
  { email }: { email: string },
): Promise<{ id: number; hasAccepted: boolean; memberships: MembershipRow[] }> {
  const staff = await findStaffByEmail(context.db, tidyLine(email))
  if (!staff) throw new ApiError('missing', 'console.not_found')
  const [ids, { db }] = [[staff.id], context]
  return {
    id: staff.id,
    hasAccepted: staff.acceptedAt !== null,
    memberships: [...(await listMemberships(db, ids)), ...(await listOffers(db, ids))],
  }
}
