import { endBulkActs, listBulkActs, refuseWaiting } from '#server/booking/desk/bulk-queries.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { demandBulk } from './demand-bulk.ts'

/** Leaves out the orders that have not had their turn. @throws ApiError `console.forbidden`, `console.not_found` */
export async function stopBulkAct(
  context: Context,
  { person, bulkActId }: { person: SignedInStaff; bulkActId: number },
): Promise<void> {
  demandBulk(person)
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const [act] = await listBulkActs(tx, { staffId: person.staffId, bulkActId, most: 1 })
    if (!act) throw new ApiError('missing', 'console.not_found')
    const orders = await refuseWaiting(tx, bulkActId, 'console.bulk_stopped')
    await endBulkActs(tx)
    await recordAudit(tx, {
      actor: person,
      action: 'order.bulk_stopped',
      subject: { kind: 'bulk_act', id: bulkActId },
      supplierId: null,
      after: { act: act.act, orders },
    })
  })
}
