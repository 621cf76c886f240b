import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { demandPermission, type Manager } from './may-manage.ts'
import { listMemberships, listOffers, type MembershipRow } from './queries.ts'

interface PersonColumns {
  id: number
  name: string
  email: string
  acceptedAt: Date | null
  lastSeenAt: Date | null
  hasTotp: boolean
  passkeys: number
  /** When the open link of the person expires; null without one. */
  inviteExpiresAt: Date | null
}

export interface Person extends PersonColumns {
  /** Those in the manager's scope, and offers. */
  memberships: MembershipRow[]
}

/**
 * The people of the manager's scope who have access or are invited, by name. Of a person with offers only, what the
 * manager typed.
 * @throws ApiError `console.forbidden`
 */
export async function listStaff(context: Context, { manager }: { manager: Manager }): Promise<Person[]> {
  demandPermission(manager, 'staff.manage')
  const supplierId = manager === null || manager.scope === 'all' ? null : manager.scope
  const rows = await context.db.rows<PersonColumns>({
    name: 'staff.list',
    text: `select s.id, case when k.is_known then s.name else k.name end as name,
        case when k.is_known then s.email else k.email end as email,
        case when k.is_known then s.accepted_at end as "acceptedAt", case when k.is_known then s.last_seen_at end as "lastSeenAt",
        k.is_known and s.totp_secret is not null as "hasTotp",
        (select count(*) from staff_passkey p where p.staff_id = s.id and k.is_known) as passkeys,
        case when k.is_known then (select max(i.expires_at) from staff_invite i
          where i.staff_id = s.id and i.used_at is null and i.expires_at > rihla_now())
          when k.until > rihla_now() then k.until end as "inviteExpiresAt"
      from staff s join (
        select m.staff_id, $1::bigint is null or bool_or(m.offered_until is null) as is_known,
          max(m.offered_name) as name, max(m.offered_email) as email, max(m.offered_until) as until
        from membership m where m.ended_at is null and ($1::bigint is null or m.supplier_id = $1) group by m.staff_id
      ) k on k.staff_id = s.id
      order by 2, 1`,
    values: [supplierId],
  })
  const ids = rows.map(({ id }) => id)
  const memberships = [...(await listMemberships(context.db, ids)), ...(await listOffers(context.db, ids))]
  return rows.map((row) => ({
    ...row,
    memberships: memberships.filter(
      (one) => one.staffId === row.id && (supplierId === null || one.supplierId === supplierId),
    ),
  }))
}

/** The suppliers that a person of the marketplace can be invited to, by name. */
export function listSupplierNames(
  context: Context,
): Promise<{ id: number; code: string; name: Record<Locale, string> }[]> {
  return context.db.rows({
    name: 'staff.suppliers',
    text: `select id, code, name from supplier order by name ->> 'en', id`,
  })
}
