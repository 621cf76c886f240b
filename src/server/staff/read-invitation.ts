import type { Locale } from '#domain/locale.ts'
import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import { findInvite, type InviteKind } from './invite-queries.ts'
import { listMemberships, listOpenOffers } from './queries.ts'

export interface Invitation {
  kind: InviteKind
  email: string
  name: string
  language: Locale
  needsSecondFactor: boolean
  access: { role: Record<Locale, string>; supplier: Record<Locale, string> | null }[]
}

/** What a mailed link offers. @throws ApiError `console.invitation_invalid` */
export async function readInvitation(context: Context, { token }: { token: string }): Promise<Invitation> {
  const invite = await findInvite(context.db, hashToken(token))
  const grants = invite
    ? [...(await listMemberships(context.db, [invite.staffId])), ...(await listOpenOffers(context.db, invite.staffId))]
    : []
  if (!invite || grants.length === 0) throw new ApiError('gone', 'console.invitation_invalid')
  const { kind, email, name, language } = invite
  return {
    kind,
    email,
    name,
    language,
    needsSecondFactor: needsSecondFactor(heldIn(grants)),
    access: grants.map(({ roleName, supplierName }) => ({ role: roleName, supplier: supplierName })),
  }
}
