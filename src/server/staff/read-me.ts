import type { Locale } from '#domain/locale.ts'
import type { Notice } from '#domain/notices.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listPasskeys } from './factor-queries.ts'
import { listMemberships, listOpenOffers } from './queries.ts'

export interface Me {
  id: number
  name: string
  email: string
  language: Locale
  membershipId: number
  permissions: Permission[]
  isMarketplace: boolean
  preview: SignedInStaff['preview']
  notices: Notice[]
  isProven: boolean
  memberships: { id: number; role: Record<Locale, string>; supplier: Record<Locale, string> | null }[]
  offers: { id: number; role: Record<Locale, string>; supplier: Record<Locale, string> | null; until: Date }[]
  factors: {
    hasTotp: boolean
    recoveryCodesLeft: number
    passkeys: { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }[]
  }
}

/** The signed-in person, with memberships, offers and second factors. */
export async function readMe(context: Context, { person }: { person: SignedInStaff }): Promise<Me> {
  const { staffId, name, email, language, membershipId, permissions, preview, scope, isProven } = person
  const [memberships, offers, passkeys, { hasTotp, left, notices }] = await Promise.all([
    listMemberships(context.db, [staffId]),
    listOpenOffers(context.db, staffId),
    listPasskeys(context.db, staffId),
    oneRow<{ hasTotp: boolean; left: number; notices: Notice[] }>(context.db, {
      name: 'staff.own_factors',
      text: `select s.totp_secret is not null as "hasTotp",
          (select count(*) from recovery_code c where c.staff_id = s.id and c.used_at is null) as left,
          coalesce((select notices_of(m.notices, r.permissions) from membership m join role r on r.id = m.role_id where m.id = $2), '{}') as notices
        from staff s where s.id = $1`,
      values: [staffId, membershipId],
    }),
  ])
  return {
    id: staffId,
    name,
    email,
    language,
    membershipId,
    permissions,
    preview,
    isMarketplace: scope === 'all',
    notices,
    isProven,
    memberships: memberships.map(({ id, roleName, supplierName }) => ({ id, role: roleName, supplier: supplierName })),
    offers: offers.flatMap(({ id, roleName, supplierName, offeredUntil }) =>
      offeredUntil === null ? [] : [{ id, role: roleName, supplier: supplierName, until: offeredUntil }],
    ),
    factors: {
      hasTotp,
      recoveryCodesLeft: left,
      passkeys: passkeys.map(({ id, name: called, createdAt, lastUsedAt }) => ({
        id,
        name: called,
        createdAt,
        lastUsedAt,
      })),
    },
  }
}
