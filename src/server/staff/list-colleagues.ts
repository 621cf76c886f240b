import type { Permission } from '#domain/permissions.ts'
import type { Context } from '#server/kernel/context.ts'

export interface Colleague {
  id: number
  name: string
}

/**
 * The people of the marketplace who have accepted their invitation, by name: work can be assigned to them. With
 * `permission`, those who have it.
 */
export function listColleagues(context: Context, permission: Permission | null = null): Promise<Colleague[]> {
  return context.db.rows({
    name: 'staff.colleagues',
    text: `select s.id, s.name from staff s where s.accepted_at is not null and exists (
        select from membership m join role r on r.id = m.role_id
          where m.staff_id = s.id and m.supplier_id is null and m.ended_at is null and m.offered_until is null
            and ($1::text is null or r.permissions @> array[$1::text]))
      order by s.name, s.id`,
    values: [permission],
  })
}
