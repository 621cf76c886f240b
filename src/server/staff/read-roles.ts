import { withoutSecondFactor } from '#domain/permissions.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from './may-manage.ts'
import { listRoles, type RoleRow } from './queries.ts'

/** The roles that exist in the person's scope, with the number of people. @throws ApiError `console.forbidden` */
export async function readRoles(
  context: Context,
  { person }: { person: SignedInStaff },
): Promise<(Omit<RoleRow, 'id'> & { people: number; passwordOnly: number })[]> {
  demandPermission(person, 'staff.manage')
  const supplierId = person.scope === 'all' ? null : person.scope
  const roles = await listRoles(context.db)
  const counts = await context.db.rows<{ roleId: number; people: number; passwordOnly: number }>({
    name: 'staff.count_roles',
    text: `select m.role_id as "roleId", count(*) as people, count(distinct s.id) filter (where not exists (
        select from membership o join role r on r.id = o.role_id
        where o.staff_id = s.id and o.ended_at is null and o.offered_until is null and not r.permissions <@ $2::text[])) as "passwordOnly"
      from membership m left join staff s on s.id = m.staff_id and s.accepted_at is not null
      where m.ended_at is null and m.offered_until is null and ($1::bigint is null or m.supplier_id = $1) group by m.role_id`,
    values: [supplierId, withoutSecondFactor],
  })
  return roles
    .filter(({ kind }) => person.scope === 'all' || kind === 'supplier')
    .map(({ id, ...role }) => {
      const { people = 0, passwordOnly = 0 } = counts.find(({ roleId }) => roleId === id) ?? {}
      return { ...role, people, passwordOnly }
    })
}
