import type { SavedList } from '#domain/saved-views.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { supplierOf } from '#server/staff/record-audit.ts'
import { mayChangeView } from './may-change-view.ts'
import { selectViews, type ViewRow } from './view-queries.ts'

export interface SavedView extends Omit<ViewRow, 'staffId'> {
  isOwn: boolean
  mayChange: boolean
}

/** The person's own views of a list and those that are shared in their scope, their own first. */
export async function listViews(
  context: Context,
  { person, list }: { person: SignedInStaff; list: SavedList },
): Promise<SavedView[]> {
  const rows = await selectViews(context.db, { list, staffId: person.staffId, supplierId: supplierOf(person) })
  return rows.map(({ staffId, ...view }) => ({
    ...view,
    isOwn: staffId === person.staffId,
    mayChange: mayChangeView(person, staffId),
  }))
}
