import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { supplierOf } from '#server/staff/record-audit.ts'
import { mayChangeView } from './may-change-view.ts'
import { lockView, type ViewRow } from './view-queries.ts'

/** Locks a view that the person may change. @throws ApiError `console.not_found`, `console.forbidden` */
export async function demandView(tx: Tx, person: SignedInStaff, viewId: number): Promise<ViewRow> {
  await demandSession(tx, person)
  const view = await lockView(tx, { viewId, staffId: person.staffId, supplierId: supplierOf(person) })
  if (!view) throw new ApiError('missing', 'console.not_found')
  if (!mayChangeView(person, view.staffId)) throw new ApiError('forbidden', 'console.forbidden')
  return view
}
