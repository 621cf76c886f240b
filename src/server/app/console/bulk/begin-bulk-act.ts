import { MOST_IN_BULK } from '#domain/bulk-act.ts'
import { demandColleague } from '#server/app/console/inbox/assignee.ts'
import { insertBulkAct, listOrderIds } from '#server/booking/desk/bulk-queries.ts'
import { listPage, type DeskFilter, type DeskSort } from '#server/booking/desk/list-orders.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { demandBulk } from './demand-bulk.ts'

export type BulkTask = { act: 'assign'; staffId: number | null } | { act: 'payment_link' } | { act: 'resend' }

/** Ticked orders, or all that match. `search`: the filters, for the log. */
export type BulkSelection =
  | { references: readonly string[] }
  | { filter: DeskFilter; sort: DeskSort; search: Record<string, string> }

/**
 * Stores an act on many orders, which `carryOutBulkActs` works off. Returns its id.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.no_orders`, `console.too_many_orders`,
 * `console.bulk_busy` while an earlier act of the person is going on
 */
export async function beginBulkAct(
  context: Context,
  { person, task, selection }: { person: SignedInStaff; task: BulkTask; selection: BulkSelection },
): Promise<number> {
  demandBulk(person)
  const assigneeId = task.act === 'assign' ? task.staffId : null
  await demandColleague(context, { staffId: assigneeId })
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const orderIds = await idsOf(tx, selection)
    const { staffId, membershipId, network } = person
    const id = await insertBulkAct(tx, { act: task.act, assigneeId, staffId, membershipId, network }, orderIds)
    if (id === undefined) throw new ApiError('conflict', 'console.bulk_busy')
    await recordAudit(tx, {
      actor: person,
      action: 'order.bulk_begun',
      subject: { kind: 'bulk_act', id },
      supplierId: null,
      after: {
        act: task.act,
        orders: orderIds.length,
        ...('search' in selection ? { filters: new URLSearchParams(selection.search).toString() } : {}),
      },
    })
    return id
  })
}

async function idsOf(tx: Tx, selection: BulkSelection): Promise<number[]> {
  if ('references' in selection) {
    const references = [...new Set(selection.references)]
    const ids = await listOrderIds(tx, references)
    if (ids.length !== references.length) throw new ApiError('missing', 'console.not_found')
    return ids
  }
  const { filter, sort } = selection
  const rows = await listPage(tx, { scope: 'all', filter, sort, after: null, size: MOST_IN_BULK })
  if (rows.length === 0) throw new ApiError('conflict', 'console.no_orders')
  if (rows.length > MOST_IN_BULK) throw new ApiError('conflict', 'console.too_many_orders')
  return rows.map(({ id }) => id)
}
