import type { Context } from '#server/kernel/context.ts'
import { getStaffOrder, listByReference, listQueue, type OrderQueue, type StaffOrderRow } from './staff-queries.ts'

export type { StaffOrderRow }

/** The orders that await staff, the most urgent first, or the given ones. At most 200. */
export function listStaffOrders(
  context: Context,
  filter: { queue: OrderQueue } | { references: string[] },
): Promise<StaffOrderRow[]> {
  return 'queue' in filter ? listQueue(context.db, filter.queue) : listByReference(context.db, filter.references)
}

/** One order as staff see it. Throws when there is none. */
export function readStaffOrder(context: Context, reference: string): Promise<StaffOrderRow> {
  return getStaffOrder(context.db, reference)
}
