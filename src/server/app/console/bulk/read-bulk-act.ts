import type { BulkState } from '#domain/bulk-act.ts'
import { listBulkActs, listBulkOrders, type BulkActRow, type BulkOrderRow } from '#server/booking/desk/bulk-queries.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { cutPage } from '#server/kernel/cut-page.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandBulk } from './demand-bulk.ts'

const MOST_LISTED = 20
const PAGE = 200

/** The person's own latest, the newest first. @throws ApiError `console.forbidden` */
export function listOwnBulkActs(context: Context, { person }: { person: SignedInStaff }): Promise<BulkActRow[]> {
  demandBulk(person)
  return listBulkActs(context.db, { staffId: person.staffId, bulkActId: null, most: MOST_LISTED })
}

/** An act of the person and a page of its orders. @throws ApiError `console.forbidden`, `console.not_found` */
export async function readBulkAct(
  context: Context,
  {
    person,
    bulkActId,
    state,
    after,
  }: { person: SignedInStaff; bulkActId: number; state: BulkState | null; after: number },
): Promise<BulkActRow & { orders: BulkOrderRow[]; next: number | null }> {
  demandBulk(person)
  const [act] = await listBulkActs(context.db, { staffId: person.staffId, bulkActId, most: 1 })
  if (!act) throw new ApiError('missing', 'console.not_found')
  const found = await listBulkOrders(context.db, { bulkActId, state, after, most: PAGE + 1 })
  const { rows: orders, next } = cutPage(found, PAGE, ({ position }) => position)
  return { ...act, orders, next }
}
