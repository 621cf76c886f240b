import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { recordAudit, supplierOf } from '#server/staff/record-audit.ts'
import { demandView } from './demand-view.ts'
import { removeView } from './view-queries.ts'

/** @throws ApiError `console.not_found`, `console.forbidden` */
export async function deleteView(
  context: Context,
  { person, viewId }: { person: SignedInStaff; viewId: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { list, isShared } = await demandView(tx, person, viewId)
    await removeView(tx, viewId)
    await recordAudit(tx, {
      actor: person,
      action: 'view.deleted',
      subject: { kind: 'view', id: viewId },
      supplierId: supplierOf(person),
      before: { list, shared: isShared },
    })
  })
}
