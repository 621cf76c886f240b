import type { Context } from '#server/kernel/context.ts'

/** The people of the marketplace who have accepted their invitation, by name: an order can be assigned to them. */
export function listColleagues(context: Context): Promise<{ id: number; name: string }[]> {
  return context.db.rows({
    name: 'staff.colleagues',
    text: `select s.id, s.name from staff s where s.accepted_at is not null and exists (
        select from membership m where m.staff_id = s.id and m.supplier_id is null and m.ended_at is null)
      order by s.name, s.id`,
  })
}
