import { MOST_VIEWS, type SavedList } from '#domain/saved-views.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { recordAudit, supplierOf } from '#server/staff/record-audit.ts'
import { countViews, insertView, type ViewParams } from './view-queries.ts'

/**
 * Stores an address of a list. `params` are valid for the list.
 * @throws ApiError `console.too_many_views`, `console.view_name_taken`
 */
export async function saveView(
  context: Context,
  { person, ...view }: { person: SignedInStaff; list: SavedList; name: string; params: ViewParams; isShared: boolean },
): Promise<void> {
  const { staffId } = person
  const supplierId = supplierOf(person)
  await context.db.transaction(async (tx) => {
    // Locks the person: two windows count one after the other.
    await demandSession(tx, person)
    const { list, name } = view
    const { count, isNamed } = await countViews(tx, { staffId, supplierId, list, name, exceptId: null })
    if (count >= MOST_VIEWS) throw new ApiError('conflict', 'console.too_many_views')
    if (isNamed) throw new ApiError('conflict', 'console.view_name_taken')
    const id = await insertView(tx, { staffId, supplierId, ...view })
    // Without the name, which may be a guest's.
    await recordAudit(tx, {
      actor: person,
      action: 'view.saved',
      subject: { kind: 'view', id },
      supplierId,
      after: { list, shared: view.isShared },
    })
  })
}
