import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { recordAudit, supplierOf } from '#server/staff/record-audit.ts'
import { demandView } from './demand-view.ts'
import { countViews, updateView, type ViewParams, type ViewRow } from './view-queries.ts'

/**
 * Renames a view, shares it or stops sharing it, and stores another address for it if `paramsOf` returns one for its list.
 * @throws ApiError `console.not_found`, `console.forbidden`, `console.view_changed` if a colleague has changed it since
 * `version`, `console.view_name_taken`
 */
export async function changeView(
  context: Context,
  input: {
    person: SignedInStaff
    viewId: number
    name: string
    isShared: boolean
    version: number
    paramsOf: (list: ViewRow['list']) => ViewParams | null
  },
): Promise<void> {
  const { person, viewId, name, isShared, version, paramsOf } = input
  await context.db.transaction(async (tx) => {
    const view = await demandView(tx, person, viewId)
    if (view.version !== version) throw new ApiError('conflict', 'console.view_changed')
    const { list, staffId } = view
    const { isNamed } = await countViews(tx, { staffId, supplierId: supplierOf(person), list, name, exceptId: viewId })
    if (isNamed) throw new ApiError('conflict', 'console.view_name_taken')
    await updateView(tx, { viewId, name, isShared, params: paramsOf(list) ?? view.params })
    await recordAudit(tx, {
      actor: person,
      action: 'view.changed',
      subject: { kind: 'view', id: viewId },
      supplierId: supplierOf(person),
      before: { list, shared: view.isShared },
      after: { list, shared: isShared },
    })
  })
}
