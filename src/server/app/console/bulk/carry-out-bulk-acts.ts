import type { AuditAction } from '#domain/audit-actions.ts'
import { demandColleague } from '#server/app/console/inbox/assignee.ts'
import { actOnOrder, type OrderTask } from '#server/app/console/orders/act-on-order.ts'
import {
  claimOrders,
  endBulkActs,
  refuseOrder,
  setOrderDone,
  type DueOrder,
} from '#server/booking/desk/bulk-queries.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { readDeskOrder } from '#server/booking/desk/read-order.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { findActor, lockActor } from '#server/staff/find-actor.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { demandBulk } from './demand-bulk.ts'

const BATCH = 50
/** An order is marked as refused after this many unexpected errors, so that the act ends. */
const MOST_ATTEMPTS = 5

/**
 * Carries out bulk acts, each order in a transaction with its mail, audit entry and result, so that another process can
 * continue after a crash without repeating an order. One order after the other, because each locks the person.
 */
export async function carryOutBulkActs(context: Context): Promise<void> {
  for (;;) {
    const rows = await claimOrders(context.db, BATCH)
    for (const row of rows) await work(context, row)
    if (rows.length > 0) await endBulkActs(context.db)
    if (rows.length < BATCH) return
  }
}

/** Thrown to roll back: another process has handled the order, or the person stopped the act. */
class NotWaiting extends Error {}

async function work(context: Context, due: DueOrder): Promise<void> {
  try {
    await act(context, due)
  } catch (error) {
    if (error instanceof NotWaiting) return
    if (error instanceof ApiError) return refuseOrder(context.db, due, error.code)
    context.log.warn({ err: error, bulkAct: due.bulkActId, order: due.reference }, 'an order of a bulk act is tried again') // prettier-ignore
    if (due.attempts >= MOST_ATTEMPTS) await refuseOrder(context.db, due, 'server.failed')
  }
}

async function act(context: Context, due: DueOrder): Promise<void> {
  const actor = await findActor(context.db, due)
  if (!actor) throw new ApiError('forbidden', 'console.access_changed')
  demandBulk(actor)
  const order = await readDeskOrder(context, { reference: due.reference, scope: actor.scope })
  if (!order) throw new ApiError('missing', 'console.not_found')
  const task = taskOf(due)
  // The person may have left since the act was begun.
  if (task.act === 'assign') await demandColleague(context, { staffId: task.colleague?.id ?? null })
  const begin = async (tx: Tx) => {
    if (!(await lockActor(tx, due))) throw new ApiError('forbidden', 'console.access_changed')
    if (!(await setOrderDone(tx, due))) throw new NotWaiting()
  }
  const recorderOf =
    (action: AuditAction, change?: { before: object; after: object }): RecordChange =>
    async (tx, orderId) => {
      const { staffId, membershipId, network, reference } = due
      await recordAudit(tx, {
        actor: { staffId, membershipId, network },
        action,
        subject: { kind: 'order', id: orderId },
        supplierId: null,
        ...(change && { before: { ...change.before } }),
        after: { reference, ...change?.after },
      })
    }
  await actOnOrder(context, { order, task, staff: actor.name, begin, recorderOf })
}

const taskOf = ({ act, assignee }: DueOrder): OrderTask => (act === 'assign' ? { act, colleague: assignee } : { act })
