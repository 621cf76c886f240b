import type { Scope } from '#domain/staff-scope.ts'
import type { Context } from '#server/kernel/context.ts'

/** Whether an order exists for people of a scope: a supplier's have those with its activities. */
export async function hasOrderInScope(
  { db }: Pick<Context, 'db'>,
  { reference, scope }: { reference: string; scope: Scope },
): Promise<boolean> {
  const rows = await db.rows({
    name: 'desk.has_order',
    text: `select 1 from orders o join order_row r on r.order_id = o.id
      where o.reference = $1 and ($2::bigint is null or r.supplier_ids @> array[$2::bigint])`,
    values: [reference, scope === 'all' ? null : scope],
  })
  return rows.length > 0
}
